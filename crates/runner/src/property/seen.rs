//! What a run of a test has shown, in words for a person.

use std::ffi::OsStr;

use secateur_signature::Subject;

use super::command_test::observe;
use crate::supervise::{Ending, TestRun};

/// How many characters of a message are quoted.
const CHARS_MAX: usize = 160;

/// What a run of a property test has shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// What is to be preserved.
    Interesting,
    /// What tells which candidates are valid has refused this one, with this message.
    Invalid(String),
    /// The command has failed in another way.
    Other(String),
    /// The command has not failed.
    NoFailure,
    /// The test did not end in its time.
    TimedOut,
    /// A script has refused the candidate, with this status and message, or nothing was found out.
    Refused(String),
}

impl Seen {
    /// What was seen of a candidate with this text under this name.
    #[must_use]
    pub fn of(run: &TestRun, text: &[u8], name: &OsStr) -> Self {
        let subject = Subject::new(text, name);
        let said = |run: &TestRun| {
            let signature = observe(run, |seen| secateur_signature::recognise(seen, &subject)).flatten();
            signature.map(|signature| signature.to_string().chars().take(CHARS_MAX).collect::<String>())
        };
        match (run.ending, run.decider) {
            (Ending::Exited(0), _) => Self::Interesting,
            (Ending::TimedOut | Ending::CutShort, _) => Self::TimedOut,
            (Ending::Exited(_), Some(decider)) => {
                let run = TestRun { ending: decider.ending, ..run.clone() };
                match said(&run) {
                    said if decider.is_validity => Self::Invalid(said.unwrap_or_else(|| run.ending.to_string())),
                    Some(said) => Self::Other(said),
                    None => Self::NoFailure,
                }
            }
            (Ending::Exited(_), None) => {
                Self::Refused(run.output.last_lines(1).pop().filter(|line| !line.trim().is_empty()).map_or_else(
                    || format!("the test {}", run.ending),
                    |line| {
                        format!("the test {}: {}", run.ending, line.trim().chars().take(CHARS_MAX).collect::<String>())
                    },
                ))
            }
            (ending, _) => Self::Refused(format!("the test {ending}")),
        }
    }
}
