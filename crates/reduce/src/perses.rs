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
//! - A walk of less than the full [`Breadth`] leaves out light nodes, and replacements that seldom succeed.
//! - What has come into the place of another node is not replaced again in the same walk: what the grammar admits there
//!   is known only after the next parse.
//!
//! With [`Choice::Lean`] it asks less:
//!
//! - Of the descendants that may stand in a node's place only the outermost ones are tried: where a part of a node does not
//!   do in its place, a part of that part hardly ever does. (In the place of an element of a list, the outermost of each
//!   kind.) After a success it goes on within what was chosen. The name of a function is not tried in the place of its call,
//!   nor what is in parentheses with them.
//! - What could have gone and did not is not replaced by the smallest text of its kind, such as a statement by `;`. What
//!   stands between separators is: an argument cannot go alone, but can become `0`.
//! - Of two texts that differ in white space alone, where that means nothing, only the first is tried.
//! - Before the thorough walks, what defines something that is used elsewhere is not deleted or replaced by what does not, unless
//!   that has succeeded once in the run: `definitions` deletes it with its uses. On nine C programs that saves 8 % of the tests.
//!
//! With [`Choice::Anywhere`] it deletes nothing, and asks what that leaves out, once nothing else is found: everything from inside a
//! node that may stand in its place, and nodes elsewhere in the file that have a name in common with it. In the place of `+=` it asks for `=`, and for nothing
//! in that of a semicolon where the end of a line does for it.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashSet};
use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};
use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::alike;
use crate::breadth::Breadth;
use crate::candidate::{Candidate, Part};
use crate::closures;
use crate::list::{Empty, List, Member, weight};
use crate::prior::PriorSource;
use crate::replace::{Choice, Replacements, nodes_of};
use crate::round::{PassSearch, Round};

/// One walk of Perses over one tree.
#[derive(Clone)]
pub(crate) struct Perses {
    tree: Arc<Program>,
    round: Round,
    /// What is settled.
    edit: Edit,
    /// By weight; of equals the first in the file.
    worklist: Arc<BinaryHeap<(u64, Reverse<NodeId>)>>,
    /// The nodes that have come into the place of another. What the grammar admits there is known only after the next
    /// parse, so nothing is sought for them in this round.
    moved: Arc<BTreeSet<NodeId>>,
    /// What is being asked; none when the walk is over.
    job: Option<Job>,
    /// What is sought for the place of a node.
    choice: Choice,
    /// What has been asked about, where nothing is asked twice.
    asked: Arc<HashSet<u64>>,
    /// The nodes that define what is used elsewhere, where few of them are asked about; none once it is known that they go.
    used: Arc<HashSet<NodeId>>,
}

#[derive(Clone)]
enum Job {
    /// Whether the file may be empty.
    Nothing { is_allowed: bool },
    /// What may stand in the place of a node, and what has come there already.
    Replace { options: Replacements, chosen: Option<Replacement> },
    /// Which members of the list of this number may go.
    Minimize { node: NodeId, number: usize, list: List<Member> },
}

/// In how long texts those are recognised that differ in white space alone. To look for them in longer ones takes longer
/// than the tests that it saves.
const ALIKE_BYTES_MAX: usize = 1 << 16;

/// How many tokens a node has at most of which it is asked what in it is used elsewhere.
const USED_TOKENS_MAX: u64 = 256;

impl Perses {
    /// A walk over `tree`. Only as published does it ask whether the file may be empty.
    pub(crate) fn new(tree: Arc<Program>, choice: Choice, round: Round) -> Self {
        let (is_lean, breadth) = (choice == Choice::Lean, round.breadth);
        let nodes = match breadth {
            Breadth::Focus { tokens } if is_lean => closures::last_parts(&tree, tokens),
            _ => vec![tree.root().id()],
        };
        let worklist =
            Arc::new(nodes.into_iter().map(|id| (tree.node(id).weight(), Reverse(id))).collect());
        let is_careful =
            is_lean && breadth < Breadth::Thorough && round.prior.used_goes() != Some(true);
        let used = if is_careful { Arc::new(used_elsewhere(&tree)) } else { Arc::default() };
        let (moved, asked, job) =
            (Arc::default(), Arc::default(), Some(Job::Nothing { is_allowed: false }));
        let mut search =
            Self { tree, round, edit: Edit::default(), worklist, moved, job, choice, asked, used };
        if choice != Choice::Published {
            search.settle();
        }
        search
    }

    /// Goes on to the next job while the current one has nothing to ask, or nothing new.
    fn settle(&mut self) {
        self.next_question();
        while self.has_asked_alike() {
            self.take(Outcome::Uninteresting);
            self.next_question();
        }
    }

