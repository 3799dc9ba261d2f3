//! Packed storage of the nodes of a tree.
//!
//! Dense JSON and XML have 1.4 nodes per byte, so every byte of a node counts. A node stores
//! distances in two bytes each, and the number of the combination of its other properties, which
//! repeat. Larger distances are rare and are stored apart.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use crate::record::{NodeId, NodeRecord};
use crate::rules::RuleId;

/// Stored in place of a larger number.
const LARGE: u16 = u16::MAX;

/// Number of slots for classes that were used last.
const LAST_CLASSES: usize = 1024;

#[derive(Clone, Copy, Debug)]
struct PackedNode {
    start: u32,
    /// Number of bytes of a leaf, number of descendants of other nodes.
    extent: u16,
    /// Distance to the parent.
    up: u16,
    class: u16,
    gap: u8,
    /// Lowest byte of the depth.
    depth: u8,
}

const _: () = assert!(size_of::<PackedNode>() == 12);

/// Properties that many nodes share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct NodeClass {
    kind: u16,
    field: u16,
    rule: Option<RuleId>,
    flags: u8,
    is_leaf: bool,
    /// The node does not end with its last leaf.
    has_own_end: bool,
}

impl NodeClass {
    /// Returns the slot in `last_classes`.
    fn slot(&self) -> usize {
        let Self { kind, field, flags, is_leaf, has_own_end, .. } = *self;
        let bits = usize::from(is_leaf) << 1 | usize::from(has_own_end);
        (4 * usize::from(kind) + bits + 61 * usize::from(field) + usize::from(flags)) % LAST_CLASSES
    }
}

/// Nodes in pre-order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Records {
    nodes: Vec<PackedNode>,
    classes: Vec<NodeClass>,
    class_numbers: HashMap<NodeClass, u16>,
    /// Number of the last class in each slot, since the map takes longer than the rest of a push.
    last_classes: Vec<u16>,
    /// Classes of nodes without a number for their class.
    own_classes: BTreeMap<u32, NodeClass>,
    /// Ends of nodes that do not end with their last leaf.
    own_ends: BTreeMap<u32, u32>,
    /// Ends of leaves, and ends of the subtrees of other nodes, with a large extent.
    large_extents: BTreeMap<u32, u32>,
    /// First node of each run of nodes with the same distant parent, and that parent.
    distant_parents: Vec<(u32, u32)>,
    /// First node of each run of nodes with the same higher bytes of the depth, and these bytes.
    depths: Vec<(u32, u32)>,
}

impl Records {
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Reserves memory for this many nodes. Growth by doubling would double the peak.
    pub(crate) fn reserve(&mut self, nodes: usize) {
        self.nodes.reserve_exact(nodes);
    }

    /// Returns the node with this number.
    pub(crate) fn at(&self, at: usize) -> NodeRecord {
        let node = &self.nodes[at];
        let NodeClass { kind, field, rule, flags, is_leaf, has_own_end } = self.class(at);
        let number = at as u32;
        let parent = NodeId(match node.up {
            LARGE => run_value(&self.distant_parents, number),
            up => number - u32::from(up),
        });
        let subtree_end = self.subtree_end(at, is_leaf);
        let end = if has_own_end {
            self.own_ends.get(&number).copied().unwrap_or(node.start)
        } else {
            self.leaf_end(subtree_end as usize - 1)
        };
        let depth = run_value(&self.depths, number) << 8 | u32::from(node.depth);
        let (gap, start) = (node.gap, node.start);
        NodeRecord { kind, field, rule, flags, gap, depth, parent, subtree_end, start, end }
    }

    pub(crate) fn get(&self, at: usize) -> Option<NodeRecord> {
        (at < self.len()).then(|| self.at(at))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = NodeRecord> + Clone + use<'_> {
        self.iter_in(0..self.len())
    }

