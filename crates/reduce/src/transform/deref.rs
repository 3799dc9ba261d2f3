//! Deref: one level less of arrays and pointers: `int a[3]; … a[1]` becomes `int a; … a`. Of several levels, it is the one next
//! to the name or the one next to the type.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Transformation};
use crate::list::Member;

pub(crate) struct Deref;

impl Transformation for Deref {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        let thinned = tree.thinned(tree.names()).into_iter().map(|edit| {
            let places: Member = edit.replaced().iter().map(|(place, _)| *place).collect();
            Instance::new(places, edit)
        });
        Instance::of_definitions(tree, Tree::levelled).into_iter().chain(thinned).collect()
    }

    fn title(&self, tree: &Tree, instance: &Instance, edit: &Edit) -> Option<String> {
        let what = match instance.definition(tree) {
            Some(definition) => definition,
            None => format!("{} declarations", edit.replaced().len()),
        };
        Some(format!("{what} can lose a level of arrays or pointers"))
    }
}
