//! HDD, hierarchical delta debugging: minimises the levels of a tree, coarse to fine; with two
//! variants.
//!
//! Ghassan Misherghi and Zhendong Su, *HDD: Hierarchical Delta Debugging*, ICSE 2006.
//!
//! The list of a level has all present nodes that can shrink: a removable node is deleted, a
//! mandatory one is replaced by its smallest admissible text, as in the paper. A list minimiser
//! shrinks the list, the edit is settled, and the next level follows.
//!
//! - *Coarse HDD* (Renáta Hodován, Ákos Kiss and Tibor Gyimóthy, *Coarse Hierarchical Delta
//!   Debugging*, ICSME 2017) only deletes and leaves mandatory nodes unchanged: fewer tests for a
//!   larger intermediate result.
//! - *HDDr* (Ákos Kiss, Renáta Hodován and Tibor Gyimóthy, *HDDr: A Recursive Variant of the
//!   Hierarchical Delta Debugging Algorithm*, A-TEST 2018) minimises the children of one node
//!   instead of a level, depth first: shorter lists of related nodes.
//!
//! Deviations from the papers:
//!
//! - A node with the same text as its parent is skipped.
//! - A node without text is in no list. Where white space is insignificant, a node of white space
//!   alone is in no list either.
//! - Children that can only be deleted together are one element of the list.
//! - The last element of a list is tried too, so that a level may become empty.

use std::collections::BTreeMap;
use std::sync::Arc;

use fixedbitset::FixedBitSet;
use secateur_minimize::Outcome;
use secateur_names::Program;
use secateur_syntax::{Edit, Node, Tree, WhiteSpace};

use crate::round::{Candidate, ElementNodes, Empty, List, PassSearch, Round, SearchTarget};

/// Variant of HDD, which determines the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum HddVariant {
    /// All nodes of a level that can shrink.
    Levels,
    /// All removable nodes of a level.
    Coarse,
    /// All children of a node that can shrink.
    Recursive,
}

/// Round of hierarchical delta debugging on one tree.
#[derive(Clone)]
pub(crate) struct Hdd {
    tree: Arc<Program>,
    variant: HddVariant,
    round: Round,
    /// Lists of nodes that can shrink, in order, with the number of the level or, in HDDr, of the
    /// parent.
    lists: Arc<[(usize, Vec<ElementNodes>)]>,
    next: usize,
    /// Edit settled by the previous lists.
    edit: Edit,
    /// Nodes that `edit` deletes or replaces, with their descendants.
    removed: Arc<FixedBitSet>,
    /// Current list; `None` at the end.
    list: Option<List<ElementNodes>>,
}

impl Hdd {
    /// Starts a round, which tries all edits whatever its breadth.
    pub(crate) fn new(tree: Arc<Program>, variant: HddVariant, round: Round) -> Self {
        let removed = Arc::new(FixedBitSet::with_capacity(tree.len()));
        let lists = lists(&tree, variant).into();
        let mut search = Self {
            tree,
            variant,
            round,
            lists,
            next: 0,
            edit: Edit::default(),
            removed,
            list: None,
        };
        search.list = search.present();
        search.settle();
        search
    }

    /// Returns the present elements of the current list; `None` after the last list.
    fn present(&self) -> Option<List<ElementNodes>> {
        let is_present =
            |member: &&ElementNodes| member.iter().all(|id| !self.removed.contains(id.index()));
        let members = self.lists.get(self.next)?.1.iter().filter(is_present).cloned().collect();
        Some(self.round.list(&self.tree, members, Empty::Last))
    }

    /// Settles finished lists and advances to the next query or the end.
    fn settle(&mut self) {
        while let Some(list) = &self.list
            && list.query().is_none()
        {
            self.round.prior.learn(&self.tree, list.fates(), self.round.breadth);
            let deleted: Vec<ElementNodes> = list.deleted().cloned().collect();
            if !deleted.is_empty() {
                let removed = Arc::make_mut(&mut self.removed);
                for &node in deleted.iter().flatten() {
                    removed.insert_range(self.tree.node(node).subtree());
                }
                self.edit = pruned(&self.tree, &self.edit, deleted.iter());
            }
            self.next += 1;
            self.list = self.present();
        }
    }
}

