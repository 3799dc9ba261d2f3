//! Pass: a variable without a value becomes a parameter of the function that uses it: `int a; int f() { g(a); }` becomes
//! `int f(int a) { g(a); }`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};
use crate::effort::Effort;

pub(super) struct Pass;

impl Producer for Pass {
    fn name(&self) -> &'static str {
        "pass"
    }

    fn summary(&self) -> &'static str {
        "makes a variable without a value a parameter of the function that uses it"
    }

    fn first_effort(&self) -> Effort {
        Effort::Thorough
    }

    fn is_late(&self) -> bool {
        true
    }

    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::passed)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can be a parameter", instance.definition(tree)?))
    }
}
