//! Edits: what to take out of a tree, and what to put in its place.

use std::ops::Range;
use std::sync::Arc;

use crate::{NodeId, Role, Tree, separators};

/// Nodes to delete, each with everything below it, and nodes to replace. A value: cheap to clone and to extend.
///
/// Edits add up. What is done below a node still holds when the node is replaced by something from below it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edit {
    /// Ascending, without repetition.
    deleted: Arc<[NodeId]>,
    /// Ascending by node, without repetition.
    replaced: Arc<[(NodeId, Replacement)]>,
}

/// What stands in the place of a node. Nodes must stand below it, or [rendering](Tree::render) leaves it as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// The text of a descendant.
    #[doc(alias = "hoist")]
    Node(NodeId),
    /// The text from one descendant to itself or a later sibling, and what lies in between.
    #[doc(alias = "splice")]
    Run {
        /// The first node of the run.
        first: NodeId,
        /// The last one.
        last: NodeId,
    },
    /// A text of its own.
    Text(Arc<str>),
}

impl Edit {
    /// This edit with further nodes deleted.
    #[must_use]
    pub fn deleting(&self, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        let mut deleted = self.deleted.to_vec();
        deleted.extend(nodes);
        // Two ascending runs: the sort finds them and merges.
        deleted.sort();
        deleted.dedup();
        Self { deleted: deleted.into(), replaced: Arc::clone(&self.replaced) }
    }

    /// This edit with a further node replaced. A node that is deleted stays deleted.
    #[must_use]
    pub fn replacing(&self, node: NodeId, replacement: Replacement) -> Self {
        self.replacing_each([(node, replacement)])
    }

    /// This edit with further nodes replaced. A node that is deleted stays deleted.
    #[must_use]
    pub fn replacing_each(
        &self,
        replacements: impl IntoIterator<Item = (NodeId, Replacement)>,
    ) -> Self {
        let mut replaced = self.replaced.to_vec();
        for (node, replacement) in replacements {
            match replaced.binary_search_by_key(&node, |(known, _)| *known) {
                Ok(at) => replaced[at].1 = replacement,
                Err(at) => replaced.insert(at, (node, replacement)),
            }
        }
        Self { deleted: Arc::clone(&self.deleted), replaced: replaced.into() }
    }

    /// The deleted nodes in pre-order. A node below a deleted one may be listed too.
    #[must_use]
    pub fn deleted(&self) -> &[NodeId] {
        &self.deleted
    }

    /// The replaced nodes in pre-order, and what takes their places.
    #[must_use]
    pub fn replaced(&self) -> &[(NodeId, Replacement)] {
        &self.replaced
    }

    /// Whether nothing is deleted or replaced.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.deleted.is_empty() && self.replaced.is_empty()
    }
}

impl Tree {
    /// `edit` with further nodes pruned, as hierarchical delta debugging does it: a node that may go goes, one that
    /// must stay shrinks to the smallest text that may stand in its place, if there is one. A list of which one member
    /// must stay keeps the first, shrunk alike.
    #[must_use]
    pub fn pruning(&self, edit: &Edit, nodes: impl IntoIterator<Item = NodeId>) -> Edit {
        let mut replaced: Vec<_> = edit.replaced.to_vec();
        let mut deleted: Vec<_> = edit.deleted.to_vec();
        let mut alone = Vec::new();
        for id in nodes {
            let role = self.role(id);
            if role == Role::OptionalAlone {
                alone.push(id);
            } else if role.is_removable() {
                deleted.push(id);
            } else if let Some(text) = self.smallest(id) {
                replaced.push((id, Replacement::Text(text.into())));
            }
        }
        deleted.sort();
        deleted.dedup();
        // A child that is optional alone goes only where nothing else does and nothing else changes its kind.
        replaced.sort_by_key(|(id, _)| *id);
        let untouched = |id: &NodeId| {
            let siblings = self.node(*id).parent().into_iter().flat_map(|parent| parent.children());
            !siblings.map(|sibling| sibling.id()).any(|sibling| {
                deleted.binary_search(&sibling).is_ok()
                    || replaced.binary_search_by_key(&sibling, |(id, _)| *id).is_ok()
            })
        };
        alone.retain(untouched);
        alone.dedup_by_key(|id| self.records[id.index()].parent);
        deleted.extend(alone);
        deleted.sort();
        let mut kept = separators::last_members(self, &separators::with_emptied(self, &deleted));
        kept.retain(|&id| self.role(id) != Role::OptionalAlone);
        kept.sort();
        // Nothing below a node that is kept is deleted. Of kept nodes inside one another the outermost counts.
        let mut below: Vec<Range<usize>> = Vec::new();
        for id in kept {
            let subtree = self.node(id).subtree();
            if below.last().is_none_or(|outer| outer.end <= subtree.start) {
                below.push(subtree);
            }
            if let Some(text) = self.smallest(id) {
                replaced.push((id, Replacement::Text(text.into())));
            }
        }
        deleted.retain(|doomed| {
            let at = below.partition_point(|range| range.end <= doomed.index());
            below.get(at).is_none_or(|range| doomed.index() < range.start)
        });
        replaced.sort_by_key(|(id, _)| *id);
        // The sort is stable: of two replacements the later counts.
        replaced.reverse();
        replaced.dedup_by_key(|(id, _)| *id);
        replaced.reverse();
        Edit { deleted: deleted.into(), replaced: replaced.into() }
    }
}
