//! Deref: one level less of arrays and pointers: `int a[3]; … a[1]` becomes `int a; … a`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};
use crate::round::Effort;

pub(super) struct Deref;

impl Producer for Deref {
    fn name(&self) -> &'static str {
        "deref"
    }

    fn summary(&self) -> &'static str {
        "takes a level of arrays or pointers from a variable and its uses"
    }

    // Late: what can be indexed often takes the place of something else that can.
    fn first_effort(&self) -> Effort {
        Effort::Thorough
    }

    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::levelled)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can lose a level of arrays or pointers", instance.definition(tree)?))
    }
}
