//! Failures of the program.

use std::fmt;
use std::process::ExitCode;

use secateur_runner::BaselineError;
use secateur_session::TrialError;

use crate::output::exit_status::ExitStatus;

/// Reason for an unsuccessful end of the program.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The run failed.
    Run(anyhow::Error),
    /// An argument or file of the user cannot be used.
    Usage(anyhow::Error),
    /// The test does not accept the original, or cannot be used with it.
    Baseline(anyhow::Error),
    /// The time was over before the test had accepted the original.
    OutOfTime,
    /// Another process writes the same output.
    Busy(anyhow::Error),
    /// A signal arrived before there was a result.
    Interrupted(i32),
}

impl Failure {
    pub(crate) fn run(error: impl Into<anyhow::Error>) -> Self {
        Self::Run(error.into())
    }

    pub(crate) fn usage(error: impl Into<anyhow::Error>) -> Self {
        Self::Usage(error.into())
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Run(_) => ExitStatus::Failed.into(),
            Self::Usage(_) => ExitStatus::Usage.into(),
            Self::Baseline(_) => ExitStatus::Baseline.into(),
            Self::OutOfTime => ExitStatus::OutOfTime.into(),
            Self::Busy(_) => ExitStatus::Busy.into(),
            Self::Interrupted(signal) => interrupted(*signal),
        }
    }
}

impl From<TrialError> for Failure {
    fn from(error: TrialError) -> Self {
        Self::run(error)
    }
}

impl From<BaselineError> for Failure {
    fn from(error: BaselineError) -> Self {
        match error {
            BaselineError::Interrupted { signal } => Self::Interrupted(signal),
            BaselineError::OutOfTime => Self::OutOfTime,
            BaselineError::Run(error) => Self::usage(error),
            error => Self::Baseline(error.into()),
        }
    }
}

/// Returns the exit code that a shell reports for a program killed by this signal.
pub(crate) fn interrupted(signal: i32) -> ExitCode {
    ExitCode::from(u8::try_from(128 + signal).unwrap_or(1))
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Run(error) | Self::Usage(error) | Self::Baseline(error) | Self::Busy(error) => {
                error.fmt(f)
            }
            Self::OutOfTime => f.write_str(
                "--max-time expired before the interestingness test accepted the \
                 original.\nIncrease --max-time; the result of an earlier run is kept",
            ),
            Self::Interrupted(_) => f.write_str("interrupted"),
        }
    }
}
