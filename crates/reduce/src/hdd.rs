//! HDD, hierarchical delta debugging: one walk over the levels of a tree, coarse to fine.
//!
//! Ghassan Misherghi and Zhendong Su, *HDD: Hierarchical Delta Debugging*, ICSE 2006.
//!
//! Per level, the list holds every node of that level that is still present. A list minimiser shrinks it, the deletions
//! are committed, and the walk goes on one level down.
//!
//! Deviations from the paper:
//!
//! - A node that spans the same text as its parent is left to its parent: deleting either gives the same text.
//! - A node without text is in no list, nor, where white space is free, is one of white space only.
//! - The last node of a list is asked about too, so that a level may become empty.

use std::sync::Arc;

use fixedbitset::FixedBitSet;
use secateur_minimize::{Outcome, Search};
use secateur_syntax::{Edit, Node, NodeId, Tree, WhiteSpace};

use crate::candidate::{Candidate, Place};
use crate::list::{List, StartMinimizer};

/// One walk of hierarchical delta debugging over one tree.
pub struct Hdd {
    tree: Arc<Tree>,
    start: StartMinimizer,
    round: usize,
    /// The nodes that may be deleted, by level.
    levels: Arc<[Vec<NodeId>]>,
    level: usize,
    /// What the levels above have settled on.
    edit: Edit,
    /// The nodes that `edit` deletes, with everything below them.
    gone: Arc<FixedBitSet>,
    /// The list of the current level; none when the walk is over.
    list: Option<List>,
}

impl Hdd {
    /// A walk over `tree`, minimising each level with what `start` gives. `round` is for the places of the candidates.
    #[must_use]
    pub fn new(tree: Arc<Tree>, start: StartMinimizer, round: usize) -> Self {
        let gone = FixedBitSet::with_capacity(tree.len());
        let levels = levels(&tree).into();
        let mut walk =
            Self { tree, start, round, levels, level: 0, edit: Edit::default(), gone: Arc::new(gone), list: None };
        walk.list = walk.list_of_level();
        walk.settle();
        walk
    }

    /// Whether there is nothing more to ask; cheaper than rendering a candidate.
    pub(crate) fn is_over(&self) -> bool {
        self.list.is_none()
    }

    pub(crate) fn copy(&self) -> Self {
        Self {
            tree: self.tree.clone(),
            start: self.start.clone(),
            round: self.round,
            levels: self.levels.clone(),
            level: self.level,
            edit: self.edit.clone(),
            gone: self.gone.clone(),
            list: self.list.as_ref().map(List::fork),
        }
    }

    /// The nodes of the current level that are still present; none behind the last level.
    fn list_of_level(&self) -> Option<List> {
        let nodes = self.levels.get(self.level)?.iter().copied().filter(|id| !self.gone.contains(id.index())).collect();
        Some(List::new(&self.tree, nodes, &self.start))
    }

    /// Commits lists that have ended and goes down until there is something to ask, or to the end.
    fn settle(&mut self) {
        while let Some(list) = &self.list
            && list.query().is_none()
        {
            let deleted = list.deleted();
            if !deleted.is_empty() {
                let gone = Arc::make_mut(&mut self.gone);
                for &node in &deleted {
                    gone.insert_range(self.tree.node(node).subtree());
                }
                self.edit = self.edit.deleting(deleted);
            }
            self.level += 1;
            self.list = self.list_of_level();
        }
    }
}

/// The deletable nodes of each level.
fn levels(tree: &Tree) -> Vec<Vec<NodeId>> {
    let mut levels: Vec<Vec<NodeId>> = Vec::new();
    for node in tree.nodes() {
        if levels.len() <= node.depth() {
            levels.resize_with(node.depth() + 1, Vec::new);
        }
        if is_deletable(tree, node) {
            levels[node.depth()].push(node.id());
        }
    }
    levels
}

fn is_deletable(tree: &Tree, node: Node<'_>) -> bool {
    let is_blank = match tree.grammar().white_space {
        WhiteSpace::Free => node.text().iter().all(u8::is_ascii_whitespace),
        WhiteSpace::Significant => node.text().is_empty(),
    };
    !is_blank && node.parent().is_none_or(|parent| parent.span() != node.span())
}

impl Search for Hdd {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let list = self.list.as_ref()?;
        let query = list.query()?;
        let text = self.tree.render(&self.edit.deleting(list.left_out(&query.config)));
        let (level, levels) = (self.level, self.levels.len());
        Some(Candidate {
            text,
            kind: query.kind,
            place: Place { round: self.round, level, levels, list_len: list.len() },
        })
    }

    fn observe(&mut self, outcome: Outcome) {
        if let Some(list) = &mut self.list {
            list.observe(outcome);
            self.settle();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        let edit = match &self.list {
            Some(list) => self.edit.deleting(list.deleted()),
            None => self.edit.clone(),
        };
        self.tree.render(&edit).into()
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>> {
        Box::new(self.copy())
    }
}
