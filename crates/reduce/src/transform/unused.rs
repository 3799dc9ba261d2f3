//! Unused: all definitions go that nothing in the file needs, in one change.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Unused;

impl Transformation for Unused {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        let names = tree.names();
        let nodes = tree.unused(names);
        let Some(&place) = nodes.first() else { return Vec::new() };
        let definition = names.definitions_in(tree.node(place).subtree()).first().filter(|_| nodes.len() == 1).copied();
        vec![Instance::new([place], Edit::default().deleting(nodes)).about(definition)]
    }

    fn title(&self, tree: &Tree, instance: &Instance, edit: &Edit) -> Option<String> {
        Some(match instance.definition(tree) {
            Some(definition) => format!("{definition}, which nothing needs, can go"),
            None => format!("definitions that nothing needs can go: {} nodes", edit.deleted().len()),
        })
    }
}
