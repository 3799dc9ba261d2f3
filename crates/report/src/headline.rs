//! What a run is about.

use std::time::{Duration, Instant};

/// What does not change during a run.
#[derive(Clone, Debug)]
pub struct Headline {
    /// The name of the input.
    pub input: String,
    /// The names of the passes, with commas between them.
    pub passes: String,
    /// The list minimiser.
    pub minimizer: String,
    /// How many tests may run at one time.
    pub jobs: usize,
    /// How many files the input has; `None` for a text alone.
    pub files: Option<usize>,
    /// When the program was started.
    pub started: Instant,
    /// How long the input was read and parsed.
    pub parsing: Duration,
}