    pub(crate) fn iter_in(
        &self,
        nodes: Range<usize>,
    ) -> impl Iterator<Item = NodeRecord> + Clone + use<'_> {
        nodes.map(|at| self.at(at))
    }

    /// Returns the number of nodes that start no later than `position`.
    pub(crate) fn count_up_to(&self, position: usize) -> usize {
        self.nodes.partition_point(|node| node.start as usize <= position)
    }

    /// Returns the flags of a node.
    pub(crate) fn flags(&self, at: usize) -> u8 {
        self.class(at).flags
    }

    /// Returns the children of a node.
    pub(crate) fn children(&self, parent: NodeId) -> impl Iterator<Item = NodeId> + use<'_> {
        let end_of = |id: NodeId| self.subtree_end(id.index(), self.class(id.index()).is_leaf);
        let (first, end) = (NodeId(parent.0 + 1), end_of(parent));
        let next = move |id: NodeId| (id.0 < end).then_some(id);
        std::iter::successors(next(first), move |&child| next(NodeId(end_of(child))))
    }

    /// Appends a node without descendants.
    pub(crate) fn push(&mut self, record: &NodeRecord) {
        let at = self.nodes.len() as u32;
        let NodeRecord { kind, field, rule, flags, start, gap, depth, .. } = *record;
        let up = short(at - record.parent.0);
        if up == LARGE {
            extend_runs(&mut self.distant_parents, at, record.parent.0, None);
        }
        extend_runs(&mut self.depths, at, depth >> 8, Some(0));
        self.nodes.push(PackedNode { start, extent: 0, up, class: 0, gap, depth: depth as u8 });
        let (is_leaf, has_own_end) = (true, false);
        let class = NodeClass { kind, field, rule, flags, is_leaf, has_own_end };
        self.set_class(at as usize, class);
        self.close(at, record.end, at + 1);
    }

    /// Sets the end of a node and of its subtree, whose nodes are known.
    pub(crate) fn close(&mut self, at: u32, end: u32, subtree_end: u32) {
        let (number, start) = (at as usize, self.nodes[at as usize].start);
        let is_leaf = subtree_end == at + 1;
        let has_own_end = !is_leaf && self.leaf_end(subtree_end as usize - 1) != end;
        let (extent, value) = if is_leaf {
            (end.checked_sub(start).map_or(LARGE, short), end)
        } else {
            (short(subtree_end - at - 1), subtree_end)
        };
        if extent == LARGE {
            self.large_extents.insert(at, value);
        }
        if has_own_end {
            self.own_ends.insert(at, end);
        }
        self.nodes[number].extent = extent;
        let class = self.class(number);
        if (class.is_leaf, class.has_own_end) != (is_leaf, has_own_end) {
            self.set_class(number, NodeClass { is_leaf, has_own_end, ..class });
        }
    }

    /// Extends the root to the whole source.
    pub(crate) fn cover(&mut self, bytes: usize) {
        if let Some(root) = self.get(0) {
            self.nodes[0].start = 0;
            self.close(0, bytes as u32, root.subtree_end);
        }
    }

    /// Replaces the kind, field, rule and flags of a node.
    pub(crate) fn set_kind(&mut self, id: NodeId, record: &NodeRecord) {
        let NodeRecord { kind, field, rule, flags, .. } = *record;
        let class = self.class(id.index());
        self.set_class(id.index(), NodeClass { kind, field, rule, flags, ..class });
    }

    fn class(&self, at: usize) -> NodeClass {
        let own = || self.own_classes.get(&(at as u32)).unwrap_or(&self.classes[0]);
        *self.classes.get(usize::from(self.nodes[at].class)).unwrap_or_else(own)
    }

    fn set_class(&mut self, at: usize, class: NodeClass) {
        let slot = class.slot();
        if let Some(&number) = self.last_classes.get(slot)
            && self.classes.get(usize::from(number)) == Some(&class)
        {
            self.nodes[at].class = number;
            return;
        }
        let known = self.class_numbers.get(&class).copied();
        let number = known.unwrap_or(self.classes.len().try_into().unwrap_or(LARGE));
        self.nodes[at].class = number;
        if number == LARGE {
            self.own_classes.insert(at as u32, class);
        } else if known.is_none() {
            self.class_numbers.insert(class, number);
            self.classes.push(class);
        }
        self.last_classes.resize(LAST_CLASSES, LARGE);
        self.last_classes[slot] = number;
    }

    fn subtree_end(&self, at: usize, is_leaf: bool) -> u32 {
        let number = at as u32;
        match self.nodes[at].extent {
            _ if is_leaf => number + 1,
            LARGE => self.large_extents.get(&number).copied().unwrap_or(number + 1),
            descendants => number + 1 + u32::from(descendants),
        }
    }

    fn leaf_end(&self, at: usize) -> u32 {
        let PackedNode { start, extent, .. } = self.nodes[at];
        match extent {
            LARGE => self.large_extents.get(&(at as u32)).copied().unwrap_or(start),
            bytes => start + u32::from(bytes),
        }
    }
}

