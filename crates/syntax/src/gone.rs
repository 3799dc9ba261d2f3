//! Which parts of a tree an edit takes away.

use std::ops::Range;

use crate::{Edit, NodeId, Replacement, Tree};

/// Parts of a tree that are not there any more.
#[derive(Clone, Debug, Default)]
pub struct Gone {
    /// In the order of the file, none within another.
    parts: Vec<Range<u32>>,
}

impl Gone {
    /// Whether a node is in one of them.
    #[must_use]
    pub fn contains(&self, id: NodeId) -> bool {
        let after = self.parts.partition_point(|part| part.start <= id.0);
        after > 0 && id.0 < self.parts[after - 1].end
    }

    /// The parts, as ranges of nodes, in the order of the file.
    pub fn parts(&self) -> impl Iterator<Item = Range<usize>> {
        self.parts.iter().map(|part| part.start as usize..part.end as usize)
    }

    /// These parts and others, which come in the order of the file and of which none is within another, nor in one of these.
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
    /// The parts of the tree that are not there any more under `edit`.
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

    /// The parts of which nothing is in the text under `edit`: unlike [`gone`](Self::gone), not what stays of a node in
    /// whose place a part of it stands.
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
