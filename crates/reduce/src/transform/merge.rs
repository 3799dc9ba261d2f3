//! Merge: the first value that is given to a variable goes into its definition: `int x; x = 1;` becomes `int x = 1;`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};

pub(super) struct Merge;

impl Producer for Merge {
    fn name(&self) -> &'static str {
        "merge"
    }

    fn summary(&self) -> &'static str {
        "puts the first assignment to a variable into its definition"
    }

    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::merged)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can have its first value where it is defined", instance.definition(tree)?))
    }
}
