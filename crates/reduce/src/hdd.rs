//! HDD, hierarchical delta debugging: one walk over the levels of a tree, coarse to fine; and two variants of it.
//!
//! Ghassan Misherghi and Zhendong Su, *HDD: Hierarchical Delta Debugging*, ICSE 2006.
//!
//! Per level, the list holds every node of that level that is still present and that can become smaller: one that the
//! grammar lets go is deleted, one that must stay shrinks to the smallest text that may stand in its place, as in the
//! paper. A list minimiser shrinks the list, the changes are committed, and the walk goes on one level down.
//!
//! - *Coarse HDD* (Renáta Hodován, Ákos Kiss and Tibor Gyimóthy, *Coarse Hierarchical Delta Debugging*, ICSME 2017) only
//!   deletes, and leaves what must stay as it is: fewer tests for a larger result, to begin with.
//! - *HDDr* (Ákos Kiss, Renáta Hodován and Tibor Gyimóthy, *HDDr: A Recursive Variant of the Hierarchical Delta Debugging
//!   Algorithm*, A-TEST 2018) takes the children of one node at a time rather than a level, depth first: shorter lists,
//!   whose members belong together.
//!
//! Deviations from the papers:
//!
//! - A node that spans the same text as its parent is left to its parent.
//! - A node without text is in no list, nor, where white space is free, is one of white space only.
//! - Children that only go together are one member of the list.
//! - The last member of a list is asked about too, so that a level may become empty.

use std::collections::BTreeMap;
use std::sync::Arc;

use fixedbitset::FixedBitSet;
use secateur_minimize::{Outcome, Search};
use secateur_names::Program;
use secateur_syntax::{Edit, Node, Tree, WhiteSpace};

use crate::candidate::{Candidate, Part};
use crate::list::{Empty, List, Member};
use crate::prior::PriorSource;
use crate::round::{PassSearch, Round};

/// Which lists a walk forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum HddVariant {
    /// All of a level that can become smaller.
    Levels,
    /// All of a level that can go.
    Coarse,
    /// All children of a node that can become smaller.
    Recursive,
}

/// One walk of hierarchical delta debugging over one tree.
#[derive(Clone)]
pub(crate) struct Hdd {
    tree: Arc<Program>,
    variant: HddVariant,
    round: Round,
    /// What may become smaller, in the order of the walk, with the number of its level; in HDDr, of its parent.
    lists: Arc<[(usize, Vec<Member>)]>,
    next: usize,
    /// What the lists before have settled on.
    edit: Edit,
    /// The nodes that `edit` deletes or replaces, with everything below them.
    gone: Arc<FixedBitSet>,
    /// The current list; none when the walk is over.
    list: Option<List<Member>>,
}

impl Hdd {
    /// A walk over `tree`. Whatever its breadth, it tries everything.
    pub(crate) fn new(tree: Arc<Program>, variant: HddVariant, round: Round) -> Self {
        let gone = Arc::new(FixedBitSet::with_capacity(tree.len()));
        let lists = lists(&tree, variant).into();
        let mut search =
            Self { tree, variant, round, lists, next: 0, edit: Edit::default(), gone, list: None };
        search.list = search.present();
        search.settle();
        search
    }

    /// What is still present of the current list; none behind the last one.
    fn present(&self) -> Option<List<Member>> {
        let is_present = |member: &&Member| member.iter().all(|id| !self.gone.contains(id.index()));
        let members = self.lists.get(self.next)?.1.iter().filter(is_present).cloned().collect();
        Some(self.round.list(&self.tree, members, Empty::Last))
    }

    /// Commits lists that have ended and goes on until there is something to ask, or to the end.
    fn settle(&mut self) {
        while let Some(list) = &self.list
            && list.query().is_none()
        {
            self.round.prior.learn(&self.tree, list.fates(), self.round.breadth);
            let deleted: Vec<Member> = list.deleted().cloned().collect();
            if !deleted.is_empty() {
                let gone = Arc::make_mut(&mut self.gone);
                for &node in deleted.iter().flatten() {
                    gone.insert_range(self.tree.node(node).subtree());
                }
                self.edit = pruned(&self.tree, &self.edit, deleted.iter());
            }
            self.next += 1;
            self.list = self.present();
        }
    }
}

/// `edit` with these members pruned too: gone, or as small as may be where something must stay.
pub(crate) fn pruned<'a>(
    tree: &Tree,
    edit: &Edit,
    members: impl Iterator<Item = &'a Member>,
) -> Edit {
    let (single, several): (Vec<_>, Vec<_>) = members.partition(|member| member.len() == 1);
    let edit = tree.pruning(edit, single.into_iter().flatten().copied());
    if several.is_empty() { edit } else { edit.deleting(several.into_iter().flatten().copied()) }
}

/// What can become smaller, list by list.
pub(crate) fn lists(tree: &Tree, variant: HddVariant) -> Vec<(usize, Vec<Member>)> {
    let mut lists: BTreeMap<usize, Vec<Member>> = BTreeMap::new();
    // What stands below `parent`, or on its own level for the root, which has none.
    let number_below = |parent: Option<Node<'_>>| match variant {
        HddVariant::Recursive => parent.map_or(0, |parent| parent.id().index() + 1),
        HddVariant::Levels | HddVariant::Coarse => parent.map_or(0, |parent| parent.depth() + 1),
    };
    for node in tree.nodes() {
        if can_shrink(tree, node, variant) {
            lists.entry(number_below(node.parent())).or_default().push(Box::new([node.id()]));
        }
        for list in tree.lists(node.id()) {
            let members = list.members().map(|member| member.nodes().collect::<Member>());
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
    let is_blank = if tree.white_space_in(node.id()) == WhiteSpace::Significant {
        node.text().is_empty()
    } else {
        node.text().iter().all(u8::is_ascii_whitespace)
    };
    let Some(parent) = node.parent() else { return !is_blank };
    !is_blank
        && parent.span() != node.span()
        && (tree.role(node.id()).is_removable()
            || (variant != HddVariant::Coarse && tree.smallest(node.id()).is_some()))
}

impl Search for Hdd {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let list = self.list.as_ref()?;
        let query = list.query()?;
        // The root is in no list of a grammar, but a file may always be tried without anything in it.
        let (number, members) = self.lists.get(self.next)?;
        let is_root_gone = *number == 0 && query.config.is_empty();
        let text = if is_root_gone {
            Vec::new()
        } else {
            self.tree.render(&pruned(&self.tree, &self.edit, list.left_out(query.config)))
        };
        let list_len = list.len();
        let part = match self.variant {
            // All members have one parent, only the root has none.
            HddVariant::Recursive => match self.tree.node(*members.first()?.first()?).parent() {
                Some(parent) => Part::List {
                    parent: parent.kind().into(),
                    level: Some(parent.depth() + 1),
                    list_len,
                },
                None => Part::Node { kind: self.tree.root().kind().into() },
            },
            HddVariant::Levels | HddVariant::Coarse => Part::Level {
                level: *number,
                levels: self.lists.last().map_or(0, |(last, _)| last + 1),
                list_len,
            },
        };
        Some(Candidate { text, kind: query.kind, place: self.round.place(part) })
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
            Some(list) => self.tree.render(&pruned(&self.tree, &self.edit, list.deleted())).into(),
            None => self.tree.render(&self.edit).into(),
        }
    }
}

impl PassSearch for Hdd {
    fn is_over(&self) -> bool {
        self.list.is_none()
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }
}
