//! HDD, hierarchical delta debugging: one walk over the levels of a tree, coarse to fine.
//!
//! Ghassan Misherghi and Zhendong Su, *HDD: Hierarchical Delta Debugging*, ICSE 2006.
//!
//! Per level, the list holds every node of that level that is still present and that can become smaller: one that the
//! grammar lets go is deleted, one that must stay shrinks to the smallest text that may stand in its place, as in the
//! paper. A list minimiser shrinks the list, the changes are committed, and the walk goes on one level down.
//!
//! Deviations from the paper:
//!
//! - A node that spans the same text as its parent is left to its parent.
//! - A node without text is in no list, nor, where white space is free, is one of white space only.
//! - Children that only go together are one member of the list.
//! - The last member of a list is asked about too, so that a level may become empty.

use std::sync::Arc;

use fixedbitset::FixedBitSet;
use secateur_minimize::{Outcome, Search};
use secateur_syntax::{Edit, Node, Tree, WhiteSpace};

use crate::candidate::{Candidate, Part, Place};
use crate::list::{Empty, List, Member, StartMinimizer};
use crate::walker::Walk;

/// One walk of hierarchical delta debugging over one tree.
pub struct Hdd {
    tree: Arc<Tree>,
    start: StartMinimizer,
    round: usize,
    /// What may become smaller, by level.
    levels: Arc<[Vec<Member>]>,
    level: usize,
    /// What the levels above have settled on.
    edit: Edit,
    /// The nodes that `edit` deletes or replaces, with everything below them.
    gone: Arc<FixedBitSet>,
    /// The list of the current level; none when the walk is over.
    list: Option<List>,
}

impl Hdd {
    /// A walk over `tree`, minimising each level with what `start` gives. `round` is for the places of the candidates.
    #[must_use]
    pub fn new(tree: Arc<Tree>, start: StartMinimizer, round: usize) -> Self {
        let gone = Arc::new(FixedBitSet::with_capacity(tree.len()));
        let levels = levels(&tree).into();
        let mut walk = Self { tree, start, round, levels, level: 0, edit: Edit::default(), gone, list: None };
        walk.list = walk.list_of_level();
        walk.settle();
        walk
    }

    /// What is still present of the current level; none behind the last level.
    fn list_of_level(&self) -> Option<List> {
        let is_present = |member: &&Member| member.iter().all(|id| !self.gone.contains(id.index()));
        let members = self.levels.get(self.level)?.iter().filter(is_present).cloned().collect();
        Some(List::new(&self.tree, members, Empty::Last, &self.start))
    }

    /// Commits lists that have ended and goes down until there is something to ask, or to the end.
    fn settle(&mut self) {
        while let Some(list) = &self.list
            && list.query().is_none()
        {
            let deleted: Vec<Member> = list.deleted().cloned().collect();
            if !deleted.is_empty() {
                let gone = Arc::make_mut(&mut self.gone);
                for &node in deleted.iter().flatten() {
                    gone.insert_range(self.tree.node(node).subtree());
                }
                self.edit = self.pruned(deleted.iter());
            }
            self.level += 1;
            self.list = self.list_of_level();
        }
    }

    /// What is settled already, with these members pruned.
    fn pruned<'a>(&self, members: impl Iterator<Item = &'a Member>) -> Edit {
        let (single, several): (Vec<_>, Vec<_>) = members.partition(|member| member.len() == 1);
        let edit = self.tree.pruning(&self.edit, single.into_iter().flatten().copied());
        if several.is_empty() { edit } else { edit.deleting(several.into_iter().flatten().copied()) }
    }
}

/// What can become smaller on each level.
fn levels(tree: &Tree) -> Vec<Vec<Member>> {
    let mut levels: Vec<Vec<Member>> = Vec::new();
    let mut add = |level: usize, member: Member| {
        if levels.len() <= level {
            levels.resize_with(level + 1, Vec::new);
        }
        levels[level].push(member);
    };
    for node in tree.nodes() {
        if can_shrink(tree, node) {
            add(node.depth(), Box::new([node.id()]));
        }
        for list in tree.lists(node.id()) {
            let members = list.members().map(|member| member.nodes().collect::<Member>());
            for member in members.filter(|nodes| nodes.len() > 1) {
                add(node.depth() + 1, member);
            }
        }
    }
    for level in &mut levels {
        level.sort();
    }
    levels
}

fn can_shrink(tree: &Tree, node: Node<'_>) -> bool {
    let is_blank = if tree.grammar().white_space == WhiteSpace::Significant {
        node.text().is_empty()
    } else {
        node.text().iter().all(u8::is_ascii_whitespace)
    };
    let Some(parent) = node.parent() else { return !is_blank };
    !is_blank
        && parent.span() != node.span()
        && (tree.role(node.id()).is_removable() || tree.smallest(node.id()).is_some())
}

impl Search for Hdd {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let list = self.list.as_ref()?;
        let query = list.query()?;
        // The root is in no list of a grammar, but a file may always be tried without anything in it.
        let is_root_gone = self.level == 0 && query.config.is_empty();
        let text = if is_root_gone { Vec::new() } else { self.tree.render(&self.pruned(list.left_out(query.config))) };
        let part = Part::Level { level: self.level, levels: self.levels.len(), list_len: list.len() };
        Some(Candidate { text, kind: query.kind, place: Place { round: self.round, part } })
    }

    fn observe(&mut self, outcome: Outcome) {
        if let Some(list) = &mut self.list {
            list.observe(outcome);
            self.settle();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        match &self.list {
            _ if self.gone.contains(0) => Arc::new([]),
            Some(list) => self.tree.render(&self.pruned(list.deleted())).into(),
            None => self.tree.render(&self.edit).into(),
        }
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>> {
        Box::new(self.copy())
    }
}

impl Hdd {
    fn copy(&self) -> Self {
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
}

impl Walk for Hdd {
    fn is_over(&self) -> bool {
        self.list.is_none()
    }

    fn fork_walk(&self) -> Box<dyn Walk> {
        Box::new(self.copy())
    }
}
