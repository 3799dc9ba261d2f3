//! Perses: replaces and deletes nodes, the heaviest first, within the grammar.
//!
//! Chengnian Sun, Yuanbo Li, Qirun Zhang, Tianxiao Gu and Zhendong Su, *Perses: Syntax-Guided
//! Program Reduction*, ICSE 2018.
//!
//! A worklist orders nodes by their tokens. The heaviest node is processed as follows:
//!
//! 1. Replacements that the grammar admits are tried: the smallest text, descendants, and runs of
//!    nested lists. They are tried smallest first until one succeeds.
//! 2. Each list of children is minimised. If the list may be empty, the empty list is tried first.
//! 3. The remaining children are added to the worklist.
//!
//! Deviations from the paper:
//!
//! - List elements are derived from the tree-sitter grammar; the grammar is not normalised.
//! - The smallest text of a symbol is tried for every node.
//! - The empty file is tried first: a test that accepts it is broken.
//! - A round below full [`Breadth`] skips light nodes and replacements that seldom succeed.
//! - A node that replaced another one is not replaced again in the same round: the admissible
//!   replacements are unknown before the next parse.
//!
//! [`Choice::Lean`] needs fewer tests:
//!
//! - Only the outermost admissible descendants are tried, for an element of a list the outermost of
//!   each kind: if a part cannot replace a node, parts of it seldom can. After a success, the
//!   search continues inside the chosen node; after several, first with a node two, four or more
//!   links further inside. The name of a function does not replace its call. A node in parentheses
//!   is tried only without them.
//! - A removable node that stayed is not replaced by its smallest text, such as a statement by `;`.
//!   An element between separators is: an argument cannot be deleted alone, but can become `0`.
//! - If two texts differ in insignificant white space alone, only the first is tried.
//! - Before the thorough rounds, a definition that is used elsewhere is not deleted, or replaced by
//!   a node without it in a node of up to 256 tokens, unless that has succeeded in this run:
//!   `definitions` deletes it with its uses. On nine C programs, this saves 8 % of the tests.
//! - In the coarse rounds of a long text, a node has at most two replacements by descendants, the
//!   smallest, and a candidate saves at least as many tokens as a heavy node has. The rest waits
//!   for a shorter text.
//! - In the focus of a long program, a smaller edit is tried, too, if a thirty-second of the text
//!   hangs on it by name.
//! - In a coarse round, nodes of a kind are not replaced any more after 32 failures in a row: links
//!   of a chain fail alike. A later round asks about the rest.
//!
//! [`Choice::Anywhere`] deletes nothing and tries what lean Perses skips, once no other pass
//! succeeds: all admissible descendants, and nodes elsewhere in the file that share a name with the
//! replaced node. It replaces `+=` by `=`, and a semicolon by nothing if a line end can terminate
//! the statement.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap, HashSet};
use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind};
use secateur_names::{Definition, Program, StandIn};
use secateur_syntax::{Edit, KindId, Node, NodeId, Replacement};

use crate::round::{
    Breadth, Candidate, ElementNodes, Empty, List, PassSearch, Round, SHORT_TOKENS_MAX,
    SearchTarget, weight,
};
use crate::searches::alike;
use crate::searches::closures;
use crate::searches::pull::Pull;
use crate::searches::replace::{Choice, Replacements, nodes_of};

