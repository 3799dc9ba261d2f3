//! A search whose questions come from a program of the user's.
//!
//! The program keeps its state to itself. A fork of the search, or an older one that goes on, is at another place than the
//! program is: then the program begins the list anew and is told the same outcomes. Where it then asks something else, it
//! is no minimiser, and the first difference is told.

use std::sync::{Arc, Mutex};

use secateur_minimize::{Config, Outcome, Prior, Query, Search, Weights};

use super::process::{History, OwnError, OwnList, Pool, Reply};

#[derive(Clone)]
pub(super) struct OwnSearch {
    pool: Arc<Pool>,
    list: Arc<OwnList>,
    history: Arc<History>,
    query: Option<Query>,
    best: Config,
}

impl OwnSearch {
    pub(super) fn new(pool: Arc<Pool>, weights: &Weights, prior: &Prior) -> Self {
        let len = weights.len();
        let tokens: Vec<u64> = (0..len).map(|index| weights.of(index)).collect();
        let assumed: Vec<f64> = (0..len).map(|index| prior.of(index).get()).collect();
        let line = serde_json::json!({ "weights": tokens, "assumed": assumed }).to_string();
        let list = Arc::new(OwnList { line, weights: weights.clone(), known: Mutex::default() });
        let mut search = Self { pool, list, history: Arc::default(), query: None, best: Config::full(len) };
        search.query = search.next();
        search
    }

    /// What the program asks next.
    fn next(&self) -> Option<Query> {
        match self.pool.ask(&self.list, &self.history)? {
            Reply::End => None,
            Reply::Ask { config, .. } if config.is_empty() => {
                self.pool.fail(OwnError::Nothing { name: self.pool.name().to_owned() });
                None
            }
            Reply::Ask { config, kind } => Some(Query { config, kind, expected: None }),
        }
    }
}

impl Search for OwnSearch {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        self.query.clone()
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(Query { config, .. }) = self.query.take() else { return };
        let is_interesting = outcome.is_interesting();
        if is_interesting && config.len() <= self.best.len() {
            self.best = config.clone();
        }
        Arc::make_mut(&mut self.history).push((config, is_interesting));
        self.query = self.next();
    }

    fn best(&self) -> Config {
        self.best.clone()
    }
}
