//! Doubtful outcomes: tests that were cut short, and the restart that repeats them.
//!
//! A test that takes much longer than others do now counts as unresolved, and the search continues.
//! A finished search may depend on such outcomes for single changes of its result. It then restarts
//! after its last success, and the doubtful candidates are tested with the full time limit. A
//! finished search is therefore as minimal as if every test had had the full limit.
//!
//! A success that changes only white space does not count here: candidates with the same tokens,
//! tested before it, are not tested again.

use std::collections::HashSet;

use secateur_bundle::{AsBundle, Bundle, File};
use secateur_minimize::{HasProvenance, Outcome};

use super::cache::OutcomeCache;
use super::speculation::{Fork, Lookahead};
use crate::key::Key;
use crate::property::Statistics;

/// Outcomes in doubt because tests were cut short.
pub(super) struct Doubts<C, B> {
    /// Candidates with no other outcome than that of a test that was cut short.
    cut_short: HashSet<Key>,
    /// Candidates to be tested again with the full time limit.
    again: HashSet<Key>,
    /// Point at which the search restarts.
    pub(super) restart_point: RestartPoint<Fork<C, B>>,
}

/// Point at which a search of type `F` restarts.
#[derive(Clone)]
pub(super) struct RestartPoint<F> {
    /// Doubtful candidates passed to the search since its last success.
    open: HashSet<Key>,
    /// Text after the last success.
    pub(super) text: Bundle,
    /// The search before the last success.
    fork: F,
    /// Number of outcomes that the search received since `fork`, and the number at its last
    /// success. They differ because several known outcomes may be passed at once.
    delivered: usize,
    success: usize,
}

impl<C, B> Doubts<C, B> {
    /// Creates the doubts of a search that starts as `fork` with `text`.
    pub(super) fn new(fork: Fork<C, B>, text: Bundle) -> Self {
        let restart_point =
            RestartPoint { open: HashSet::new(), text, fork, delivered: 0, success: 0 };
        Self { cut_short: HashSet::new(), again: HashSet::new(), restart_point }
    }

    /// Records that the test of this candidate was cut short.
    pub(super) fn record_cut_short(&mut self, key: Key) {
        self.cut_short.insert(key);
    }

    /// Returns `true` if `outcome` is a success that changes more than white space.
    pub(super) fn is_success(&self, outcome: Outcome, bundle: &Bundle) -> bool {
        outcome.is_interesting() && !is_same_but_for_space(&self.restart_point.text, bundle)
    }

    /// Makes `fork` the restart point.
    pub(super) fn return_to(&mut self, fork: Fork<C, B>) {
        (self.restart_point.fork, self.restart_point.delivered, self.restart_point.success) =
            (fork, 0, 0);
    }
}

impl<C: AsBundle + HasProvenance, B> Doubts<C, B> {
    /// Updates the doubts with an outcome that the search received, for which `tests` tests ran.
    pub(super) fn deliver(
        &mut self,
        (key, bundle): (Key, &Bundle),
        outcome: Outcome,
        tests: u64,
        statistics: &mut Statistics,
    ) {
        self.restart_point.delivered += 1;
        if self.is_success(outcome, bundle) {
            self.restart_point.success = self.restart_point.delivered;
            self.restart_point.open.clear();
            self.restart_point.text = bundle.clone();
        }
        if self.cut_short.contains(&key) {
            self.restart_point.open.insert(key);
            statistics.cut_short += u64::from(tests > 0);
        }
        if self.again.remove(&key) {
            statistics.asked_again += 1;
            statistics.regained += u64::from(outcome.is_interesting());
        }
    }

    /// Returns the search after its last success if outcomes since then are in doubt, and forgets
    /// these outcomes.
    ///
    /// `has_base` is `true` if the differences of candidates to their base matter.
    pub(super) fn restart(
        &mut self,
        has_base: bool,
        cache: &mut OutcomeCache,
    ) -> Option<Lookahead<C, B>> {
        if self.restart_point.open.is_empty() {
            return None;
        }
        let mut ahead = Lookahead::new(
            self.restart_point.fork.clone(),
            has_base.then(|| self.restart_point.text.clone()),
        );
        for _ in 0..self.restart_point.success {
            let Some(outcome) = ahead.proposal().and_then(|proposal| cache.get(proposal.key))
            else {
                break;
            };
            ahead.commit(outcome);
        }
        self.return_to(ahead.search.clone());
        let open = std::mem::take(&mut self.restart_point.open);
        cache.forget(&open);
        self.cut_short.retain(|key| !open.contains(key));
        self.again.extend(open);
        Some(ahead)
    }
}

fn is_same_but_for_space(one: &Bundle, other: &Bundle) -> bool {
    let same = |(one, other): (&File, &File)| {
        one.path() == other.path()
            && (one.text() == other.text() || letters(one).eq(letters(other)))
    };
    one.files().len() == other.files().len() && one.files().iter().zip(other.files()).all(same)
}

/// Returns the bytes of a file without white space.
fn letters(file: &File) -> impl Iterator<Item = &u8> {
    file.text().iter().filter(|byte| !byte.is_ascii_whitespace())
}
