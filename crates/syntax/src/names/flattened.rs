//! Types of one member that become the type of the member.

use super::{Definition, Names};
use crate::{Edit, NodeId, Replacement, Tree};

impl Tree {
    /// The types that have one member, each with the change that puts the type of the member in its place, and the variable
    /// in the place of its member: `struct { int m; } x; … x.m` becomes `int x; … x`.
    #[must_use]
    pub fn flattened(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let flattened = |member: &Definition| Some((*member, self.flattened_one(names, member)?));
        names.definitions.iter().filter_map(flattened).collect()
    }

    fn flattened_one(&self, names: &Names, member: &Definition) -> Option<Edit> {
        let table = &self.compiled.tables.names;
        let parent = |node: NodeId| NodeId(self.records[node.index()].parent);
        let list = parent(member.node);
        let kind = self.records[list.index()].kind;
        let rule = table.members.get(&kind).filter(|_| parent(member.name) == member.node)?;
        let owner = parent(list);
        let members = names.definitions_in(self.node(list).subtree());
        let member_type = self.child_in(member.node.0, rule.type_field)?;
        if members.iter().any(|other| other.name != member.name && parent(other.node) == list) {
            return None;
        }
        let text = self.copied(member_type);
        let (mut edit, mut variables) = (Edit::default().replacing(owner, Replacement::Text(text.clone())), Vec::new());
        // Where the type is named, and what has it.
        let tag = names.definitions_in(self.node(owner).subtree()).iter().find(|other| other.node == owner);
        let places = tag.iter().flat_map(|tag| &names.entity(tag).uses).map(|&place| parent(place));
        let same_kind = |place: &NodeId| self.records[place.index()].kind == self.records[owner.index()].kind;
        for place in places.filter(same_kind).chain([owner]) {
            if place != owner {
                edit = edit.replacing(place, Replacement::Text(text.clone()));
            }
            let around = parent(place);
            variables.extend(names.definitions_in(self.node(around).subtree()).iter().filter(|it| it.node == around));
        }
        let mut accesses: Vec<NodeId> = variables.iter().flat_map(|it| &names.entity(it).uses).copied().collect();
        if names.entity(member).definitions.len() == 1 {
            let uses = names.entity(member).uses.iter();
            accesses.extend(uses.filter_map(|&place| self.child_in(parent(place).0, rule.object_field)));
        }
        for object in accesses {
            let record = &self.records[object.index()];
            if self.records[record.parent as usize].kind == rule.access && record.field == rule.object_field {
                edit = edit.replacing(NodeId(record.parent), Replacement::Node(object));
            }
        }
        // What defines the type alone has nothing to define any more.
        let unit = tag.filter(|_| variables.iter().all(|it| it.node != parent(owner))).map(|tag| self.unit_of(tag));
        match unit {
            Some(unit) => Some(edit.deleting(self.removable_with(unit?)?)),
            None => Some(edit),
        }
    }
}
