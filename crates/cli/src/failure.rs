//! How a run of the program can fail, and the exit codes.

use std::fmt;
use std::process::ExitCode;

/// The table of exit codes, as `--help` shows it. Status 2 is also what clap gives for wrong arguments.
pub(crate) const EXIT_CODES: &str = "\
Exit status:
  0    the result is reduced as far as it goes, and was tested once more
  1    the run could not go on; the best result so far is kept
  2    the arguments, the input, the property test's file or the output cannot be used
  3    the property test does not accept the original, hangs on it, or changes its mind
  4    the result was not interesting when it was tested once more: the test is flaky
  129  stopped by SIGHUP, 130 by Ctrl-C, 143 by SIGTERM; the best result so far is kept";

/// What ends the program, other than success.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The run could not go on.
    Run(anyhow::Error),
    /// Something that the user gave cannot be used.
    Usage(anyhow::Error),
    /// The property test and the original do not go together.
    Unfit(anyhow::Error),
}

impl Failure {
    pub(crate) fn run(error: impl Into<anyhow::Error>) -> Self {
        Self::Run(error.into())
    }

    pub(crate) fn usage(error: impl Into<anyhow::Error>) -> Self {
        Self::Usage(error.into())
    }

    pub(crate) fn unfit(error: impl Into<anyhow::Error>) -> Self {
        Self::Unfit(error.into())
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Run(_) => ExitCode::from(1),
            Self::Usage(_) => ExitCode::from(2),
            Self::Unfit(_) => ExitCode::from(3),
        }
    }
}

/// The result did not stand its last test.
pub(crate) fn not_reproduced() -> ExitCode {
    ExitCode::from(4)
}

/// What a shell reports for a program that this signal ended.
pub(crate) fn interrupted(signal: i32) -> ExitCode {
    ExitCode::from(u8::try_from(128 + signal).unwrap_or(1))
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Run(error) | Self::Usage(error) | Self::Unfit(error)) = self;
        error.fmt(f)
    }
}
