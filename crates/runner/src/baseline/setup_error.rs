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
        "nothing to preserve: the command succeeds on the original \
         and prints nothing that looks like a failure"
    )]
    Nothing,
    /// An expectation given by an option is not met.
    #[error("the original does not meet the expectation: {0}")]
    NotAsExpected(String),
    /// A command of `--valid` or `--no-ub` rejects the original.
    #[error("a command of --valid or --no-ub rejects the original; it must exit with status 0")]
    Invalid,
    /// A command does not end.
    #[error("a command timed out on the original")]
    Hangs,
    /// Runs on the same input differ too much.
    #[error(
        "the command is flaky on the original: \
         no {needed} of {runs} runs fail in the same way"
    )]
    Unsteady {
        /// Number of runs required to agree.
        needed: usize,
        /// Total number of runs.
        runs: usize,
    },
    /// Two commands do not differ.
    #[error("the two commands behave the same on the original")]
    NoDifference,
    /// Two commands differ, but both fail.
    #[error(
        "both commands fail on the original; at least one must exit with status 0, \
         or both if their output must differ"
    )]
    BothFail,
    /// The failure also occurs on an empty file.
    #[error("an empty file also shows the failure, so there is nothing to reduce: {0}")]
    Trivial(String),
    /// The failure also occurs on an empty file, which only a command of `--valid` rejects.
    #[error(
        "the command does not seem to read the candidate: on an empty file, which only --valid \
         or --no-ub rejects, it fails in the same way with the same output: {0}"
    )]
    Blind(String),
}

impl SetupProblem {
    fn remedy(&self) -> &'static str {
        match self {
            Self::Nothing => {
                "Name the failure with --expect-output REGEX or --expect-exit CODE, or compare two \
                 commands with --differs.\n\
                 If the command fails when you run it, it may need an absolute path, a file beside \
                 the input (--with), or more options."
            }
            Self::NotAsExpected(..) => {
                "REGEX is matched against standard output and standard error together; \
                 a crash by signal n is status 128 + n."
            }
            Self::Invalid | Self::Trivial(..) => {
                "Common causes: the command uses a relative path or a file beside the input, does \
                 not read the candidate\n(@@ is its name), or fails for another reason than the \
                 intended one."
            }
            Self::Blind(..) => {
                "Common causes: the command uses a relative path or a file beside the input. If \
                 this is the intended\nfailure, confirm it with --expect-output REGEX or \
                 --expect-exit CODE."
            }
            Self::Hangs => "If it needs longer, raise --timeout.",
            Self::Unsteady { .. } => {
                "Make it deterministic: seed random numbers, or name the failure with \
                 --expect-output \
                 REGEX or\n--expect-exit CODE. If the failure itself is intermittent, --at-least \
                 2/10 accepts what 2 of 10 runs show."
            }
            Self::NoDifference | Self::BothFail => {
                "Only exit status and standard output are compared. Let the compiled program print \
                 what it computes and\nexit with status 0, and connect the steps of a command \
                 with &&."
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
            writeln!(f, "  command: {}", report.command)?;
            writeln!(f, "  in a fresh directory with only the input, it {}", report.ending)?;
            f.write_str(&report.output.quote())?;
        }
        write!(f, "{}{}", self.problem.remedy(), self.lacks)
    }
}
