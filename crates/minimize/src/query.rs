//! What a list minimiser asks.

use crate::Config;

/// Why a configuration is proposed; the statistics of a run are kept by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum QueryKind {
    /// Keep one part only. CDD's paper calls this *complement*, because it deletes the complement of the part.
    Subset,
    /// Delete one part, keep the rest.
    Complement,
    /// A complement query that repeats one of an earlier pass over the same parts, because a deletion in between may
    /// have made the part removable.
    Revisit,
    /// Anything else, such as a set chosen by probability. CDD's paper counts the complements that are no revisits
    /// here too.
    Other,
}

impl QueryKind {
    /// Every kind, in the order of declaration.
    pub const ALL: [Self; 4] = [Self::Subset, Self::Complement, Self::Revisit, Self::Other];

    /// The word that reports use.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Subset => "subset",
            Self::Complement => "complement",
            Self::Revisit => "revisit",
            Self::Other => "other",
        }
    }
}

/// A configuration proposed to the property test.
#[derive(Clone, Debug, PartialEq)]
pub struct Query {
    /// What to keep.
    pub config: Config,
    /// Why it is asked.
    pub kind: QueryKind,
    /// The chance of success that the algorithm expects, between 0 and 1, where it has an opinion.
    pub expected: Option<f64>,
}
