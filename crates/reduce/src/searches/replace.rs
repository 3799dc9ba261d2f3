//! Smaller replacements of a node.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use secateur_names::{Program, Without};
use secateur_syntax::{KindId, Node, NodeId, Replacement, Role};

use crate::round::{Breadth, LONG_TEXT_TOKENS_MIN, SHORT_TOKENS_MAX};

/// Maximum depth of a replacement below its node.
const LEVELS_MAX: usize = 5;
/// Maximum depth for a removable node, whose deletion has been tried, before the last phase.
const LEVELS_BELOW_MEMBER: usize = 3;

/// Returns the maximum number of nested replacements. With more, none is tried, because most of
/// them disappear with the lists below the node.
///
/// Measured with coarse rounds of 8, 16, 32, 64 and 256.
fn nested_max(breadth: Breadth) -> usize {
    match breadth {
        Breadth::Coarse => 32,
        Breadth::Focus { .. } | Breadth::Quick => 256,
        Breadth::Thorough => usize::MAX,
    }
}

/// Maximum number of nested replacements that lean Perses tries for one node in a coarse round of a
/// long text, the smallest. Larger ones seldom succeed where these failed, and a later round asks
/// them of a shorter text.
///
/// Measured with 1, 2, 3 and all.
const COARSE_MAX: usize = 2;

/// Replacements to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// All replacements of Perses.
    Published,
    /// Only the outermost nested replacements, without tokens that would be a statement, and
    /// without a smallest text for a removable node, unless separators enclose it, as for an
    /// argument.
    Lean,
    /// All replacements of Perses, without a smallest text for outermost elements. Also nodes from
    /// elsewhere in the file, values of other types than the smallest text, nothing for a token
    /// beside a syntax error, `=` for `+=`, and `*a` for `a[1]`.
    Anywhere,
}

/// Iterator over the replacements of one node.
#[derive(Clone)]
pub(crate) struct Replacements {
    pub(crate) node: NodeId,
    pub(crate) options: Arc<[Replacement]>,
    next: usize,
}

impl Replacements {
    /// Returns the replacements of `node` that are smaller, smallest first: the smallest text that
    /// the grammar admits, descendants, and runs of nested lists.
    ///
    /// Only a thorough round tries unlikely ones: replacements of a removable node that stayed, and
    /// a text with as many tokens.
    pub(crate) fn of(program: &Program, node: Node, breadth: Breadth, choice: Choice) -> Self {
        let is_thorough = breadth == Breadth::Thorough;
        let (role, weight, is_outermost) = (node.role(), node.weight(), node.depth() <= 1);
        if role.is_removable() && !is_thorough {
            return Self::none(node.id());
        }
        let has_text = match choice {
            Choice::Published => true,
            Choice::Lean => !role.is_removable() || role == Role::Separated,
            Choice::Anywhere => !is_outermost,
        };
        let sized = |text: &str| {
            (program.grammar().estimate_tokens(text.as_bytes()), Replacement::Text(text.into()))
        };
        let text = smallest(program, node, choice).filter(|_| has_text).map(sized);
        // The smallest text is shorter, but perhaps only in bytes.
        let text = text.filter(|(size, _)| is_thorough || *size < weight);
        let max = nested_max(breadth);
        let mut nested: Vec<_> =
            nested(program, node, choice).take(max.saturating_add(1)).collect();
        if nested.len() > max {
            nested.clear();
        }
        if choice == Choice::Lean {
            nested.retain(|(_, option)| is_alike(program, node, option));
            nested = outermost(program, node, nested);
            if breadth == Breadth::Coarse && program.tokens() >= LONG_TEXT_TOKENS_MIN {
                nested.sort_by_key(|(size, _)| *size);
                nested.truncate(COARSE_MAX);
            }
            // A statement of one token seldom helps.
            let around = node.parent().map_or(0, |parent| parent.weight());
            if role == Role::Optional && around <= weight + 1 {
                nested.retain(|(size, _)| *size > 1);
            }
        }
        if choice != Choice::Anywhere || program.tokens() > SHORT_TOKENS_MAX {
            return Self::smallest_first(node.id(), text.into_iter().chain(nested).collect());
        }
        let mut options = Vec::new();
        if weight == 1 && !role.is_removable() {
            // A test that accepts one syntax error may accept another. A line end may replace a
            // semicolon.
            let line_end = program.line_end_instead_of(node.id());
            let nothing = line_end.or_else(|| is_beside_error(node).then_some(""));
            options.extend(nothing.map(|text| (0, Replacement::Text(text.into()))));
        }
        options.extend(text);
        options.extend(plain_assignment(program, node));
        if weight > 1 {
            let values = program.values_for(node.id()).into_iter().map(sized);
            options.extend(values.filter(|(size, _)| *size < weight));
        }
        options.extend(rest(program, node));
        options.extend(nested);
        options.extend(elsewhere(program, node));
        Self::smallest_first(node.id(), options)
    }

