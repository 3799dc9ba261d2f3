//! Graft: moves a part into an unimportant position and deletes the rest of its node.
//!
//! `if (a) ; else b = 0;` becomes `b = a;`, and `f(); g(a);` becomes `f(g(a));`. The name comes
//! from subtree pruning and regrafting in phylogenetics.

use std::cmp::Reverse;
use std::ops::Range;

use secateur_names::Program;
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use super::bodies::in_parentheses;
use super::{Instance, Transformation};
use crate::list::weight;

pub(crate) struct Graft;

impl Transformation for Graft {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        if program.tokens() > TOKENS_MAX {
            Vec::new()
        } else {
            Instance::of_nodes(grafted(program))
        }
    }

    fn title(&self, program: &Program, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("a part of the {} can move elsewhere", program.node(instance.place[0]).kind()))
    }
}

/// Maximum length of a program for this transformation. In longer ones, most of the enclosing nodes
/// can be deleted.
const TOKENS_MAX: u64 = 256;

/// Position for a part: a node with its smallest text, an empty pair of brackets, or, for a part of
/// the statement before it, any number: `f(); a *= 2;` becomes `a *= f();`.
struct Gap {
    node: NodeId,
    is_number: bool,
    brackets: Option<[NodeId; 2]>,
}

/// Deletion of the nodes around a part.
struct Cut {
    edit: Edit,
    weight: u64,
    around: Range<usize>,
    /// Nodes that remain in that range, including the gap.
    kept: Range<usize>,
    /// Nodes that can contain the part.
    sides: Vec<NodeId>,
}

/// Returns the edits that move a part to a gap and delete the rest of its node. The node is either
/// an element of a list, or is replaced by its child around the gap: `a ^ f(0) ^ b` becomes `a ^
/// f(b)`.
///
/// An edit must save tokens and delete no definition that is still used. At most as many edits are
/// returned as the program has tokens, the largest savings first.
fn grafted(program: &Program) -> Vec<(NodeId, Edit)> {
    let places = program
        .entities()
        .iter()
        .flat_map(|entity| entity.uses.iter().map(|place| (place, entity.scope)));
    let mut uses: Vec<(usize, NodeId)> =
        places.map(|(place, scope)| (place.index(), scope)).collect();
    uses.sort_unstable();
    let gaps: Vec<Gap> = program.nodes().filter_map(|node| Gap::at(program, &node)).collect();
    let mut edits: Vec<(u64, NodeId, Edit)> = Vec::new();
    for node in program.nodes().filter(|node| node.weight() > 0) {
        let whole = Cut::whole(program, &node);
        for gap in &gaps {
            let (inside, place) = (node.subtree(), program.node(gap.node).subtree());
            let is_apart = inside.end <= place.start || place.end <= inside.start;
            let (around, is_near) = if gap.is_number {
                (None, is_next(program, &node, gap.node))
            } else {
                (Cut::around(program, &node, gap.node), is_apart)
            };
            let Some(cut) = around.as_ref().or(whole.as_ref().filter(|_| is_near)) else {
                continue;
            };
            let parts = cut.sides.iter().flat_map(|&side| gap.parts(program, &uses, side));
            let grafts = parts.filter_map(|part| gap.with(program, cut, part));
            edits.extend(grafts.map(|(less, edit)| (less, node.id(), edit)));
        }
    }
    let max = program.tokens() as usize;
    if edits.len() > max {
        edits.sort_by_key(|(less, ..)| Reverse(*less));
        edits.truncate(max);
    }
    edits.into_iter().map(|(_, node, edit)| (node, edit)).collect()
}

impl Cut {
    /// Returns the deletion of a node.
    fn whole(program: &Program, node: &Node) -> Option<Self> {
        let id = node.id();
        let gone = program.removable_with(id).filter(|_| program.role(id).is_removable())?;
        let weight = weight(program, &gone.iter().copied().collect());
        let edit = Edit::default().deleting(gone);
        Some(Self { edit, weight, around: node.subtree(), kept: 0..0, sides: vec![id] })
    }

    /// Returns the replacement of `node` by a descendant that contains `gap`, or `None` if there is
    /// none.
    fn around(program: &Program, node: &Node, place: NodeId) -> Option<Self> {
        let (id, around) = (node.id(), node.subtree());
        let (mut heir, mut sides) = (*node, Vec::new());
        loop {
            let (way, beside): (Vec<Node>, Vec<Node>) =
                heir.children().partition(|child| child.subtree().contains(&place.index()));
            heir = way.into_iter().next().filter(|inner| inner.id() != place)?;
            sides.extend(beside.iter().map(Node::id));
            if program.may_stand_at(id, heir.id()) {
                let edit = Edit::default().replacing(id, Replacement::Node(heir.id()));
                return Some(Self {
                    edit,
                    weight: node.weight() - heir.weight(),
                    around,
                    kept: heir.subtree(),
                    sides,
                });
            }
        }
    }
}

