//! What is counted in a run.

use std::time::Duration;

use secateur_minimize::Outcome;
use serde::{Serialize, Serializer};

use crate::supervise::TestRun;

/// What a run has done so far.
///
/// A test is counted when the search is told its outcome. So all counts but [`wasted`](Self::wasted) are the same
/// for every number of jobs.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Statistics {
    /// The time spent in tests, added up over all of them.
    #[serde(rename = "seconds_in_tests", serialize_with = "in_seconds")]
    pub time_in_tests: Duration,
    /// Property tests whose outcome was needed, those on the original and on the final result included.
    pub tests: u64,
    /// Of these, interesting.
    pub interesting: u64,
    /// Of these, without an answer.
    pub unresolved: u64,
    /// Candidates of which a test was cut short, because it took much longer than interesting ones took at that time.
    pub cut_short: u64,
    /// Candidates that had all their time after such a test, because it could matter to the result.
    pub asked_again: u64,
    /// Of these, interesting.
    pub regained: u64,
    /// Tests that ran ahead of the search and have not been needed so far; those that were ended early included.
    pub wasted: u64,
    /// Tests run beside all these, only to see whether the test says the same each time.
    #[serde(skip)]
    pub rechecks: u64,
    /// Candidates that were answered without a test, because the same candidate had been tested before.
    pub cache_hits: u64,
    /// Candidates that were answered from the journal of an earlier run.
    pub replayed: u64,
    /// Candidates that count as unresolved because the user skipped their list.
    pub skipped: u64,
}

/// A time as a number of seconds.
///
/// # Errors
///
/// Those of `serializer`.
pub fn in_seconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
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
        Self {
            tests,
            interesting: count(Outcome::Interesting),
            unresolved: count(Outcome::Unresolved),
        }
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