    fn next_question(&mut self) {
        while let Some(job) = &self.job {
            match job {
                Job::Nothing { is_allowed: true } => self.job = None,
                Job::Nothing { is_allowed: false } => self.job = self.next_node(),
                Job::Replace { options, .. } if options.current().is_some() => return,
                Job::Replace { options, chosen: None } => {
                    self.job = self.list_from(options.node, 0)
                }
                Job::Replace { chosen: Some(chosen), .. } => {
                    let moved = nodes_of(&self.tree, chosen);
                    Arc::make_mut(&mut self.moved).extend(moved.iter().copied());
                    let weighed =
                        moved.iter().map(|&id| (self.tree.node(id).weight(), Reverse(id)));
                    Arc::make_mut(&mut self.worklist).extend(weighed);
                    self.job = self.next_node();
                }
                Job::Minimize { list, .. } if list.query().is_some() => return,
                Job::Minimize { node, number, list } => {
                    let (node, number) = (*node, *number);
                    self.round.prior.learn(&self.tree, list.fates(), self.round.breadth);
                    if let Some((_, stayed)) =
                        list.fates().find(|(member, _)| is_any_in(&self.used, member))
                    {
                        self.round.prior.learn_used(stayed);
                        if self.round.prior.used_goes() == Some(true) {
                            self.used = Arc::default();
                        }
                    }
                    self.edit = self.without(list.deleted());
                    self.job = self.list_from(node, number + 1);
                }
            }
        }
    }

    /// Whether a text like the current candidate has been asked about; if not, now it has.
    fn has_asked_alike(&mut self) -> bool {
        if self.choice == Choice::Published || self.tree.source().len() > ALIKE_BYTES_MAX {
            return false;
        }
        let Some(text) = self.text() else { return false };
        let key = alike::key(self.tree.grammar().white_space, &text);
        !Arc::make_mut(&mut self.asked).insert(key)
    }

    /// The job on the heaviest node of the worklist; none when it is empty.
    fn next_node(&mut self) -> Option<Job> {
        let (_, Reverse(node)) = Arc::make_mut(&mut self.worklist).pop()?;
        let breadth = self.round.breadth;
        // Nothing below the node has been touched yet.
        let options = if self.moved.contains(&node) {
            Replacements::none(node)
        } else {
            let mut options = Replacements::of(&self.tree, node, breadth, self.choice);
            let is_small = self.tree.node(node).weight() <= USED_TOKENS_MAX;
            if is_small && !self.used.is_empty() {
                let used = self.used_outside(node);
                options.retain(|with| used.iter().all(|&name| self.keeps(with, name)));
            }
            options
        };
        Some(Job::Replace { options, chosen: None })
    }

