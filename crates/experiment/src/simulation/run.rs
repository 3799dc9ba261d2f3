//! All algorithms on one list.

use secateur_minimize::Prior;
use secateur_session::Starter;

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
    pub(crate) fn new(starters: &[Starter], list: &SyntheticList, prior: &Prior) -> Self {
        let run = |starter: &Starter| {
            Minimisation::of((starter.start)(&list.weights, prior), |config, _| list.needed.is_subset(config))
        };
        Self {
            elements: list.weights.len() as u64,
            needed: list.needed.len() as u64,
            runs: starters.iter().map(run).collect(),
        }
    }
}
