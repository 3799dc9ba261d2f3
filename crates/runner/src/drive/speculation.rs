//! Lookahead: the candidates that a search is likely to propose next.
//!
//! While an outcome is unknown, a search can continue on two branches. A [`Lookahead`] is the tree
//! of these branches. Each node is a fork of the search that waits for the outcome of its
//! candidate. Its children are the search after either outcome. The probability that a node is
//! reached is the product of the probabilities of the outcomes on its path. The tests with the
//! highest probabilities run. The candidate for which the search actually waits has probability 1
//! and always runs.
//!
//! If most outcomes are uninteresting, the most likely nodes form a straight line on which
//! everything fails. But with one success in five, that line ends after five tests on average, so
//! more jobs would not help. The first nodes on the other side of the next candidates are then more
//! likely.
//!
//! The tree only decides what to test early. The search receives only the outcomes of the
//! candidates at the root, one after another.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet};
use std::sync::Arc;

use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::{HasProvenance, Outcome, Search};

use super::cache::OutcomeCache;
use super::change::text_change;
use super::odds::{Odds, Traits};
use crate::key::Key;

/// Minimum probability of a speculative test. At least one in 20 speculative tests is needed on
/// average.
const CHANCE_MIN: f64 = 0.05;
/// Maximum number of known outcomes passed in one visit of a node, so that the lookahead never
/// delays the handling of an outcome for long.
const STEPS_MAX: u64 = 64;

/// A search in progress.
pub(super) type Fork<C, B> = Box<dyn Search<Candidate = C, Best = B>>;

/// A candidate that a search proposes.
#[derive(Clone)]
pub(crate) struct Proposal {
    pub(crate) key: Key,
    pub(crate) bundle: Bundle,
    /// Description of the search position.
    pub(crate) place: Arc<str>,
    pub(crate) traits: Traits,
}

/// A proposal and the outcome that the search received.
pub(crate) type Step = (Proposal, Outcome);

/// Node of the tree: a search and its possible continuations.
pub(crate) struct Lookahead<C, B> {
    /// Known outcomes passed since the parent's outcome.
    passed: Vec<Step>,
    pub(crate) search: Fork<C, B>,
    /// Last interesting text on the path; `None` if differences of candidates do not matter.
    base: Option<Bundle>,
    /// Candidate that the search waits for; `None` when it has finished.
    proposal: Option<Proposal>,
    /// Continuations after an uninteresting and after an interesting outcome.
    after: [Option<Box<Self>>; 2],
}

/// Input of a forecast.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a> {
    pub(crate) cache: &'a OutcomeCache,
    pub(crate) odds: &'a Odds,
    /// Maximum distance of a candidate in outcomes.
    pub(crate) steps_max: u64,
}

/// Result of a forecast.
pub(crate) struct Forecast {
    /// Most likely candidates, in descending order.
    pub(crate) window: Vec<Proposal>,
    /// Candidates that may still be needed; the outcomes of others are useless.
    pub(crate) possible: HashSet<Key>,
}

impl<C: AsBundle + HasProvenance, B> Lookahead<C, B> {
    /// Creates a tree of the search alone, at `base` if differences of candidates matter.
    pub(crate) fn new(search: Fork<C, B>, base: Option<Bundle>) -> Self {
        let proposal = propose(&*search, base.as_ref());
        Self { passed: Vec::new(), search, base, proposal, after: [None, None] }
    }

    /// Returns the candidate that the search waits for; `None` when it has finished.
    pub(crate) fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Passes the outcome of its candidate to the search. Returns all outcomes passed: this one and
    /// those that were known already.
    pub(crate) fn commit(&mut self, outcome: Outcome) -> Vec<Step> {
        self.pass(outcome);
        std::mem::take(&mut self.passed)
    }

    /// Returns the two outcomes of its candidate, the likelier first.
    pub(crate) fn outcomes(&self, odds: &Odds) -> [Outcome; 2] {
        let success = self.proposal().map_or(0.0, |proposal| odds.success(&proposal.traits));
        let [no, yes] = [Outcome::Uninteresting, Outcome::Interesting];
        if success > 0.5 { [yes, no] } else { [no, yes] }
    }

