//! The events of a run, and what observes them.

use std::fmt::Display;

use secateur_bundle::Bundle;
use secateur_minimize::{Outcome, Provenance};

use crate::key::Key;
use crate::property::Statistics;
use crate::supervise::TestRun;

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
        /// The candidate.
        bundle: &'a Bundle,
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
    /// The search has ended, and its result is about to be tested once more. If that does not confirm it, the search goes on.
    Verifying,
    /// An observer has found something that a person should know while the run goes on.
    Noted {
        /// The note.
        text: &'a str,
    },
}

/// Receives the events of a run: a log, a progress line, a report.
pub trait Observer {
    /// Takes note of `event`.
    fn observe(&mut self, event: &Event<'_>);
}
