//! Edits: deletions and replacements in a tree.

use std::ops::Range;
use std::sync::Arc;

use crate::{NodeId, Role, Tree, separators};

/// Nodes to delete, each with its descendants, and nodes to replace. A value: cheap to clone and to
/// extend.
///
/// Edits accumulate. An edit below a node stays in effect when a descendant replaces the node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edit {
    /// Sorted, without duplicates.
    deleted: Arc<[NodeId]>,
    /// Sorted by node, without duplicates.
    replaced: Arc<[(NodeId, Replacement)]>,
}

/// Replacement of a node. Nodes must be descendants of the replaced node; otherwise
/// [rendering](Tree::render) leaves that node unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// Text of a descendant.
    #[doc(alias = "hoist")]
    Node(NodeId),
    /// Text from one descendant to itself or to a later sibling.
    #[doc(alias = "splice")]
    Run {
        first: NodeId,
        last: NodeId,
    },
    Text(Arc<str>),
}

impl Edit {
    /// Returns this edit with further nodes deleted.
    #[must_use]
    pub fn deleting(&self, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        let mut deleted = self.deleted.to_vec();
        deleted.extend(nodes);
        // The sort detects the two sorted runs and merges them.
        deleted.sort();
        deleted.dedup();
        Self { deleted: deleted.into(), replaced: Arc::clone(&self.replaced) }
    }

    /// Returns this edit with a further node replaced. A deleted node stays deleted.
    #[must_use]
    pub fn replacing(&self, node: NodeId, replacement: Replacement) -> Self {
        self.replacing_each([(node, replacement)])
    }

    /// Returns this edit with further nodes replaced. A deleted node stays deleted.
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

    /// Returns the deleted nodes in pre-order. They can include descendants of other deleted nodes.
    pub fn deleted(&self) -> &[NodeId] {
        &self.deleted
    }

    /// Returns the replaced nodes in pre-order, with their replacements.
    pub fn replaced(&self) -> &[(NodeId, Replacement)] {
        &self.replaced
    }

    /// Returns `true` if the edit changes nothing.
    pub fn is_empty(&self) -> bool {
        self.deleted.is_empty() && self.replaced.is_empty()
    }
}

impl Tree {
    /// Returns `edit` with further nodes pruned, as hierarchical delta debugging does it. Removable
    /// nodes are deleted. The others are replaced by their smallest text, if there is one. A list
    /// that needs a member keeps the first one, also replaced by its smallest text.
    pub fn pruning(&self, edit: &Edit, nodes: impl IntoIterator<Item = NodeId>) -> Edit {
        let mut replaced: Vec<_> = edit.replaced.to_vec();
        let mut deleted: Vec<_> = edit.deleted.to_vec();
        let mut optional_alone = Vec::new();
        for id in nodes {
            let role = self.role(id);
            if role == Role::OptionalAlone {
                optional_alone.push(id);
            } else if role.is_removable() {
                deleted.push(id);
            } else if let Some(text) = self.smallest(id) {
                replaced.push((id, Replacement::Text(text.into())));
            }
        }
        deleted.sort();
        deleted.dedup();
        // A child that is optional alone is only deleted if no sibling is deleted or replaced.
        replaced.sort_by_key(|(id, _)| *id);
        let untouched = |id: &NodeId| {
            !self.node(*id).siblings().map(|sibling| sibling.id()).any(|sibling| {
                deleted.binary_search(&sibling).is_ok()
                    || replaced.binary_search_by_key(&sibling, |(id, _)| *id).is_ok()
            })
        };
        optional_alone.retain(untouched);
        optional_alone.dedup_by_key(|id| self.record(*id).parent);
        deleted.extend(optional_alone);
        self.with_last_members(deleted, replaced)
    }

    /// Returns the deletion of nodes with further nodes replaced. A list that needs a member keeps
    /// the first one, replaced by its smallest text.
    pub fn with_last_members(
        &self,
        mut deleted: Vec<NodeId>,
        mut replaced: Vec<(NodeId, Replacement)>,
    ) -> Edit {
        deleted.sort();
        deleted.dedup();
        let mut kept = separators::last_members(self, &separators::with_emptied(self, &deleted));
        kept.retain(|&id| self.role(id) != Role::OptionalAlone);
        kept.sort();
        // Nothing below a kept node is deleted. Of nested kept nodes, the outermost counts.
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
        // The sort is stable, so the later of two replacements is kept.
        replaced.reverse();
        replaced.dedup_by_key(|(id, _)| *id);
        replaced.reverse();
        Edit { deleted: deleted.into(), replaced: replaced.into() }
    }
}
