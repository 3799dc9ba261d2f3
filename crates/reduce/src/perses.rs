//! Perses: node by node, the heaviest first, never leaving the grammar.
//!
//! Chengnian Sun, Yuanbo Li, Qirun Zhang, Tianxiao Gu and Zhendong Su, *Perses: Syntax-Guided Program Reduction*,
//! ICSE 2018.
//!
//! A worklist holds nodes by their tokens. For the heaviest node:
//!
//! 1. Something smaller is sought that the grammar admits in the node's place: the smallest text of all, a descendant,
//!    or the run of a nested list. Smallest result first; the first success counts.
//! 2. Each list of its children is minimised, the empty list tried first where it may be empty.
//! 3. The children that are left go onto the worklist.
//!
//! Deviations from the paper:
//!
//! - Which children are elements of a list is derived from the tree-sitter grammar; the grammar is not normalised.
//! - The smallest text of a symbol is tried too, for every node.
//! - Before anything else, the empty file is tried: a property test that accepts it is no test.
//! - A walk of less than the full [`Effort`] leaves out light nodes, and replacements that seldom succeed.
//! - What has come into the place of another node is not replaced again in the same walk: what the grammar admits there
//!   is known only after the next parse.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};
use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};
use secateur_syntax::{Edit, NodeId, Replacement, Tree};

use crate::candidate::{Candidate, Part, Place};
use crate::list::{Empty, List, Member, StartMinimizer};
use crate::walker::{Effort, Walk};

/// What a coarse walk leaves alone: nodes of fewer tokens than this, and all below them.
///
/// 32 was measured: with 16, 64 or 128 the number of tests differs by less than a tenth in sum over four C programs, in
/// either direction; without coarse walks at all it is higher by a quarter.
const COARSE_WEIGHT_MIN: u64 = 32;
/// How far below a node that must stand something is sought that may stand in its place.
const LEVELS_BELOW_MANDATORY: usize = 5;
/// The same for a node that is a member of a list, whose deletion has been tried.
const LEVELS_BELOW_MEMBER: usize = 3;

/// One walk of Perses over one tree.
pub struct Perses {
    tree: Arc<Tree>,
    start: StartMinimizer,
    round: usize,
    effort: Effort,
    /// What is settled.
    edit: Edit,
    /// By weight; of equals the first in the file.
    worklist: Arc<BinaryHeap<(u64, Reverse<NodeId>)>>,
    /// The nodes that have come into the place of another. What the grammar admits there is known only after the next
    /// parse, so nothing is sought for them in this round.
    moved: Arc<BTreeSet<NodeId>>,
    /// What is being asked; none when the walk is over.
    job: Option<Job>,
}

enum Job {
    /// Whether the file may be empty.
    Nothing { is_allowed: bool },
    /// Which of the options, smallest result first, may stand in the place of the node.
    Replace { node: NodeId, options: Arc<[Replacement]>, next: usize },
    /// Which members of the list of this number may go.
    Minimize { node: NodeId, number: usize, list: List },
}

impl Perses {
    /// A walk over `tree` that tries as much as `effort` says, minimising each list with what `start` gives. `round` is
    /// for the places of the candidates.
    #[must_use]
    pub fn new(tree: Arc<Tree>, start: StartMinimizer, round: usize, effort: Effort) -> Self {
        let root = tree.root();
        let worklist = Arc::new(BinaryHeap::from([(root.weight(), Reverse(root.id()))]));
        let job = Some(Job::Nothing { is_allowed: false });
        Self { tree, start, round, effort, edit: Edit::default(), worklist, moved: Arc::default(), job }
    }

    /// Goes on to the next job while the current one has nothing to ask.
    fn settle(&mut self) {
        while let Some(job) = &self.job {
            match job {
                Job::Nothing { is_allowed: true } => self.job = None,
                Job::Nothing { is_allowed: false } => self.job = self.next_node(),
                Job::Replace { options, next, .. } if *next < options.len() => return,
                Job::Replace { node, .. } => self.job = self.list_from(*node, 0),
                Job::Minimize { list, .. } if list.query().is_some() => return,
                Job::Minimize { node, number, list } => {
                    let (node, number) = (*node, *number);
                    self.edit = self.without(list.deleted());
                    self.job = self.list_from(node, number + 1);
                }
            }
        }
    }

    /// The job on the heaviest node of the worklist; none when it is empty.
    fn next_node(&mut self) -> Option<Job> {
        let (_, Reverse(node)) = Arc::make_mut(&mut self.worklist).pop()?;
        let options = if self.moved.contains(&node) { Vec::new() } else { self.options(node) };
        Some(Job::Replace { node, options: options.into(), next: 0 })
    }

    /// The job on the first list of `node` from this number on; when there is none, the children join the worklist and
    /// the next node is taken.
    fn list_from(&mut self, node: NodeId, number: usize) -> Option<Job> {
        let tree = self.tree.clone();
        for (number, list) in tree.lists(node).enumerate().skip(number) {
            let members = list.members().map(|member| member.nodes().collect::<Member>());
            let members: Vec<_> = members.filter(|nodes| nodes.iter().all(|&id| self.is_present(id))).collect();
            let empty = if list.min() == 0 { Empty::First } else { Empty::Never };
            let list = List::new(&tree, members, empty, &self.start);
            if list.query().is_some() {
                return Some(Job::Minimize { node, number, list });
            }
        }
        let weight_min = if self.effort == Effort::Coarse { COARSE_WEIGHT_MIN } else { 0 };
        let children =
            tree.node(node).children().filter(|child| child.weight() >= weight_min && self.is_present(child.id()));
        let children: Vec<_> = children.map(|child| (child.weight(), Reverse(child.id()))).collect();
        Arc::make_mut(&mut self.worklist).extend(children);
        self.next_node()
    }

