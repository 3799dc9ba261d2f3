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
            edit = match self.content_of(node)? {
                Some(content) => edit.replacing(node, content),
                None => edit.deleting(self.removable_with(node)?),
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

    /// What is between the braces of a namespace, if anything is; none where it has no braces.
    #[expect(clippy::option_option, reason = "there may be nothing between braces")]
    fn content_of(&self, container: NodeId) -> Option<Option<Replacement>> {
        let body = self.node(container).children().filter(Node::is_named).last()?;
        let mut inside: Vec<NodeId> = body.children().map(|child| child.id()).collect();
        let is_brace = |id: Option<&NodeId>| id.is_some_and(|&id| !self.node(id).is_named());
        if inside.len() < 2 || !is_brace(inside.first()) || !is_brace(inside.last()) {
            return None;
        }
        inside.pop();
        inside.remove(0);
        let (first, last) = (inside.first().copied(), inside.last().copied());
        Some(first.zip(last).map(|(first, last)| Replacement::Run { first, last }))
    }
}