/// Round of Perses on one tree.
#[derive(Clone)]
pub(crate) struct Perses {
    tree: Arc<Program>,
    round: Round,
    /// Settled edit.
    edit: Edit,
    /// Nodes by weight, the first in the file among equals.
    worklist: Arc<BinaryHeap<(u64, Reverse<NodeId>)>>,
    /// Nodes that replaced others. Admissible replacements for them are unknown before the next
    /// parse, so they are not replaced in this round.
    moved: Arc<BTreeSet<NodeId>>,
    /// Current step; `None` at the end.
    step: Option<Step>,
    /// Replacements to try.
    choice: Choice,
    /// Keys of the texts that have been proposed, if none is proposed twice.
    proposed: Arc<HashSet<u64>>,
    /// Nodes with definitions that are used elsewhere, few of which are tried. Empty once such a
    /// deletion has succeeded.
    used_definitions: Arc<HashSet<NodeId>>,
    /// Tokens of the text with the settled edit.
    tokens: u64,
    /// Finds small edits that are worth a test, in a focused round of lean Perses.
    pull: Option<Arc<Pull>>,
    /// Failed replacements of each kind of node since the last success.
    failures: Arc<HashMap<KindId, usize>>,
}

#[derive(Clone)]
enum Step {
    /// Tries the empty file.
    EmptyFile,
    /// Tries replacements of a node; `chosen` is the last successful one. The stride along a chain
    /// of nested replacements grows with the successes in a row, so that a chain of thousands of
    /// links takes tens of tests.
    Replace { options: Replacements, chosen: Option<Replacement>, successes: u32 },
    /// Minimises the list of this number.
    Minimize { node: NodeId, number: usize, list: List<ElementNodes> },
}

/// Number of successes before the stride along a chain grows. Short chains are left one link at a
/// time.
const SUCCESSES_MIN: u32 = 4;

/// Number of successes from which on the stride grows no more.
const SUCCESSES_MAX: u32 = 20;

/// Maximum length of texts that are compared without white space. For longer ones, the comparison
/// costs more time than the saved tests.
const ALIKE_BYTES_MAX: usize = 1 << 16;

/// Number of failures in a row after which a coarse round of lean Perses replaces no more nodes of
/// a kind.
const FAILURES_MAX: usize = 32;

impl Perses {
    /// Starts a round. Only the published variant tries the empty file.
    pub(crate) fn new(tree: Arc<Program>, choice: Choice, round: Round) -> Self {
        let (is_lean, breadth) = (choice == Choice::Lean, round.breadth);
        let (nodes, pull) = match breadth {
            Breadth::Focus { tokens } if is_lean => {
                (closures::last_parts(&tree, tokens), Some(Arc::new(Pull::new(&tree, tokens))))
            }
            _ => (vec![tree.root()], None),
        };
        let worklist = Arc::new(nodes.into_iter().map(weighed).collect());
        let is_careful =
            is_lean && breadth < Breadth::Thorough && round.prior.used_goes() != Some(true);
        let used_definitions =
            if is_careful { Arc::new(used_elsewhere(&tree)) } else { Arc::default() };
        let mut search = Self {
            tokens: tree.tokens(),
            tree,
            round,
            edit: Edit::default(),
            worklist,
            moved: Arc::default(),
            step: Some(Step::EmptyFile),
            choice,
            proposed: Arc::default(),
            used_definitions,
            pull,
            failures: Arc::default(),
        };
        if choice != Choice::Published {
            search.step = search.next_node();
            search.settle();
        }
        search
    }

    /// Advances to the next step with a new candidate.
    fn settle(&mut self) {
        self.next_query();
        while self.is_repeated() {
            self.process(Outcome::Uninteresting);
            self.next_query();
        }
    }

