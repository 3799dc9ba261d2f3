//! Lift: an element goes, and its attributes are those of the element around it: `<a><b c="d">…</b></a>` becomes
//! `<a c="d">…</a>`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Lift;

impl Transformation for Lift {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_nodes(tree.lifted())
    }

    fn title(&self, _: &Tree, _: &Instance, _: &Edit) -> Option<String> {
        Some("element can go, with its attributes, or their values, in another".to_owned())
    }
}
