//! Where in a search a candidate comes from, as reports count it.

use std::fmt::Display;
use std::sync::Arc;

/// What made a candidate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Provenance {
    /// The walker, by its name.
    pub walker: &'static str,
    /// How much the round tries: `focus`, `coarse`, `quick`, `thorough` or `check`.
    pub effort: &'static str,
    /// What it works on, such as the kind of the node below which a list is.
    pub part: Arc<str>,
}

/// What can say where it comes from: in words, and for reports that count.
pub trait HasProvenance: Display {
    /// What made it; `None` if that is not known.
    fn provenance(&self) -> Option<Provenance> {
        None
    }
}
