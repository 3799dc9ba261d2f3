//! Outlines: trees for display.

use crate::{NodeId, Role, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutlineLine {
    pub id: NodeId,
    pub role: Role,
    /// Number of descendants left out.
    pub folded: usize,
}

impl Tree {
    /// Returns the nodes at most `levels` below `root`, in pre-order, with their roles. Deeper
    /// nodes are only counted.
    pub fn outline(&self, root: NodeId, levels: usize) -> impl Iterator<Item = OutlineLine> {
        let root = self.node(root);
        let deepest = root.depth().saturating_add(levels);
        root.descend(move |node| node.depth() < deepest).map(move |node| {
            let folded = if node.depth() >= deepest { node.subtree().len() - 1 } else { 0 };
            OutlineLine { id: node.id(), role: node.role(), folded }
        })
    }
}
