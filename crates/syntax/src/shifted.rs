//! What an optional part of a node has inside, in the place of a part beside it that says nothing.

use crate::{Edit, Node, NodeId, Replacement, Role, Tree};

impl Tree {
    /// The optional parts of nodes beside which something of a single token must stand, whose place the grammar admits the
    /// outermost content of the optional part in; each with the change: `if (c); else s();` becomes `if (c) s();`.
    #[must_use]
    pub fn shifted(&self) -> Vec<(NodeId, Edit)> {
        let optional = self.nodes().filter(|node| self.role(node.id()) == Role::Optional);
        optional.flat_map(|part| self.shifts_of(&part)).collect()
    }

    fn shifts_of(&self, part: &Node) -> Vec<(NodeId, Edit)> {
        let Some(parent) = part.parent() else { return Vec::new() };
        let is_place = |node: &Node| node.weight() == 1 && self.role(node.id()) == Role::Mandatory;
        let places = parent.children().filter(is_place);
        places.filter_map(|place| Some((part.id(), self.shifted_one(part, &place)?))).collect()
    }

    fn shifted_one(&self, part: &Node, place: &Node) -> Option<Edit> {
        let mut inside = part.subtree().map(|index| self.node(NodeId(index as u32)));
        let content = inside.find(|node| node.weight() > 1 && self.may_stand_at(place.id(), node.id()))?;
        let gone = self.removable_with(part.id()).filter(|gone| !gone.contains(&place.id()))?;
        Some(Edit::default().deleting(gone).replacing(place.id(), Replacement::Text(self.copied(content.id()))))
    }
}
