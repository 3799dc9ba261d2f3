//! Description of a run of a test for the user.

use std::ffi::OsStr;

use secateur_signature::{Signature, Subject, recognise};

use super::command_test::observe;
use crate::supervise::{Decider, Ending, TestRun};

/// Maximum number of characters quoted from a message.
const CHARS_MAX: usize = 160;

/// Number of last lines that are searched for an error message.
const LINES_MAX: usize = 20;

/// Observed result of a test.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// The preserved behaviour.
    Interesting,
    /// The validity check rejected the candidate with this message.
    Invalid(String),
    /// The command failed in another way.
    Other(String),
    /// The command did not fail.
    NoFailure,
    /// The test timed out.
    TimedOut,
    /// A script rejected the candidate with this status and message, or the test was unresolved.
    Refused(String),
}

impl Seen {
    /// Describes the run on a candidate with this text and name.
    #[must_use]
    pub fn of(run: &TestRun, text: &[u8], name: &OsStr) -> Self {
        match (run.ending, run.decider) {
            (Ending::Exited(0), _) => Self::Interesting,
            (Ending::TimedOut | Ending::CutShort, _) => Self::TimedOut,
            (Ending::Exited(_), Some(Decider { ending, is_validity })) => {
                let said = recognised(run, ending, text, name);
                let said =
                    said.map(|signature| signature.to_string().chars().take(CHARS_MAX).collect());
                match said {
                    said if is_validity => {
                        Self::Invalid(said.unwrap_or_else(|| ending.to_string()))
                    }
                    Some(said) => Self::Other(said),
                    None => Self::NoFailure,
                }
            }
            (Ending::Exited(_), _) if !run.filtered.is_empty() => {
                let answer = String::from_utf8_lossy(&run.filtered);
                let said: String = answer.trim().chars().take(CHARS_MAX).collect();
                Self::Refused(format!("the oracle answered {said}"))
            }
            (ending, _) => {
                let lines = run.output.last_lines(LINES_MAX);
                let of_error =
                    lines.iter().rfind(|line| line.to_ascii_lowercase().contains("error"));
                let last = of_error.or(lines.last()).cloned().unwrap_or_default();
                let said: String = last.trim().chars().take(CHARS_MAX).collect();
                Self::Refused(format!(
                    "the test {ending}{}{said}",
                    if said.is_empty() { "" } else { ": " }
                ))
            }
        }
    }
}

/// Returns the other failure of a run that rejected its candidate.
///
/// It is the failure of a command on a valid candidate, or the output of a script that exits with
/// this status for other failures.
#[must_use]
pub fn other_failure(
    run: &TestRun,
    text: &[u8],
    name: &OsStr,
    status: Option<i32>,
) -> Option<Signature> {
    match (run.ending, run.decider) {
        (Ending::Exited(1), Some(Decider { ending, is_validity: false })) => {
            recognised(run, ending, text, name)
        }
        (Ending::Exited(exited), None) if Some(exited) == status && exited != 0 => {
            recognised(run, run.ending, text, name)
        }
        _ => None,
    }
}

fn recognised(run: &TestRun, ending: Ending, text: &[u8], name: &OsStr) -> Option<Signature> {
    let run = TestRun { ending, ..run.clone() };
    observe(&run, |seen| recognise(seen, &Subject::new(text, name))).flatten()
}
