//! Known outcomes of one list.

use std::collections::HashMap;

use secateur_minimize::{Config, Weights};
use secateur_session::ListMinimizer;

use super::told::{Told, recorded};
use super::{RealList, SameLists};
use crate::comparison::Combination;
use crate::comparison::list_run::ListRun;
use crate::minimisation::Minimisation;

/// Outcomes of several algorithms on a list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// Configurations by their fingerprints; `true` for interesting ones.
    outcomes: HashMap<u128, (Config, bool)>,
    /// Results of the algorithms.
    results: Vec<Config>,
}

impl SameLists {
    /// Replays the outcomes of each algorithm on each list.
    pub(crate) fn replayed(&self) -> Vec<Vec<(Minimisation, Known)>> {
        let of_list = |list: &RealList| {
            let told = self.algorithms.iter().zip(&list.outcomes);
            let of_one = |(algorithm, outcomes): (&Combination, &String)| {
                let told = Told::read(algorithm, list.weights.len(), outcomes).unwrap_or_default();
                list.replay(algorithm, &told)
            };
            told.map(of_one).collect()
        };
        self.lists.iter().map(of_list).collect()
    }
}

impl RealList {
    /// Replays the outcomes of `algorithm`. Missing outcomes at the end count as uninteresting.
    pub(super) fn replay(&self, algorithm: &Combination, told: &Told) -> (Minimisation, Known) {
        let (mut outcomes, mut known) = (told.0.iter(), Known::default());
        let search = match algorithm.minimizer {
            ListMinimizer::Known(_) => self.start(algorithm, &algorithm.starter()),
            ListMinimizer::Own(_) => recorded(
                told.0.iter().filter_map(|(_, asked)| asked.clone()).collect(),
                self.weights.len(),
            ),
        };
        let made = Minimisation::of(search, |config, fingerprint| {
            let is_interesting = outcomes.next().is_some_and(|(is_interesting, _)| *is_interesting);
            known.outcomes.insert(fingerprint, (config.clone(), is_interesting));
            is_interesting
        });
        known.results.push(made.best.clone());
        (made, known)
    }

    /// Returns the record of the list for a row.
    pub(crate) fn run(&self, made: &Minimisation) -> ListRun {
        let weights = Weights::new(self.weights.iter().copied());
        let assumed = self.assumed.iter().sum::<f64>() / self.assumed.len() as f64;
        ListRun::new(self.place.clone(), &weights, assumed, &made.counts, &made.best)
    }
}

impl Known {
    /// Merges outcomes.
    pub(crate) fn together<'a>(all: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut together = Self::default();
        for Self { outcomes, results } in all {
            together.outcomes.extend(outcomes.iter().map(|(&key, value)| (key, value.clone())));
            together.results.extend_from_slice(results);
        }
        together
    }

    /// Returns `true` if a configuration is known to be interesting; `None` if it is unknown.
    pub(crate) fn get(&self, fingerprint: u128) -> Option<bool> {
        self.outcomes.get(&fingerprint).map(|(_, is_interesting)| *is_interesting)
    }

    /// Returns `true` if a configuration contains some algorithm's result.
    pub(crate) fn holds_a_result(&self, config: &Config) -> bool {
        self.results.iter().any(|result| result.is_subset(config))
    }

    /// Returns the number of known configurations that contain a result, and how many of them
    /// failed.
    pub(crate) fn failures(&self) -> (u64, u64) {
        let holding = self.outcomes.values().filter(|(config, _)| self.holds_a_result(config));
        holding.fold((0, 0), |(all, failed), (_, is_interesting)| {
            (all + 1, failed + u64::from(!is_interesting))
        })
    }
}