/// Returns `edit` with `members` pruned: deleted, or replaced by the smallest text if mandatory.
pub(crate) fn pruned<'a>(
    tree: &Tree,
    edit: &Edit,
    members: impl Iterator<Item = &'a ElementNodes>,
) -> Edit {
    let (single, several): (Vec<_>, Vec<_>) = members.partition(|member| member.len() == 1);
    let edit = tree.pruning(edit, single.into_iter().flatten().copied());
    if several.is_empty() { edit } else { edit.deleting(several.into_iter().flatten().copied()) }
}

/// Returns the nodes that can shrink, list by list.
pub(crate) fn lists(tree: &Tree, variant: HddVariant) -> Vec<(usize, Vec<ElementNodes>)> {
    let mut lists: BTreeMap<usize, Vec<ElementNodes>> = BTreeMap::new();
    // Key of the list for children of `parent`; the root has no parent.
    let number_below = |parent: Option<Node<'_>>| match (variant, parent) {
        (_, None) => 0,
        (HddVariant::Recursive, Some(parent)) => parent.id().index() + 1,
        (HddVariant::Levels | HddVariant::Coarse, Some(parent)) => parent.depth() + 1,
    };
    for node in tree.nodes() {
        if can_shrink(tree, node, variant) {
            lists.entry(number_below(node.parent())).or_default().push(Box::new([node.id()]));
        }
        for list in tree.lists(node.id()) {
            let members = list.members().map(|member| member.nodes().collect::<ElementNodes>());
            for member in members.filter(|nodes| nodes.len() > 1) {
                lists.entry(number_below(Some(node))).or_default().push(member);
            }
        }
    }
    for list in lists.values_mut() {
        list.sort();
    }
    lists.into_iter().collect()
}

fn can_shrink(tree: &Tree, node: Node<'_>, variant: HddVariant) -> bool {
    let is_significant = tree.white_space_in(node.id()) == WhiteSpace::Significant;
    let mut text = node.text().iter();
    let has_text = text.any(|byte| is_significant || !byte.is_ascii_whitespace());
    let Some(parent) = node.parent() else { return has_text };
    has_text
        && parent.span() != node.span()
        && (node.role().is_removable()
            || (variant != HddVariant::Coarse && tree.smallest(node.id()).is_some()))
}

impl PassSearch for Hdd {
    fn candidate(&self) -> Option<Candidate> {
        let list = self.list.as_ref()?;
        let query = list.query()?;
        // No list of the grammar contains the root, but the empty file is always tried.
        let (number, members) = self.lists.get(self.next)?;
        let text = if *number == 0 && query.config.is_empty() {
            Vec::new()
        } else {
            self.tree.render(&pruned(&self.tree, &self.edit, list.left_out(query.config)))
        };
        let list_len = list.len();
        let part = match self.variant {
            // All elements have the same parent. Only the root has none.
            HddVariant::Recursive => match self.tree.node(*members.first()?.first()?).parent() {
                Some(parent) => SearchTarget::List {
                    parent: parent.kind().into(),
                    level: Some(parent.depth() + 1),
                    list_len,
                },
                None => SearchTarget::Node { kind: self.tree.root().kind().into() },
            },
            HddVariant::Levels | HddVariant::Coarse => SearchTarget::Level {
                level: *number,
                levels: self.lists.last().map_or(0, |(last, _)| last + 1),
                list_len,
            },
        };
        Some(self.round.candidate(text, query.kind, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        if let Some(list) = &mut self.list {
            list.observe(outcome);
            self.settle();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        match &self.list {
            _ if self.removed.contains(0) => Arc::new([]),
            Some(list) => self.tree.render(&pruned(&self.tree, &self.edit, list.deleted())).into(),
            None => self.tree.render(&self.edit).into(),
        }
    }

    fn is_over(&self) -> bool {
        self.list.is_none()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