    fn next_query(&mut self) {
        while let Some(step) = &self.step {
            match step {
                Step::EmptyFile => return,
                Step::Replace { options, .. } if options.current().is_some() => return,
                Step::Replace { options, chosen: None, .. } => {
                    self.step = self.list_from(options.node, 0);
                }
                Step::Replace { options, chosen: Some(chosen), .. } => {
                    let replaced = self.tree.node(options.node).weight();
                    let saved = replaced.saturating_sub(self.tokens_of(chosen));
                    let moved = nodes_of(&self.tree, chosen);
                    Arc::make_mut(&mut self.moved).extend(moved.iter().copied());
                    let entries = moved.iter().map(|&id| weighed(self.tree.node(id)));
                    Arc::make_mut(&mut self.worklist).extend(entries);
                    self.tokens = self.tokens.saturating_sub(saved);
                    self.step = self.next_node();
                }
                Step::Minimize { list, .. } if self.has_worthy_query(list) => return,
                Step::Minimize { node, number, list } => {
                    let (node, number) = (*node, *number);
                    let (tree, min) = (&self.tree, self.saving_min());
                    let settled = list.fates().filter(|(member, _)| weight(tree, member) >= min);
                    self.round.prior.learn(tree, settled, self.round.breadth);
                    if let Some((_, stayed)) =
                        list.fates().find(|(member, _)| is_any_in(&self.used_definitions, member))
                    {
                        self.round.prior.learn_used(stayed);
                        if self.round.prior.used_goes() == Some(true) {
                            self.used_definitions = Arc::default();
                        }
                    }
                    self.edit = self.without(list.deleted());
                    self.tokens = self.tokens.saturating_sub(weight_of(tree, list.deleted()));
                    self.step = self.list_from(node, number + 1);
                }
            }
        }
    }

    /// Returns `true` if the current candidate has already been proposed, apart from white space.
    /// Records it otherwise.
    fn is_repeated(&mut self) -> bool {
        if self.choice == Choice::Published || self.tree.source().len() > ALIKE_BYTES_MAX {
            return false;
        }
        let Some(text) = self.text() else { return false };
        let key = alike::key(self.tree.grammar().white_space, &text);
        !Arc::make_mut(&mut self.proposed).insert(key)
    }

    /// Starts with the heaviest node of the worklist.
    fn next_node(&mut self) -> Option<Step> {
        let (weight, Reverse(id)) = Arc::make_mut(&mut self.worklist).pop()?;
        let (node, breadth) = (self.tree.node(id), self.round.breadth);
        // No descendant has been changed yet.
        let options = if self.moved.contains(&id) || self.leaves(node.kind_id()) {
            Replacements::none(id)
        } else {
            let mut options = Replacements::of(&self.tree, node, breadth, self.choice);
            if weight <= SHORT_TOKENS_MAX && !self.used_definitions.is_empty() {
                let names = self.used_outside(node);
                options.retain(|with| names.iter().all(|&name| self.keeps(with, name)));
            }
            let saving_min = self.saving_min();
            if saving_min > 0 {
                let pulls =
                    |with: &Replacement| self.pulls(id, |edit| edit.replacing(id, with.clone()));
                options.retain(|with| self.tokens_of(with) + saving_min <= weight || pulls(with));
            }
            options
        };
        Some(Step::Replace { options, chosen: None, successes: 0 })
    }

    /// Returns `true` if a coarse round of lean Perses replaces no more nodes of this kind.
    fn leaves(&self, kind: KindId) -> bool {
        let is_coarse = self.choice == Choice::Lean && self.round.breadth == Breadth::Coarse;
        is_coarse && self.failures.get(&kind).is_some_and(|failures| *failures >= FAILURES_MAX)
    }

