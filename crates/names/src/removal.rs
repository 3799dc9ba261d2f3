//! Removals of nodes that can be extended.
//!
//! A pass asks about one deletion after another, and each adds little to the settled ones. So the
//! facts about removed nodes are kept. The cost of a deletion depends on its new nodes, except for
//! copies of plain numbers.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use secateur_syntax::{Edit, NodeId, RemovedNodes, Replacement};

use crate::Program;

/// Edit, and the nodes that it removes.
#[derive(Clone, Debug)]
pub struct Removal {
    edit: Edit,
    nodes: Arc<RemovedNodes>,
    /// Number of removed definitions, for each entity that lost any.
    lost: Arc<HashMap<u32, u32>>,
}

impl Removal {
    pub fn edit(&self) -> &Edit {
        &self.edit
    }

    /// Returns the removed nodes.
    pub fn nodes(&self) -> &RemovedNodes {
        &self.nodes
    }
}

/// Ranges of nodes removed in addition to a base.
pub(super) struct RemovalBuilder<'a> {
    base: &'a Removal,
    /// End of each range by its first node. No range is inside another one or inside a range of the
    /// base.
    ranges: BTreeMap<u32, u32>,
    /// Number of removed definitions, for each entity that loses more.
    lost: HashMap<u32, u32>,
}

impl RemovalBuilder<'_> {
    pub(super) fn new(base: &Removal) -> RemovalBuilder<'_> {
        RemovalBuilder { base, ranges: BTreeMap::new(), lost: HashMap::new() }
    }

    /// Returns `true` if a node is removed.
    pub(super) fn contains(&self, node: NodeId) -> bool {
        let is_new = self.ranges.range(..=node.0).next_back().is_some_and(|(_, &end)| node.0 < end);
        is_new || self.base.nodes.contains(node)
    }

    /// Adds a range that is not removed yet.
    pub(super) fn add(&mut self, node: NodeId, end: u32) {
        let nested: Vec<u32> = self.ranges.range(node.0..end).map(|(&start, _)| start).collect();
        for start in nested {
            self.ranges.remove(&start);
        }
        self.ranges.insert(node.0, end);
    }

    /// Counts another removed definition of an entity. Returns the total, which may count
    /// definitions of nested ranges twice.
    pub(super) fn lose(&mut self, entity: u32) -> usize {
        let before = || self.base.lost.get(&entity).copied().unwrap_or_default();
        let lost = self.lost.entry(entity).or_insert_with(before);
        *lost += 1;
        *lost as usize
    }

    /// Returns `true` if the base replaces the node.
    pub(super) fn is_replaced(&self, node: NodeId) -> bool {
        self.base.edit.replaced().binary_search_by_key(&node, |(replaced, _)| *replaced).is_ok()
    }

    /// Returns the edit of the base with these changes, except those inside a removed range.
    pub(super) fn edit(
        &self,
        deleted: Vec<NodeId>,
        replaced: BTreeMap<NodeId, Replacement>,
    ) -> Edit {
        let is_outermost = |node: &NodeId| self.ranges.contains_key(&node.0);
        let deleted =
            deleted.into_iter().filter(|node| is_outermost(node) || self.is_replaced(*node));
        let edit = self.base.edit.deleting(deleted);
        edit.replacing_each(replaced.into_iter().filter(|(node, _)| is_outermost(node)))
    }

    /// Returns the base with these ranges; `edit` is the resulting edit.
    pub(super) fn into_removal(self, edit: Edit) -> Removal {
        let Self { base, ranges, lost } = self;
        let all = base.nodes.with(ranges.into_iter().map(|(start, end)| start..end));
        let mut all_lost = base.lost.clone();
        if !lost.is_empty() {
            Arc::make_mut(&mut all_lost).extend(lost);
        }
        Removal { edit, nodes: all.into(), lost: all_lost }
    }
}

impl Program {
    /// Returns the removal for `edit`.
    pub fn removal(&self, edit: Edit) -> Removal {
        let nodes = self.removed_nodes(&edit);
        let mut lost = HashMap::new();
        for definition in nodes.parts().flat_map(|range| self.definitions_in(range)) {
            *lost.entry(definition.entity).or_default() += 1;
        }
        Removal { edit, nodes: nodes.into(), lost: lost.into() }
    }
}
