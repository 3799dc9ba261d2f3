//! Queries of a list minimiser.

use crate::Config;

/// Reason for a query; the statistics of a run are kept by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum QueryKind {
    /// Keeps one part only. CDD's paper calls this *complement*, because it deletes the complement
    /// of the part.
    Subset,
    /// Deletes one part and keeps the rest.
    Complement,
    /// Repeats a complement query of an earlier sweep over the same parts, because a deletion in
    /// between may have made the part removable.
    Revisit,
    /// Any other query, such as a set chosen by probability. CDD's paper also counts complements
    /// that are not revisits here.
    Other,
}

impl QueryKind {
    /// All kinds, in the order of declaration.
    pub const ALL: [Self; 4] = [Self::Subset, Self::Complement, Self::Revisit, Self::Other];

    /// Returns the name for reports.
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

/// Configuration proposed to the test.
#[derive(Clone, Debug, PartialEq)]
pub struct Query {
    /// Elements to keep.
    pub config: Config,
    /// Reason for the query.
    pub kind: QueryKind,
    /// Probability of success that the algorithm expects, between 0 and 1, if it has an estimate.
    pub expected: Option<f64>,
}
