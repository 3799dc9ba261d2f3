//! What a comparison is given, and how its runs are made.

use std::error::Error;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;

use secateur_runner::{BaselineError, Interrupt, Runner, Statistics};
use secateur_session::{Conditions, Occasion, ProcessProperty};

use super::{Combination, Reducer, RunId, Subject};

/// What to compare, and how.
pub struct Comparison<'a> {
    /// On what.
    pub subjects: &'a [Subject],
    /// What. On a subject without a grammar, only those run that need none.
    pub combinations: &'a [Combination],
    /// With which other reducers, each on the subjects whose language it knows.
    pub reducers: &'a [Reducer],
    /// The program that another reducer runs for the property test: with the word `answer`, the path of a socket, the
    /// place of the candidate and all that the reducer adds, it asks by [`ask`](secateur_runner::ask) and exits with 0
    /// for an interesting candidate.
    pub client: &'a Path,
    /// How long a run may take.
    pub timeout: Duration,
    /// How many runs may run at one time. Times are only fair with one.
    pub jobs: NonZeroUsize,
    /// How tests are run.
    pub tests: Conditions,
    /// Which runs are made, of how many parts of all: the second of five is (2, 5). Without it, all are.
    pub shard: Option<(usize, usize)>,
    /// Whether to look at every result of a list minimiser whether it is 1-minimal, by tests of its own after the run.
    pub check_lists: bool,
    /// Whether all minimisers are to minimise the lists of the first of them, instead of runs of their own.
    pub same_lists: Option<SameListsOptions<'a>>,
    /// The version of secateur, for the rows.
    pub version: &'a str,
    /// What stops the comparison.
    pub interrupt: &'a Interrupt,
}

/// How several minimisers minimise the same lists.
#[derive(Clone, Copy)]
pub struct SameListsOptions<'a> {
    /// How many lists of a run are taken at most.
    pub lists_max: usize,
    /// Is told what the lists of a run will cost, before any of them is minimised.
    pub estimated: &'a (dyn Fn(&RunId, Estimate) + Sync),
}

/// What it will cost to minimise the lists of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// How many lists the run had.
    pub all: usize,
    /// How many of them are taken.
    pub lists: usize,
    /// How many tests that takes, if a list needs nothing but what has stayed of it.
    pub tests: u64,
    /// How long these take, if they are like those of the run.
    pub seconds: f64,
}

impl Comparison<'_> {
    /// What runs the tests of one run, after a look at the original. `None` if interrupted.
    pub(crate) fn runner(
        &self,
        subject: &Subject,
        statistics: &mut Statistics,
    ) -> Result<Option<Runner>, RunFailure> {
        let (property, original) = (ProcessProperty::Test(subject.test.clone()), &subject.original);
        let supervisor =
            property.supervisor(&self.tests, &subject.surroundings, self.interrupt.clone())?;
        let occasion =
            Occasion { original, conditions: &self.tests, jobs: self.jobs, deadline: None };
        let mut prepared = property.prepare(supervisor, occasion, statistics, &())?;
        match prepared.settle(None, original, statistics) {
            Err(BaselineError::Interrupted { .. }) => Ok(None),
            Err(error) => Err(error.into()),
            Ok(_) => Ok(Some(prepared.runner)),
        }
    }
}

/// Why a run says nothing about its algorithms, for its row.
pub(crate) type RunFailure = Box<dyn Error + Send + Sync>;