    /// Returns the outermost descendants of `chosen`, the current replacement of `node`, that can
    /// replace `node` as well; before them, if `links` is more than 1, a node of the same kind that
    /// is as many links of a chain further inside.
    pub(crate) fn within(
        program: &Program,
        id: NodeId,
        chosen: &Replacement,
        links: usize,
    ) -> Self {
        let Replacement::Node(chosen) = *chosen else { return Self::none(id) };
        let (node, outer) = (program.node(id), program.node(chosen));
        let levels = outer.depth() - node.depth() + links.saturating_mul(LEVELS_BELOW_MEMBER);
        let is_option = |below: &Node| {
            outer.contains(below.id())
                && below.weight() < outer.weight()
                && program.may_be_alike(id, below.id())
        };
        let below = program.replacements(id, levels).map(|below| program.node(below));
        let below: Vec<_> = below.filter(is_option).collect();
        let mut chain = vec![outer];
        for link in below.iter().filter(|link| link.kind_id() == outer.kind_id()) {
            if chain.len() <= links && chain[chain.len() - 1].contains(link.id()) {
                chain.push(*link);
            }
        }
        let weighed = |node: &Node| (node.weight(), Replacement::Node(node.id()));
        let near = outer.depth() + LEVELS_BELOW_MEMBER;
        let near = below.iter().filter(|below| below.depth() <= near).map(weighed).collect();
        let mut options = Self::smallest_first(id, outermost(program, node, near));
        if let [_, _, .., far] = chain[..] {
            let far = Replacement::Node(far.id());
            options.options = [far].into_iter().chain(options.options.iter().cloned()).collect();
        }
        options
    }

    /// Returns the descendants and runs of nested lists only.
    pub(crate) fn hoisting(program: &Program, node: NodeId) -> Self {
        let nested = nested(program, program.node(node), Choice::Published);
        Self::smallest_first(node, nested.collect())
    }

    pub(crate) fn none(node: NodeId) -> Self {
        Self { node, options: Arc::default(), next: 0 }
    }

    fn smallest_first(node: NodeId, mut options: Vec<(u64, Replacement)>) -> Self {
        // The sort is stable: among equals, the smallest text comes first, then the order of the
        // file.
        options.sort_by_key(|(size, _)| *size);
        Self { node, options: options.into_iter().map(|(_, option)| option).collect(), next: 0 }
    }

    /// Keeps the replacements for which `serves` returns `true`.
    pub(crate) fn retain(&mut self, serves: impl Fn(&Replacement) -> bool) {
        self.options = self.options.iter().filter(|option| serves(option)).cloned().collect();
    }

    /// Returns the current replacement; `None` at the end.
    pub(crate) fn current(&self) -> Option<&Replacement> {
        self.options.get(self.next)
    }

    pub(crate) fn advance(&mut self) {
        self.next += 1;
    }
}

/// Returns the smallest text for a node. Before the last phase, it is of the node's type, if that
/// is known.
fn smallest<'a>(program: &'a Program, node: Node, choice: Choice) -> Option<&'a str> {
    match program.value_like(node.id()).filter(|_| choice == Choice::Lean) {
        Some(value) => {
            let size = (program.grammar().estimate_tokens(value.as_bytes()), value.len());
            (size < (node.weight(), node.span().len())).then_some(value)
        }
        None => program.smallest(node.id()),
    }
}

/// Returns `false` for a part of `node` that is known to have another type.
fn is_alike(program: &Program, node: Node, option: &Replacement) -> bool {
    match option {
        Replacement::Node(part) => program.may_be_alike(node.id(), *part),
        Replacement::Run { .. } | Replacement::Text(_) => true,
    }
}

/// Returns the smaller replacements from below `node`, with their tokens.
fn nested(
    program: &Program,
    node: Node,
    choice: Choice,
) -> impl Iterator<Item = (u64, Replacement)> {
    let is_member = node.role().is_removable() && choice != Choice::Anywhere;
    let levels = if is_member { LEVELS_BELOW_MEMBER } else { LEVELS_MAX };
    let (weight, weight_of) = (node.weight(), |id: NodeId| program.node(id).weight());
    let below = program
        .replacements(node.id(), levels)
        .map(move |id| (weight_of(id), Replacement::Node(id)));
    let runs = program
        .splices(node.id(), levels)
        .map(move |run| (nodes_of(program, &run).into_iter().map(weight_of).sum(), run));
    below.chain(runs).filter(move |(size, _)| *size < weight)
}

