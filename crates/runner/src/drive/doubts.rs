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

use super::cache::OutcomeCache;
use super::speculation::{Fork, Lookahead};
use crate::key::Key;
use crate::property::Statistics;

/// What is in doubt because tests were cut short.
pub(super) struct Doubts<C, B> {
    /// The candidates of which only such an outcome is known.
    cut_short: HashSet<Key>,
    /// The ones that have all their time now.
    again: HashSet<Key>,
    mark: Mark<C, B>,
}

/// Where the way back leads.
pub(super) struct Mark<C, B> {
    /// The candidates in doubt that the search was told about since its last success.
    open: HashSet<Key>,
    /// What came of the last success.
    text: Bundle,
    /// The search before that.
    fork: Fork<C, B>,
    /// How many outcomes it was told since then, and after how many of them came the last success: others may have been known.
    told: usize,
    success: usize,
}

impl<C, B> Mark<C, B> {
    pub(super) fn fork(&self) -> Self {
        let Self { open, text, fork, told, success } = self;
        Self {
            open: open.clone(),
            text: text.clone(),
            fork: fork.clone(),
            told: *told,
            success: *success,
        }
    }
}

impl<C, B> Doubts<C, B> {
    /// Those of a search that begins as `fork` with `text`.
    pub(super) fn new(fork: Fork<C, B>, text: Bundle) -> Self {
        let mark = Mark { open: HashSet::new(), text, fork, told: 0, success: 0 };
        Self { cut_short: HashSet::new(), again: HashSet::new(), mark }
    }

    /// Where the way back leads now.
    pub(super) fn mark(&self) -> Mark<C, B> {
        self.mark.fork()
    }

    /// A test of this candidate was cut short.
    pub(super) fn hear(&mut self, key: Key) {
        self.cut_short.insert(key);
    }

    /// Whether it is a success that `bundle` is interesting, on which the search goes on.
    pub(super) fn is_success(&self, outcome: Outcome, bundle: &Bundle) -> bool {
        outcome.is_interesting() && !is_same_but_for_space(&self.mark.text, bundle)
    }

    /// From now on, the way back leads to the search as `fork`.
    pub(super) fn return_to(&mut self, fork: Fork<C, B>) {
        (self.mark.fork, self.mark.told, self.mark.success) = (fork, 0, 0);
    }

    /// The search is again where it was at `mark`. Gives what had come of its last success then.
    pub(super) fn return_to_mark(&mut self, mark: Mark<C, B>) -> &Bundle {
        self.mark = mark;
        &self.mark.text
    }
}

impl<C: AsBundle + HasProvenance, B> Doubts<C, B> {
    /// Looks whether an outcome that the search was told of a bundle, for which so many `tests` were run, is in doubt or was.
    pub(super) fn weigh(
        &mut self,
        (key, bundle): (Key, &Bundle),
        outcome: Outcome,
        tests: u64,
        statistics: &mut Statistics,
    ) {
        self.mark.told += 1;
        if self.is_success(outcome, bundle) {
            self.mark.success = self.mark.told;
            self.mark.open.clear();
            self.mark.text = bundle.clone();
        }
        if self.cut_short.contains(&key) {
            self.mark.open.insert(key);
            statistics.cut_short += u64::from(tests > 0);
        }
        if self.again.remove(&key) {
            statistics.asked_again += 1;
            statistics.regained += u64::from(outcome.is_interesting());
        }
    }

    /// The search as it was behind its last success, to begin again there, if outcomes are in doubt: these are forgotten. It
    /// `has_base` if it is to matter what candidates change.
    pub(super) fn way_back(
        &mut self,
        has_base: bool,
        cache: &mut OutcomeCache,
    ) -> Option<Lookahead<C, B>> {
        if self.mark.open.is_empty() {
            return None;
        }
        let mut ahead =
            Lookahead::new(self.mark.fork.clone(), has_base.then(|| self.mark.text.clone()));
        for _ in 0..self.mark.success {
            let Some(outcome) = ahead.question().and_then(|question| cache.get(question.key))
            else {
                break;
            };
            ahead.commit(outcome);
        }
        self.return_to(ahead.fork());
        let open = std::mem::take(&mut self.mark.open);
        cache.forget(&open);
        self.cut_short.retain(|key| !open.contains(key));
        self.again.extend(open);
        Some(ahead)
    }
}

fn is_same_but_for_space(one: &Bundle, other: &Bundle) -> bool {
    let same = |(one, other): (&File, &File)| {
        let letters = |file: &File| {
            file.text()
                .iter()
                .filter(|byte| !byte.is_ascii_whitespace())
                .copied()
                .collect::<Vec<_>>()
        };
        one.path() == other.path() && (one.text() == other.text() || letters(one) == letters(other))
    };
    one.files().len() == other.files().len() && one.files().iter().zip(other.files()).all(same)
}
