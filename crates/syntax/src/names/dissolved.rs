//! Namespaces and modules that give way to what is in them.

use super::{Definition, Names};
use crate::{Edit, Node, NodeId, Replacement, Tree};

impl Tree {
    /// The namespaces and modules by which something is qualified, each with the change that puts what is in it in its place,
    /// and takes its name from in front of others: `namespace a { int b; } … a::b` becomes `int b; … b`.
    #[must_use]
    pub fn dissolved(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let dissolved = |definition: &Definition| Some((*definition, self.dissolved_one(names, definition)?));
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
            edit = match self.content_of(node)?.as_slice() {
                [first, .., last] => edit.replacing(node, Replacement::Run { first: *first, last: *last }),
                [only] => edit.replacing(node, Replacement::Run { first: *only, last: *only }),
                [] => edit.deleting(self.removable_with(node)?),
            };
        }
        let mut is_qualifier = false;
        for &place in &names.entity(definition).uses {
            let parent = NodeId(self.records[place.index()].parent);
            let record = &self.records[place.index()];
            if let Some(field) = table.qualified(self.records[parent.index()].kind, record.field) {
                edit = edit.replacing(parent, Replacement::Node(self.child_in(parent.0, field)?));
                is_qualifier = true;
            }
        }
        is_qualifier.then_some(edit)
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
