//! Errors of commands that do not make a test.

use std::fmt;

use crate::launch::Invocation;
use crate::supervise::{Ending, OutputTail, TestRun};

/// Run of a command on the original, for messages.
#[derive(Debug)]
pub struct Report {
    command: String,
    ending: Ending,
    output: OutputTail,
}

/// Problems of commands on the original.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupProblem {
    /// The command succeeds without a message of failure.
    #[error(
        "nothing to preserve: the command ends well on the original, and prints nothing that looks like a failure"
    )]
    Nothing,
    /// An expectation given by an option is not met.
    #[error("the original does not do what is expected: {0}")]
    NotAsExpected(String),
    /// A command of `--valid` or `--no-ub` rejects the original.
    #[error("a command of --valid or --no-ub rejects the original; it has to exit with status 0")]
    Invalid,
    /// A command does not end.
    #[error("a command does not end in its time on the original")]
    Hangs,
    /// Runs on the same input differ too much.
    #[error(
        "the command does not do the same each time on the original: no {needed} of {runs} runs fail in the same way"
    )]
    Unsteady {
        /// Number of runs required to agree.
        needed: usize,
        /// Total number of runs.
        runs: usize,
    },
    /// Two commands do not differ.
    #[error("the two commands do the same on the original")]
    NoDifference,
    /// Two commands differ, but both fail.
    #[error(
        "both commands fail on the original; at least one has to exit with status 0, and both if their output is to differ"
    )]
    BothFail,
    /// The failure also occurs on an empty file.
    #[error("an empty file does it too, so that there is nothing to reduce: {0}")]
    Trivial(String),
    /// The failure also occurs on an empty file, which only a command of `--valid` rejects.
    #[error(
        "the command does not seem to look at the candidate: on an empty file, which only --valid \
         or --no-ub rejects, it fails alike and prints the same: {0}"
    )]
    Blind(String),
}

impl SetupProblem {
    fn remedy(&self) -> &'static str {
        match self {
            Self::Nothing => {
                "Say what to look for with --expect-output REGEX or --expect-exit CODE, or compare two commands with --differs.\n\
                 If the command fails when you run it, it may need a full path, a file beside the input, or more options."
            }
            Self::NotAsExpected(..) => {
                "REGEX is matched against standard output and standard error together; a crash by signal n is status 128 + n."
            }
            Self::Invalid | Self::Trivial(..) => {
                "Often the command relies on a relative path or on a file beside the input, does not look at the candidate at all\n\
                 (@@ is its name), or fails for another reason than the one that you are after."
            }
            Self::Blind(..) => {
                "Often the command relies on a relative path or on a file beside the input. If this \
                 is the failure\nthat you are after, say so with --expect-output REGEX or \
                 --expect-exit CODE."
            }
            Self::Hangs => "Should it need longer, say how long with --timeout.",
            Self::Unsteady { .. } => {
                "Make it steady first: seed what is random, or say what to look for with --expect-output REGEX or\n\
                 --expect-exit CODE. If the failure itself comes and goes, --at-least 2/10 takes what 2 of 10 runs show."
            }
            Self::NoDifference | Self::BothFail => {
                "Only exit status and standard output are compared. Let the program that is compiled print what it computes and\n\
                 exit with status 0, and connect the steps of a command with &&."
            }
        }
    }
}

/// A failed setup of commands.
#[derive(Debug)]
pub struct SetupError {
    pub(super) problem: SetupProblem,
    pub(super) reports: Vec<Report>,
    /// Message about the restrictions of commands; empty if there are none.
    pub(super) lacks: &'static str,
}

impl Report {
    pub(crate) fn new(invocation: &Invocation, run: &TestRun) -> Self {
        Self { command: invocation.to_string(), ending: run.ending, output: run.output.clone() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.problem)?;
        for report in &self.reports {
            writeln!(f, "  it ran     {}", report.command)?;
            writeln!(
                f,
                "             in a fresh directory, with nothing but the input; it {}",
                report.ending
            )?;
            report.output.quote(f)?;
        }
        write!(f, "{}{}", self.problem.remedy(), self.lacks)
    }
}
