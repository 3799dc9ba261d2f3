//! What was accepted without a confirmation, and the way back from it.
//!
//! A test that stays may answer by what it remembers. Its yes counts for now, and the search goes on from it. What has come of it is
//! shown to a fresh process after some tests, and at the end: only then is it a result. If the fresh process does not
//! accept it, the search begins again where it was before the first such yes since the last result, and none of these counts any more.
//!
//! The numbers of tests in between double: a short run needs few fresh processes, and what a wrong yes can cost is bounded.

use std::collections::HashSet;

use secateur_minimize::Outcome;

use super::cache::OutcomeCache;
use super::doubts::Mark;
use super::speculation::Fork;
use crate::key::Key;

/// After how many tests a result that is not confirmed is shown to a fresh process: at first, and at most.
const TESTS_MIN: u64 = 8;
const TESTS_MAX: u64 = 64;

/// What was accepted and is not confirmed.
pub(super) struct Unconfirmed<C, B> {
    /// Candidates of which the search has not been told.
    heard: HashSet<Key>,
    /// Those of which it was told since the last result.
    told: Vec<Key>,
    /// Those before that. They count, as what has come of them was accepted, but none is a result.
    passed: HashSet<Key>,
    /// How many tests there were since the last result, and after how many the next is shown to a fresh process.
    tests: u64,
    tests_max: u64,
    /// Where the search was before the first of those that it was told of.
    origin: Option<Origin<C, B>>,
}

/// Where a search was, and what was in doubt there.
type Origin<C, B> = (Fork<C, B>, Mark<C, B>);

impl<C, B> Default for Unconfirmed<C, B> {
    fn default() -> Self {
        let (heard, told, passed) = Default::default();
        Self { heard, told, passed, tests: 0, tests_max: TESTS_MIN, origin: None }
    }
}

impl<C, B> Unconfirmed<C, B> {
    /// A test has accepted this candidate for now.
    pub(super) fn hear(&mut self, key: Key) {
        self.heard.insert(key);
    }

    /// The search is at `origin`, and about to be told what is known.
    pub(super) fn begin(&mut self, origin: impl FnOnce() -> Origin<C, B>) {
        if self.told.is_empty() {
            self.origin = (!self.heard.is_empty() || !self.passed.is_empty()).then(origin);
        }
    }

    /// The search was told of a candidate, for which so many tests were run.
    pub(super) fn tell(&mut self, key: Key, outcome: Outcome, tests: u64) {
        self.tests += tests;
        if outcome.is_interesting() && (self.heard.remove(&key) || self.passed.remove(&key)) {
            self.told.push(key);
        }
    }

    /// Whether what `key` gives the hash of was accepted and is not confirmed.
    pub(super) fn contains(&self, key: impl FnOnce() -> Key) -> bool {
        let is_none = self.heard.is_empty() && self.told.is_empty() && self.passed.is_empty();
        !is_none && {
            let key = key();
            self.told.contains(&key) || self.passed.contains(&key) || self.heard.contains(&key)
        }
    }

    /// Whether a result is to be shown to a fresh process now, if it is not confirmed.
    pub(super) fn is_due(&self) -> bool {
        self.tests >= self.tests_max
    }

    /// This was confirmed.
    pub(super) fn confirm(&mut self, key: Key) {
        self.told.retain(|told| *told != key);
        self.passed.remove(&key);
        self.heard.remove(&key);
        self.tests_max = (2 * self.tests_max).min(TESTS_MAX);
    }

    /// The search has come to a result that is confirmed.
    pub(super) fn settle(&mut self) {
        self.passed.extend(self.told.drain(..));
        (self.tests, self.origin) = (0, None);
    }

    /// What the search has come to was not accepted: what it was told since the last result, or may be told, is forgotten. Gives where it
    /// was then.
    pub(super) fn way_back(&mut self, cache: &mut OutcomeCache) -> Option<Origin<C, B>> {
        self.heard.extend(self.told.drain(..));
        cache.forget(&std::mem::take(&mut self.heard));
        self.tests = 0;
        self.origin.take()
    }
}
