//! Inline: a definition goes, and what it stands for is written out where it is used.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};

pub(super) struct Inline;

impl Producer for Inline {
    fn name(&self) -> &'static str {
        "inline"
    }

    fn summary(&self) -> &'static str {
        "writes definitions out where they are used"
    }

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