    /// Starts with the first list of `node` from `number` on. After the last one, adds the children
    /// to the worklist and takes the next node.
    fn list_from(&mut self, node: NodeId, number: usize) -> Option<Step> {
        let tree = self.tree.clone();
        // An optional only child is removable while its siblings are present.
        let is_whole = |_: &secateur_syntax::List<'_>| {
            tree.node(node).children().all(|child| self.is_present(child.id()))
        };
        let lists = tree.lists(node).chain(tree.optional_alone(node).filter(is_whole));
        let lists = lists.filter(|_| self.choice != Choice::Anywhere);
        for (number, list) in lists.enumerate().skip(number) {
            let members = list.members().map(|member| member.nodes().collect::<ElementNodes>());
            let members = members.filter(|nodes| nodes.iter().all(|&id| self.is_present(id)));
            let members = self.promising(members.collect());
            let empty = if list.min() == 0 { Empty::First } else { Empty::Never };
            let list = self.round.list(&tree, members, empty);
            if self.has_worthy_query(&list) {
                return Some(Step::Minimize { node, number, list });
            }
        }
        let weight_min = self.round.breadth.weight_min();
        let is_open = |child: &Node| child.weight() >= weight_min && self.is_present(child.id());
        let children: Vec<_> = tree.node(node).children().filter(is_open).map(weighed).collect();
        Arc::make_mut(&mut self.worklist).extend(children);
        self.next_node()
    }

    /// Drops members with definitions that are used elsewhere. While it is unknown if such
    /// deletions succeed, the heaviest of them stays in a quick round.
    fn promising(&self, mut members: Vec<ElementNodes>) -> Vec<ElementNodes> {
        let is_probe =
            self.round.breadth == Breadth::Quick && self.round.prior.used_goes().is_none();
        let used =
            members.iter().filter(|member| is_probe && is_any_in(&self.used_definitions, member));
        let heaviest = used.min_by_key(|member| Reverse(weight(&self.tree, member))).cloned();
        members.retain(|member| {
            !is_any_in(&self.used_definitions, member) || Some(member) == heaviest.as_ref()
        });
        members
    }

    /// Returns `true` if a list has a query that deletes enough for a test.
    fn has_worthy_query(&self, list: &List<ElementNodes>) -> bool {
        list.query().is_some_and(|query| {
            let best = list.best();
            let deleted = || list.between(&query.config, &best);
            let nodes = || deleted().flatten().copied();
            weight_of(&self.tree, deleted()) >= self.saving_min()
                || nodes().next().is_some_and(|first| self.pulls(first, |it| it.deleting(nodes())))
        })
    }

    /// Returns `true` if much of the text before the focus is not needed after a change.
    fn pulls(&self, node: NodeId, change: impl FnOnce(&Edit) -> Edit) -> bool {
        let is_worth = |pull: &Arc<Pull>| pull.is_worth(&self.edit, &change(&self.edit), node);
        self.pull.as_ref().is_some_and(is_worth)
    }

    /// Returns the minimum number of tokens that a candidate saves.
    fn saving_min(&self) -> u64 {
        if self.choice == Choice::Lean { self.round.saving_min(self.tokens) } else { 0 }
    }

    /// Returns the number of tokens of a replacement.
    fn tokens_of(&self, with: &Replacement) -> u64 {
        match with {
            Replacement::Text(text) => self.tree.grammar().estimate_tokens(text.as_bytes()),
            _ => weight(&self.tree, &nodes_of(&self.tree, with)),
        }
    }

    /// Returns the names that are defined in a node and used outside of it.
    fn used_outside(&self, node: Node) -> Vec<NodeId> {
        let is_used = |definition: &&Definition| {
            self.tree.entity(definition).is_used_outside(&node.subtree())
        };
        let definitions = self.tree.definitions_in(node.subtree()).iter();
        definitions.filter(is_used).map(|definition| definition.name).collect()
    }

    /// Returns `true` if a replacement contains the name.
    fn keeps(&self, with: &Replacement, name: NodeId) -> bool {
        match with {
            Replacement::Node(kept) => self.tree.node(*kept).contains(name),
            Replacement::Run { first, last } => {
                *first <= name && name.index() < self.tree.node(*last).subtree().end
            }
            Replacement::Text(_) => false,
        }
    }

    fn is_present(&self, id: NodeId) -> bool {
        self.edit.deleted().binary_search(&id).is_err()
    }

    fn without<'a>(&self, members: impl Iterator<Item = &'a ElementNodes>) -> Edit {
        let mut nodes = members.flatten().copied().peekable();
        if nodes.peek().is_none() { self.edit.clone() } else { self.edit.deleting(nodes) }
    }

    /// Processes an outcome. The next step may have no query.
    fn process(&mut self, outcome: Outcome) {
        match &mut self.step {
            Some(Step::EmptyFile) if outcome.is_interesting() => {
                self.edit = self.edit.deleting([self.tree.root().id()]);
                self.step = None;
            }
            Some(Step::EmptyFile) => self.step = self.next_node(),
            Some(Step::Replace { options, chosen, successes }) => {
                let node = options.node;
                let kind = self.tree.node(node).kind_id();
                let failures = Arc::make_mut(&mut self.failures).entry(kind).or_default();
                if outcome.is_interesting()
                    && let Some(with) = options.current().cloned()
                {
                    *failures = 0;
                    *successes = (*successes + 1).min(SUCCESSES_MAX);
                    self.edit = self.edit.replacing(node, with.clone());
                    *options = if self.choice == Choice::Lean {
                        let links = 1 << successes.saturating_sub(SUCCESSES_MIN);
                        Replacements::within(&self.tree, node, &with, links)
                    } else {
                        Replacements::none(node)
                    };
                    *chosen = Some(with);
                } else {
                    *failures += 1;
                    options.advance();
                    // A quarter of the stride, so that a needed link does not make the others dear.
                    *successes = successes.saturating_sub(2);
                }
            }
            Some(Step::Minimize { list, .. }) => list.observe(outcome),
            None => {}
        }
    }

    /// Returns the text of the current candidate.
    fn text(&self) -> Option<Vec<u8>> {
        Some(match self.step.as_ref()? {
            Step::EmptyFile => Vec::new(),
            Step::Replace { options, .. } => {
                self.tree.render(&self.edit.replacing(options.node, options.current()?.clone()))
            }
            Step::Minimize { list, .. } => {
                self.tree.render(&self.without(list.left_out(list.query()?.config)))
            }
        })
    }

    fn kind(&self, node: NodeId) -> Arc<str> {
        self.tree.node(node).kind().into()
    }
}

