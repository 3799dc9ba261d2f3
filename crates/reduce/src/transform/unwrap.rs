//! Unwrap: a part of an element of a list in the element's place, with as little around it as the grammar demands:
//! `if (f(x)) { … }` becomes `f(x);`.

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId, Replacement, Role, Wrappings};

use super::{Instance, Transformation};

pub(crate) struct Unwrap;

impl Transformation for Unwrap {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        Instance::of_nodes(wrapped(program))
    }
}

/// How far below a node its descendants are looked at.
const LEVELS_MAX: usize = 5;

/// Of each element of a list the outermost descendants that cannot stand in its place by themselves, but can with little around
/// them, as far as that takes fewer tokens than the element: of `if (f(x)) g();` that is `(f(x));`.
///
/// What is in an element further down belongs to that one.
fn wrapped(program: &Program) -> Vec<(NodeId, Edit)> {
    let (mut wrappings, mut found) = (Wrappings::of(program), Vec::new());
    for node in program.nodes().filter(|node| program.role(node.id()) == Role::Element) {
        let (element, subtree, deepest) = (node.id(), node.subtree(), node.depth() + LEVELS_MAX);
        let mut at = if wrappings.is_open(element) { subtree.start + 1 } else { subtree.end };
        while at < subtree.end {
            let part = program.node(NodeId(at as u32));
            let is_inside = part.depth() <= deepest && program.role(part.id()) != Role::Element;
            let text = if is_inside && part.is_named() { wrappings.text(element, part.id()) } else { None };
            at = if is_inside && text.is_none() { at + 1 } else { part.subtree().end };
            let edit = |text: String| Edit::default().replacing(element, Replacement::Text(text.into()));
            found.extend(text.map(|text| (element, edit(text))));
        }
    }
    found
}
