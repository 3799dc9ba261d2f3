//! Sink: a value moves into a later call, and the statement that it was in goes: `if (a < b) …; … print(c);` becomes
//! `print(a < b);`.

use secateur_syntax::{Edit, Replacement, Tree};

use super::{Instance, Transformation};

pub(crate) struct Sink;

impl Transformation for Sink {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_nodes(tree.sunk(tree.names()))
    }

    fn title(&self, _: &Tree, _: &Instance, edit: &Edit) -> Option<String> {
        let (_, Replacement::Text(value)) = edit.replaced().first()? else { return None };
        Some(format!("`{value}` can go into a later call"))
    }
}
