//! The events of a run and their observers.

use std::fmt::Display;

use secateur_bundle::Bundle;
use secateur_minimize::{Outcome, Provenance};

use crate::key::Key;
use crate::property::Statistics;
use crate::supervise::TestRun;

/// An event of a run, reported as it happens.
pub enum Event<'a> {
    /// The search proposed a candidate and waits for its outcome.
    Testing {
        /// Position of the search.
        place: &'a dyn Display,
        /// Statistics before this test.
        statistics: &'a Statistics,
    },
    /// Tests started or ended.
    Running {
        /// Number of running tests, including speculative ones.
        count: usize,
    },
    /// A test of a candidate ended by itself or timed out. The search may never need its outcome.
    Tested {
        /// Ending and output.
        run: &'a TestRun,
        /// Candidate that was tested.
        bundle: &'a Bundle,
    },
    /// The search received an outcome, from a test or from the cache. The sequence of these events
    /// is the same for every number of jobs.
    Committed {
        /// Key of the candidate.
        key: Key,
        /// Content of the candidate.
        bundle: &'a Bundle,
        outcome: Outcome,
        /// Position of the search.
        place: &'a dyn Display,
        /// Position of the search in a form for statistics.
        provenance: Option<&'a Provenance>,
        /// Number of tests run for the outcome; 0 if it was known.
        tests: u64,
    },
    /// A smaller interesting text or bundle was found and is being written.
    Improved {
        /// New best result.
        bundle: &'a Bundle,
        /// Position of the search.
        place: &'a dyn Display,
        /// Statistics including this test.
        statistics: &'a Statistics,
    },
    /// The search ended, and its result is about to be verified. The search continues if
    /// verification of an unconfirmed result fails.
    Verifying,
    /// An observer has found something that a person should know while the run goes on.
    Noted {
        /// The note.
        text: &'a str,
    },
}

/// Receives the events of a run: a log, a progress line or a report.
pub trait Observer {
    /// Handles `event`.
    fn observe(&mut self, event: &Event<'_>);
}
