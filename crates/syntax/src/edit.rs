//! Edits: what to take out of a tree.

use std::sync::Arc;

use crate::NodeId;

/// A set of nodes to delete, each with everything below it. A value: cheap to clone and to extend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edit {
    /// Ascending, without repetition.
    deleted: Arc<[NodeId]>,
}

impl Edit {
    /// This edit with further nodes deleted.
    #[must_use]
    pub fn deleting(&self, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        let mut deleted = self.deleted.to_vec();
        deleted.extend(nodes);
        deleted.sort_unstable();
        deleted.dedup();
        Self { deleted: deleted.into() }
    }

    /// The deleted nodes in pre-order. A node below a deleted one may be listed too.
    #[must_use]
    pub fn deleted(&self) -> &[NodeId] {
        &self.deleted
    }

    /// Whether nothing is deleted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.deleted.is_empty()
    }
}
