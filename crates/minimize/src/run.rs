//! What the runs of all list minimisers have in common: the best configuration so far, and the query that waits for its outcome.

use crate::{Config, Outcome, Query, Search};

/// What a list minimiser adds to that: which query comes next.
pub trait Proposer: Clone + Send {
    /// The next query, or none at the end. `best` has at least two elements: no algorithm asks about the empty list.
    fn propose(&mut self, best: &Config) -> Option<Query>;

    /// Takes note of the outcome of the query that was proposed last. If that was interesting, it is the best from now on.
    fn learn(&mut self, is_interesting: bool);
}

/// A run of a list minimiser.
#[derive(Clone, Debug)]
pub struct Run<P> {
    pub(crate) proposer: P,
    best: Config,
    query: Option<Query>,
}

impl<P: Proposer> Run<P> {
    /// A run over a list of `len` elements.
    pub(crate) fn new(len: usize, proposer: P) -> Self {
        let mut run = Self { proposer, best: Config::full(len), query: None };
        run.ask();
        run
    }

    fn ask(&mut self) {
        self.query = if self.best.len() < 2 { None } else { self.proposer.propose(&self.best) };
    }
}

impl<P: Proposer> Search for Run<P> {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        self.query.clone()
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(query) = self.query.take() else { return };
        if outcome.is_interesting() {
            self.best = query.config;
        }
        self.proposer.learn(outcome.is_interesting());
        self.ask();
    }

    fn best(&self) -> Config {
        self.best.clone()
    }
}
