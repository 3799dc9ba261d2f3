//! Format: an argument of a call goes with its conversion in the format string: `printf("%d %s", a, b)` becomes
//! `printf("%d ", a)`.
//!
//! Property tests that let a compiler check what it is given refuse a call in which one of the two is missing.

use std::sync::Arc;

use secateur_syntax::{Edit, Formatted, Tree};

use super::{Instance, InstanceList, Lists, Transformation};
use crate::effort::Effort;

pub(crate) struct Format;

impl Transformation for Format {
    fn lists(&self, tree: &Arc<Tree>, _: Effort) -> Box<dyn Lists> {
        Box::new(Calls { tree: tree.clone(), strings: tree.formatted().into(), next: 0 })
    }

    fn with(&self, tree: &Tree, settled: &Edit, instances: &mut dyn Iterator<Item = &Instance>) -> Edit {
        tree.deleting_formatted(settled, instances.flat_map(|instance| instance.place.iter().copied()))
    }

    fn title(&self, tree: &Tree, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can go with its conversion in the format string", tree.node(instance.place[0]).kind()))
    }
}

/// The arguments of one call after the other.
#[derive(Clone)]
struct Calls {
    tree: Arc<Tree>,
    strings: Arc<[Formatted]>,
    /// The number of the next call.
    next: usize,
}

impl Lists for Calls {
    fn next(&mut self, settled: &Edit) -> Option<InstanceList> {
        let gone = self.tree.gone(settled);
        loop {
            let formatted = self.strings.get(self.next)?;
            self.next += 1;
            if !gone.contains(formatted.string) {
                let instance = |&argument| Instance::deleting(&self.tree, &[argument].into());
                return Some(InstanceList::new(formatted.arguments.iter().map(instance).collect()));
            }
        }
    }

    fn fork(&self) -> Box<dyn Lists> {
        Box::new(self.clone())
    }
}
