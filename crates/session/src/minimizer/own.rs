//! Searches that receive their queries from a user-supplied program.
//!
//! The program keeps its own state. A fork, or an older search that continues, may be at another
//! position than the program. The program then starts the list again and receives the same
//! outcomes. If its queries differ, it is rejected, and the first difference is reported.

use std::sync::Arc;

use secateur_minimize::{Config, Outcome, Prior, Query, Search, Weights};

use super::answers::{ListPosition, OwnList, Reply};
use super::process::{Pool, Problem};

#[derive(Clone)]
pub(super) struct OwnSearch {
    pool: Arc<Pool>,
    list: Arc<OwnList>,
    place: ListPosition,
    /// Current query, and the index of its answer.
    asked: Option<(usize, Query)>,
    best: Config,
}

impl OwnSearch {
    pub(super) fn new(pool: Arc<Pool>, weights: &Weights, prior: &Prior) -> Self {
        let len = weights.len();
        let tokens: Vec<u64> = (0..len).map(|index| weights.of(index)).collect();
        let assumed: Vec<f64> = (0..len).map(|index| prior.of(index).get()).collect();
        let line = serde_json::json!({ "weights": tokens, "assumed": assumed }).to_string();
        let list = Arc::new(OwnList::new(line, weights.clone()));
        let mut search = Self { pool, list, place: None, asked: None, best: Config::full(len) };
        search.asked = search.next();
        search
    }

    /// Returns the next query of the program.
    fn next(&self) -> Option<(usize, Query)> {
        let number = self.pool.ask(&self.list, self.place)?;
        match self.list.reply(number) {
            Reply::End => None,
            Reply::Ask { config, .. } if config.is_empty() => {
                self.pool.fail(Problem::Nothing);
                None
            }
            Reply::Ask { config, kind } => Some((number, Query { config, kind, expected: None })),
        }
    }
}

impl Search for OwnSearch {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        self.asked.as_ref().map(|(_, query)| query.clone())
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some((number, Query { config, .. })) = self.asked.take() else { return };
        let is_interesting = outcome.is_interesting();
        if is_interesting && config.len() <= self.best.len() {
            self.best = config;
        }
        self.place = Some((number, is_interesting));
        self.asked = self.next();
    }

    fn best(&self) -> Config {
        self.best.clone()
    }
}
