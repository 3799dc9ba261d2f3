//! Convert: a value is written out where it is used, converted to the type of its variable: `int x = 1L; f(x);` becomes
//! `f((int) 1L);`.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};

pub(crate) struct Convert;

impl Transformation for Convert {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_definitions(tree, Tree::converted)
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can be written out as a conversion", instance.definition(tree)?))
    }
}
