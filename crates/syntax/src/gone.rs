//! Removed nodes of an edit.

use std::ops::Range;

use crate::{Edit, NodeId, Replacement, Tree};

/// Set of nodes removed from a tree, as disjoint subtrees.
#[derive(Clone, Debug, Default)]
pub struct Gone {
    /// In source order, without nesting.
    parts: Vec<Range<u32>>,
}

impl Gone {
    /// Returns `true` if a node was removed.
    #[must_use]
    pub fn contains(&self, id: NodeId) -> bool {
        let after = self.parts.partition_point(|part| part.start <= id.0);
        after > 0 && id.0 < self.parts[after - 1].end
    }

    /// Returns the removed ranges of nodes, in source order.
    pub fn parts(&self) -> impl Iterator<Item = Range<usize>> {
        self.parts.iter().map(|part| part.start as usize..part.end as usize)
    }

    /// Returns the union with further ranges. They must be in source order, disjoint, and not
    /// inside the present ones.
    #[must_use]
    pub fn with(&self, others: impl IntoIterator<Item = Range<u32>>) -> Self {
        let mut parts = Vec::with_capacity(self.parts.len() + 1);
        let mut old = self.parts.iter().peekable();
        for other in others {
            parts.extend(
                std::iter::from_fn(|| old.next_if(|part| part.start < other.start)).cloned(),
            );
            while old.next_if(|part| part.start < other.end).is_some() {}
            parts.push(other);
        }
        parts.extend(old.cloned());
        Self { parts }
    }
}

impl Tree {
    /// Returns the nodes deleted or replaced by `edit`, with their descendants.
    #[must_use]
    pub fn gone(&self, edit: &Edit) -> Gone {
        let replaced = edit.replaced().iter().map(|(node, _)| *node);
        let mut nodes: Vec<NodeId> = edit.deleted().iter().copied().chain(replaced).collect();
        nodes.sort_unstable();
        let mut parts: Vec<Range<u32>> = Vec::new();
        for node in nodes {
            if parts.last().is_none_or(|part| part.end <= node.0) {
                parts.push(node.0..self.records[node.index()].subtree_end);
            }
        }
        Gone { parts }
    }

    /// Returns the nodes without any text in the edited tree. Unlike [`gone`](Self::gone), it
    /// leaves out descendants that replace an ancestor.
    #[must_use]
    pub fn left_out(&self, edit: &Edit) -> Gone {
        let subtree = |node: NodeId| node.0..self.records[node.index()].subtree_end;
        let mut parts: Vec<Range<u32>> = edit.deleted().iter().map(|&node| subtree(node)).collect();
        for (node, with) in edit.replaced() {
            let whole = subtree(*node);
            let kept = match with {
                Replacement::Node(kept) => subtree(*kept),
                Replacement::Run { first, last } => first.0..subtree(*last).end,
                Replacement::Text(_) => whole.end..whole.end,
            };
            parts.extend(
                [whole.start..kept.start, kept.end..whole.end]
                    .into_iter()
                    .filter(|part| !part.is_empty()),
            );
        }
        parts.sort_unstable_by_key(|part| part.start);
        let mut joined: Vec<Range<u32>> = Vec::with_capacity(parts.len());
        for part in parts {
            match joined.last_mut() {
                Some(last) if part.start <= last.end => last.end = last.end.max(part.end),
                _ => joined.push(part),
            }
        }
        Gone { parts: joined }
    }
}
