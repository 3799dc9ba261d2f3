//! Definitions that nothing needs.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::{Definition, Names};
use crate::{NodeId, Tree};

/// The outermost nodes that go with definitions.
struct Units {
    /// Their ends by their starts.
    ends: BTreeMap<u32, u32>,
}

impl Units {
    /// The unit that a node is in.
    fn around(&self, node: NodeId) -> Option<u32> {
        self.ends.range(..=node.0).next_back().filter(|(_, end)| node.0 < **end).map(|(&start, _)| start)
    }
}

impl Tree {
    /// The nodes that define what nothing in the file needs, as far as names tell: what is reached neither from what
    /// defines nothing, nor from the last definition that is used nowhere, such as the main function of a program.
    ///
    /// Only whole definitions, not what is defined within them. What is in a namespace or module counts as if it stood
    /// beside it.
    #[must_use]
    pub fn unused(&self, names: &Names) -> Vec<NodeId> {
        let units = self.outermost_units(names);
        let unit_of = |definition: &Definition| units.around(definition.name);
        // The entities that each unit uses; those used in no unit are known anyway.
        let mut used_in: BTreeMap<Option<u32>, Vec<usize>> = BTreeMap::new();
        let mut used_elsewhere = BTreeSet::new();
        for (number, entity) in names.entities.iter().enumerate() {
            let places: BTreeSet<_> = entity.uses.iter().map(|&place| units.around(place)).collect();
            for unit in names.definitions_of(entity).filter_map(unit_of) {
                if places.iter().any(|&place| place != Some(unit)) {
                    used_elsewhere.insert(unit);
                }
            }
            for place in places {
                used_in.entry(place).or_default().push(number);
            }
        }
        let last = units.ends.keys().rev().copied().find(|unit| !used_elsewhere.contains(unit));
        let mut pending: Vec<Option<u32>> = std::iter::once(None).chain(last.map(Some)).collect();
        let mut reached: BTreeSet<u32> = last.into_iter().collect();
        let mut is_known = vec![false; names.entities.len()];
        while let Some(unit) = pending.pop() {
            let used = used_in.get(&unit).into_iter().flatten();
            for &entity in used.filter(|&&entity| !std::mem::replace(&mut is_known[entity], true)) {
                let found = names.definitions_of(&names.entities[entity]).filter_map(unit_of);
                pending.extend(found.filter(|&unit| reached.insert(unit)).map(Some));
            }
        }
        let unused = units.ends.into_keys().filter(|unit| !reached.contains(unit)).map(NodeId);
        unused.filter_map(|unit| self.removable_with(unit)).flatten().collect()
    }

    fn outermost_units(&self, names: &Names) -> Units {
        let is_container = |definition: &&Definition| {
            self.compiled.tables.names.is_container(self.records[definition.node.index()].kind)
        };
        let units = names.definitions.iter().filter(|definition| !is_container(definition));
        let mut units: Vec<NodeId> = units.filter_map(|definition| self.unit_of(definition)).collect();
        let end = |unit: NodeId| self.records[unit.index()].subtree_end;
        units.sort_by_key(|&unit| (unit, Reverse(end(unit))));
        let mut ends = BTreeMap::new();
        let mut after = 0;
        for unit in units {
            if unit.0 >= after {
                after = end(unit);
                ends.insert(unit.0, after);
            }
        }
        Units { ends }
    }
}
