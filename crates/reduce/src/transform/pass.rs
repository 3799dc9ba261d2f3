//! Pass: a variable without a value becomes a parameter of the function that uses it: `int a; int f() { g(a); }` becomes
//! `int f(int a) { g(a); }`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Pass;

impl Transformation for Pass {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::passed)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can be a parameter", instance.definition(tree)?))
    }
}