    /// Returns the candidate after this outcome, if it is likely enough; see
    /// [`forecast`](Self::forecast).
    pub(crate) fn after(&mut self, outcome: Outcome, outlook: Outlook<'_>) -> Option<Proposal> {
        let (mut window, mut branches) = (Vec::new(), BinaryHeap::new());
        self.visit(Reach { chance: 1.0, steps: 0 }, outlook, &mut window, &mut branches);
        let is_wanted = |branch: &Branch<'_, C, B>| {
            branch.outcome == outcome && branch.reach.chance >= CHANCE_MIN
        };
        let Branch { reach, origin, outcome, base, slot } = branches.into_iter().find(is_wanted)?;
        let node = slot.get_or_insert_with(|| Box::new(Self::after_outcome(origin, outcome, base)));
        node.visit(reach, outlook, &mut window, &mut BinaryHeap::new());
        // The first is the candidate that it follows.
        window.into_iter().nth(1)
    }

    /// Returns the `jobs` candidates with unknown outcomes that are most likely to be needed.
    ///
    /// A candidate for which `is_running` returns `true` stays in the tree while the search may
    /// reach it.
    pub(crate) fn forecast(
        &mut self,
        jobs: usize,
        outlook: Outlook<'_>,
        is_running: impl Fn(Key) -> bool,
    ) -> Forecast {
        let mut window = Vec::new();
        let mut possible = HashSet::new();
        let mut branches = BinaryHeap::new();
        self.visit(Reach { chance: 1.0, steps: 0 }, outlook, &mut window, &mut branches);
        while window.len() < jobs
            && branches.peek().is_some_and(|branch| branch.reach.chance >= CHANCE_MIN)
            && let Some(Branch { reach, origin, outcome, base, slot }) = branches.pop()
        {
            let node =
                slot.get_or_insert_with(|| Box::new(Self::after_outcome(origin, outcome, base)));
            node.visit(reach, outlook, &mut window, &mut branches);
        }
        possible.extend(window.iter().map(|candidate| candidate.key));
        for Branch { slot, .. } in branches {
            let running: Vec<_> = keys(slot).into_iter().filter(|&key| is_running(key)).collect();
            if running.is_empty() {
                *slot = None;
            }
            possible.extend(running);
        }
        Forecast { window, possible }
    }

    /// Returns the node of `search` after `outcome`.
    fn after_outcome(search: &Fork<C, B>, outcome: Outcome, base: Option<Bundle>) -> Self {
        let mut fork = search.clone();
        fork.observe(outcome);
        Self::new(fork, base)
    }

    /// Advances past the outcome of the current candidate.
    fn pass(&mut self, outcome: Outcome) {
        let Some(proposal) = self.proposal.take() else { return };
        if outcome.is_interesting() {
            self.base = self.base.is_some().then(|| proposal.bundle.clone());
        }
        self.passed.push((proposal, outcome));
        let [uninteresting, interesting] = std::mem::take(&mut self.after);
        // A search treats an unresolved outcome as an uninteresting one.
        match if outcome.is_interesting() { interesting } else { uninteresting } {
            Some(mut next) => {
                self.passed.append(&mut next.passed);
                next.passed = std::mem::take(&mut self.passed);
                *self = *next;
            }
            None => {
                self.search.observe(outcome);
                self.proposal = propose(&*self.search, self.base.as_ref());
            }
        }
    }

    /// Passes known outcomes, then adds the next candidate to the window and its continuations to
    /// `branches`.
    fn visit<'a>(
        &'a mut self,
        reach: Reach,
        Outlook { cache, odds, steps_max }: Outlook<'_>,
        window: &mut Vec<Proposal>,
        branches: &mut BinaryHeap<Branch<'a, C, B>>,
    ) {
        let passed_max =
            (self.passed.len() as u64 + STEPS_MAX).min(steps_max.saturating_sub(reach.steps));
        while let Some(proposal) = &self.proposal
            && let Some(outcome) = cache.get(proposal.key)
            && (self.passed.len() as u64) < passed_max
        {
            self.pass(outcome);
        }
        let Self { passed, search, base, proposal: Some(proposal), after } = self else { return };
        let steps = reach.steps + passed.len() as u64;
        if steps >= steps_max || cache.get(proposal.key).is_some() {
            return;
        }
        if !window.iter().any(|other| other.key == proposal.key) {
            window.push(proposal.clone());
        }
        let success = odds.success(&proposal.traits);
        let [uninteresting, interesting] = after;
        let smaller = base.is_some().then(|| proposal.bundle.clone());
        for (chance, outcome, base, slot) in [
            (1.0 - success, Outcome::Uninteresting, base.clone(), uninteresting),
            (success, Outcome::Interesting, smaller, interesting),
        ] {
            let reach = Reach { chance: reach.chance * chance, steps: steps + 1 };
            if reach.chance >= CHANCE_MIN || slot.is_some() {
                branches.push(Branch { reach, origin: search, outcome, base, slot });
            }
        }
    }
}

fn propose<C: AsBundle + HasProvenance, B>(
    search: &dyn Search<Candidate = C, Best = B>,
    base: Option<&Bundle>,
) -> Option<Proposal> {
    search.candidate().map(|candidate| {
        let bundle = candidate.as_bundle();
        let change = base.map(|base| text_change(base, &bundle));
        let traits = Traits { change, provenance: candidate.provenance() };
        Proposal { key: Key::of(&bundle), bundle, place: candidate.to_string().into(), traits }
    })
}

/// Returns the keys of a node and its descendants.
fn keys<C, B>(slot: &Option<Box<Lookahead<C, B>>>) -> Vec<Key> {
    let mut keys = Vec::new();
    let mut open: Vec<_> = slot.iter().collect();
    while let Some(node) = open.pop() {
        keys.extend(node.proposal.as_ref().map(|proposal| proposal.key));
        open.extend(node.after.iter().flatten());
    }
    keys
}

/// Path from the root to a node.
#[derive(Clone, Copy)]
struct Reach {
    /// Probability of the path.
    chance: f64,
    /// Number of outcomes on the path.
    steps: u64,
}

/// Continuation from a node, not necessarily visited yet.
struct Branch<'a, C, B> {
    reach: Reach,
    origin: &'a Fork<C, B>,
    outcome: Outcome,
    base: Option<Bundle>,
    slot: &'a mut Option<Box<Lookahead<C, B>>>,
}

impl<C, B> Ord for Branch<'_, C, B> {
    /// Orders by probability, then by fewer steps.
    fn cmp(&self, other: &Self) -> Ordering {
        self.reach
            .chance
            .total_cmp(&other.reach.chance)
            .then(other.reach.steps.cmp(&self.reach.steps))
    }
}

impl<C, B> PartialOrd for Branch<'_, C, B> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<C, B> PartialEq for Branch<'_, C, B> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl<C, B> Eq for Branch<'_, C, B> {}
