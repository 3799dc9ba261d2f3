//! What all runs of a comparison have in common.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use secateur_reduce::PlanError;
use secateur_runner::{
    BaselineError, BestFileError, DriveError, Ending, Interrupt, InvocationError, RunError, Runner, SandboxError,
    SandboxRoot, Statistics, TestLimits, check_original,
};
use secateur_syntax::ParseError;

use super::Subject;

/// What a test may take on the original.
const TIMEOUT_ON_ORIGINAL: Duration = Duration::from_secs(300);

/// How runs are made.
pub(crate) struct Conditions<'a> {
    /// How long a run may take.
    pub(crate) timeout: Duration,
    /// By which factor a test may take longer because of the other runs.
    pub(crate) slowdown: u32,
    /// Whether to look at every result of a list minimiser whether it is 1-minimal.
    pub(crate) check_lists: bool,
    pub(crate) interrupt: &'a Interrupt,
    /// The program that asks this one on behalf of other reducers.
    pub(crate) client: &'a Path,
}

impl Conditions<'_> {
    /// What runs the tests of one run, after a look at the original. `None` if interrupted.
    pub(crate) fn runner(&self, subject: &Subject, statistics: &mut Statistics) -> Result<Option<Runner>, RunFailure> {
        let sandboxes = SandboxRoot::new(OsStr::new(&subject.input))?;
        let mut runner = Runner::new(subject.test.clone(), sandboxes, self.interrupt.clone(), TIMEOUT_ON_ORIGINAL);
        let baseline = match check_original(&runner, &subject.text, statistics) {
            Err(BaselineError::Interrupted { .. }) => return Ok(None),
            baseline => baseline?,
        };
        let limits = baseline.limits(runner.limits());
        runner.set_limits(TestLimits { time: limits.time.saturating_mul(self.slowdown), ..limits });
        Ok(Some(runner))
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
    Parse(#[from] ParseError),
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
    #[error("cannot answer the reducer's tests at {}: {source}", path.display())]
    Service { path: PathBuf, source: io::Error },
    #[error("{name} {ending}{said}")]
    Reducer { name: String, ending: Ending, said: String },
    #[error("{name} left no result at {result}")]
    NoResult { name: String, result: String },
}
