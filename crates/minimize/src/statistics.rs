//! Number of queries of a run, by kind and outcome.

use std::ops::AddAssign;

use crate::{Outcome, Query, QueryKind};

/// Number of queries by kind and outcome.
///
/// The papers compare algorithms by these numbers. Every recorded proposal counts as a query; a
/// driver with a cache records only the tests that it ran.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    counts: [[u64; Outcome::ALL.len()]; QueryKind::ALL.len()],
}

impl Statistics {
    /// Adds one query.
    pub fn record(&mut self, query: &Query, outcome: Outcome) {
        self.counts[query.kind as usize][outcome as usize] += 1;
    }

    /// Returns the number of queries.
    pub fn queries(&self) -> u64 {
        self.counts.as_flattened().iter().sum()
    }

    /// Returns the number of queries of this kind with this outcome.
    pub fn count(&self, kind: QueryKind, outcome: Outcome) -> u64 {
        self.counts[kind as usize][outcome as usize]
    }

    /// Returns the number of queries of this kind.
    pub fn of_kind(&self, kind: QueryKind) -> u64 {
        self.counts[kind as usize].iter().sum()
    }
}

impl AddAssign for Statistics {
    fn add_assign(&mut self, other: Self) {
        for (sum, count) in
            self.counts.as_flattened_mut().iter_mut().zip(other.counts.as_flattened())
        {
            *sum += count;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;

    #[test]
    fn queries_are_told_apart_by_kind_and_by_outcome() {
        let query = |kind| Query { config: Config::full(1), kind, expected: None };
        let mut statistics = Statistics::default();
        statistics.record(&query(QueryKind::Subset), Outcome::Uninteresting);
        statistics.record(&query(QueryKind::Subset), Outcome::Unresolved);
        statistics.record(&query(QueryKind::Subset), Outcome::Interesting);
        statistics.record(&query(QueryKind::Revisit), Outcome::Unresolved);
        let mut twice = statistics;
        twice += statistics;

        assert_eq!(statistics.queries(), 4);
        assert_eq!(statistics.of_kind(QueryKind::Subset), 3);
        assert_eq!(statistics.count(QueryKind::Subset, Outcome::Unresolved), 1);
        assert_eq!(twice.queries(), 8);
        assert_eq!(twice.count(QueryKind::Revisit, Outcome::Unresolved), 2);
    }
}
