//! Flatten: a type of one member becomes the type of the member: `struct { int m; } x; … x.m` becomes `int x; … x`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};

pub(super) struct Flatten;

impl Producer for Flatten {
    fn name(&self) -> &'static str {
        "flatten"
    }

    fn summary(&self) -> &'static str {
        "puts the only member of a type in the place of the type"
    }

    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::flattened)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can stand in the place of its type", instance.definition(tree)?))
    }
}
