//! A candidate that is a plain text.

use std::fmt;

use secateur_minimize::HasProvenance;

pub(crate) struct Candidate(pub(crate) String);

impl AsRef<[u8]> for Candidate {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl HasProvenance for Candidate {}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "text {}", self.0)
    }
}
