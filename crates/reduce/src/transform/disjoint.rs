//! Lists of non-overlapping instances that are known from the beginning.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::RemovedNodes;

use super::{Instance, InstanceList, KnownLists, Lists};

/// Maximum number of lists for instances that overlap. Each further instance gets a list of its
/// own.
const LISTS_MAX: usize = 16;

/// Returns lists of `instances`, in which those that overlap nodes changed since are skipped.
pub(crate) fn disjoint(
    program: &Arc<Program>,
    instances: impl IntoIterator<Item = Instance>,
) -> Box<dyn Lists> {
    let mut lists: Vec<(Vec<Instance>, Touched)> = Vec::new();
    for instance in instances {
        let removed = program.removed_nodes(&instance.edit);
        let found =
            lists.iter().take(LISTS_MAX).position(|(_, touched)| !touched.overlaps(&removed));
        if found.is_none() {
            lists.push(Default::default());
        }
        let last = lists.len() - 1;
        let (list, touched) = &mut lists[found.unwrap_or(last)];
        touched.add(&removed);
        list.push(instance);
    }
    let lists = lists.into_iter().map(|(list, _)| list);
    KnownLists::boxed(program, lists, |program, list, removed| {
        let is_left = |instance: &&Instance| {
            let nodes = program.removed_nodes(&instance.edit);
            !nodes.parts().any(|part| removed.overlaps(&part))
        };
        let instances: Vec<_> = list.iter().filter(is_left).cloned().collect();
        (!instances.is_empty()).then(|| InstanceList::new(instances))
    })
}

/// Ranges of nodes touched by edits.
#[derive(Default)]
struct Touched {
    /// Ends of the disjoint ranges by their starts.
    ranges: BTreeMap<usize, usize>,
}

impl Touched {
    fn add(&mut self, removed: &RemovedNodes) {
        self.ranges.extend(removed.parts().map(|range| (range.start, range.end)));
    }

    fn overlaps(&self, removed: &RemovedNodes) -> bool {
        let is_touched = |range: Range<usize>| {
            let last = self.ranges.range(..range.end).next_back();
            last.is_some_and(|(_, &end)| end > range.start)
        };
        removed.parts().any(is_touched)
    }
}
