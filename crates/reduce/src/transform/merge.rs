//! Merge: the first value that is given to a variable goes into its definition: `int x; x = 1;` becomes `int x = 1;`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Merge;

impl Transformation for Merge {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::merged)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can have its first value where it is defined", instance.definition(tree)?))
    }
}
