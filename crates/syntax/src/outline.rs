//! The tree as a person reads it.

use crate::{NodeId, Role, Tree};

/// One line of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutlineLine {
    /// The node that the line is about.
    pub id: NodeId,
    /// Its role.
    pub role: Role,
    /// How many nodes below it are left out.
    pub folded: usize,
}

impl Tree {
    /// The nodes at most `levels` below `root`, in pre-order, with their roles; what lies deeper is counted.
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
