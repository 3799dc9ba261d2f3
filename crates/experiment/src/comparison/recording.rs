//! Recording of the list minimisers of a run.
//!
//! The history of each list is found by replaying a run with its outcomes. This needs no test,
//! gives the same figures for every number of jobs, and leaves the run itself unobserved.
//!
//! During the replay the origin of each candidate is known, and the text of any configuration of a
//! list can be rendered.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use secateur_bundle::Bundle;
use secateur_minimize::{Config, Minimizer, Outcome, Prior, Query, QueryKind, Search, Weights};
use secateur_reduce::{Project, Proposal};
use secateur_runner::lock;

use super::list_run::{ListPlace, ListRun};
use super::lists::recorded;
use crate::minimisation::{Counting, Counts};

/// Records of the minimisers of one run.
#[derive(Clone, Default)]
pub(crate) struct Ledger {
    entries: Arc<Mutex<Entries>>,
}

#[derive(Default)]
pub(crate) struct Entries {
    pub(crate) lists: Vec<ListRun>,
    /// Result of each list, by its number.
    pub(crate) results: HashMap<usize, Config>,
    pub(crate) counts: Counts,
    /// Set if the current candidate is a check of 1-minimality rather than a query of the
    /// minimiser.
    pub(crate) is_extra: bool,
    /// Number of started lists.
    begun: usize,
    /// List of the last query.
    asked: Option<Arc<Asked>>,
    /// Position of the search.
    place: Option<(usize, ListPlace)>,
    /// Configuration that the next fork of the last list proposes.
    probe: Option<Config>,
}

/// List before its first query.
pub(crate) struct Asked {
    /// Number of the list in the run.
    pub(crate) number: usize,
    pub(crate) weights: Weights,
    pub(crate) prior: Prior,
}

impl Ledger {
    pub(crate) fn entries(&self) -> MutexGuard<'_, Entries> {
        lock(&self.entries)
    }

    /// Records `minimizer`, whose list has these weights and this prior. With `check`, each
    /// remaining element is tried alone at the end, which does not change the result.
    pub(crate) fn watch(
        &self,
        minimizer: Minimizer,
        weights: &Weights,
        prior: &Prior,
        check: bool,
    ) -> Minimizer {
        if minimizer.candidate().is_none() {
            return minimizer;
        }
        let mut entries = self.entries();
        let asked = Asked { number: entries.begun, weights: weights.clone(), prior: prior.clone() };
        entries.begun += 1;
        let (ledger, list, counting) = (self.clone(), Arc::new(asked), Counting::default());
        let stage = Stage::Minimizing(minimizer);
        Box::new(Recording { ledger, list, place: ListPlace::default(), check, counting, stage })
    }

    /// Returns the proposal of `search`, and its list if a list minimiser made it.
    pub(crate) fn candidate(&self, search: &Project) -> Option<(Proposal, Option<Arc<Asked>>)> {
        self.entries().asked = None;
        let candidate = search.candidate()?;
        let mut entries = self.entries();
        let asked = entries.asked.clone();
        entries.place =
            asked.as_ref().and_then(|list| Some((list.number, ListPlace::of(&candidate)?)));
        Some((candidate, asked))
    }

    /// Returns the position of the last query.
    pub(crate) fn place(&self) -> Option<ListPlace> {
        self.entries().place.as_ref().map(|(_, place)| place.clone())
    }

    /// Renders this configuration of the last list of `search`.
    pub(crate) fn render(&self, search: &Project, config: Config) -> Option<Bundle> {
        self.entries().probe = Some(config);
        let fork = search.clone();
        self.entries().probe = None;
        Some(fork.candidate()?.bundle)
    }
}

struct Recording {
    ledger: Ledger,
    list: Arc<Asked>,
    place: ListPlace,
    check: bool,
    counting: Counting,
    stage: Stage,
}

enum Stage {
    Minimizing(Minimizer),
    Unobserved(Minimizer),
    /// Tries each element of `left` alone, in reverse order.
    Checking {
        best: Config,
        left: Vec<u32>,
    },
    Done(Config),
}

