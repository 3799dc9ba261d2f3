//! Configuration and limits of a run.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use secateur_bundle::AsBundle;

use crate::keep::{Journal, ResultStore};
use crate::property::Test;

/// Configuration of a run.
pub struct DriverConfig<'a> {
    /// Original input.
    pub original: &'a dyn AsBundle,
    pub test: &'a dyn Test,
    /// Destination of the best result so far.
    pub best_file: &'a dyn ResultStore,
    /// Outcomes of an earlier run; new outcomes are appended.
    pub journal: Option<&'a mut Journal>,
    /// Maximum number of tests running at a time.
    pub jobs: NonZeroUsize,
    pub limits: Limits,
}

/// Limits that end a run before its search has finished.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Time at which everything stops, by the monotonic clock.
    pub deadline: Option<Instant>,
    /// Time reserved for the final test of the result.
    pub last_test: Duration,
    /// Maximum number of tests, including those of the original and of the result. Speculative
    /// tests that are not needed do not count.
    pub tests_max: Option<u64>,
}

impl Limits {
    /// Returns the time at which the search stops.
    pub fn search_deadline(&self) -> Option<Instant> {
        // An instant before the clock's origin has passed already.
        self.deadline
            .map(|deadline| deadline.checked_sub(self.last_test).unwrap_or_else(Instant::now))
    }
}
