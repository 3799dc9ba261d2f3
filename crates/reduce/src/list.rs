//! One list of nodes under a list minimiser.

use std::sync::Arc;

use secateur_minimize::{Config, Minimizer, Outcome, Query, QueryKind, Search, Weights};
use secateur_syntax::{NodeId, Tree};

/// Starts a list minimiser on a list whose elements have these weights.
pub type StartMinimizer = Arc<dyn Fn(&Weights) -> Minimizer + Send + Sync>;

/// A list of nodes being minimised, down to the empty list if that is interesting: list minimisers never ask about the
/// empty list themselves, because whether it makes sense is the walker's business.
pub(crate) struct List {
    nodes: Arc<[NodeId]>,
    stage: Stage,
}

enum Stage {
    Minimising(Minimizer),
    /// One element is left, and its deletion is being asked about.
    AskingEmpty {
        best: Config,
    },
    Done {
        best: Config,
    },
}

impl List {
    pub(crate) fn new(tree: &Tree, nodes: Vec<NodeId>, start: &StartMinimizer) -> Self {
        let weights = Weights::new(nodes.iter().map(|&node| tree.node(node).weight()));
        let mut list = Self { nodes: nodes.into(), stage: Stage::Minimising(start(&weights)) };
        list.settle();
        list
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn query(&self) -> Option<Query> {
        match &self.stage {
            Stage::Minimising(minimizer) => minimizer.candidate(),
            Stage::AskingEmpty { best } => {
                Some(Query { config: Config::empty(best.list_len()), kind: QueryKind::Other, expected: None })
            }
            Stage::Done { .. } => None,
        }
    }

    pub(crate) fn observe(&mut self, outcome: Outcome) {
        match &mut self.stage {
            Stage::Minimising(minimizer) => minimizer.observe(outcome),
            Stage::AskingEmpty { best } => {
                let best = if outcome.is_interesting() { Config::empty(best.list_len()) } else { best.clone() };
                self.stage = Stage::Done { best };
            }
            Stage::Done { .. } => {}
        }
        self.settle();
    }

    fn settle(&mut self) {
        if let Stage::Minimising(minimizer) = &self.stage
            && minimizer.candidate().is_none()
        {
            let best = minimizer.best();
            self.stage = if best.len() == 1 { Stage::AskingEmpty { best } } else { Stage::Done { best } };
        }
    }

    /// The nodes that the smallest interesting configuration so far deletes.
    pub(crate) fn deleted(&self) -> Vec<NodeId> {
        match &self.stage {
            Stage::Minimising(minimizer) => self.left_out(&minimizer.best()),
            Stage::AskingEmpty { best } | Stage::Done { best } => self.left_out(best),
        }
    }

    /// The nodes that `config` leaves out.
    pub(crate) fn left_out(&self, config: &Config) -> Vec<NodeId> {
        config.deleted().map(|index| self.nodes[index]).collect()
    }

    pub(crate) fn fork(&self) -> Self {
        let stage = match &self.stage {
            Stage::Minimising(minimizer) => Stage::Minimising(minimizer.fork()),
            Stage::AskingEmpty { best } => Stage::AskingEmpty { best: best.clone() },
            Stage::Done { best } => Stage::Done { best: best.clone() },
        };
        Self { nodes: self.nodes.clone(), stage }
    }
}
