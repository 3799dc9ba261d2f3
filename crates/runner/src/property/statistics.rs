//! Counts of a run.

use std::time::Duration;

use secateur_minimize::Outcome;
use serde::{Serialize, Serializer};

use crate::supervise::TestRun;

/// Counts and times of a run so far.
///
/// A test is counted when the search receives its outcome. All counts except
/// [`wasted`](Self::wasted) are thus the same for every number of jobs.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Statistics {
    /// Total time of all tests.
    #[serde(rename = "seconds_in_tests", serialize_with = "in_seconds")]
    pub time_in_tests: Duration,
    /// Tests with a needed outcome, including those on the original and on the final result.
    pub tests: u64,
    /// Sum of the sizes of the inputs of these tests, in bytes. Over the size of the original, it
    /// is the work of a run in full-size tests.
    pub bytes_tested: u64,
    /// Interesting tests.
    pub interesting: u64,
    /// Unresolved tests.
    pub unresolved: u64,
    /// Candidates whose test was cut short because it took much longer than recent interesting
    /// tests.
    pub cut_short: u64,
    /// Candidates tested again with the full limit, because their outcome could affect the result.
    pub asked_again: u64,
    /// Interesting candidates among those tested again.
    pub regained: u64,
    /// Speculative tests that were not needed so far, including those that were ended early.
    pub wasted: u64,
    /// Additional tests of the result and the original, to detect that the test is flaky or broken.
    #[serde(skip)]
    pub rechecks: u64,
    /// Candidates answered by the cache.
    pub cache_hits: u64,
    /// Candidates answered by the journal of an earlier run.
    pub replayed: u64,
    /// Candidates that count as unresolved because the user skipped their list.
    pub skipped: u64,
}

/// Serializes a time as a number of seconds.
///
/// # Errors
///
/// Fails with errors of `serializer`.
pub fn in_seconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}

/// Counts of the tests that decided about a candidate.
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
        let [interesting, unresolved] = [Outcome::Interesting, Outcome::Unresolved].map(count);
        Self { tests: endings().count() as u64, interesting, unresolved }
    }
}

impl Statistics {
    /// Records tests of an input of this many bytes that ran only for their outcome, outside the
    /// search.
    pub fn record(&mut self, run: &TestRun, bytes: u64) {
        self.count(Tally::of(run), bytes);
        self.time_in_tests += run.elapsed;
    }

    /// Records a test that only measures flakiness.
    pub(crate) fn record_recheck(&mut self, run: &TestRun) {
        self.rechecks += 1;
        self.time_in_tests += run.elapsed;
    }

    /// Counts tests with a needed outcome, of an input of this many bytes.
    pub(crate) fn count(&mut self, Tally { tests, interesting, unresolved }: Tally, bytes: u64) {
        self.tests += tests;
        self.bytes_tested += tests * bytes;
        self.interesting += interesting;
        self.unresolved += unresolved;
    }
}
