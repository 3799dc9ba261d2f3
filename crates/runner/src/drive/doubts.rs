//! Tests that were cut short, and the way back to them.
//!
//! A test that takes much longer than others take now counts as one without an answer, and the search goes on. When it has come to
//! its end, it may have been told this of single changes to its result. It then begins again behind its last success, and the
//! candidates in doubt are tested with all the time that there is. So a finished search is as minimal as if every test had had that.
//!
//! A success that changes nothing but white space does not count here: what was asked before it, about the same tokens, is not asked
//! again behind it.

use std::collections::HashSet;

use secateur_bundle::{AsBundle, Bundle, File};
use secateur_minimize::{HasProvenance, Outcome};

use super::Driver;
use super::speculation::{Fork, Lookahead};
use crate::key::Key;

/// What is in doubt because tests were cut short.
pub(super) struct Doubts<C, B> {
    /// The candidates of which only such an outcome is known.
    cut_short: HashSet<Key>,
    /// Of these, the ones that the search was told about since its last success.
    open: HashSet<Key>,
    /// The ones that have all their time now.
    again: HashSet<Key>,
    /// What came of the last success.
    text: Bundle,
    /// The search before that.
    fork: Fork<C, B>,
    /// How many outcomes it was told since then, and after how many of them came the last success: others may have been known.
    told: usize,
    success: usize,
}

impl<C, B> Doubts<C, B> {
    /// Those of a search that begins as `fork` with `text`.
    pub(super) fn new(fork: Fork<C, B>, text: Bundle) -> Self {
        let (cut_short, open, again) = Default::default();
        Self { cut_short, open, again, text, fork, told: 0, success: 0 }
    }

    /// A test of this candidate was cut short.
    pub(super) fn hear(&mut self, key: Key) {
        self.cut_short.insert(key);
    }

    /// Whether it is a success that `bundle` is interesting, on which the search goes on.
    pub(super) fn is_success(&self, outcome: Outcome, bundle: &Bundle) -> bool {
        outcome.is_interesting() && !is_same_but_for_space(&self.text, bundle)
    }

    /// From now on, the way back leads to the search as `fork`.
    pub(super) fn return_to(&mut self, fork: Fork<C, B>) {
        (self.fork, self.told, self.success) = (fork, 0, 0);
    }
}

impl<C, B> Driver<'_, '_, C, B>
where
    C: AsBundle + HasProvenance,
    B: AsBundle,
{
    /// Looks whether an outcome that the search was told of a bundle, for which so many `tests` were run, is in doubt or was.
    pub(super) fn weigh(&mut self, (key, bundle): (Key, &Bundle), outcome: Outcome, tests: u64) {
        let Self { doubts, statistics, .. } = self;
        doubts.told += 1;
        if doubts.is_success(outcome, bundle) {
            doubts.success = doubts.told;
            doubts.open.clear();
            doubts.text = bundle.clone();
            self.config.oracle.fit_time(true);
        }
        if doubts.cut_short.contains(&key) {
            doubts.open.insert(key);
            statistics.cut_short += u64::from(tests > 0);
        }
        if doubts.again.remove(&key) {
            statistics.asked_again += 1;
            statistics.regained += u64::from(outcome.is_interesting());
        }
    }

    /// Has the search begin again behind its last success, where outcomes are in doubt, with all the time for those. Gives whether
    /// there are any.
    pub(super) fn go_back(&mut self) -> bool {
        let Self { ahead, cache, doubts, .. } = self;
        if doubts.open.is_empty() {
            return false;
        }
        let base = (self.config.jobs.get() > 1).then(|| doubts.text.clone());
        *ahead = Lookahead::new(doubts.fork.fork(), base);
        for _ in 0..doubts.success {
            let Some(outcome) = ahead.question().and_then(|question| cache.get(question.key)) else { break };
            ahead.commit(outcome);
        }
        doubts.return_to(ahead.fork());
        let open = std::mem::take(&mut doubts.open);
        cache.forget(&open);
        doubts.cut_short.retain(|key| !open.contains(key));
        doubts.again.extend(open);
        self.config.oracle.fit_time(false);
        true
    }
}

fn is_same_but_for_space(one: &Bundle, other: &Bundle) -> bool {
    let same = |(one, other): (&File, &File)| {
        let letters =
            |file: &File| file.text().iter().filter(|byte| !byte.is_ascii_whitespace()).copied().collect::<Vec<_>>();
        one.path() == other.path() && (one.text() == other.text() || letters(one) == letters(other))
    };
    one.files().len() == other.files().len() && one.files().iter().zip(other.files()).all(same)
}