    /// The job on the first list of `node` from this number on; when there is none, the children join the worklist and
    /// the next node is taken.
    fn list_from(&mut self, node: NodeId, number: usize) -> Option<Job> {
        let tree = self.tree.clone();
        // A child that is optional alone goes as long as nothing beside it has gone.
        let is_whole = |_: &secateur_syntax::List<'_>| {
            tree.node(node).children().all(|child| self.is_present(child.id()))
        };
        let lists = tree.lists(node).chain(tree.optional_alone(node).filter(is_whole));
        let lists = lists.filter(|_| self.choice != Choice::Anywhere);
        for (number, list) in lists.enumerate().skip(number) {
            let members = list.members().map(|member| member.nodes().collect::<Member>());
            let members = members.filter(|nodes| nodes.iter().all(|&id| self.is_present(id)));
            let members = self.worth_asking(members.collect());
            let empty = if list.min() == 0 { Empty::First } else { Empty::Never };
            let list = self.round.list(&tree, members, empty);
            if list.query().is_some() {
                return Some(Job::Minimize { node, number, list });
            }
        }
        let weight_min = self.round.breadth.weight_min();
        let children = tree
            .node(node)
            .children()
            .filter(|child| child.weight() >= weight_min && self.is_present(child.id()));
        let children: Vec<_> =
            children.map(|child| (child.weight(), Reverse(child.id()))).collect();
        Arc::make_mut(&mut self.worklist).extend(children);
        self.next_node()
    }

    /// Without those members that define what is used elsewhere, but for the heaviest of them as long as nothing is known.
    fn worth_asking(&self, mut members: Vec<Member>) -> Vec<Member> {
        let is_known = self.round.prior.used_goes().is_some();
        let used = members.iter().filter(|member| !is_known && is_any_in(&self.used, member));
        let heaviest = used.min_by_key(|member| Reverse(weight(&self.tree, member))).cloned();
        members
            .retain(|member| !is_any_in(&self.used, member) || Some(member) == heaviest.as_ref());
        members
    }

    /// The names that are defined in a node and used outside of it.
    fn used_outside(&self, node: NodeId) -> Vec<NodeId> {
        let inside = self.tree.node(node).subtree();
        let is_used = |it: &&Definition| self.tree.entity(it).is_used_outside(&inside);
        self.tree.definitions_in(inside.clone()).iter().filter(is_used).map(|it| it.name).collect()
    }

    /// Whether what comes into the place of a node has a name of that in it.
    fn keeps(&self, with: &Replacement, name: NodeId) -> bool {
        let subtree = |id: NodeId| self.tree.node(id).subtree();
        match with {
            Replacement::Node(kept) => subtree(*kept).contains(&name.index()),
            Replacement::Run { first, last } => {
                (first.index()..subtree(*last).end).contains(&name.index())
            }
            Replacement::Text(_) => false,
        }
    }

    fn is_present(&self, id: NodeId) -> bool {
        self.edit.deleted().binary_search(&id).is_err()
    }

    fn without<'a>(&self, members: impl Iterator<Item = &'a Member>) -> Edit {
        let mut nodes = members.flatten().copied().peekable();
        if nodes.peek().is_none() { self.edit.clone() } else { self.edit.deleting(nodes) }
    }

    /// Puts what has been found into the place of the node.
    fn replace(&mut self) {
        let Some(Job::Replace { options, .. }) = &self.job else { return };
        let Some(chosen) = options.current().cloned() else { return };
        let node = options.node;
        self.edit = self.edit.replacing(node, chosen.clone());
        let options = if self.choice == Choice::Lean {
            Replacements::within(&self.tree, node, &chosen)
        } else {
            Replacements::none(node)
        };
        self.job = Some(Job::Replace { options, chosen: Some(chosen) });
    }

    /// Goes on after an outcome, perhaps to something that has nothing to ask.
    fn take(&mut self, outcome: Outcome) {
        match &mut self.job {
            Some(Job::Nothing { is_allowed }) => {
                *is_allowed = outcome.is_interesting();
                if *is_allowed {
                    self.edit = self.edit.deleting([self.tree.root().id()]);
                }
            }
            Some(Job::Replace { options, .. }) if !outcome.is_interesting() => options.advance(),
            Some(Job::Replace { .. }) => self.replace(),
            Some(Job::Minimize { list, .. }) => list.observe(outcome),
            None => {}
        }
    }

    /// The text of the current candidate.
    fn text(&self) -> Option<Vec<u8>> {
        Some(match self.job.as_ref()? {
            Job::Nothing { .. } => Vec::new(),
            Job::Replace { options, .. } => {
                self.tree.render(&self.edit.replacing(options.node, options.current()?.clone()))
            }
            Job::Minimize { list, .. } => {
                self.tree.render(&self.without(list.left_out(list.query()?.config)))
            }
        })
    }

    fn kind(&self, node: NodeId) -> Arc<str> {
        self.tree.node(node).kind().into()
    }
}

/// The nodes that define what is used outside of them, from the name on.
fn used_elsewhere(tree: &Program) -> HashSet<NodeId> {
    let mut used = HashSet::new();
    for definition in tree.definitions() {
        if tree.entity(definition).is_used_outside(&tree.node(definition.node).subtree()) {
            let way = std::iter::successors(Some(tree.node(definition.name)), Node::parent)
                .map(|node| node.id());
            used.extend(way.take_while(|&node| node > definition.node).chain([definition.node]));
        }
    }
    used
}

fn is_any_in(nodes: &HashSet<NodeId>, member: &Member) -> bool {
    member.iter().any(|id| nodes.contains(id))
}

impl Search for Perses {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let (kind, part) = match self.job.as_ref()? {
            Job::Nothing { .. } => {
                (QueryKind::Other, Part::Node { kind: self.kind(self.tree.root().id()) })
            }
            Job::Replace { options, .. } => {
                (QueryKind::Other, Part::Node { kind: self.kind(options.node) })
            }
            Job::Minimize { node, list, .. } => {
                let level = Some(self.tree.node(*node).depth() + 1);
                (
                    list.query()?.kind,
                    Part::List { parent: self.kind(*node), level, list_len: list.len() },
                )
            }
        };
        Some(Candidate { text: self.text()?, kind, place: self.round.place(part) })
    }

    fn observe(&mut self, outcome: Outcome) {
        self.take(outcome);
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        match &self.job {
            Some(Job::Minimize { list, .. }) => {
                self.tree.render(&self.without(list.deleted())).into()
            }
            _ => self.tree.render(&self.edit).into(),
        }
    }
}

impl PassSearch for Perses {
    fn is_over(&self) -> bool {
        self.job.is_none()
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }
}
