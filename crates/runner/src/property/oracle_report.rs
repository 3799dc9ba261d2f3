//! Report on the processes of an oracle.

use std::fmt;

use secateur_bundle::Bundle;
use serde::Serialize;

use crate::key::Key;

/// Report on the processes of an [`OracleProgram`](crate::OracleProgram) in a run. The counts
/// depend on the number of jobs and on the machine.
#[derive(Clone, Debug, Default, Serialize)]
pub struct OracleReport {
    /// Number of processes started.
    pub started: u64,
    /// Number of processes that ended, hung, exceeded a limit or gave no valid answer.
    pub failed: u64,
    /// Number of times that a fresh process contradicted the acceptance by a used one.
    pub contradictions: u64,
    /// Fault of the first invalid answer.
    #[serde(skip)]
    pub fault: Option<String>,
    #[serde(skip)]
    pub first: Option<Contradiction>,
}

/// Candidate with contradictory answers of two processes.
#[derive(Clone, Debug)]
pub struct Contradiction {
    pub candidate: Bundle,
    /// Number of earlier answers of the used process.
    pub answers: u32,
    /// Answer or behaviour of the fresh process.
    pub fresh: String,
}

/// Maximum number of characters shown of a candidate.
const CHARS_MAX: usize = 160;

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { candidate, answers, fresh } = self;
        let (key, bytes) = (Key::of(candidate), candidate.bytes());
        writeln!(
            f,
            "about candidate {key} of {bytes} bytes, a process with {answers} earlier answers \
             said `yes`, and a fresh one: {fresh}. The run went back to the last result accepted \
             by a fresh process"
        )?;
        let text = String::from_utf8_lossy(candidate.text());
        let start: String = text.chars().take(CHARS_MAX).flat_map(char::escape_debug).collect();
        write!(f, "  it begins  {start}")
    }
}
