//! One list of a tree under a list minimiser.

use std::sync::Arc;

use secateur_minimize::{Config, Minimizer, Outcome, Query, QueryKind, Search, Weights};
use secateur_syntax::{NodeId, Tree};

/// Starts a list minimiser on a list whose elements have these weights.
pub type StartMinimizer = Arc<dyn Fn(&Weights) -> Minimizer + Send + Sync>;

/// What goes as one: mostly one node, sometimes several side by side.
pub(crate) type Member = Box<[NodeId]>;

/// Whether and when the empty list is asked about. List minimisers never do so themselves, because whether it makes
/// sense is the walker's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Empty {
    /// Something must stay.
    Never,
    /// Before anything else.
    First,
    /// When one member is left.
    Last,
}

/// A list being minimised.
pub(crate) struct List {
    members: Arc<[Member]>,
    start: StartMinimizer,
    weights: Weights,
    empty: Empty,
    stage: Stage,
}

enum Stage {
    AskingEmpty { otherwise: Config },
    Minimizing(Minimizer),
    Done { best: Config },
}

impl List {
    pub(crate) fn new(tree: &Tree, members: Vec<Member>, empty: Empty, start: &StartMinimizer) -> Self {
        let weight = |member: &Member| member.iter().map(|&node| tree.node(node).weight()).sum();
        let weights = Weights::new(members.iter().map(weight));
        let all = Config::full(members.len());
        let stage = match empty {
            _ if members.is_empty() => Stage::Done { best: all },
            Empty::First => Stage::AskingEmpty { otherwise: all },
            Empty::Never | Empty::Last => Stage::Minimizing(start(&weights)),
        };
        let mut list = Self { members: members.into(), start: start.clone(), weights, empty, stage };
        list.settle();
        list
    }

    pub(crate) fn len(&self) -> usize {
        self.members.len()
    }

    pub(crate) fn query(&self) -> Option<Query> {
        match &self.stage {
            Stage::Minimizing(minimizer) => minimizer.candidate(),
            Stage::AskingEmpty { otherwise } => {
                Some(Query { config: Config::empty(otherwise.list_len()), kind: QueryKind::Other, expected: None })
            }
            Stage::Done { .. } => None,
        }
    }

    pub(crate) fn observe(&mut self, outcome: Outcome) {
        match &mut self.stage {
            Stage::Minimizing(minimizer) => minimizer.observe(outcome),
            Stage::AskingEmpty { otherwise } => {
                self.stage = if outcome.is_interesting() {
                    Stage::Done { best: Config::empty(otherwise.list_len()) }
                } else if self.empty == Empty::First {
                    Stage::Minimizing((self.start)(&self.weights))
                } else {
                    Stage::Done { best: otherwise.clone() }
                };
            }
            Stage::Done { .. } => {}
        }
        self.settle();
    }

    fn settle(&mut self) {
        if let Stage::Minimizing(minimizer) = &self.stage
            && minimizer.candidate().is_none()
        {
            let best = minimizer.best();
            let ask = self.empty == Empty::Last && best.len() == 1;
            self.stage = if ask { Stage::AskingEmpty { otherwise: best } } else { Stage::Done { best } };
        }
    }

    /// The members that the smallest interesting configuration so far leaves out.
    pub(crate) fn deleted(&self) -> impl Iterator<Item = &Member> {
        let best = match &self.stage {
            Stage::Minimizing(minimizer) => minimizer.best(),
            Stage::AskingEmpty { otherwise: best } | Stage::Done { best } => best.clone(),
        };
        self.left_out(best)
    }

    /// The members that `config` leaves out.
    pub(crate) fn left_out(&self, config: Config) -> impl Iterator<Item = &Member> {
        self.members.iter().enumerate().filter(move |(index, _)| !config.contains(*index)).map(|(_, member)| member)
    }

    pub(crate) fn fork(&self) -> Self {
        let stage = match &self.stage {
            Stage::Minimizing(minimizer) => Stage::Minimizing(minimizer.fork()),
            Stage::AskingEmpty { otherwise } => Stage::AskingEmpty { otherwise: otherwise.clone() },
            Stage::Done { best } => Stage::Done { best: best.clone() },
        };
        Self {
            members: self.members.clone(),
            start: self.start.clone(),
            weights: self.weights.clone(),
            empty: self.empty,
            stage,
        }
    }
}
