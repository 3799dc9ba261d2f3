//! Convert: a value is written out where it is used, converted to the type of its variable: `int x = 1L; f(x);` becomes
//! `f((int) 1L);`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};
use crate::effort::Effort;

pub(super) struct Convert;

impl Producer for Convert {
    fn name(&self) -> &'static str {
        "convert"
    }

    fn summary(&self) -> &'static str {
        "writes the value of a variable out where it is used, converted to its type"
    }

    fn first_effort(&self) -> Effort {
        Effort::Thorough
    }

    // Mostly the value alone does as well.
    fn is_late(&self) -> bool {
        true
    }

    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::converted)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can be written out as a conversion", instance.definition(tree)?))
    }
}
