//! Flatten: a type of one member becomes the type of the member: `struct { int m; } x; … x.m` becomes `int x; … x`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Flatten;

impl Transformation for Flatten {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::flattened)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can stand in the place of its type", instance.definition(tree)?))
    }
}
