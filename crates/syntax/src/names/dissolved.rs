//! Namespaces, modules and classes that give way to what is in them.

use super::{Definition, Names};
use crate::{Edit, Node, NodeId, Replacement, Tree};

impl Tree {
    /// The namespaces and modules by which something is qualified, and the classes with functions that are named for nothing
    /// else, each with the change that puts what is in it in its place, and takes its name from in front of others:
    /// `namespace a { int b; } … a::b` becomes `int b; … b`.
    #[must_use]
    pub fn dissolved(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let dissolved = |definition: &Definition| {
            let edit = self.dissolved_one(names, definition).or_else(|| self.dissolved_class(names, definition));
            Some((*definition, edit?))
        };
        names.definitions.iter().filter_map(dissolved).collect()
    }

    fn dissolved_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let table = &self.compiled.names;
        let definitions: Vec<&Definition> = names.definitions_of(names.entity(definition)).collect();
        let is_first = definitions.first().is_some_and(|first| first.name == definition.name);
        if !is_first || definitions.iter().any(|it| !table.is_container(self.records[it.node.index()].kind)) {
            return None;
        }
        let mut edit = Edit::default();
        for node in definitions.iter().map(|it| it.node) {
            let content = self.content_of(node)?;
            edit = match (content.first(), content.last()) {
                (Some(&first), Some(&last)) => edit.replacing(node, Replacement::Run { first, last }),
                _ => edit.deleting(self.removable_with(node)?),
            };
        }
        let qualified: Vec<_> =
            names.entity(definition).uses.iter().filter_map(|&place| self.unqualified(place)).collect();
        (!qualified.is_empty()).then(|| edit.replacing_each(qualified))
    }

    fn dissolved_class(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let table = &self.compiled.names;
        let class = self.node(definition.node);
        let kind = |id: NodeId| self.records[id.index()].kind;
        let list = class.children().find(|child| table.members.contains_key(&child.kind_id()))?;
        let members: Vec<NodeId> = list.children().filter(Node::is_named).map(|child| child.id()).collect();
        let (&first, &last) = (members.first()?, members.last()?);
        // What has no name, such as `public:`, belongs to the class.
        let defines = |&member: &NodeId| !names.definitions_in(self.node(member).subtree()).is_empty();
        let has_function = members.iter().any(|&member| table.body_field(kind(member)).is_some());
        if !has_function || !members.iter().all(defines) || names.entity(definition).definitions.len() > 1 {
            return None;
        }
        let outside = names.entity(definition).uses.iter().filter(|place| !class.subtree().contains(&place.index()));
        let qualified: Vec<_> = outside.map(|&place| self.unqualified(place)).collect::<Option<_>>()?;
        let around = self.removable_with(definition.node)?.into_iter().filter(|&node| node != definition.node);
        let edit = Edit::default().deleting(around).replacing(definition.node, Replacement::Run { first, last });
        Some(edit.replacing_each(qualified))
    }

    /// For a name that something is qualified by, what is qualified with what is left of it.
    fn unqualified(&self, place: NodeId) -> Option<(NodeId, Replacement)> {
        let record = &self.records[place.index()];
        let field = self.compiled.names.qualified(self.records[record.parent as usize].kind, record.field)?;
        Some((NodeId(record.parent), Replacement::Node(self.child_in(record.parent, field)?)))
    }

    /// What is between the braces of a namespace; none where it has no braces.
    fn content_of(&self, container: NodeId) -> Option<Vec<NodeId>> {
        let body = self.node(container).children().filter(Node::is_named).last()?;
        let children: Vec<NodeId> = body.children().map(|child| child.id()).collect();
        let [open, content @ .., close] = children.as_slice() else { return None };
        let has_braces = !self.node(*open).is_named() && !self.node(*close).is_named();
        has_braces.then(|| content.to_vec())
    }
}
