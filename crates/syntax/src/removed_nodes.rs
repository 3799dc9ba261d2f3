//! Removed nodes of an edit.

use std::ops::Range;

use crate::{Edit, NodeId, Replacement, Tree};

/// Set of nodes removed from a tree, as disjoint subtrees.
#[derive(Clone, Debug, Default)]
pub struct RemovedNodes {
    /// In source order, without nesting.
    ranges: Vec<Range<u32>>,
}

impl RemovedNodes {
    /// Returns `true` if a node was removed.
    pub fn contains(&self, id: NodeId) -> bool {
        let after = self.ranges.partition_point(|range| range.start <= id.0);
        after > 0 && id.0 < self.ranges[after - 1].end
    }

    /// Returns `true` if a node of a range was removed.
    pub fn overlaps(&self, range: &Range<usize>) -> bool {
        let at = self.ranges.partition_point(|own| own.end as usize <= range.start);
        self.ranges.get(at).is_some_and(|own| (own.start as usize) < range.end)
    }

    /// Returns the removed ranges of nodes, in source order.
    pub fn parts(&self) -> impl Iterator<Item = Range<usize>> {
        self.ranges.iter().map(|range| range.start as usize..range.end as usize)
    }

    /// Returns the union with further ranges. They must be in source order, disjoint, and not
    /// inside the present ones.
    #[must_use]
    pub fn with(&self, others: impl IntoIterator<Item = Range<u32>>) -> Self {
        let mut ranges = Vec::with_capacity(self.ranges.len() + 1);
        let mut old = self.ranges.iter().peekable();
        for other in others {
            ranges.extend(
                std::iter::from_fn(|| old.next_if(|range| range.start < other.start)).cloned(),
            );
            while old.next_if(|range| range.start < other.end).is_some() {}
            ranges.push(other);
        }
        ranges.extend(old.cloned());
        Self { ranges }
    }
}

impl Tree {
    /// Returns the nodes deleted or replaced by `edit`, with their descendants.
    pub fn removed_nodes(&self, edit: &Edit) -> RemovedNodes {
        let replaced = edit.replaced().iter().map(|(node, _)| *node);
        let mut nodes: Vec<NodeId> = edit.deleted().iter().copied().chain(replaced).collect();
        nodes.sort_unstable();
        let mut ranges: Vec<Range<u32>> = Vec::new();
        for node in nodes {
            if ranges.last().is_none_or(|range| range.end <= node.0) {
                ranges.push(node.0..self.record(node).subtree_end);
            }
        }
        RemovedNodes { ranges }
    }

    /// Returns the nodes without any text in the edited tree. Unlike
    /// [`removed_nodes`](Self::removed_nodes), it
    /// leaves out descendants that replace an ancestor.
    pub fn left_out(&self, edit: &Edit) -> RemovedNodes {
        let subtree = |node: NodeId| node.0..self.record(node).subtree_end;
        let mut ranges: Vec<Range<u32>> =
            edit.deleted().iter().map(|&node| subtree(node)).collect();
        for (node, with) in edit.replaced() {
            let replaced_range = subtree(*node);
            let kept = match with {
                Replacement::Node(kept) => subtree(*kept),
                Replacement::Run { first, last } => first.0..subtree(*last).end,
                Replacement::Text(_) => replaced_range.end..replaced_range.end,
            };
            ranges.extend(
                [replaced_range.start..kept.start, kept.end..replaced_range.end]
                    .into_iter()
                    .filter(|range| !range.is_empty()),
            );
        }
        ranges.sort_unstable_by_key(|range| range.start);
        let mut joined: Vec<Range<u32>> = Vec::with_capacity(ranges.len());
        for range in ranges {
            match joined.last_mut() {
                Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
                _ => joined.push(range),
            }
        }
        RemovedNodes { ranges: joined }
    }
}
