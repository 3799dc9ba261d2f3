//! What happens in a run, for whoever wants to know.

use std::fmt::Display;
use std::time::Duration;

use secateur_bundle::Bundle;
use secateur_minimize::{Outcome, Provenance};

use crate::cache::Key;
use crate::process::TestRun;

/// What a run has done so far.
///
/// A test is counted when the search is told its outcome. So all counts but [`wasted`](Self::wasted) are the same
/// for every number of jobs.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// Property tests whose outcome was needed, those on the original and on the final result included.
    pub tests: u64,
    /// Of these, interesting.
    pub interesting: u64,
    /// Of these, without an answer.
    pub unresolved: u64,
    /// Tests that ran ahead of the search and have not been needed so far; those that were ended early included.
    pub wasted: u64,
    /// Tests run beside all these, only to see whether the test says the same each time.
    pub rechecks: u64,
    /// Candidates that were answered without a test, because the same candidate had been tested before.
    pub cache_hits: u64,
    /// Candidates that were answered from the journal of an earlier run.
    pub replayed: u64,
    /// Candidates that count as unresolved because somebody did not want to wait for their list.
    pub skipped: u64,
    /// The time spent in tests, added up over all of them.
    pub time_in_tests: Duration,
}

/// The tests that it took to decide about a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) tests: u64,
    interesting: u64,
    unresolved: u64,
}

impl Tally {
    pub(crate) fn of(run: &TestRun) -> Self {
        let endings = || run.earlier.iter().chain([&run.ending]);
        let count = |outcome| endings().filter(|ending| ending.outcome() == outcome).count() as u64;
        let tests = endings().count() as u64;
        Self { tests, interesting: count(Outcome::Interesting), unresolved: count(Outcome::Unresolved) }
    }
}

impl Statistics {
    /// Tests that were run for their outcome alone, not for the search.
    pub fn record(&mut self, run: &TestRun) {
        self.count(Tally::of(run));
        self.time_in_tests += run.elapsed;
    }

    /// A test that only shows whether the others can be relied upon.
    pub(crate) fn record_recheck(&mut self, run: &TestRun) {
        self.rechecks += 1;
        self.time_in_tests += run.elapsed;
    }

    /// Tests whose outcome was needed.
    pub(crate) fn count(&mut self, Tally { tests, interesting, unresolved }: Tally) {
        self.tests += tests;
        self.interesting += interesting;
        self.unresolved += unresolved;
    }
}

/// What happens in a run, as it happens.
pub enum Event<'a> {
    /// A candidate was proposed and waits for its outcome.
    Testing {
        /// Where the search is.
        place: &'a dyn Display,
        /// What was done before it.
        statistics: &'a Statistics,
    },
    /// Tests were started or ended.
    Running {
        /// How many tests run now, those that run ahead included.
        count: usize,
    },
    /// A test of a candidate has ended by itself, or because it was out of time. The search may never ask for its
    /// outcome, if it ran ahead.
    Tested {
        /// How it ended, and what it printed.
        run: &'a TestRun,
    },
    /// The search was told an outcome, from a test or from what was known. The sequence of these events is the same for
    /// every number of jobs.
    Committed {
        /// The candidate.
        key: Key,
        /// What it is.
        bundle: &'a Bundle,
        /// What the search was told.
        outcome: Outcome,
        /// Where the search was.
        place: &'a dyn Display,
        /// The same for reports that count.
        provenance: Option<&'a Provenance>,
        /// How many tests were run for the outcome; none if it was known.
        tests: u64,
    },
    /// A smaller interesting text or bundle was found, and is being written.
    Improved {
        /// What was found.
        bundle: &'a Bundle,
        /// Where the search is.
        place: &'a dyn Display,
        /// What was done, this test included.
        statistics: &'a Statistics,
    },
    /// The search has ended, and its result is about to be tested once more.
    Verifying,
}

/// Whoever wants to know what happens in a run.
pub trait Observer {
    /// Takes note of `event`.
    fn observe(&mut self, event: &Event<'_>);
}
