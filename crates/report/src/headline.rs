//! Constant facts about a run.

use std::time::{Duration, Instant};

/// Facts about a run that do not change.
#[derive(Clone, Debug)]
pub struct Headline {
    pub input: String,
    /// Names of the passes, separated by commas.
    pub passes: String,
    pub minimizer: String,
    /// Maximum number of simultaneous tests.
    pub jobs: usize,
    /// Number of input files; `None` for a single text.
    pub files: Option<usize>,
    /// Start of the program.
    pub started: Instant,
    /// Time spent reading and parsing the input.
    pub parsing: Duration,
}
