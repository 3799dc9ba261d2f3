//! A list minimiser under observation.
//!
//! What became of each list is seen when a run is gone through once more with the outcomes that it had: that needs no
//! test, gives the same figures for every number of jobs, and leaves the run itself as it is without observation.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use secateur_minimize::{Config, Minimizer, Outcome, Query, QueryKind, Search, Statistics, Weights};

use super::row::ListRun;
use crate::statistics::spearman;

/// What the minimisers of one run have done.
#[derive(Clone, Default)]
pub(crate) struct Ledger {
    entries: Arc<Mutex<Entries>>,
}

#[derive(Default)]
pub(crate) struct Entries {
    pub(crate) lists: Vec<ListRun>,
    pub(crate) statistics: Statistics,
    /// Whether the current candidate is not the minimiser's, but a look at whether its result is 1-minimal.
    pub(crate) is_extra: bool,
}

impl Ledger {
    pub(crate) fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// `minimizer`, whose list has these weights, under observation. With `check`, each member that it leaves is
    /// tried alone after its end, which changes nothing about its result.
    pub(crate) fn watch(&self, minimizer: Minimizer, weights: &Weights, check: bool) -> Minimizer {
        if minimizer.candidate().is_none() {
            return minimizer;
        }
        let (ledger, weights) = (self.clone(), weights.clone());
        Box::new(Recording { ledger, weights, check, queries: 0, stage: Stage::Minimizing(minimizer) })
    }
}

struct Recording {
    ledger: Ledger,
    weights: Weights,
    check: bool,
    queries: u64,
    stage: Stage,
}

enum Stage {
    Minimizing(Minimizer),
    /// Tries the members in `left` alone, the last first.
    Checking {
        best: Config,
        left: Vec<u32>,
    },
    Done {
        best: Config,
    },
}

impl Recording {
    fn enter(&self, best: &Config, one_minimal: Option<bool>) {
        let (len, kept, queries) = (best.list_len(), best.len(), self.queries);
        let rho = weight_and_deletion(&self.weights, best);
        let mut entries = self.ledger.entries();
        entries.lists.push(ListRun { len, kept, queries, rho, one_minimal });
        entries.is_extra = false;
    }

    fn observe_minimizer(&mut self, outcome: Outcome) {
        let Stage::Minimizing(minimizer) = &mut self.stage else { return };
        let Some(query) = minimizer.candidate() else { return };
        self.ledger.entries().statistics.record(&query, outcome);
        self.queries += 1;
        minimizer.observe(outcome);
        if minimizer.candidate().is_some() {
            return;
        }
        let best = minimizer.best();
        // With one member left, it is the walker's business whether the list may become empty.
        if self.check && best.len() > 1 {
            let left = best.iter().filter_map(|index| u32::try_from(index).ok()).collect();
            self.ledger.entries().is_extra = true;
            self.stage = Stage::Checking { best, left };
        } else {
            self.enter(&best, self.check.then_some(true));
            self.stage = Stage::Done { best };
        }
    }
}

impl Search for Recording {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        match &self.stage {
            Stage::Minimizing(minimizer) => minimizer.candidate(),
            Stage::Checking { best, left } => {
                let config = best.without(&[*left.last()?]);
                Some(Query { config, kind: QueryKind::Complement, expected: None })
            }
            Stage::Done { .. } => None,
        }
    }

    fn observe(&mut self, outcome: Outcome) {
        let Stage::Checking { best, left } = &mut self.stage else { return self.observe_minimizer(outcome) };
        left.pop();
        if outcome.is_interesting() || left.is_empty() {
            let best = best.clone();
            self.enter(&best, Some(!outcome.is_interesting()));
            self.stage = Stage::Done { best };
        }
    }

    fn best(&self) -> Config {
        match &self.stage {
            Stage::Minimizing(minimizer) => minimizer.best(),
            Stage::Checking { best, .. } | Stage::Done { best } => best.clone(),
        }
    }

    /// A fork is not observed: speculation asks queries that the search may never ask.
    fn fork(&self) -> Minimizer {
        let stage = match &self.stage {
            Stage::Minimizing(minimizer) => return minimizer.fork(),
            Stage::Checking { best, left } => Stage::Checking { best: best.clone(), left: left.clone() },
            Stage::Done { best } => Stage::Done { best: best.clone() },
        };
        let Self { weights, check, queries, .. } = self;
        Box::new(Self { ledger: Ledger::default(), weights: weights.clone(), check: *check, queries: *queries, stage })
    }
}

/// Spearman's ρ between each weight that occurs and the share of the elements of this weight that were deleted: RQ1 of
/// *WDD: Weighted Delta Debugging* (ICSE 2025). Not defined where nothing was deleted, or all weights or shares are
/// equal.
fn weight_and_deletion(weights: &Weights, best: &Config) -> Option<f64> {
    if best.len() == best.list_len() {
        return None;
    }
    let mut shares: BTreeMap<u64, (u32, u32)> = BTreeMap::new();
    for index in 0..weights.len() {
        let (deleted, all) = shares.entry(weights.of(index)).or_default();
        *deleted += u32::from(!best.contains(index));
        *all += 1;
    }
    let (weights, shares): (Vec<f64>, Vec<f64>) =
        shares.into_iter().map(|(weight, (deleted, all))| (weight as f64, f64::from(deleted) / f64::from(all))).unzip();
    spearman(&weights, &shares)
}
