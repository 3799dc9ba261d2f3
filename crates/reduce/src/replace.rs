//! What may stand in the place of a node and is smaller.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use secateur_names::{Program, Without};
use secateur_syntax::{Kind, NodeId, Replacement, Role};

use crate::breadth::Breadth;

/// How far below a node something is sought that may stand in its place.
const LEVELS_MAX: usize = 5;
/// The same for a member of a list, whose deletion has been tried, until all else is done.
const LEVELS_BELOW_MEMBER: usize = 3;

/// Of how many replacements from inside a node none is tried any more, because most of them go with the lists below the
/// node.
///
/// Measured with coarse walks of 8, 16, 32, 64 and 256.
fn nested_max(breadth: Breadth) -> usize {
    match breadth {
        Breadth::Coarse => 32,
        Breadth::Focus { .. } | Breadth::Quick => 256,
        Breadth::Thorough => usize::MAX,
    }
}

/// Which replacements a walk tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// All that Perses tries.
    Published,
    /// Of what is nested only the outermost, and no token that would be a statement by itself; no text for what could have
    /// gone, unless it stands between separators, as an argument does.
    Lean,
    /// All that Perses tries, but no text for the outermost elements; and what stands elsewhere in the file, values of other types
    /// than the smallest text has, nothing in the place of a token beside a syntax error, `=` for `+=`, and `*a` for `a[1]`.
    Anywhere,
}

/// The replacements of one node, being tried one after the other.
#[derive(Clone)]
pub(crate) struct Replacements {
    pub(crate) node: NodeId,
    options: Arc<[Replacement]>,
    next: usize,
}

impl Replacements {
    /// What is smaller than `node`, smallest first: the smallest text that the grammar admits in its place, descendants,
    /// and runs of nested lists.
    ///
    /// Only a thorough walk tries what seldom helps: something smaller for what could have gone but did not, and a text
    /// of as many tokens.
    pub(crate) fn of(program: &Program, node: NodeId, breadth: Breadth, choice: Choice) -> Self {
        let is_thorough = breadth == Breadth::Thorough;
        let role = program.role(node);
        if role.is_removable() && !is_thorough {
            return Self::none(node);
        }
        let weight = program.node(node).weight();
        let is_outermost = program.node(node).depth() <= 1;
        let has_text = match choice {
            Choice::Published => true,
            Choice::Lean => !role.is_removable() || role == Role::Separated,
            Choice::Anywhere => !is_outermost,
        };
        let text = program.smallest(node).filter(|_| has_text);
        let text = text.map(|text| {
            (program.grammar().estimate_tokens(text.as_bytes()), Replacement::Text(text.into()))
        });
        // The program gives a text only if it is shorter, but perhaps in bytes alone.
        let text = text.filter(|(size, _)| is_thorough || *size < weight);
        let max = nested_max(breadth);
        let mut nested: Vec<_> =
            nested(program, node, choice).take(max.saturating_add(1)).collect();
        if nested.len() > max {
            nested.clear();
        }
        if choice == Choice::Lean {
            nested = outermost(program, node, nested);
            // One token that is all of a statement hardly ever does anything.
            let around = program.node(node).parent().map_or(0, |parent| parent.weight());
            if role == Role::Optional && around <= weight + 1 {
                nested.retain(|(size, _)| *size > 1);
            }
        }
        let is_anywhere = choice == Choice::Anywhere && program.tokens() <= ANYWHERE_TOKENS_MAX;
        let elsewhere = if is_anywhere { elsewhere(program, node) } else { Vec::new() };
        // A test that takes one syntax error may take another, and the end of a line may do for a semicolon.
        let is_needless = is_anywhere && weight == 1 && !role.is_removable();
        let is_needless =
            is_needless && (program.may_go_unsaid(node) || is_beside_error(program, node));
        let nothing = is_needless.then(|| (0, Replacement::Text("".into())));
        let plain = if is_anywhere { plain_assignment(program, node) } else { None };
        let values = if is_anywhere && weight > 1 { program.values_for(node) } else { Vec::new() };
        let values = values.into_iter().map(|text| (1, Replacement::Text(text.into())));
        let rest = if is_anywhere { rest(program, node) } else { Vec::new() };
        let tokens = nothing.into_iter().chain(text).chain(plain).chain(values).chain(rest);
        Self::smallest_first(node, tokens.chain(nested).chain(elsewhere).collect())
    }

