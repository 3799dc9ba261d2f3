//! Unwrap: replaces a list element by a part of it, with the least additional text that the grammar
//! requires.
//!
//! - Helps with: statements of which only a condition, a call or a value is needed; 14 of 50
//!   measured inputs.
//! - Costs: one list of tests per nesting of parts.
//! - Languages: all; the text around the part is derived from the grammar.
//! - Limit: parts up to five levels deep. A single token replaces an element only in programs of
//!   256 tokens.
//! - Readable: yes.

use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, Node, NodeId, Replacement, Wrappings};

use crate::example::Example;
use crate::round::{Breadth, SHORT_TOKENS_MAX};
use crate::transform::{Instance, Lists, Transformation, disjoint};

pub(crate) struct Unwrap;

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.c", "int f() { if (g(x)) { h(); } }", "int f() { (g(x)); }"),
    Example::new("a.c", "int f() { int x = g(1); }", "int f() { g(1); }"),
];

impl Transformation for Unwrap {
    fn lists(&self, program: &Arc<Program>, breadth: Breadth) -> Box<dyn Lists> {
        let is_thorough = breadth == Breadth::Thorough && program.tokens() <= SHORT_TOKENS_MAX;
        disjoint(program, wrapped(program, is_thorough))
    }
}

/// Maximum depth of a part below its element.
const LEVELS_MAX: usize = 5;

/// Maximum number of tokens in an element that a single token can replace.
const SHORT_MAX: u64 = 3;

/// Returns the instances that replace list elements by their outermost descendants that need
/// additional text in this position, as far as they save tokens. For `if (f(x)) g();` that is
/// `(f(x));`.
///
/// Parts of a nested element belong to that element. A single token replaces only elements as short
/// as `return x`.
fn wrapped(program: &Program, is_thorough: bool) -> Vec<Instance> {
    let (mut wrappings, mut found) = (Wrappings::of(program), Vec::new());
    for node in program.nodes().filter(Node::is_element) {
        let (element, subtree, deepest) = (node.id(), node.subtree(), node.depth() + LEVELS_MAX);
        let is_short =
            node.weight() <= SHORT_MAX && program.definitions_in(subtree.clone()).is_empty();
        let least = if is_thorough && is_short { 1 } else { 2 };
        let mut at = if wrappings.is_open(element) { subtree.start + 1 } else { subtree.end };
        while at < subtree.end {
            let part = program.node(NodeId(at as u32));
            let is_inside = part.depth() <= deepest && !part.is_element();
            // An only child with the same tokens can mean more alone.
            let is_all = |inner: Node| inner.weight() == part.weight();
            let is_outer = part.only_named_child().is_some_and(is_all);
            let is_part = is_inside && part.is_named() && !is_outer && part.weight() >= least;
            let text = is_part.then(|| wrappings.text(element, part.id())).flatten();
            at = if is_inside && text.is_none() { at + 1 } else { part.subtree().end };
            found.extend(text.map(|text| {
                let edit = without_others(program, node, part);
                Instance::new([element], edit.replacing(element, Replacement::Text(text.into())))
            }));
        }
    }
    found
}

/// Returns the deletion of the dependents of definitions in `element` that are outside of the
/// remaining part.
fn without_others(program: &Program, element: Node, part: Node) -> Edit {
    let mut defined = program.definitions_in(element.subtree()).iter();
    if defined.all(|definition| part.contains(definition.name)) {
        return Edit::default();
    }
    let removed = program.deleting_with_dependents(&Edit::default(), [element.id()]);
    let others = removed.deleted().iter().copied().filter(|&node| node != element.id());
    Edit::default().deleting(others).replacing_each(removed.replaced().iter().cloned())
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_short_statement_is_unwrapped_to_one_token() {
        let unwrapped = |text| made("a.c", text, "unwrap");
        assert_eq!(unwrapped("int f(int a) { return a; }"), ["int f(int a) { a; }"]);
        // Definitions and longer conditions are larger than that token.
        assert_eq!(unwrapped("int f(int a) { int b; if (a) ; }"), ["int f(int a) { int b; (a); }"]);
    }
}
