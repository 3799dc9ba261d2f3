//! Unwrap: a part of an element of a list in the element's place, with as little around it as the grammar demands:
//! `if (f(x)) { … }` becomes `f(x);`. Or what is in an optional part, in the place of a part beside it that says nothing:
//! `if (c); else s();` becomes `if (c) s();`.

use secateur_names::Program;
use secateur_syntax::{Edit, Node, NodeId, Replacement, Role, Wrappings};

use super::{Instance, Transformation};

pub(crate) struct Unwrap;

impl Transformation for Unwrap {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        Instance::of_nodes(wrapped(program).into_iter().chain(shifted(program)))
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

/// The optional parts of nodes beside which something of a single token must stand, whose place the grammar admits the
/// outermost content of the optional part in; each with the change: `if (c); else s();` becomes `if (c) s();`.
fn shifted(program: &Program) -> Vec<(NodeId, Edit)> {
    let optional = program.nodes().filter(|node| program.role(node.id()) == Role::Optional);
    optional.flat_map(|part| shifts_of(program, &part)).collect()
}

fn shifts_of(program: &Program, part: &Node) -> Vec<(NodeId, Edit)> {
    let Some(parent) = part.parent() else { return Vec::new() };
    let is_place = |node: &Node| node.weight() == 1 && program.role(node.id()) == Role::Mandatory;
    let places = parent.children().filter(is_place);
    places.filter_map(|place| Some((part.id(), shifted_one(program, part, &place)?))).collect()
}

fn shifted_one(program: &Program, part: &Node, place: &Node) -> Option<Edit> {
    let mut inside = part.subtree().map(|index| program.node(NodeId(index as u32)));
    let content = inside.find(|node| node.weight() > 1 && program.may_stand_at(place.id(), node.id()))?;
    let gone = program.removable_with(part.id()).filter(|gone| !gone.contains(&place.id()))?;
    Some(Edit::default().deleting(gone).replacing(place.id(), Replacement::Text(program.node(content.id()).copy())))
}