/// Returns the outermost of the replacements of `node`, which are given in pre-order. Names of
/// called functions are dropped: `f` seldom does what `f(x)` did. Nodes in parentheses are dropped
/// in favour of their content. Runs stay.
///
/// For an element of a list, the outermost replacements of each kind stay. There, grammars admit
/// more than languages do, for example a block beside functions, and the content of the block may
/// still work.
fn outermost(
    program: &Program,
    node: Node,
    mut options: Vec<(u64, Replacement)>,
) -> Vec<(u64, Replacement)> {
    let is_element = node.is_element() && node.role() != Role::Separated;
    let mut ends: HashMap<KindId, usize> = HashMap::new();
    let node_of = |(_, option): &(u64, Replacement)| {
        if let Replacement::Node(id) = option { Some(*id) } else { None }
    };
    let nodes: HashSet<NodeId> = options.iter().filter_map(node_of).collect();
    // Nodes in parentheses mostly work without them.
    let is_bare_among = |option: Node| {
        let mut children = option.children();
        children.next().is_some_and(|first| first.text() == b"(")
            && option
                .only_named_child()
                .is_some_and(|inner| nodes.contains(&inner.id()) && children.next() == Some(inner))
    };
    options.retain(|(_, option)| {
        let Replacement::Node(id) = option else { return true };
        let option = program.node(*id);
        if program.is_called(option) || is_bare_among(option) {
            return false;
        }
        let kind = if is_element { option.kind_id() } else { KindId::default() };
        let end = ends.entry(kind).or_default();
        let is_outermost = id.index() >= *end;
        if is_outermost {
            *end = option.subtree().end;
        }
        is_outermost
    });
    options
}

/// Returns `true` if a sibling of a node is a syntax error or is missing.
fn is_beside_error(node: Node) -> bool {
    node.siblings().any(|sibling| sibling.is_error() || sibling.is_missing())
}

/// Returns smaller nodes from elsewhere in the file that can replace `node` and share a name with
/// it, with their tokens. List elements have none, because a duplicate of an element can be
/// deleted.
fn elsewhere(program: &Program, node: Node) -> Vec<(u64, Replacement)> {
    if node.role() == Role::Element {
        return Vec::new();
    }
    let others = program.elsewhere(node.id()).into_iter().map(|id| program.node(id));
    others.map(|other| (other.weight(), Replacement::Text(other.copy()))).collect()
}

/// Returns the plain assignment operator for a compound one: `=` for `+=`. It has as many tokens,
/// but the old value becomes removable.
fn plain_assignment(program: &Program, node: Node) -> Option<(u64, Replacement)> {
    let again =
        program.respellings().iter().find(|entry| matches!(entry.without, Without::Again))?;
    let assigns = again.keyword.as_bytes();
    let operator = node.text().strip_suffix(assigns).filter(|_| !node.is_named())?;
    let text = program.rules().is_operator(operator).then(|| String::from_utf8_lossy(assigns))?;
    Some((1, Replacement::Text(text.into())))
}

/// Returns the respellings of a node that keep only a part of it, with their tokens, if these are
/// fewer: `*a` for `a[1]`.
fn rest(program: &Program, node: Node) -> Vec<(u64, Replacement)> {
    let entries = program.respellings().iter().filter(|entry| entry.node == node.kind_id());
    let respelt = entries.flat_map(|entry| {
        let parts: Vec<Node> = match entry.without {
            Without::Rest(field) => node.child(field).into_iter().collect(),
            Without::Nested => {
                let nested = program.replacements(node.id(), LEVELS_MAX);
                nested.map(|id| program.node(id)).collect()
            }
            _ => Vec::new(),
        };
        let put = program.grammar().estimate_tokens(entry.with.as_bytes());
        parts.into_iter().map(move |part| {
            (put + part.weight(), entry.with.to_string() + &String::from_utf8_lossy(part.text()))
        })
    });
    let fewer = respelt.filter(|(tokens, _)| *tokens < node.weight());
    fewer.map(|(tokens, text)| (tokens, Replacement::Text(text.into()))).collect()
}

/// Returns the nodes that a replacement inserts.
pub(crate) fn nodes_of(program: &Program, replacement: &Replacement) -> Vec<NodeId> {
    match replacement {
        Replacement::Text(_) => Vec::new(),
        Replacement::Node(id) => vec![*id],
        Replacement::Run { first, last } => {
            let siblings = program.node(*first).siblings();
            siblings.map(|sibling| sibling.id()).filter(|id| (first..=last).contains(&id)).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use secateur_grammars::SMTLIB;
    use secateur_names::parse;
    use secateur_syntax::Replacement;

    use super::{Choice, Replacements};
    use crate::round::Breadth;

    #[test]
    fn a_term_becomes_a_term_of_its_type() {
        let text = "(declare-fun x () (_ BitVec 2)) (declare-fun y () (_ BitVec 4)) \
                    (assert (= y (bvadd (concat x #b11) (bvneg y))))";
        let program = parse(&SMTLIB, text.as_bytes()).unwrap();
        let sum = program.nodes().find(|node| node.kind() == "bits_operation").unwrap();
        let texts = |choice| {
            let Replacements { options, .. } =
                Replacements::of(&program, sum, Breadth::Thorough, choice);
            let text = |option: &Replacement| match option {
                Replacement::Node(part) => program.node(*part).copy().to_string(),
                Replacement::Text(text) => text.to_string(),
                Replacement::Run { .. } => unreachable!(),
            };
            options.iter().map(text).collect::<Vec<_>>()
        };
        assert_eq!(texts(Choice::Lean), ["#b0000", "(bvneg y)", "(concat x #b11)"]);
        // Late, also by terms of other types.
        assert!(texts(Choice::Anywhere).contains(&"x".to_owned()));
        assert!(texts(Choice::Anywhere).contains(&"#b1111".to_owned()));
    }
}
