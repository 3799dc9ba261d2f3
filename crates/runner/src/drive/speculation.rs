//! Looking ahead: which candidates a search is likely to propose next.
//!
//! As long as an outcome is unknown, a search can go on in two ways. A [`Lookahead`] is the tree of these ways: a node is a
//! fork of the search that waits for the outcome of its candidate, and below it is what the search would propose after
//! either outcome. The chance that a node is ever reached is the product of the chances of the outcomes on the way. The
//! tests that run at one time are the ones with the best chances; the candidate for which the search really waits has
//! chance 1, and always runs.
//!
//! With outcomes that are mostly "uninteresting", the most likely nodes are a straight line, on which everything fails.
//! But one success in five is enough to end that line after five tests on average, so that more jobs would be of no use;
//! the first nodes on the other side of the next candidates are then the better bet.
//!
//! The tree only says what to test early. What the search is told, and in which order, is what was found out about the
//! candidate at the root, time and again.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet};
use std::sync::Arc;

use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::{HasProvenance, Outcome, Search};

use super::cache::OutcomeCache;
use super::change::Change;
use super::odds::{Odds, Traits};
use crate::key::Key;

/// Speculative tests below this probability are never started. So of the speculative tests at least one in 20 is needed on
/// average.
const CHANCE_MIN: f64 = 0.05;
/// How many outcomes that are known are passed at one look at a node, so that looking ahead never takes long while an
/// outcome waits to be heard.
const STEPS_MAX: u64 = 64;

/// A search in flight.
pub(super) type Fork<C, B> = Box<dyn Search<Candidate = C, Best = B>>;

/// What a search proposes.
#[derive(Clone)]
pub(crate) struct Question {
    pub(crate) key: Key,
    pub(crate) bundle: Bundle,
    /// Where the search is, in words.
    pub(crate) place: Arc<str>,
    /// What its odds depend on.
    pub(crate) traits: Traits,
}

/// A question, and the outcome that a search was told.
pub(crate) type Step = (Question, Outcome);

/// A search and what it may propose next: a node of the tree, with all that is below it.
pub(crate) struct Lookahead<C, B> {
    /// What the search was told on the way from the parent's answer to here, because it was known.
    passed: Vec<Step>,
    search: Fork<C, B>,
    /// The last text on the way that was interesting; none where it does not matter what candidates change.
    base: Option<Bundle>,
    /// What the search waits for; none when it has ended.
    question: Option<Question>,
    /// The ways on: after an uninteresting and after an interesting outcome.
    after: [Option<Box<Self>>; 2],
}

/// What a look ahead goes by.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a> {
    /// The outcomes that are known.
    pub(crate) cache: &'a OutcomeCache,
    /// How likely a candidate is to be interesting.
    pub(crate) odds: &'a Odds,
    /// How many outcomes away a candidate may be.
    pub(crate) steps_max: u64,
}

/// What is worth testing now.
pub(crate) struct Forecast {
    /// The most likely candidates, the likeliest first.
    pub(crate) window: Vec<Question>,
    /// Candidates that may still come up; the outcomes of others are of no use.
    pub(crate) possible: HashSet<Key>,
}

impl<C: AsBundle + HasProvenance, B> Lookahead<C, B> {
    /// A tree that begins with the search alone, at `base` if it is to matter what candidates change.
    pub(crate) fn new(search: Fork<C, B>, base: Option<Bundle>) -> Self {
        let question = ask(&*search, base.as_ref());
        Self { passed: Vec::new(), search, base, question, after: [None, None] }
    }

    /// What the search really waits for; none when it has ended.
    pub(crate) fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Tells the search the outcome of its candidate. Gives what it was told thereby: this outcome, and others that were
    /// known already.
    pub(crate) fn commit(&mut self, outcome: Outcome) -> Vec<Step> {
        self.pass(outcome);
        std::mem::take(&mut self.passed)
    }

    /// The outcome of its candidate that is the likelier, and the other.
    pub(crate) fn outcomes(&self, odds: &Odds) -> [Outcome; 2] {
        let success = self.question().map_or(0.0, |question| odds.success(&question.traits));
        let [no, yes] = [Outcome::Uninteresting, Outcome::Interesting];
        if success > 0.5 { [yes, no] } else { [no, yes] }
    }

    /// What the search will wait for after this outcome of its candidate, if there is a good chance of that; see
    /// [`forecast`](Self::forecast).
    pub(crate) fn after(&mut self, outcome: Outcome, outlook: Outlook<'_>) -> Option<Question> {
        let (mut window, mut ways) = (Vec::new(), BinaryHeap::new());
        self.visit(Reach { chance: 1.0, steps: 0 }, outlook, &mut window, &mut ways);
        let is_it = |way: &Way<'_, C, B>| way.outcome == outcome && way.reach.chance >= CHANCE_MIN;
        let Way { reach, origin, outcome, base, slot } = ways.into_iter().find(is_it)?;
        let node = slot.get_or_insert_with(|| Box::new(Self::told(origin, outcome, base)));
        node.visit(reach, outlook, &mut window, &mut BinaryHeap::new());
        // Before it stands the candidate that it follows.
        window.into_iter().nth(1)
    }

    /// The search as it waits now.
    pub(crate) fn fork(&self) -> Fork<C, B> {
        self.search.clone()
    }

    pub(crate) fn best(&self) -> B {
        self.search.best()
    }