impl Recording {
    fn enter(&self, best: &Config, one_minimal: Option<bool>) {
        let Asked { weights, prior, .. } = &*self.list;
        let assumed = prior.mean(weights.len()).get();
        let counts = &self.counting.counts;
        let run = ListRun::new(self.place.clone(), weights, assumed, counts, best);
        let run = ListRun { one_minimal, ..run };
        let mut entries = self.ledger.entries();
        entries.lists.push(run);
        entries.results.insert(self.list.number, best.clone());
        entries.is_extra = false;
    }

    fn observe_minimizer(&mut self, outcome: Outcome) {
        let Stage::Minimizing(minimizer) = &mut self.stage else { return };
        let Some(query) = minimizer.candidate() else { return };
        let is_repeat = self.counting.record(&query, outcome);
        let mut entries = self.ledger.entries();
        entries.counts.record(&query, outcome, is_repeat);
        if let Some((_, place)) = entries.place.take_if(|(number, _)| *number == self.list.number) {
            self.place = place;
        }
        drop(entries);
        minimizer.observe(outcome);
        if minimizer.candidate().is_some() {
            return;
        }
        let best = minimizer.best();
        // With one element left, the pass decides if the list may become empty.
        if self.check && best.len() > 1 {
            let left = best.iter().filter_map(|index| u32::try_from(index).ok()).collect();
            self.ledger.entries().is_extra = true;
            self.stage = Stage::Checking { best, left };
        } else {
            self.enter(&best, self.check.then_some(true));
            self.stage = Stage::Done(best);
        }
    }
}

impl Search for Recording {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        match &self.stage {
            Stage::Minimizing(minimizer) => {
                self.ledger.entries().asked = Some(self.list.clone());
                minimizer.candidate()
            }
            Stage::Unobserved(minimizer) => minimizer.candidate(),
            Stage::Checking { best, left } => {
                let config = best.without(&[*left.last()?]);
                Some(Query { config, kind: QueryKind::Complement, expected: None })
            }
            Stage::Done(_) => None,
        }
    }

    fn observe(&mut self, outcome: Outcome) {
        let (best, left) = match &mut self.stage {
            Stage::Unobserved(minimizer) => return minimizer.observe(outcome),
            Stage::Checking { best, left } => (best, left),
            Stage::Minimizing(_) | Stage::Done(_) => return self.observe_minimizer(outcome),
        };
        left.pop();
        if outcome.is_interesting() || left.is_empty() {
            let best = best.clone();
            self.enter(&best, Some(!outcome.is_interesting()));
            self.stage = Stage::Done(best);
        }
    }

    fn best(&self) -> Config {
        match &self.stage {
            Stage::Minimizing(minimizer) | Stage::Unobserved(minimizer) => minimizer.best(),
            Stage::Checking { best, .. } | Stage::Done(best) => best.clone(),
        }
    }
}

impl Clone for Recording {
    /// A copy is not recorded: speculation may ask queries that the search never asks.
    fn clone(&self) -> Self {
        let Self { list, place, check, .. } = self;
        let mut entries = self.ledger.entries();
        let is_asked = entries.asked.as_ref().is_some_and(|asked| asked.number == list.number);
        let probe = if is_asked { entries.probe.take() } else { None };
        drop(entries);
        let stage = match (&self.stage, probe) {
            (_, Some(config)) => Stage::Unobserved(recorded(vec![config], list.weights.len())),
            (Stage::Minimizing(minimizer) | Stage::Unobserved(minimizer), _) => {
                Stage::Unobserved(minimizer.clone())
            }
            (Stage::Checking { best, left }, _) => {
                Stage::Checking { best: best.clone(), left: left.clone() }
            }
            (Stage::Done(best), _) => Stage::Done(best.clone()),
        };
        let (list, place, ledger) = (list.clone(), place.clone(), Ledger::default());
        let counting = Counting::default();
        Self { ledger, list, place, check: *check, counting, stage }
    }
}