    fn is_present(&self, id: NodeId) -> bool {
        self.edit.deleted().binary_search(&id).is_err()
    }

    /// What may stand in the place of `node`, smallest first. Nothing below it has been touched yet.
    ///
    /// Only a thorough walk tries what seldom helps: something smaller for what could have gone but did not, and a text
    /// of as many tokens.
    fn options(&self, node: NodeId) -> Vec<Replacement> {
        let tree = &self.tree;
        let is_member = tree.role(node).is_removable();
        let is_thorough = self.effort == Effort::Thorough;
        if is_member && !is_thorough {
            return Vec::new();
        }
        let weight_of = |id: NodeId| tree.node(id).weight();
        let weight = weight_of(node);
        let levels = if is_member { LEVELS_BELOW_MEMBER } else { LEVELS_BELOW_MANDATORY };
        let text = tree.smallest(node).map(|text| (tree.grammar().tokens.count(text.as_bytes()), text));
        // The tree gives a text only if it is shorter, but perhaps in bytes alone.
        let text = text.filter(|(size, _)| is_thorough || *size < weight);
        let text = text.map(|(size, text)| (size, Replacement::Text(text.into())));
        let below = tree.replacements(node, levels).map(|id| (weight_of(id), Replacement::Node(id)));
        let runs = tree.splices(node, levels).map(|run| (self.weight_of_run(&run), run));
        let mut options: Vec<_> =
            text.into_iter().chain(below.chain(runs).filter(|(size, _)| *size < weight)).collect();
        // Stable: of equals, the text of its own comes first, then the order of the file.
        options.sort_by_key(|(size, _)| *size);
        options.into_iter().map(|(_, option)| option).collect()
    }

    fn weight_of_run(&self, run: &Replacement) -> u64 {
        self.nodes_of(run).iter().map(|&id| self.tree.node(id).weight()).sum()
    }

    /// The nodes that a replacement brings into the text.
    fn nodes_of(&self, replacement: &Replacement) -> Vec<NodeId> {
        match replacement {
            Replacement::Text(_) => Vec::new(),
            Replacement::Node(id) => vec![*id],
            Replacement::Run { first, last } => {
                let siblings = self.tree.node(*first).parent().into_iter().flat_map(|parent| parent.children());
                siblings.map(|sibling| sibling.id()).filter(|id| (first..=last).contains(&id)).collect()
            }
        }
    }

    fn without<'a>(&self, members: impl Iterator<Item = &'a Member>) -> Edit {
        let mut nodes = members.flatten().copied().peekable();
        if nodes.peek().is_none() { self.edit.clone() } else { self.edit.deleting(nodes) }
    }

    fn kind(&self, node: NodeId) -> Arc<str> {
        self.tree.node(node).kind().into()
    }

    fn copy(&self) -> Self {
        let job = self.job.as_ref().map(|job| match job {
            Job::Nothing { is_allowed } => Job::Nothing { is_allowed: *is_allowed },
            Job::Replace { node, options, next } => Job::Replace { node: *node, options: options.clone(), next: *next },
            Job::Minimize { node, number, list } => Job::Minimize { node: *node, number: *number, list: list.fork() },
        });
        let Self { tree, start, round, effort, edit, worklist, moved, .. } = self;
        let (tree, start, edit) = (tree.clone(), start.clone(), edit.clone());
        Self {
            tree,
            start,
            round: *round,
            effort: *effort,
            edit,
            worklist: worklist.clone(),
            moved: moved.clone(),
            job,
        }
    }
}

impl Search for Perses {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let (text, kind, part) = match self.job.as_ref()? {
            Job::Nothing { .. } => {
                (Vec::new(), QueryKind::Other, Part::Node { kind: self.kind(self.tree.root().id()) })
            }
            Job::Replace { node, options, next } => {
                let edit = self.edit.replacing(*node, options.get(*next)?.clone());
                (self.tree.render(&edit), QueryKind::Other, Part::Node { kind: self.kind(*node) })
            }
            Job::Minimize { node, list, .. } => {
                let query = list.query()?;
                let text = self.tree.render(&self.without(list.left_out(query.config)));
                (text, query.kind, Part::List { parent: self.kind(*node), list_len: list.len() })
            }
        };
        Some(Candidate { text, kind, place: Place { round: self.round, part } })
    }

    fn observe(&mut self, outcome: Outcome) {
        match &mut self.job {
            Some(Job::Nothing { is_allowed }) => {
                *is_allowed = outcome.is_interesting();
                if *is_allowed {
                    self.edit = self.edit.deleting([self.tree.root().id()]);
                }
            }
            Some(Job::Replace { next, .. }) if !outcome.is_interesting() => *next += 1,
            Some(Job::Replace { node, options, next }) => {
                let chosen = options[*next].clone();
                self.edit = self.edit.replacing(*node, chosen.clone());
                let moved = self.nodes_of(&chosen);
                Arc::make_mut(&mut self.moved).extend(moved.iter().copied());
                Arc::make_mut(&mut self.worklist)
                    .extend(moved.iter().map(|&id| (self.tree.node(id).weight(), Reverse(id))));
                self.job = self.next_node();
            }
            Some(Job::Minimize { list, .. }) => list.observe(outcome),
            None => {}
        }
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        match &self.job {
            Some(Job::Minimize { list, .. }) => self.tree.render(&self.without(list.deleted())).into(),
            _ => self.tree.render(&self.edit).into(),
        }
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>> {
        Box::new(self.copy())
    }
}

impl Walk for Perses {
    fn is_over(&self) -> bool {
        self.job.is_none()
    }

    fn fork_walk(&self) -> Box<dyn Walk> {
        Box::new(self.copy())
    }
}