    /// What stands within `chosen`, which has come into the place of `node`, and may come there too; the outermost.
    pub(crate) fn within(program: &Program, node: NodeId, chosen: &Replacement) -> Self {
        let Replacement::Node(chosen) = *chosen else { return Self::none(node) };
        let (outer, inside) = (program.node(chosen), program.node(chosen).subtree());
        let levels = outer.depth() - program.node(node).depth() + LEVELS_BELOW_MEMBER;
        let below =
            program.replacements(node, levels).filter(|below| inside.contains(&below.index()));
        let weighed = below.map(|below| (program.node(below).weight(), Replacement::Node(below)));
        let smaller = weighed.filter(|(size, _)| *size < outer.weight()).collect();
        Self::smallest_first(node, outermost(program, node, smaller))
    }

    /// The descendants and runs of nested lists alone.
    pub(crate) fn hoisting(program: &Program, node: NodeId) -> Self {
        Self::smallest_first(node, nested(program, node, Choice::Published).collect())
    }

    pub(crate) fn none(node: NodeId) -> Self {
        Self { node, options: Arc::default(), next: 0 }
    }

    fn smallest_first(node: NodeId, mut options: Vec<(u64, Replacement)>) -> Self {
        // Stable: of equals, the text of its own comes first, then the order of the file.
        options.sort_by_key(|(size, _)| *size);
        Self { node, options: options.into_iter().map(|(_, option)| option).collect(), next: 0 }
    }

    /// Leaves out what does not serve.
    pub(crate) fn retain(&mut self, serves: impl Fn(&Replacement) -> bool) {
        self.options = self.options.iter().filter(|option| serves(option)).cloned().collect();
    }

    /// The one to be tried now; none at the end.
    pub(crate) fn current(&self) -> Option<&Replacement> {
        self.options.get(self.next)
    }

    /// Goes on to the next one.
    pub(crate) fn advance(&mut self) {
        self.next += 1;
    }
}

/// What from below `node` may stand in its place and is smaller, with its tokens.
fn nested(
    program: &Program,
    node: NodeId,
    choice: Choice,
) -> impl Iterator<Item = (u64, Replacement)> {
    let is_member = program.role(node).is_removable() && choice != Choice::Anywhere;
    let levels = if is_member { LEVELS_BELOW_MEMBER } else { LEVELS_MAX };
    let weight_of = |id: NodeId| program.node(id).weight();
    let below =
        program.replacements(node, levels).map(move |id| (weight_of(id), Replacement::Node(id)));
    let runs = program
        .splices(node, levels)
        .map(move |run| (nodes_of(program, &run).into_iter().map(weight_of).sum(), run));
    below.chain(runs).filter(move |(size, _)| *size < weight_of(node))
}

/// Of these replacements of `node`, given in pre-order, those that do not stand in another one, nor are the name of what is
/// called: `f` hardly ever does what `f(x)` did. Of what is in parentheses it is the content. Runs stay.
///
/// Of an element of a list, those that do not stand in another one of their kind: there, grammars admit more than programs
/// mean, a block beside functions for instance, and what stands in the block may still do.
fn outermost(
    program: &Program,
    node: NodeId,
    mut options: Vec<(u64, Replacement)>,
) -> Vec<(u64, Replacement)> {
    let is_element = program.role(node) == Role::Element;
    let mut ends: HashMap<Kind, usize> = HashMap::new();
    let node_of = |(_, option): &(u64, Replacement)| {
        if let Replacement::Node(id) = option { Some(*id) } else { None }
    };
    let nodes: HashSet<NodeId> = options.iter().filter_map(node_of).collect();
    // What stands in parentheses mostly does without them.
    let is_bare_among = |id: NodeId| {
        let is_in_parentheses =
            program.node(id).children().next().is_some_and(|first| first.text() == b"(");
        is_in_parentheses
            && program.only_named_child(id).is_some_and(|inner| nodes.contains(&inner))
    };
    options.retain(|(_, option)| {
        let Replacement::Node(id) = option else { return true };
        if program.is_called(*id) || is_bare_among(*id) {
            return false;
        }
        let kind = if is_element { program.node(*id).kind_id() } else { Kind::default() };
        let end = ends.entry(kind).or_default();
        let is_outermost = id.index() >= *end;
        if is_outermost {
            *end = program.node(*id).subtree().end;
        }
        is_outermost
    });
    options
}