/// Returns the nodes between a name and its definition, inclusive, for all definitions with uses
/// outside of them.
fn used_elsewhere(tree: &Program) -> HashSet<NodeId> {
    let mut nodes = HashSet::new();
    for definition in tree.definitions() {
        let entity = tree.entity(definition);
        // A message and its answer are elements of one list, and often go together.
        let is_message = entity.stands == StandIn::Nothing && tree.rules().jumps.is_empty();
        if !is_message && entity.is_used_outside(&tree.node(definition.node).subtree()) {
            let path = tree.declarators_of(definition).map(|node| node.id());
            nodes.extend(path.chain([definition.node]));
        }
    }
    nodes
}

/// Returns the entry of a node in the worklist.
fn weighed(node: Node) -> (u64, Reverse<NodeId>) {
    (node.weight(), Reverse(node.id()))
}

/// Returns the number of tokens of several elements.
fn weight_of<'a>(tree: &Program, members: impl Iterator<Item = &'a ElementNodes>) -> u64 {
    members.map(|member| weight(tree, member)).sum()
}

fn is_any_in(nodes: &HashSet<NodeId>, member: &ElementNodes) -> bool {
    member.iter().any(|id| nodes.contains(id))
}

impl PassSearch for Perses {
    fn candidate(&self) -> Option<Candidate> {
        let of_node = |node| (QueryKind::Other, SearchTarget::Node { kind: self.kind(node) });
        let (kind, part) = match self.step.as_ref()? {
            Step::EmptyFile => of_node(self.tree.root().id()),
            Step::Replace { options, .. } => of_node(options.node),
            Step::Minimize { node, list, .. } => {
                let (parent, list_len) = (self.kind(*node), list.len());
                let level = Some(self.tree.node(*node).depth() + 1);
                (list.query()?.kind, SearchTarget::List { parent, level, list_len })
            }
        };
        Some(self.round.candidate(self.text()?, kind, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        self.process(outcome);
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        match &self.step {
            Some(Step::Minimize { list, .. }) => {
                self.tree.render(&self.without(list.deleted())).into()
            }
            _ => self.tree.render(&self.edit).into(),
        }
    }

    fn is_over(&self) -> bool {
        self.step.is_none()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
