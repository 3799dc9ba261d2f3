//! Lift: an element goes, and its attributes are those of the element around it: `<a><b c="d">…</b></a>` becomes
//! `<a c="d">…</a>`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};
use crate::effort::Effort;

pub(super) struct Lift;

impl Producer for Lift {
    fn name(&self) -> &'static str {
        "lift"
    }

    fn summary(&self) -> &'static str {
        "moves the attributes of an element to the one around it, which takes its place"
    }

    fn first_effort(&self) -> Effort {
        Effort::Thorough
    }

    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_nodes(tree.lifted())
    }

    fn title(&self, _: &Tree, _: &Instance, _: &Edit) -> Option<String> {
        Some("element can go, with its attributes, or their values, in another".to_owned())
    }
}
