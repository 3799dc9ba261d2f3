//! How a run of the program can fail, and the exit codes.

use std::fmt;
use std::process::ExitCode;

use secateur_runner::Unfit;

/// The table of exit codes, as `--help` shows it. Status 2 is also what clap gives for wrong arguments.
pub(crate) const EXIT_CODES: &str = "\
Exit status:
  0    the result is reduced as far as it goes, and was tested once more
  1    the run could not go on, or its summary, its events or other output could not be written; the best result
       so far is kept
  2    the arguments, the input, the property test's file or the output cannot be used
  3    the property test rejects the original, hangs or takes too much on it, or changes its mind;
       or a command does nothing that can be preserved
  4    the result was not interesting when it was tested once more: the test is flaky
  5    stopped by --max-time; the best result so far is kept, and was tested once more if there was time
  6    stopped by --max-tests; the best result so far was tested once more and is kept
  7    another secateur is at work on the same output
  8    `check` has found something that can go
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
    /// There was no time left before the property test had accepted the original.
    OutOfTime,
    /// Another process writes the same output.
    Busy(anyhow::Error),
    /// A signal came before there was a result.
    Interrupted {
        /// The signal.
        signal: i32,
    },
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
            Self::Run(_) => ExitCode::from(1),
            Self::Usage(_) => ExitCode::from(2),
            Self::Unfit(_) => ExitCode::from(3),
            Self::OutOfTime => out_of_time(),
            Self::Busy(_) => ExitCode::from(7),
            Self::Interrupted { signal } => interrupted(*signal),
        }
    }
}

impl From<Unfit> for Failure {
    fn from(unfit: Unfit) -> Self {
        match unfit {
            Unfit::Interrupted { signal } => Self::Interrupted { signal },
            Unfit::OutOfTime => Self::OutOfTime,
            Unfit::Run(error) => Self::usage(error),
            error => Self::Unfit(error.into()),
        }
    }
}

/// The result did not stand its last test.
pub(crate) fn not_reproduced() -> ExitCode {
    ExitCode::from(4)
}

/// There was no time left.
pub(crate) fn out_of_time() -> ExitCode {
    ExitCode::from(5)
}

/// There were no tests left.
pub(crate) fn out_of_tests() -> ExitCode {
    ExitCode::from(6)
}

/// Something can still go.
pub(crate) fn not_minimal() -> ExitCode {
    ExitCode::from(8)
}

/// What a shell reports for a program that this signal ended.
pub(crate) fn interrupted(signal: i32) -> ExitCode {
    ExitCode::from(u8::try_from(128 + signal).unwrap_or(1))
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Run(error) | Self::Usage(error) | Self::Unfit(error) | Self::Busy(error) => error.fmt(f),
            Self::OutOfTime => f.write_str(
                "the time of --max-time was over before the property test had accepted the original.\n\
                 Give it more time; what an earlier run has found is kept",
            ),
            Self::Interrupted { .. } => f.write_str("interrupted"),
        }
    }
}
