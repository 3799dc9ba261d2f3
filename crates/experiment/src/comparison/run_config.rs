//! The configuration that all runs of a comparison share.

use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use secateur_reduce::PlanError;
use secateur_runner::{
    BaselineError, BestFileError, DriveError, Ending, Interrupt, InvocationError, RunError, Runner, SandboxError,
    Statistics,
};
use secateur_session::{Conditions, ConditionsError, InputError, Occasion, OwnError, ProcessProperty};

use super::Subject;

/// The configuration of all runs.
pub(crate) struct RunConfig<'a> {
    /// How long a run may take.
    pub(crate) timeout: Duration,
    /// How many runs are made at one time, each of which has one test at one time.
    pub(crate) jobs: NonZeroUsize,
    /// How tests are run.
    pub(crate) tests: &'a Conditions,
    /// Whether to look at every result of a list minimiser whether it is 1-minimal.
    pub(crate) check_lists: bool,
    pub(crate) interrupt: &'a Interrupt,
    /// The program that asks this one on behalf of other reducers.
    pub(crate) client: &'a Path,
}

impl RunConfig<'_> {
    /// What runs the tests of one run, after a look at the original. `None` if interrupted.
    pub(crate) fn runner(&self, subject: &Subject, statistics: &mut Statistics) -> Result<Option<Runner>, RunFailure> {
        let (property, original) = (ProcessProperty::Test(subject.test.clone()), &subject.original);
        let supervisor = property.supervisor(self.tests, &subject.surroundings, self.interrupt.clone())?;
        let occasion = Occasion { original, conditions: self.tests, jobs: self.jobs, deadline: None };
        let mut prepared = property.prepare(supervisor, occasion, statistics, &())?;
        match prepared.settle(None, original, statistics) {
            Err(BaselineError::Interrupted { .. }) => Ok(None),
            Err(error) => Err(error.into()),
            Ok(_) => Ok(Some(prepared.runner)),
        }
    }
}

/// Why a run says nothing about its algorithms.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RunFailure {
    #[error(transparent)]
    BaselineError(#[from] BaselineError),
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    #[error(transparent)]
    Conditions(#[from] ConditionsError),
    #[error(transparent)]
    Input(#[from] InputError),
    #[error(transparent)]
    Plan(#[from] PlanError),
    #[error(transparent)]
    Drive(#[from] DriveError),
    #[error(transparent)]
    Save(#[from] BestFileError),
    #[error(transparent)]
    Run(#[from] RunError),
    #[error(transparent)]
    Invocation(#[from] InvocationError),
    #[error(transparent)]
    Minimizer(#[from] OwnError),
    #[error("cannot answer the reducer's tests at {}: {source}", path.display())]
    Service { path: PathBuf, source: io::Error },
    #[error("{name} takes inputs of one file only")]
    OneFile { name: String },
    #[error("{name} {ending}{said}")]
    Reducer { name: String, ending: Ending, said: String },
    #[error("{name} left no result at {result}")]
    NoResult { name: String, result: String },
}
