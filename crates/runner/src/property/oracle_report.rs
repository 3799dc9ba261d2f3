//! What has happened to the processes of an oracle in a run.

use std::fmt;

use secateur_bundle::Bundle;
use serde::Serialize;

use crate::key::Key;

/// What has happened to the processes of an [`OracleProgram`](crate::OracleProgram) in a run. The counts depend on the number
/// of jobs, and on the machine.
#[derive(Clone, Debug, Default, Serialize)]
pub struct OracleReport {
    /// How many processes were started.
    pub started: u64,
    /// How many of them ended, hung or took too much where an answer was due, or gave none.
    pub failed: u64,
    /// How often a fresh process did not confirm what one that had answered before accepted.
    pub contradictions: u64,
    /// What was wrong with the first answer that was none.
    #[serde(skip)]
    pub fault: Option<String>,
    /// The first contradiction.
    #[serde(skip)]
    pub first: Option<Contradiction>,
}

/// A candidate about which two processes said different things.
#[derive(Clone, Debug)]
pub struct Contradiction {
    /// The candidate.
    pub candidate: Bundle,
    /// How many questions the first had answered before.
    pub answers: u32,
    /// What the fresh one said or did.
    pub fresh: String,
}

/// How much of a candidate is shown.
const CHARS_MAX: usize = 160;

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { candidate, answers, fresh } = self;
        let (key, bytes) = (Key::of(candidate), candidate.bytes());
        writeln!(
            f,
            "about the candidate {key} of {bytes} bytes, a process that had answered {answers} times before said `yes`, and a \
             fresh one: {fresh}. The run went back to what a fresh one had accepted"
        )?;
        let text =
            candidate.files().first().map(|file| String::from_utf8_lossy(file.text()).into_owned());
        let text: String =
            text.unwrap_or_default().chars().take(CHARS_MAX).flat_map(char::escape_debug).collect();
        write!(f, "  it begins  {text}")
    }
}
