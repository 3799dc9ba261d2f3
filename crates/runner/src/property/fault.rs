//! Faults in the answers of oracles.

use std::fmt;

use crate::supervise::Ending;

/// Fault of a process that gave no valid answer, with its remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The process printed this text on standard output without a query, after this many answers.
    Unasked { said: String, answers: u32 },
    /// The process printed this line, which is not an answer.
    NotAnAnswer { said: String },
    /// The process ended after this many answers.
    Ended { ending: Ending, answers: u32 },
    /// The process closed its standard output but continued, after this many answers.
    Closed { answers: u32 },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unasked { said, answers: 0 } => write!(
                f,
                "the oracle printed `{said}` before it was asked; it must print only answers on \
                 standard output, one after each line that it reads, and everything else on \
                 standard error"
            ),
            Self::Unasked { said, answers } => write!(
                f,
                "the oracle printed `{said}` after its answer ({answers} so far); it must print \
                 one line for each line that it reads, and everything else on standard error"
            ),
            Self::NotAnAnswer { said } => write!(
                f,
                "the oracle answered `{said}`; an answer is a line `yes` or `no`, optionally with \
                 a reason after it, in lower case and without colours; it must print everything \
                 else on standard error"
            ),
            Self::Ended { ending, answers: 0 } => {
                write!(
                    f,
                    "the oracle {ending} without an answer; it must read lines until its standard \
                     input ends"
                )
            }
            Self::Ended { ending, answers } => write!(
                f,
                "the oracle {ending} instead of giving answer number {}; it must keep running and \
                 read lines until its standard input ends",
                u64::from(*answers) + 1
            ),
            Self::Closed { answers } => write!(
                f,
                "the oracle closed its standard output instead of giving answer number {}, and \
                 kept running; it must leave standard output open for its answers",
                u64::from(*answers) + 1
            ),
        }
    }
}