/// Whether a sibling of a node makes no sense, or is not there.
fn is_beside_error(program: &Program, node: NodeId) -> bool {
    let mut siblings = program.node(node).parent().into_iter().flat_map(|parent| parent.children());
    siblings.any(|sibling| sibling.is_error() || sibling.is_missing())
}

/// In how long texts something is sought elsewhere, or nothing is put where something must stand, in tokens.
const ANYWHERE_TOKENS_MAX: u64 = 256;

/// What stands elsewhere, may stand in the place of `node`, names something that `node` names, and is smaller, with its tokens.
/// Not for elements: what is a second time in a list can go.
fn elsewhere(program: &Program, node: NodeId) -> Vec<(u64, Replacement)> {
    if program.role(node) == Role::Element {
        return Vec::new();
    }
    program
        .elsewhere(node)
        .into_iter()
        .map(|id| (program.node(id).weight(), Replacement::Text(program.node(id).copy())))
        .collect()
}

/// For an operator that assigns and uses the old value, the one that assigns alone: `=` for `+=`. That is no token less, but what was
/// there for the old value can go then.
fn plain_assignment(program: &Program, node: NodeId) -> Option<(u64, Replacement)> {
    let again =
        program.respellings().iter().find(|entry| matches!(entry.without, Without::Again))?;
    let (node, assigns) = (program.node(node), again.keyword.as_bytes());
    let operator = node.text().strip_suffix(assigns).filter(|_| !node.is_named())?;
    program
        .rules()
        .is_operator(operator)
        .then(|| (1, Replacement::Text(String::from_utf8_lossy(assigns).into())))
}

/// What respellings make of a node of which only a part is kept: `*a` of `a[1]`, with its tokens, if these are fewer.
fn rest(program: &Program, node: NodeId) -> Vec<(u64, Replacement)> {
    let around = program.node(node);
    let respelt =
        program.respellings().iter().filter(|entry| entry.node == around.kind_id()).flat_map(
            |entry| {
                let parts = match entry.without {
                    Without::Rest(field) => program.child_in(node, field).into_iter().collect(),
                    Without::Nested => program.replacements(node, LEVELS_MAX).collect(),
                    _ => Vec::new(),
                };
                let put = program.grammar().estimate_tokens(entry.with.as_bytes());
                parts.into_iter().map(|part| program.node(part)).map(move |part| {
                    (
                        put + part.weight(),
                        entry.with.to_string() + &String::from_utf8_lossy(part.text()),
                    )
                })
            },
        );
    let fewer = respelt.filter(|(tokens, _)| *tokens < around.weight());
    fewer.map(|(tokens, text)| (tokens, Replacement::Text(text.into()))).collect()
}

/// The nodes that a replacement brings into the text.
pub(crate) fn nodes_of(program: &Program, replacement: &Replacement) -> Vec<NodeId> {
    match replacement {
        Replacement::Text(_) => Vec::new(),
        Replacement::Node(id) => vec![*id],
        Replacement::Run { first, last } => {
            let siblings =
                program.node(*first).parent().into_iter().flat_map(|parent| parent.children());
            siblings.map(|sibling| sibling.id()).filter(|id| (first..=last).contains(&id)).collect()
        }
    }
}
