//! What is known of one list.

use std::collections::HashMap;

use secateur_minimize::{Config, Weights};
use secateur_session::ListMinimizer;

use super::told::{Told, recorded};
use super::{RealList, SameLists};
use crate::comparison::Combination;
use crate::comparison::list_run::ListRun;
use crate::minimisation::Minimisation;

/// What algorithms together have found out about a list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// Configurations by their fingerprints, and whether they are interesting.
    outcomes: HashMap<u128, (Config, bool)>,
    /// What the algorithms have come to.
    results: Vec<Config>,
}

impl SameLists {
    /// What each algorithm has made of each list, and what it was told.
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
    /// Goes through what `algorithm` was told. What is missing at the end counts as uninteresting.
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

    /// What a row says of the list, as it was minimised.
    pub(crate) fn run(&self, made: &Minimisation) -> ListRun {
        let weights = Weights::new(self.weights.iter().copied());
        let assumed = self.assumed.iter().sum::<f64>() / self.assumed.len() as f64;
        ListRun::new(self.place.clone(), &weights, assumed, &made.statistics, &made.best)
    }
}

impl Known {
    /// What these have found out together.
    pub(crate) fn together<'a>(all: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut together = Self::default();
        for Self { outcomes, results } in all {
            together.outcomes.extend(outcomes.iter().map(|(&key, value)| (key, value.clone())));
            together.results.extend_from_slice(results);
        }
        together
    }

    /// Whether a configuration is interesting, if that was asked.
    pub(crate) fn get(&self, fingerprint: u128) -> Option<bool> {
        self.outcomes.get(&fingerprint).map(|(_, is_interesting)| *is_interesting)
    }

    /// Whether a configuration holds all of what some algorithm has come to.
    pub(crate) fn holds_a_result(&self, config: &Config) -> bool {
        self.results.iter().any(|result| result.is_subset(config))
    }

    /// How many of the configurations that hold a result were asked, and how many of them failed.
    pub(crate) fn failures(&self) -> (u64, u64) {
        let holding = self.outcomes.values().filter(|(config, _)| self.holds_a_result(config));
        holding.fold((0, 0), |(all, failed), (_, is_interesting)| {
            (all + 1, failed + u64::from(!is_interesting))
        })
    }
}
