//! All algorithms on one list.

use secateur_minimize::{Algorithm, Options};

use super::SyntheticList;
use crate::minimisation::Minimisation;

/// Every algorithm's run on one list.
#[derive(Clone, Debug)]
pub(crate) struct ListRuns {
    /// How many elements the list has.
    pub(crate) elements: u64,
    /// How many of them the failure needs.
    pub(crate) needed: u64,
    pub(crate) runs: Vec<Minimisation>,
}

impl ListRuns {
    pub(crate) fn new(algorithms: &[Algorithm], list: &SyntheticList, options: Options) -> Self {
        Self {
            elements: list.weights.len() as u64,
            needed: list.needed.len() as u64,
            runs: algorithms
                .iter()
                .map(|&algorithm| {
                    let search = algorithm.start(&list.weights, &options);
                    Minimisation::of(search, |config, _| list.needed.is_subset(config))
                })
                .collect(),
        }
    }
}
