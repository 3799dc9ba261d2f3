//! The exit statuses of the program, and their table.

use std::process::ExitCode;

use crate::page::hanging;

/// How the program has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExitStatus {
    /// All is done.
    Done,
    /// The run could not go on.
    Failed,
    /// Something that the user gave cannot be used.
    Usage,
    /// The property test and the original do not go together.
    Baseline,
    /// The result did not pass its last test.
    Flaky,
    /// Stopped by `--max-time`.
    OutOfTime,
    /// Stopped by `--max-tests`.
    OutOfTests,
    /// Another process writes the same output.
    Busy,
    /// A single change is interesting.
    NotMinimal,
    /// Stopped by SIGHUP.
    Hangup,
    /// Stopped by Ctrl-C.
    Interrupted,
    /// Stopped by SIGTERM.
    Terminated,
}

impl ExitStatus {
    /// All of them, by number.
    pub(crate) const ALL: [Self; 12] = [
        Self::Done,
        Self::Failed,
        Self::Usage,
        Self::Baseline,
        Self::Flaky,
        Self::OutOfTime,
        Self::OutOfTests,
        Self::Busy,
        Self::NotMinimal,
        Self::Hangup,
        Self::Interrupted,
        Self::Terminated,
    ];

    /// What the shell is told.
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Failed => 1,
            Self::Usage => 2,
            Self::Baseline => 3,
            Self::Flaky => 4,
            Self::OutOfTime => 5,
            Self::OutOfTests => 6,
            Self::Busy => 7,
            Self::NotMinimal => 8,
            Self::Hangup => 129,
            Self::Interrupted => 130,
            Self::Terminated => 143,
        }
    }

    /// What it means, for the user.
    pub(crate) fn meaning(self) -> &'static str {
        match self {
            Self::Done => "the result is reduced as far as possible and was tested once more",
            Self::Failed => {
                "the run could not go on (disk full, test removed, ...), or its summary, events or other output could not be \
                 written; the best result so far is kept. Of a comparison: no run has succeeded; the rows are kept"
            }
            Self::Usage => "the arguments, the input, the property test's file or the output cannot be used",
            Self::Baseline => {
                "the property test rejects the original, hangs or exceeds a limit on it, or gives different answers; or a \
                 command does nothing that can be preserved"
            }
            Self::Flaky => "the result was not interesting when it was tested once more: the test is flaky",
            Self::OutOfTime => {
                "stopped by --max-time; the best result so far is kept, and was tested once more if there was time"
            }
            Self::OutOfTests => "stopped by --max-tests; the best result so far is kept and was tested once more",
            Self::Busy => "another secateur is running with the same output",
            Self::NotMinimal => "`check` has found a single change that is interesting",
            Self::Hangup => "stopped by SIGHUP; the best result so far is kept",
            Self::Interrupted => "stopped by Ctrl-C; the best result so far is kept",
            Self::Terminated => "stopped by SIGTERM; the best result so far is kept",
        }
    }
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> Self {
        Self::from(status.number())
    }
}

/// The table of all, as `--help` shows it.
pub(crate) fn table() -> String {
    let rows = ExitStatus::ALL.map(|status| hanging(&format!("  {:<5}", status.number()), 7, status.meaning()));
    format!("Exit status:\n{}", rows.join("\n"))
}
