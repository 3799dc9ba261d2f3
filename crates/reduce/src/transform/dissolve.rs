//! Dissolve: what is in a namespace, module or class comes in its place: `namespace a { int b; } … a::b` becomes `int b; … b`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};

pub(super) struct Dissolve;

impl Producer for Dissolve {
    fn name(&self) -> &'static str {
        "dissolve"
    }

    fn summary(&self) -> &'static str {
        "puts what is in a namespace, module or class in its place"
    }

    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::dissolved)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can give way to what is in it", instance.definition(tree)?))
    }
}
