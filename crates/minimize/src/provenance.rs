//! Origin of a candidate in a search, for reports.

use std::fmt::Display;
use std::sync::Arc;

/// Pass and phase that proposed a candidate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Provenance {
    /// Name of the pass.
    pub pass: &'static str,
    /// Phase of the schedule: `focus`, `coarse`, `quick`, `thorough` or `check`.
    pub breadth: &'static str,
    /// Target of the pass, such as the kind of the node that has the list.
    pub part: Arc<str>,
}

/// Candidate with a printable description and, if known, a provenance.
pub trait HasProvenance: Display {
    /// Returns the provenance; `None` if it is unknown.
    fn provenance(&self) -> Option<Provenance> {
        None
    }
}
