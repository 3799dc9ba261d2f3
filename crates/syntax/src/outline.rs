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
        let subtree = self.node(root).subtree();
        let deepest = self.node(root).depth().saturating_add(levels);
        let mut next = subtree.start;
        std::iter::from_fn(move || {
            (next < subtree.end).then(|| {
                let id = NodeId(next as u32);
                let node = self.node(id);
                let folded = if node.depth() >= deepest { node.subtree().len() - 1 } else { 0 };
                next += 1 + folded;
                OutlineLine { id, role: self.role(id), folded }
            })
        })
    }
}
