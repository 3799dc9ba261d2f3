//! Failures of the program.

use std::error::Error;
use std::fmt::{self, Display};
use std::process::ExitCode;

use anyhow::anyhow;
use secateur_runner::BaselineError;
use secateur_session::TrialError;

use crate::output::exit_status::ExitStatus;

/// Unsuccessful end of the program with its exit status.
///
/// Any other type of error means that an argument or a file of the user cannot be used.
#[derive(Debug)]
pub(crate) struct Failure {
    status: u8,
    error: anyhow::Error,
}

impl Failure {
    pub(crate) fn new(status: ExitStatus, error: impl Into<anyhow::Error>) -> Self {
        Self { status: status.number(), error: error.into() }
    }

    /// The run failed.
    pub(crate) fn run(error: impl Into<anyhow::Error>) -> Self {
        Self::new(ExitStatus::Failed, error)
    }

    /// The time was over before the test had accepted the original.
    pub(crate) fn out_of_time() -> Self {
        let message = "--max-time expired before the interestingness test accepted the \
            original.\nIncrease --max-time; the result of an earlier run is kept";
        Self::new(ExitStatus::OutOfTime, anyhow!(message))
    }

    /// The test of the original failed. Adds `advice` if the test does not accept it, or cannot be
    /// used with it.
    pub(crate) fn baseline(error: BaselineError, advice: &str) -> Self {
        match error {
            BaselineError::Interrupted { signal } => Self::interrupted(signal),
            BaselineError::OutOfTime => Self::out_of_time(),
            BaselineError::Run(error) => Self::new(ExitStatus::Usage, error),
            error => Self::new(ExitStatus::Baseline, anyhow!("{error}{advice}")),
        }
    }

    /// A signal arrived before there was a result.
    pub(crate) fn interrupted(signal: i32) -> Self {
        Self { status: status_of(signal), error: anyhow!("interrupted") }
    }
}

impl From<TrialError> for Failure {
    fn from(error: TrialError) -> Self {
        Self::run(error)
    }
}

impl Error for Failure {}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

/// Returns the exit code after this error.
pub(crate) fn exit_code(error: &anyhow::Error) -> ExitCode {
    let failure = error.downcast_ref::<Failure>();
    failure.map_or(ExitStatus::Usage.into(), |failure| failure.status.into())
}

/// Returns the exit code that a shell reports for a program killed by this signal.
pub(crate) fn interrupted(signal: i32) -> ExitCode {
    status_of(signal).into()
}

fn status_of(signal: i32) -> u8 {
    u8::try_from(128 + signal).unwrap_or(1)
}
