//! What has been taken out of a tree so far, to which more is added.
//!
//! A walk asks about one deletion after the other, of which each adds little to what is settled. So all that has to be known of
//! what is gone is kept from one to the next, and what a deletion costs depends on what is new in it, but for copies of plain
//! numbers.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use secateur_syntax::{Edit, Gone, NodeId, Replacement};

use crate::Program;

/// An edit, and what is gone under it.
#[derive(Clone, Debug)]
pub struct Removal {
    edit: Edit,
    gone: Arc<Gone>,
    /// How many definitions are gone, of the entities that have lost any.
    lost: Arc<HashMap<u32, u32>>,
}

impl Removal {
    /// The edit.
    #[must_use]
    pub fn edit(&self) -> &Edit {
        &self.edit
    }

    /// What is gone under it.
    #[must_use]
    pub fn gone(&self) -> &Gone {
        &self.gone
    }
}

/// Parts that go in addition to those of a removal.
pub(super) struct Going<'a> {
    base: &'a Removal,
    /// The parts, by their first nodes, with one past their last. None lies in another, nor in a part of the base.
    parts: BTreeMap<u32, u32>,
    /// How many definitions are gone, of the entities that lose any in addition.
    lost: HashMap<u32, u32>,
}

impl Going<'_> {
    pub(super) fn new(base: &Removal) -> Going<'_> {
        Going { base, parts: BTreeMap::new(), lost: HashMap::new() }
    }

    /// Whether a node is in a part that is gone.
    pub(super) fn contains(&self, node: NodeId) -> bool {
        let is_new = self.parts.range(..=node.0).next_back().is_some_and(|(_, &end)| node.0 < end);
        is_new || self.base.gone.contains(node)
    }

    /// Adds a part that is not gone.
    pub(super) fn add(&mut self, node: NodeId, end: u32) {
        let inside: Vec<u32> = self.parts.range(node.0..end).map(|(&start, _)| start).collect();
        for start in inside {
            self.parts.remove(&start);
        }
        self.parts.insert(node.0, end);
    }

    /// Takes note of another definition of an entity that is gone. Gives how many are, at least: those in a part that lay in
    /// another before that went are counted twice.
    pub(super) fn lose(&mut self, entity: u32) -> usize {
        let before = || self.base.lost.get(&entity).copied().unwrap_or_default();
        let lost = self.lost.entry(entity).or_insert_with(before);
        *lost += 1;
        *lost as usize
    }

    /// Whether another text stands in a node's place under the base.
    pub(super) fn is_replaced(&self, node: NodeId) -> bool {
        self.base.edit.replaced().binary_search_by_key(&node, |(replaced, _)| *replaced).is_ok()
    }

    /// The edit of the base with these changes, of which those count that are not within a part that goes.
    pub(super) fn edit(
        &self,
        deleted: Vec<NodeId>,
        replaced: BTreeMap<NodeId, Replacement>,
    ) -> Edit {
        let is_outermost = |node: &NodeId| self.parts.contains_key(&node.0);
        let deleted =
            deleted.into_iter().filter(|node| is_outermost(node) || self.is_replaced(*node));
        let edit = self.base.edit.deleting(deleted);
        edit.replacing_each(replaced.into_iter().filter(|(node, _)| is_outermost(node)))
    }

    /// The base with these parts, of which comes this edit.
    pub(super) fn into_removal(self, edit: Edit) -> Removal {
        let Self { base, parts, lost } = self;
        let all = base.gone.with(parts.into_iter().map(|(start, end)| start..end));
        let mut all_lost = base.lost.clone();
        if !lost.is_empty() {
            Arc::make_mut(&mut all_lost).extend(lost);
        }
        Removal { edit, gone: all.into(), lost: all_lost }
    }
}

impl Program {
    /// What is gone under `edit`.
    #[must_use]
    pub fn removal(&self, edit: Edit) -> Removal {
        let gone = self.gone(&edit);
        let mut lost = HashMap::new();
        for definition in gone.parts().flat_map(|part| self.definitions_in(part)) {
            *lost.entry(definition.entity).or_default() += 1;
        }
        Removal { edit, gone: gone.into(), lost: lost.into() }
    }
}
