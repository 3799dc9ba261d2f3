//! One list under a list minimiser.

use std::sync::Arc;

use secateur_minimize::{Config, Minimizer, Outcome, Prior, Query, QueryKind, Search, Weights};
use secateur_syntax::{Node, NodeId, Tree};

/// Starts a list minimiser on a list whose elements have these weights and initial probabilities.
pub type StartMinimizer = Arc<dyn Fn(&Weights, &Prior) -> Minimizer + Send + Sync>;

/// What of a tree goes as one: mostly one node, sometimes several side by side.
pub(crate) type Member = Box<[NodeId]>;

/// What stands in a node between two ends without a name, such as brackets or quotes; none where it has no such ends.
pub(crate) fn between_ends(node: &Node) -> Option<Vec<NodeId>> {
    let children: Vec<Node> = node.children().collect();
    match children.as_slice() {
        [first, inner @ .., last] if !first.is_named() && !last.is_named() => {
            Some(inner.iter().map(Node::id).collect())
        }
        _ => None,
    }
}

/// How many tokens a member has.
pub(crate) fn weight(tree: &Tree, member: &Member) -> u64 {
    member.iter().map(|&node| tree.node(node).weight()).sum()
}

/// Whether and when the empty list is asked about. List minimisers never do so themselves, because whether it makes
/// sense is the pass's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Empty {
    /// Something must stay.
    Never,
    /// Before anything else.
    First,
    /// When one member is left.
    Last,
}

/// A list being minimised. What its members are is the pass's business.
#[derive(Clone)]
pub(crate) struct List<M> {
    members: Arc<[M]>,
    start: StartMinimizer,
    weights: Weights,
    prior: Prior,
    empty: Empty,
    stage: Stage,
}

#[derive(Clone)]
enum Stage {
    AskingEmpty { otherwise: Config },
    Minimizing(Minimizer),
    Done { best: Config },
}

impl<M> List<M> {
    pub(crate) fn new(
        members: Vec<M>,
        weights: Weights,
        prior: Prior,
        empty: Empty,
        start: &StartMinimizer,
    ) -> Self {
        let all = Config::full(members.len());
        let stage = match empty {
            _ if members.is_empty() => Stage::Done { best: all },
            Empty::First => Stage::AskingEmpty { otherwise: all },
            Empty::Never | Empty::Last => Stage::Minimizing(start(&weights, &prior)),
        };
        let mut list =
            Self { members: members.into(), start: start.clone(), weights, prior, empty, stage };
        list.settle();
        list
    }

    pub(crate) fn len(&self) -> usize {
        self.members.len()
    }

    pub(crate) fn query(&self) -> Option<Query> {
        match &self.stage {
            Stage::Minimizing(minimizer) => minimizer.candidate(),
            Stage::AskingEmpty { otherwise } => Some(Query {
                config: Config::empty(otherwise.list_len()),
                kind: QueryKind::Other,
                expected: None,
            }),
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
                    Stage::Minimizing((self.start)(&self.weights, &self.prior))
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
            self.stage =
                if ask { Stage::AskingEmpty { otherwise: best } } else { Stage::Done { best } };
        }
    }

    /// The smallest interesting configuration so far.
    pub(crate) fn best(&self) -> Config {
        match &self.stage {
            Stage::Minimizing(minimizer) => minimizer.best(),
            Stage::AskingEmpty { otherwise: best } | Stage::Done { best } => best.clone(),
        }
    }

    /// The members, and whether the smallest interesting configuration so far keeps them.
    pub(crate) fn fates(&self) -> impl Iterator<Item = (&M, bool)> {
        self.under(self.best())
    }

    /// The members that the smallest interesting configuration so far leaves out.
    pub(crate) fn deleted(&self) -> impl Iterator<Item = &M> {
        self.left_out(self.best())
    }

    /// The members that `config` leaves out.
    pub(crate) fn left_out(&self, config: Config) -> impl Iterator<Item = &M> {
        self.under(config).filter(|(_, is_kept)| !is_kept).map(|(member, _)| member)
    }

    /// The members that `config` leaves out and `other` keeps.
    pub(crate) fn between(&self, config: &Config, other: &Config) -> impl Iterator<Item = &M> {
        let left_out = config.deleted().filter(|&index| other.contains(index));
        left_out.filter_map(|index| self.members.get(index))
    }

    /// The members that `config` keeps.
    pub(crate) fn kept(&self, config: Config) -> impl Iterator<Item = &M> {
        self.under(config).filter(|(_, is_kept)| *is_kept).map(|(member, _)| member)
    }

    fn under(&self, config: Config) -> impl Iterator<Item = (&M, bool)> {
        self.members.iter().enumerate().map(move |(index, member)| (member, config.contains(index)))
    }
}
