//! Unconfirmed answers, and the restart that undoes them.
//!
//! An oracle may answer from remembered state. Its yes is provisional, and the search continues
//! from it. A fresh process confirms the current result after some tests and at the end. Only then
//! is it a result. If the fresh process rejects it, the search restarts before the first
//! unconfirmed yes since the last result, and none of these answers counts any more.
//!
//! The number of tests between confirmations doubles: a short run needs few fresh processes, and
//! the cost of a wrong yes is bounded.

use std::collections::HashSet;

use secateur_minimize::Outcome;

use super::cache::OutcomeCache;
use super::doubts::RestartPoint;
use super::speculation::Fork;
use crate::key::Key;

/// Initial and maximum number of tests after which an unconfirmed result is confirmed.
const TESTS_MIN: u64 = 8;
const TESTS_MAX: u64 = 64;

/// Candidates that were accepted and not confirmed.
pub(super) struct Unconfirmed<C, B> {
    /// Candidates not yet passed to the search.
    pending: HashSet<Key>,
    /// Candidates passed to the search since the last result.
    delivered: Vec<Key>,
    /// Candidates from before the last result. They count because a later result was confirmed, but
    /// none of them is a result.
    passed: HashSet<Key>,
    /// Number of tests since the last result, and the number after which the next is confirmed.
    tests: u64,
    tests_max: u64,
    /// The search before it received the first of `delivered`.
    checkpoint: Option<Checkpoint<C, B>>,
}

/// A search and its restart point.
type Checkpoint<C, B> = (Fork<C, B>, RestartPoint<Fork<C, B>>);

impl<C, B> Default for Unconfirmed<C, B> {
    fn default() -> Self {
        let (pending, delivered, passed) = Default::default();
        Self { pending, delivered, passed, tests: 0, tests_max: TESTS_MIN, checkpoint: None }
    }
}

impl<C, B> Unconfirmed<C, B> {
    /// Records that a test accepted this candidate provisionally.
    pub(super) fn accept(&mut self, key: Key) {
        self.pending.insert(key);
    }

    /// Saves the checkpoint `checkpoint` before known outcomes are passed to the search.
    pub(super) fn begin(&mut self, checkpoint: impl FnOnce() -> Checkpoint<C, B>) {
        if self.delivered.is_empty() {
            self.checkpoint =
                (!self.pending.is_empty() || !self.passed.is_empty()).then(checkpoint);
        }
    }

    /// Records that the search received the outcome of a candidate, for which `tests` tests ran.
    pub(super) fn deliver(&mut self, key: Key, outcome: Outcome, tests: u64) {
        self.tests += tests;
        if outcome.is_interesting() && (self.pending.remove(&key) || self.passed.remove(&key)) {
            self.delivered.push(key);
        }
    }

    /// Returns `true` if the candidate with hash `key` was accepted and not confirmed.
    pub(super) fn contains(&self, key: impl FnOnce() -> Key) -> bool {
        let is_none =
            self.pending.is_empty() && self.delivered.is_empty() && self.passed.is_empty();
        !is_none && {
            let key = key();
            self.delivered.contains(&key)
                || self.passed.contains(&key)
                || self.pending.contains(&key)
        }
    }

    /// Returns `true` if an unconfirmed result must be confirmed now.
    pub(super) fn is_due(&self) -> bool {
        self.tests >= self.tests_max
    }

    /// Records that this candidate was confirmed.
    pub(super) fn confirm(&mut self, key: Key) {
        self.delivered.retain(|delivered| *delivered != key);
        self.passed.remove(&key);
        self.pending.remove(&key);
        self.tests_max = (2 * self.tests_max).min(TESTS_MAX);
    }

    /// Records that the current result of the search is confirmed.
    pub(super) fn settle(&mut self) {
        self.passed.extend(self.delivered.drain(..));
        (self.tests, self.checkpoint) = (0, None);
    }

    /// Forgets the answers since the last result, because the current result was rejected. Returns
    /// the checkpoint before them.
    pub(super) fn restart(&mut self, cache: &mut OutcomeCache) -> Option<Checkpoint<C, B>> {
        self.pending.extend(self.delivered.drain(..));
        cache.forget(&std::mem::take(&mut self.pending));
        self.tests = 0;
        self.checkpoint.take()
    }
}
