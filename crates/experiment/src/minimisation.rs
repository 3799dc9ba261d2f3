//! Run of one algorithm on one list.

use std::collections::HashSet;
use std::hash::Hash;

use secateur_minimize::{Config, Minimizer, Outcome, Search, Statistics};
use xxhash_rust::xxh3::Xxh3;

/// Cost and result of minimising a list.
#[derive(Clone, Debug)]
pub(crate) struct Minimisation {
    pub(crate) statistics: Statistics,
    /// Number of distinct configurations: the queries that remain with a cache.
    pub(crate) distinct_queries: u64,
    pub(crate) best: Config,
}

impl Minimisation {
    /// Runs `search` to its end. Passes each configuration with its fingerprint to the callback.
    pub(crate) fn of(
        mut search: Minimizer,
        mut is_interesting: impl FnMut(&Config, u128) -> bool,
    ) -> Self {
        let mut statistics = Statistics::default();
        let mut asked = HashSet::new();
        while let Some(query) = search.candidate() {
            let fingerprint = fingerprint(&query.config);
            let is_interesting = is_interesting(&query.config, fingerprint);
            let outcome = Outcome::from(is_interesting);
            asked.insert(fingerprint);
            statistics.record(&query, outcome);
            search.observe(outcome);
        }
        Self { statistics, distinct_queries: asked.len() as u64, best: search.best() }
    }
}

/// Returns 128 bits of a configuration. A run on a long list has so many configurations that
/// storing them would take gigabytes.
fn fingerprint(config: &Config) -> u128 {
    let mut hasher = Xxh3::new();
    config.hash(&mut hasher);
    hasher.digest128()
}
