//! What a run works with, and what ends it early.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use secateur_bundle::AsBundle;

use crate::keep::{Journal, ResultStore};
use crate::property::Test;

/// What a run works with.
pub struct DriverConfig<'a> {
    /// What the search begins with.
    pub original: &'a dyn AsBundle,
    /// What finds out outcomes.
    pub test: &'a dyn Test,
    /// Where the best result so far is kept.
    pub best_file: &'a dyn ResultStore,
    /// What is known from an earlier run, and where outcomes are recorded.
    pub journal: Option<&'a mut Journal>,
    /// How many tests may run at one time.
    pub jobs: NonZeroUsize,
    /// What ends the run early.
    pub limits: Limits,
}

/// What ends a run before its search has come to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Nothing runs after this moment, by the monotonic clock.
    pub deadline: Option<Instant>,
    /// How long before that the search stops, so that there is time for the test on the result.
    pub last_test: Duration,
    /// How many tests may be run whose outcome is needed; those on the original and on the result included.
    pub tests_max: Option<u64>,
}

impl Limits {
    /// When the search stops.
    #[must_use]
    pub fn search_deadline(&self) -> Option<Instant> {
        // A moment before all that the clock knows has passed already.
        self.deadline
            .map(|deadline| deadline.checked_sub(self.last_test).unwrap_or_else(Instant::now))
    }
}
