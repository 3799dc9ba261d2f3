//! What a walker proposes.

use std::fmt;

use secateur_minimize::QueryKind;

/// A text proposed to the property test, and where in the walk it came up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The whole text of the candidate.
    pub text: Vec<u8>,
    /// Where the walk is.
    pub place: Place,
    /// Why the list minimiser asks.
    pub kind: QueryKind,
}

/// Where a walk is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The round, counted from 1.
    pub round: usize,
    /// The level of the tree, counted from 0 at the root.
    pub level: usize,
    /// How many levels the tree has.
    pub levels: usize,
    /// How many nodes the list holds that is being minimised.
    pub list_len: usize,
}

impl AsRef<[u8]> for Candidate {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.place.fmt(f)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { round, level, levels, list_len } = self;
        write!(f, "round {round}, level {level} of {}, {list_len} node", levels.saturating_sub(1))?;
        if *list_len == 1 { Ok(()) } else { f.write_str("s") }
    }
}
