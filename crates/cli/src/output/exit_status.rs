//! The exit statuses of the program, and their table.

use std::process::ExitCode;

use crate::output::page::hanging;

/// Exit status of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum ExitStatus {
    /// The run is complete.
    Done = 0,
    /// The run failed.
    Failed = 1,
    /// An argument or file of the user cannot be used.
    Usage = 2,
    /// The test does not accept the original, or cannot be used with it.
    Baseline = 3,
    /// The result failed its last test.
    Flaky = 4,
    /// Stopped by `--max-time`.
    OutOfTime = 5,
    /// Stopped by `--max-tests`.
    OutOfTests = 6,
    /// Another process writes the same output.
    Busy = 7,
    /// A single change leaves the file interesting.
    NotMinimal = 8,
    /// Stopped by `--stop-at` or `--until`.
    Enough = 9,
    /// Stopped by SIGHUP.
    Hangup = 129,
    /// Stopped by Ctrl-C.
    Interrupted = 130,
    /// Stopped by SIGTERM.
    Terminated = 143,
}

impl ExitStatus {
    /// All exit statuses by number, with their meanings for the user.
    pub(crate) const ALL: [(Self, &str); 13] = [
        (Self::Done, "the result is reduced as far as possible and was tested once more"),
        (
            Self::Failed,
            "the run failed (disk full, test removed or broken, ...), or its summary, events or \
             other output could not be written; the best result so far is kept. For `compare`: \
             no run succeeded; the rows are kept",
        ),
        (
            Self::Usage,
            "the arguments, the input, the interestingness test or the output cannot be used",
        ),
        (
            Self::Baseline,
            "the interestingness test rejects the original, hangs, exceeds a limit, or is flaky; \
             or the command shows no failure to preserve",
        ),
        (
            Self::Flaky,
            "the result was not interesting when it was tested once more: the test is flaky; or \
             `replay` found a step that does not show the failure",
        ),
        (
            Self::OutOfTime,
            "stopped by --max-time; the best result so far is kept, and was tested once more if \
                there was time",
        ),
        (
            Self::OutOfTests,
            "stopped by --max-tests; the best result so far is kept and was tested once more",
        ),
        (Self::Busy, "another secateur is running with the same output"),
        (Self::NotMinimal, "`check` found a single change that is interesting"),
        (
            Self::Enough,
            "stopped by --stop-at or --until: the result was tested once more, and can be reduced \
             further",
        ),
        (Self::Hangup, "stopped by SIGHUP; the best result so far is kept"),
        (Self::Interrupted, "stopped by Ctrl-C; the best result so far is kept"),
        (Self::Terminated, "stopped by SIGTERM; the best result so far is kept"),
    ];

    pub(crate) fn number(self) -> u8 {
        self as u8
    }
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> Self {
        Self::from(status.number())
    }
}

/// Returns the table of exit statuses for `--help`.
pub(crate) fn table() -> String {
    let rows = ExitStatus::ALL
        .map(|(status, meaning)| hanging(&format!("  {:<5}", status.number()), 7, meaning));
    format!("Exit status:\n{}", rows.join("\n"))
}
