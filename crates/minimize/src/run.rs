//! Common state of all list minimisers: the best configuration so far, and the pending query.

use crate::{Config, Outcome, Query, Search};

/// Algorithm of a list minimiser: chooses the next query.
pub trait Proposer: Clone + Send {
    /// Returns the next query, or `None` at the end. `best` has at least two elements, because no
    /// algorithm queries the empty list.
    fn propose(&mut self, best: &Config) -> Option<Query>;

    /// Learns the outcome of the last proposed query. The configuration of an interesting query is
    /// the best from now on.
    fn learn(&mut self, is_interesting: bool);
}

/// Run of a list minimiser.
#[derive(Clone, Debug)]
pub struct Run<P> {
    pub(crate) proposer: P,
    best: Config,
    query: Option<Query>,
}

impl<P: Proposer> Run<P> {
    /// Starts a run over a list of `len` elements.
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
