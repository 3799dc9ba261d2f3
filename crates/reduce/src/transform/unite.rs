//! Unite: two elements beside each other become one, with what is in both: `int f() { a; } int g() { b; }` becomes
//! `int f() { a; b; }`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Unite;

impl Transformation for Unite {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_nodes(tree.united(tree.names()))
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("what is in the {} can go into the one before", tree.node(instance.place[0]).kind()))
    }
}