    /// The `jobs` candidates that are most likely to be needed of those whose outcome is not known. What `is_running` stays in
    /// the tree as long as the search may come to it.
    pub(crate) fn forecast(
        &mut self,
        jobs: usize,
        outlook: Outlook<'_>,
        is_running: impl Fn(Key) -> bool,
    ) -> Forecast {
        let mut window = Vec::new();
        let mut possible = HashSet::new();
        let mut ways = BinaryHeap::new();
        self.visit(Reach { chance: 1.0, steps: 0 }, outlook, &mut window, &mut ways);
        while window.len() < jobs
            && ways.peek().is_some_and(|way| way.reach.chance >= CHANCE_MIN)
            && let Some(Way { reach, origin, outcome, base, slot }) = ways.pop()
        {
            let node = slot.get_or_insert_with(|| Box::new(Self::told(origin, outcome, base)));
            node.visit(reach, outlook, &mut window, &mut ways);
        }
        possible.extend(window.iter().map(|candidate| candidate.key));
        for Way { slot, .. } in ways {
            let running: Vec<_> = keys(slot).into_iter().filter(|&key| is_running(key)).collect();
            if running.is_empty() {
                *slot = None;
            }
            possible.extend(running);
        }
        Forecast { window, possible }
    }

    /// Where `search` goes on after `outcome`.
    fn told(search: &Fork<C, B>, outcome: Outcome, base: Option<Bundle>) -> Self {
        let mut fork = search.clone();
        fork.observe(outcome);
        Self::new(fork, base)
    }

    /// Goes on behind the outcome of the question.
    fn pass(&mut self, outcome: Outcome) {
        let Some(question) = self.question.take() else { return };
        if outcome.is_interesting() {
            self.base = self.base.is_some().then(|| question.bundle.clone());
        }
        self.passed.push((question, outcome));
        let [uninteresting, interesting] = std::mem::take(&mut self.after);
        // A search takes an unresolved outcome as an uninteresting one.
        match if outcome.is_interesting() { interesting } else { uninteresting } {
            Some(next) => {
                let Self { passed, search, base, question, after } = *next;
                self.passed.extend(passed);
                (self.search, self.base, self.question, self.after) =
                    (search, base, question, after);
            }
            None => {
                self.search.observe(outcome);
                self.question = ask(&*self.search, self.base.as_ref());
            }
        }
    }

    /// Passes what is known, and adds the question behind it to the window and the ways on to `ways`.
    fn visit<'a>(
        &'a mut self,
        reach: Reach,
        Outlook { cache, odds, steps_max }: Outlook<'_>,
        window: &mut Vec<Question>,
        ways: &mut BinaryHeap<Way<'a, C, B>>,
    ) {
        let passed_max =
            (self.passed.len() as u64 + STEPS_MAX).min(steps_max.saturating_sub(reach.steps));
        while let Some(question) = &self.question
            && let Some(outcome) = cache.get(question.key)
            && (self.passed.len() as u64) < passed_max
        {
            self.pass(outcome);
        }
        let Self { passed, search, base, question: Some(question), after } = self else { return };
        let steps = reach.steps + passed.len() as u64;
        if steps >= steps_max || cache.get(question.key).is_some() {
            return;
        }
        if !window.iter().any(|other| other.key == question.key) {
            window.push(question.clone());
        }
        let success = odds.success(&question.traits);
        let [uninteresting, interesting] = after;
        let smaller = base.is_some().then(|| question.bundle.clone());
        for (chance, outcome, base, slot) in [
            (1.0 - success, Outcome::Uninteresting, base.clone(), uninteresting),
            (success, Outcome::Interesting, smaller, interesting),
        ] {
            let reach = Reach { chance: reach.chance * chance, steps: steps + 1 };
            if reach.chance >= CHANCE_MIN || slot.is_some() {
                ways.push(Way { reach, origin: search, outcome, base, slot });
            }
        }
    }
}

fn ask<C: AsBundle + HasProvenance, B>(
    search: &dyn Search<Candidate = C, Best = B>,
    base: Option<&Bundle>,
) -> Option<Question> {
    search.candidate().map(|candidate| {
        let bundle = candidate.as_bundle();
        let change = base.map(|base| Change::between(base, &bundle));
        let traits = Traits { change, provenance: candidate.provenance() };
        Question { key: Key::of(&bundle), bundle, place: candidate.to_string().into(), traits }
    })
}

/// The keys of a node and of everything below it.
fn keys<C, B>(slot: &Option<Box<Lookahead<C, B>>>) -> Vec<Key> {
    let mut keys = Vec::new();
    let mut open: Vec<_> = slot.iter().collect();
    while let Some(node) = open.pop() {
        keys.extend(node.question.as_ref().map(|question| question.key));
        open.extend(node.after.iter().flatten());
    }
    keys
}

/// How a node is reached from the root.
#[derive(Clone, Copy)]
struct Reach {
    /// The chance that it is reached.
    chance: f64,
    /// How many outcomes the search is told before.
    steps: u64,
}

/// A way on from a node, to another that need not have been looked at yet.
struct Way<'a, C, B> {
    reach: Reach,
    origin: &'a Fork<C, B>,
    outcome: Outcome,
    base: Option<Bundle>,
    slot: &'a mut Option<Box<Lookahead<C, B>>>,
}

impl<C, B> Ord for Way<'_, C, B> {
    /// By chance; of equals the nearer is greater.
    fn cmp(&self, other: &Self) -> Ordering {
        self.reach
            .chance
            .total_cmp(&other.reach.chance)
            .then(other.reach.steps.cmp(&self.reach.steps))
    }
}

impl<C, B> PartialOrd for Way<'_, C, B> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<C, B> PartialEq for Way<'_, C, B> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl<C, B> Eq for Way<'_, C, B> {}
