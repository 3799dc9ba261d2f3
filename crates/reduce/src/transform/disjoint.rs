//! Lists of non-overlapping instances that are known from the beginning.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, RemovedNodes};

use super::{Instance, InstanceList, Lists};

/// Maximum number of lists for instances that overlap. Each further instance gets a list of its
/// own.
const LISTS_MAX: usize = 16;

/// Lists of a transformation.
#[derive(Clone)]
pub(crate) struct Disjoint {
    program: Arc<Program>,
    lists: Arc<[Vec<Instance>]>,
    /// Index of the next list.
    next: usize,
}

impl Disjoint {
    pub(crate) fn new(program: Arc<Program>, instances: Vec<Instance>) -> Self {
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
        Self { program, lists: lists.into_iter().map(|(list, _)| list).collect(), next: 0 }
    }
}

impl Lists for Disjoint {
    /// Skips instances that overlap nodes changed since.
    fn next(&mut self, settled: &Edit) -> Option<InstanceList> {
        let mut changed = Touched::default();
        changed.add(&self.program.removed_nodes(settled));
        while let Some(list) = self.lists.get(self.next) {
            self.next += 1;
            let is_left = |instance: &&Instance| {
                !changed.overlaps(&self.program.removed_nodes(&instance.edit))
            };
            let instances: Vec<_> = list.iter().filter(is_left).cloned().collect();
            if !instances.is_empty() {
                return Some(InstanceList::new(instances));
            }
        }
        None
    }
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
