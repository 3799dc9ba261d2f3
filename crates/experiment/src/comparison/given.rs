//! Options of a comparison, and its test runner.

use std::error::Error;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;

use secateur_runner::{BaselineError, Interrupt};
use secateur_session::{Conditions, Course, Occasion, Run};

use super::{Build, Combination, Reducer, RunId, Subject};

/// Options of a comparison.
pub struct Comparison<'a> {
    pub subjects: &'a [Subject],
    /// Combinations. On a subject without a grammar, only those run that need none.
    pub combinations: &'a [Combination],
    /// Other reducers, each for the subjects in its languages.
    pub reducers: &'a [Reducer],
    /// Program that another reducer runs as its test. Its arguments are the word `answer`, the path
    /// of a socket, the path of the candidate, and all arguments of the reducer. It asks by
    /// [`ask`](secateur_runner::ask) and exits with 0 for an interesting candidate.
    pub client: &'a Path,
    /// Time limit of a run.
    pub timeout: Duration,
    /// Number of simultaneous runs. Times are only fair with one.
    pub jobs: NonZeroUsize,
    pub tests: Conditions,
    /// Part of the runs to make: (2, 5) is the second of five parts. `None` for all.
    pub shard: Option<(usize, usize)>,
    /// Set to check every result of a list minimiser for 1-minimality, by separate tests after the
    /// run.
    pub check_lists: bool,
    /// Set to let all minimisers minimise the lists of the first one, instead of complete runs.
    pub same_lists: Option<SameListsOptions<'a>>,
    /// Version of secateur, for the rows.
    pub version: &'a str,
    /// Build of secateur, for the rows.
    pub build: &'a Build,
    /// Set to add rows to those of another build.
    pub mixed_builds: bool,
    pub interrupt: &'a Interrupt,
}

/// Options for several minimisers on the same lists.
#[derive(Clone, Copy)]
pub struct SameListsOptions<'a> {
    /// Maximum number of lists of a run.
    pub lists_max: usize,
    /// Receives the estimated cost of the lists of a run before any is minimised.
    pub estimated: &'a (dyn Fn(&RunId, Estimate) + Sync),
}

/// Estimated cost of minimising the lists of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Number of lists of the run.
    pub all: usize,
    /// Number of lists in the sample.
    pub lists: usize,
    /// Number of tests, if exactly the remaining elements of each list are needed.
    pub tests: u64,
    /// Duration of these tests, if they are like those of the run.
    pub seconds: f64,
}

impl Comparison<'_> {
    /// Starts one run, with tests on the original.
    pub(crate) fn start<'a>(&'a self, subject: &'a Subject) -> Result<Run<'a>, RunFailure> {
        let Subject { property, original, .. } = subject;
        let supervisor =
            property.supervisor(&self.tests, &subject.surroundings, self.interrupt.clone())?;
        let course = Course::new(None, None);
        let occasion = Occasion { original, conditions: &self.tests, jobs: self.jobs, course };
        let mut prepared = property.prepare(supervisor, occasion, &())?;
        // Outcomes, and with them all counts, must not depend on the durations of tests.
        prepared.cuts_short = false;
        match prepared.settle(None) {
            Err(BaselineError::Interrupted { .. }) => Err(RunFailure::Interrupted),
            run => Ok(run?),
        }
    }

    /// Fails after a request to stop.
    pub(crate) fn check_interrupt(&self) -> Result<(), RunFailure> {
        self.interrupt.signal().map_or(Ok(()), |_| Err(RunFailure::Interrupted))
    }
}

/// Reason why a run has no figures.
pub(crate) enum RunFailure {
    /// A stop was requested.
    Interrupted,
    /// Error for its row: the run says nothing about its algorithms.
    Failed(String),
}

/// An error of the test of the original can be an interrupt instead, and is looked at before.
impl<E: Error> From<E> for RunFailure {
    fn from(error: E) -> Self {
        Self::Failed(error.to_string())
    }
}
