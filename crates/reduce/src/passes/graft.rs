//! Graft: moves a part into an unimportant position and deletes the rest of its node.
//!
//! The name comes from subtree pruning and regrafting in phylogenetics.
//!
//! - Helps with: parts whose position does not matter: 7 of 35 tokens on one of 26 inputs.
//! - Costs: at most one test per token of a short program.
//! - Languages: all.
//! - Limit: programs of 256 tokens; in longer ones, most of the enclosing nodes can be deleted.
//! - Readable: strange, the result combines unrelated parts.

use std::cmp::Reverse;
use std::ops::Range;

use secateur_names::Program;
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::{SHORT_TOKENS_MAX, weight};
use crate::transform::{Instance, in_parentheses};

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.c", "int f(int a) { f(); g(a); }", "int f(int a) { f(g(a)); }"),
    Example::new(
        "a.c",
        "int f(int a, int b) { if (a) ; else b = 0; }",
        "int f(int a, int b) { b = a; }",
    ),
];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    if program.tokens() > SHORT_TOKENS_MAX { Vec::new() } else { grafted(program) }
}

/// Position for a part: a node with its smallest text, an empty pair of brackets, or, for a part of
/// the statement before it, any number: `f(); a *= 2;` becomes `a *= f();`.
struct Gap<'a> {
    node: Node<'a>,
    is_number: bool,
    brackets: Option<[Node<'a>; 2]>,
}

/// Deletion of the nodes around a part.
struct Deletion<'a> {
    edit: Edit,
    weight: u64,
    range: Range<usize>,
    /// Nodes that remain in that range, including the gap.
    kept: Range<usize>,
    /// Nodes that can contain the part.
    sources: Vec<Node<'a>>,
}

/// Returns the edits that move a part to a gap and delete the rest of its node. The node is either
/// an element of a list, or is replaced by its child around the gap: `a ^ f(0) ^ b` becomes `a ^
/// f(b)`.
///
/// An edit must save tokens and delete no definition that is still used. At most as many edits are
/// returned as the program has tokens, the largest savings first.
fn grafted(program: &Program) -> Vec<Instance> {
    let uses = program
        .entities()
        .iter()
        .flat_map(|entity| entity.uses.iter().map(|use_node| (use_node.index(), entity.scope)));
    let mut uses: Vec<(usize, NodeId)> = uses.collect();
    uses.sort_unstable();
    let gaps: Vec<Gap> = program.nodes().filter_map(|node| Gap::at(program, node)).collect();
    let mut edits: Vec<(u64, Node, Edit)> = Vec::new();
    for node in program.nodes().filter(|node| node.weight() > 0) {
        let deletion = Deletion::of_node(program, node);
        for gap in &gaps {
            let is_nested = node.contains(gap.node.id()) || gap.node.contains(node.id());
            let (replacement, is_near) = if gap.is_number {
                (None, is_next(program, node, gap.node))
            } else {
                (Deletion::keeping(node, gap.node), !is_nested)
            };
            let deletion = deletion.as_ref().filter(|_| is_near);
            let Some(deletion) = replacement.as_ref().or(deletion) else { continue };
            let parts =
                deletion.sources.iter().flat_map(|&source| gap.parts(program, &uses, source));
            let grafts = parts.filter_map(|part| gap.with(program, deletion, part));
            edits.extend(grafts.map(|(less, edit)| (less, node, edit)));
        }
    }
    let max = program.tokens() as usize;
    if edits.len() > max {
        edits.sort_by_key(|(less, ..)| Reverse(*less));
        edits.truncate(max);
    }
    let instance = |(_, node, edit): (u64, Node, Edit)| {
        let title = format!("a part of the {} can move elsewhere", node.kind());
        Instance::new([node.id()], edit).titled(title)
    };
    edits.into_iter().map(instance).collect()
}

impl<'a> Deletion<'a> {
    /// Returns the deletion of a node.
    fn of_node(program: &Program, node: Node<'a>) -> Option<Self> {
        let removed = node.removable_with().filter(|_| node.role().is_removable())?;
        let weight = weight(program, &removed);
        let edit = Edit::default().deleting(removed);
        Some(Self { edit, weight, range: node.subtree(), kept: 0..0, sources: vec![node] })
    }

    /// Returns the replacement of `node` by a descendant that contains `gap`, or `None` if there is
    /// none.
    fn keeping(node: Node<'a>, gap: Node) -> Option<Self> {
        let (mut kept_node, mut sources) = (node, Vec::new());
        loop {
            let (on_path, others): (Vec<Node>, Vec<Node>) =
                kept_node.children().partition(|child| child.contains(gap.id()));
            kept_node = on_path.into_iter().next().filter(|inner| *inner != gap)?;
            sources.extend(others);
            if node.admits(kept_node) {
                return Some(Self {
                    edit: Edit::default().replacing(node.id(), Replacement::Node(kept_node.id())),
                    weight: node.weight() - kept_node.weight(),
                    range: node.subtree(),
                    kept: kept_node.subtree(),
                    sources,
                });
            }
        }
    }
}

impl<'a> Gap<'a> {
    fn at(program: &Program, node: Node<'a>) -> Option<Self> {
        let children: Vec<Node> = node.children().collect();
        let brackets = match children[..] {
            [opening, closing] if !opening.is_named() && !closing.is_named() => {
                Some([opening, closing])
            }
            _ => None,
        };
        let is_filled = brackets.is_none() && !is_smallest(program, node);
        let is_number =
            is_filled && children.is_empty() && node.text().first().is_some_and(u8::is_ascii_digit);
        let is_one = node.weight() > 0 && (is_number || !is_filled);
        is_one.then_some(Self { node, is_number, brackets })
    }

