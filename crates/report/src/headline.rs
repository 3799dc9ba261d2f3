//! What a run is about.

/// What does not change during a run.
#[derive(Clone, Debug)]
pub struct Headline {
    /// The name of the input.
    pub input: String,
    /// How it is reduced: walkers and list minimiser.
    pub search: String,
    /// How many tests may run at one time.
    pub jobs: usize,
    /// How many files the input has; `None` for a text alone.
    pub files: Option<usize>,
}