impl Gap {
    fn at(program: &Program, node: &Node) -> Option<Self> {
        let children: Vec<Node> = node.children().collect();
        let brackets = match children.as_slice() {
            [opening, closing] if !opening.is_named() && !closing.is_named() => {
                Some([opening.id(), closing.id()])
            }
            _ => None,
        };
        let is_filled = brackets.is_none() && !is_least(program, node);
        let is_number =
            is_filled && children.is_empty() && node.text().first().is_some_and(u8::is_ascii_digit);
        let is_one = node.weight() > 0 && (is_number || !is_filled);
        is_one.then_some(Self { node: node.id(), is_number, brackets })
    }

    /// Returns the parts of a node that fit into the gap, the smallest first: the node, its only
    /// child, the only child of that, and so on.
    fn parts(&self, program: &Program, uses: &[(usize, NodeId)], node: NodeId) -> Vec<NodeId> {
        let inward = std::iter::successors(Some(node), |&id| program.only_named_child(id));
        let mut parts: Vec<NodeId> = inward.filter(|&id| self.takes(program, uses, id)).collect();
        parts.reverse();
        // Expressions in parentheses mostly work without them.
        parts.dedup_by(|outer, inner| {
            program.node(*outer).text() == [b"(", program.node(*inner).text(), b")"].concat()
        });
        parts
    }

    /// Returns `true` if the grammar admits a part in the gap, the part is not the smallest text of
    /// its position, and all its names are visible at the gap.
    fn takes(&self, program: &Program, uses: &[(usize, NodeId)], part: NodeId) -> bool {
        let (node, inside) = (program.node(part), program.node(part).subtree());
        let from = uses.partition_point(|(place, _)| *place < inside.start);
        let mut scopes = uses[from..]
            .iter()
            .take_while(|(place, _)| *place < inside.end)
            .map(|(_, scope)| *scope);
        let is_admitted = match self.brackets {
            Some([opening, _]) => program.has_place_beside(opening, part),
            None => program.may_stand_at(self.node, part),
        };
        is_admitted
            && !is_least(program, &node)
            && !program.is_called(part)
            && program
                .definitions_in(inside.clone())
                .iter()
                .all(|it| inside.contains(&it.node.index()))
            && scopes.all(|scope| program.node(scope).subtree().contains(&self.node.index()))
    }

    /// Returns the number of tokens saved and the edit that moves `part` into the gap.
    fn with(&self, program: &Program, cut: &Cut, part: NodeId) -> Option<(u64, Edit)> {
        let (node, inside) = (program.node(part), program.node(part).subtree());
        let goes = |place: usize| {
            cut.around.contains(&place) && !cut.kept.contains(&place) && !inside.contains(&place)
        };
        let mut gone =
            program.definitions_in(cut.around.clone()).iter().filter(|it| goes(it.name.index()));
        let is_lost =
            gone.any(|it| program.entity(it).uses.iter().any(|place| !goes(place.index())));
        let text = match self.brackets {
            Some([opening, closing]) => {
                [opening, part, closing].map(|id| program.node(id).copy()).concat()
            }
            None => in_parentheses(program, part, self.node, node.copy().to_string()),
        };
        // Brackets or parentheses enclose it.
        let around = if text.len() > node.text().len() { 2 } else { 0 };
        let less =
            (cut.weight + program.node(self.node).weight()).checked_sub(node.weight() + around)?;
        let edit = || (less, cut.edit.replacing(self.node, Replacement::Text(text.into())));
        (less > 0 && !is_lost).then(edit)
    }
}

/// Returns `true` if `gap` is in the list element right after `node`.
fn is_next(program: &Program, node: &Node, place: NodeId) -> bool {
    let next = NodeId(node.subtree().end as u32);
    let is_behind = next <= place && program.node(next).parent_id() == node.parent_id();
    is_behind
        && program.node(next).subtree().contains(&place.index())
        && program.role(next).is_element()
}

/// Returns `true` if the text of a node is the smallest of its position.
fn is_least(program: &Program, node: &Node) -> bool {
    program.least_text(node.id()).is_some_and(|least| least.as_bytes() == node.text())
}
