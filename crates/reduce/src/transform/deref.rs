//! Deref: one level less of arrays and pointers: `int a[3]; … a[1]` becomes `int a; … a`. Of several levels, it is the one next
//! to the name or the one next to the type.

use secateur_syntax::{Edit, Tree};

use super::{Instance, Producer};
use crate::effort::Effort;
use crate::list::Member;

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
