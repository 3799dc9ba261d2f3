//! One run of one algorithm on one list.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use secateur_minimize::{Algorithm, Config, Options, Outcome, Search, Statistics};
use xxhash_rust::xxh3::Xxh3;

use super::SyntheticList;

/// What a run cost and what it left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    pub(crate) statistics: Statistics,
    /// How many different configurations were asked: the queries that remain if a cache answers repeated ones.
    pub(crate) distinct_queries: u64,
    /// How many elements the result has.
    pub(crate) kept: u64,
}

/// Every algorithm's run on one list.
#[derive(Clone, Debug)]
pub(crate) struct ListRuns {
    /// How many elements the list has.
    pub(crate) elements: u64,
    /// How many of them the failure needs.
    pub(crate) needed: u64,
    pub(crate) runs: Vec<Run>,
}

impl ListRuns {
    pub(crate) fn new(algorithms: &[Algorithm], list: &SyntheticList, options: Options) -> Self {
        Self {
            elements: list.weights.len() as u64,
            needed: list.needed.len() as u64,
            runs: algorithms.iter().map(|&algorithm| Run::new(algorithm, list, options)).collect(),
        }
    }
}

impl Run {
    fn new(algorithm: Algorithm, list: &SyntheticList, options: Options) -> Self {
        let mut search = algorithm.start(&list.weights, &options);
        let mut statistics = Statistics::new();
        let mut asked = HashSet::with_hasher(BuildHasherDefault::<Fingerprinted>::default());
        while let Some(query) = search.candidate() {
            let outcome =
                if list.needed.is_subset(&query.config) { Outcome::Interesting } else { Outcome::Uninteresting };
            asked.insert(fingerprint(&query.config));
            statistics.record(&query, outcome);
            search.observe(outcome);
        }
        Self { statistics, distinct_queries: asked.len() as u64, kept: search.best().len() as u64 }
    }
}

/// A configuration as 128 bits: a run on a long list asks so many that storing them whole would take gigabytes.
fn fingerprint(config: &Config) -> u128 {
    let mut hasher = Xxh3::new();
    config.hash(&mut hasher);
    hasher.digest128()
}

/// Takes the lower half of a fingerprint as its hash: it need not be hashed again.
#[derive(Default)]
struct Fingerprinted(u64);

impl Hasher for Fingerprinted {
    fn write(&mut self, bytes: &[u8]) {
        // Only reached through `write_u128` on a platform whose default forwards here; keeps the trait honest.
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u128(&mut self, fingerprint: u128) {
        self.0 = fingerprint as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
