//! Sink: a value moves into a later call, and the statement that it was in goes: `if (a < b) …; … print(c);` becomes
//! `print(a < b);`.

use secateur_syntax::{Edit, Replacement, Tree};

use super::{Instance, Producer};
use crate::effort::Effort;

pub(super) struct Sink;

impl Producer for Sink {
    fn name(&self) -> &'static str {
        "sink"
    }

    fn summary(&self) -> &'static str {
        "moves a value into a later call and deletes the statement around it"
    }

    fn first_effort(&self) -> Effort {
        Effort::Thorough
    }

    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        Instance::of_nodes(tree.sunk(tree.names()))
    }

    fn title(&self, _: &Tree, _: &Instance, edit: &Edit) -> Option<String> {
        let (_, Replacement::Text(value)) = edit.replaced().first()? else { return None };
        Some(format!("`{value}` can go into a later call"))
    }
}
