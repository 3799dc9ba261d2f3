//! Inline: a definition goes, and what it stands for is written out where it is used.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Inline;

impl Transformation for Inline {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::inlined)
    }

    fn title(&self, tree: &Tree, instance: &Instance, edit: &Edit) -> Option<String> {
        let definition = instance.definition(tree)?;
        Some(match edit.replaced().len() {
            1 => format!("{definition} can be written out in 1 place"),
            places => format!("{definition} can be written out in {places} places"),
        })
    }
}
