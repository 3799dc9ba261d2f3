//! One algorithm on one list.

use std::collections::HashSet;
use std::hash::Hash;

use secateur_minimize::{Config, Minimizer, Outcome, Search, Statistics};
use xxhash_rust::xxh3::Xxh3;

/// What it cost to minimise a list, and what stayed.
#[derive(Clone, Debug)]
pub(crate) struct Minimisation {
    pub(crate) statistics: Statistics,
    /// How many different configurations were asked: the queries that remain if a cache answers repeated ones.
    pub(crate) distinct_queries: u64,
    /// What it has come to.
    pub(crate) best: Config,
}

impl Minimisation {
    /// Runs `search` to its end. The configurations are shown with their fingerprints.
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

/// A configuration as 128 bits: a run on a long list asks so many that storing them whole would take gigabytes.
fn fingerprint(config: &Config) -> u128 {
    let mut hasher = Xxh3::new();
    config.hash(&mut hasher);
    hasher.digest128()
}
