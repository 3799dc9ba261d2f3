//! Dissolve: what is in a namespace, module or class comes in its place: `namespace a { int b; } … a::b` becomes `int b; … b`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Dissolve;

impl Transformation for Dissolve {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::dissolved)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can give way to what is in it", instance.definition(tree)?))
    }
}
