//! Run of one algorithm on one list.

use std::collections::HashSet;
use std::hash::Hash;
use std::ops::AddAssign;

use secateur_minimize::{Config, Minimizer, Outcome, Query, Search, Statistics};
use xxhash_rust::xxh3::Xxh3;

/// Number of proposed configurations of one list or of several.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    /// Distinct configurations: the queries.
    pub(crate) queries: Statistics,
    /// Repeats: configurations that already have an outcome on the same list. A cache answers them.
    pub(crate) repeats: Statistics,
}

/// Counts of one list, and the configurations behind them.
#[derive(Debug, Default)]
pub(crate) struct Counting {
    pub(crate) counts: Counts,
    /// Fingerprints of all queries.
    answered: HashSet<u128>,
}

/// Cost and result of minimising a list.
#[derive(Clone, Debug)]
pub(crate) struct Minimisation {
    pub(crate) counts: Counts,
    pub(crate) best: Config,
}

impl Counts {
    /// Counts the outcome of `query`.
    pub(crate) fn record(&mut self, query: &Query, outcome: Outcome, is_repeat: bool) {
        let counts = if is_repeat { &mut self.repeats } else { &mut self.queries };
        counts.record(query, outcome);
    }

    /// Returns the number of proposals, including repeats.
    pub(crate) fn proposals(&self) -> u64 {
        self.queries.queries() + self.repeats.queries()
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.queries += other.queries;
        self.repeats += other.repeats;
    }
}

impl Counting {
    /// Counts the outcome of `query`. Returns `true` for a repeat.
    pub(crate) fn record(&mut self, query: &Query, outcome: Outcome) -> bool {
        self.record_known(fingerprint(&query.config), query, outcome)
    }

    fn record_known(&mut self, fingerprint: u128, query: &Query, outcome: Outcome) -> bool {
        let is_repeat = !self.answered.insert(fingerprint);
        self.counts.record(query, outcome, is_repeat);
        is_repeat
    }
}

impl Minimisation {
    /// Runs `search` to its end. Passes each configuration with its fingerprint to the callback.
    pub(crate) fn of(
        mut search: Minimizer,
        mut is_interesting: impl FnMut(&Config, u128) -> bool,
    ) -> Self {
        let mut counting = Counting::default();
        while let Some(query) = search.candidate() {
            let fingerprint = fingerprint(&query.config);
            let outcome = Outcome::from(is_interesting(&query.config, fingerprint));
            counting.record_known(fingerprint, &query, outcome);
            search.observe(outcome);
        }
        Self { counts: counting.counts, best: search.best() }
    }

    /// Returns the number of distinct queries.
    pub(crate) fn queries(&self) -> u64 {
        self.counts.queries.queries()
    }
}

/// Returns 128 bits of a configuration. A run on a long list has so many configurations that
/// storing them would take gigabytes.
fn fingerprint(config: &Config) -> u128 {
    let mut hasher = Xxh3::new();
    config.hash(&mut hasher);
    hasher.digest128()
}

#[cfg(test)]
mod tests {
    use secateur_minimize::Ddmin;

    use super::*;

    #[test]
    fn a_configuration_counts_as_a_query_once_and_the_trace_stays_as_published() {
        let mut trace = Vec::new();
        // The complements of two parts are their subsets.
        let made = Minimisation::of(Box::new(Ddmin::start(2)), |config, _| {
            trace.push(config.iter().collect::<Vec<_>>());
            false
        });
        assert_eq!(trace, [[0], [1], [1], [0]]);
        assert_eq!((made.queries(), made.counts.repeats.queries()), (2, 2));
        assert_eq!(made.counts.proposals(), 4);
    }
}