    /// Returns the parts of a node that fit into the gap, the smallest first: the node, its only
    /// child, the only child of that, and so on.
    fn parts(&self, program: &Program, uses: &[(usize, NodeId)], node: Node<'a>) -> Vec<Node<'a>> {
        let inward = std::iter::successors(Some(node), Node::only_named_child);
        let mut parts: Vec<Node> =
            inward.filter(|part| self.admits(program, uses, *part)).collect();
        parts.reverse();
        // Expressions in parentheses mostly work without them.
        parts.dedup_by(|outer, inner| outer.text() == [b"(", inner.text(), b")"].concat());
        parts
    }

    /// Returns `true` if the grammar admits a part in the gap, the part is not the smallest text of
    /// its position, and all its names are visible at the gap.
    fn admits(&self, program: &Program, uses: &[(usize, NodeId)], part: Node) -> bool {
        let subtree = part.subtree();
        let from = uses.partition_point(|(use_node, _)| *use_node < subtree.start);
        let mut inside = uses[from..].iter().take_while(|(use_node, _)| *use_node < subtree.end);
        let is_admitted = match self.brackets {
            Some([opening, _]) => program.has_place_beside(opening.id(), part.id()),
            None => self.node.admits(part),
        };
        is_admitted
            && !is_smallest(program, part)
            && !program.is_called(part)
            && program.definitions_in(subtree.clone()).iter().all(|it| part.contains(it.node))
            && inside.all(|(_, scope)| program.node(*scope).contains(self.node.id()))
    }

    /// Returns the number of tokens saved and the edit that moves `part` into the gap.
    fn with(&self, program: &Program, deletion: &Deletion, part: Node) -> Option<(u64, Edit)> {
        let is_deleted = |id: NodeId| {
            deletion.range.contains(&id.index())
                && !deletion.kept.contains(&id.index())
                && !part.contains(id)
        };
        let mut definitions = program.definitions_in(deletion.range.clone()).iter();
        let is_lost = definitions.any(|definition| {
            is_deleted(definition.name)
                && program.entity(definition).uses.iter().any(|&use_node| !is_deleted(use_node))
        });
        let text = match self.brackets {
            Some([opening, closing]) => [opening, part, closing].map(|node| node.copy()).concat(),
            None => in_parentheses(program, part, self.node, part.copy().to_string()),
        };
        // Brackets or parentheses enclose it.
        let brackets = if text.len() > part.text().len() { 2 } else { 0 };
        let less = (deletion.weight + self.node.weight()).checked_sub(part.weight() + brackets)?;
        let with = Replacement::Text(text.into());
        (less > 0 && !is_lost).then(|| (less, deletion.edit.replacing(self.node.id(), with)))
    }
}

/// Returns `true` if `gap` is in the list element right after `node`.
fn is_next(program: &Program, node: Node, gap: Node) -> bool {
    let next = NodeId(node.subtree().end as u32);
    let element = (next <= gap.id()).then(|| program.node(next));
    element.is_some_and(|element| {
        element.parent_id() == node.parent_id()
            && element.contains(gap.id())
            && element.role().is_element()
    })
}

/// Returns `true` if the text of a node is the smallest of its position.
fn is_smallest(program: &Program, node: Node) -> bool {
    program.least_text(node.id()).is_some_and(|least| least.as_bytes() == node.text())
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn an_irrelevant_node_is_replaced_by_a_neighbouring_part() {
        let grafted = |text| made("a.c", text, "graft");
        // Nodes that are replaced by a descendant, and elements of a list.
        let ends = ["int f(int a, int b) { b = a; }", "int f(int a, int b) { if (a) b = 0; }"];
        assert_eq!(grafted("int f(int a, int b) { if (a) ; else b = 0; }"), ends);
        assert_eq!(grafted("int f(int a) { f(); g(a); }"), ["int f(int a) { f(g(a)); }"]);
        // The content of a node or the node itself, and bracketed content or a number.
        let sums = ["return f(a) ^ 1;", "return f(*a) ^ 1;", "return *a ^ f(1);"]
            .map(|sum| format!("int f(int *a) {{ {sum} }}"));
        assert_eq!(grafted("int f(int *a) { return *a ^ f() ^ 1; }"), sums);
        // Only a directly preceding expression replaces a number.
        assert_eq!(grafted("int f(int a) { f(a); a *= 2; }"), ["int f(int a) { a *= f(a); }"]);
        let next = ["int f(int a) { h(f(a)); a *= 2; }", "int f(int a) { f(a); a *= h(1); }"];
        assert_eq!(grafted("int f(int a) { f(a); h(1); a *= 2; }"), next);
        // Not out of the scope of a name, nor without its dependencies.
        assert_eq!(grafted("int f() { { int a; g(a); } f(); }"), [""; 0]);
        // The number of pairs would be quadratic; it is limited to the number of tokens.
        let pairs = |count| {
            let text =
                format!("int f(int a) {{ {}{} }}", "f(); ".repeat(count), "g(a); ".repeat(count));
            made("a.c", &text, "graft").len()
        };
        assert_eq!([4, 16].map(pairs), [28, 2 * 4 + 16 * 9]);
        assert_eq!(grafted("int f() { int a; g(); } int h(int a) { h(a); }"), [""; 0]);
    }
}