impl FromIterator<NodeRecord> for Records {
    fn from_iter<I: IntoIterator<Item = NodeRecord>>(records: I) -> Self {
        let (mut packed, mut inner) = (Self::default(), Vec::new());
        for (at, record) in (0..).zip(records) {
            packed.push(&record);
            if record.subtree_end > at + 1 {
                inner.push((at, record.end, record.subtree_end));
            }
        }
        for (at, end, subtree_end) in inner {
            packed.close(at, end, subtree_end);
        }
        packed
    }
}

/// Returns the end of the text before a node. Long gaps are rare: they are found by a search.
pub(crate) fn gap_start(records: &Records, at: NodeId) -> u32 {
    let record = |id: NodeId| records.at(id.index());
    let start = record(at).start;
    let mut node = at;
    loop {
        let NodeRecord { gap, parent, start: node_start, .. } = record(node);
        if gap < NodeRecord::LONG_GAP {
            return (node_start - u32::from(gap)).min(start);
        }
        if node == NodeId::ROOT {
            return 0;
        }
        let mut before = NodeId(node.0 - 1);
        if before == parent {
            if record(parent).has(NodeRecord::EMBEDS) {
                return record(parent).start;
            }
            node = parent;
            continue;
        }
        while record(before).parent != parent {
            before = record(before).parent;
        }
        return record(before).end.min(start);
    }
}

fn short(number: u32) -> u16 {
    number.try_into().unwrap_or(LARGE)
}

/// Returns the value of the run with this node; 0 before the first run.
fn run_value(runs: &[(u32, u32)], node: u32) -> u32 {
    let after = runs.partition_point(|&(first, _)| first <= node);
    runs[..after].last().map_or(0, |&(_, value)| value)
}

/// Begins a run at a node if its value is not that of the last run.
fn extend_runs(runs: &mut Vec<(u32, u32)>, node: u32, value: u32, initial: Option<u32>) {
    if runs.last().map(|&(_, last)| last).or(initial) != Some(value) {
        runs.push((node, value));
    }
}

#[cfg(test)]
mod tests {
    use super::Records;
    use crate::record::{NodeId, NodeRecord};

    fn check(records: &[NodeRecord]) {
        let packed: Records = records.iter().copied().collect();
        assert_eq!(packed.len(), records.len());
        for (at, record) in records.iter().enumerate() {
            assert_eq!(packed.at(at), *record, "{at}");
        }
    }

    fn leaf(at: u32, parent: u32, depth: u32, bytes: u32) -> NodeRecord {
        NodeRecord {
            kind: 1,
            field: 0,
            rule: None,
            flags: 0,
            gap: 0,
            depth,
            parent: NodeId(parent),
            subtree_end: at + 1,
            start: at,
            end: at + bytes,
        }
    }

    #[test]
    fn deep_nodes_are_unpacked_as_they_were() {
        let depth = 70_000;
        // The last children of all nodes, far from their parents.
        let inner = |at| NodeRecord {
            subtree_end: 2 * depth - at,
            end: 2 * depth,
            ..leaf(at, at.saturating_sub(1), at, 1)
        };
        let closing =
            (0..depth).rev().map(|parent| leaf(2 * depth - 1 - parent, parent, parent + 1, 1));
        let records: Vec<_> = (0..depth).map(inner).chain(closing).collect();
        check(&records);
    }

    #[test]
    fn a_long_list_and_long_leaves_are_unpacked_as_they_were() {
        let root = NodeRecord { subtree_end: 200_001, end: 1_000_000, ..leaf(0, 0, 0, 0) };
        let leaves = (1..=200_000).map(|at| leaf(at, 0, 1, at));
        let records: Vec<_> = std::iter::once(root).chain(leaves).collect();
        check(&records);
    }

    #[test]
    fn more_classes_than_numbers_are_unpacked_as_they_were() {
        let root = NodeRecord { subtree_end: 200_001, end: 200_001, ..leaf(0, 0, 0, 0) };
        let leaves = (1..=200_000).map(|at| NodeRecord {
            kind: at as u16,
            field: (at >> 16) as u16,
            ..leaf(at, 0, 1, 1)
        });
        let records: Vec<_> = std::iter::once(root).chain(leaves).collect();
        check(&records);
    }
}
