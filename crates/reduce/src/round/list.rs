//! A list that is being minimised.

use std::sync::Arc;

use secateur_minimize::{Config, Minimizer, Outcome, Prior, Query, QueryKind, Search, Weights};
use secateur_syntax::{Node, NodeId, Tree};

/// Starts a list minimiser on a list whose elements have these weights and initial probabilities.
pub type StartMinimizer = Arc<dyn Fn(&Weights, &Prior) -> Minimizer + Send + Sync>;

/// Nodes that are deleted together: mostly one node, sometimes several adjacent ones.
pub(crate) type ElementNodes = Box<[NodeId]>;

/// Returns the children of a node between two anonymous delimiters, such as brackets or quotes;
/// `None` without such delimiters.
pub(crate) fn between_ends(node: &Node) -> Option<Vec<NodeId>> {
    let children: Vec<Node> = node.children().collect();
    match children.as_slice() {
        [first, inner @ .., last] if !first.is_named() && !last.is_named() => {
            Some(inner.iter().map(Node::id).collect())
        }
        _ => None,
    }
}

/// Returns the number of tokens of several nodes, such as those of an element.
pub(crate) fn weight(tree: &Tree, nodes: &[NodeId]) -> u64 {
    nodes.iter().map(|&node| tree.node(node).weight()).sum()
}

/// Handling of the empty list. List minimisers never propose it themselves, because the pass knows
/// if it makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Empty {
    /// Never tried.
    Never,
    /// Tried first.
    First,
    /// Tried after one element is left.
    Last,
}

/// A list being minimised. The pass defines its elements.
#[derive(Clone)]
pub(crate) struct List<M> {
    members: Arc<[M]>,
    start: StartMinimizer,
    weights: Weights,
    prior: Prior,
    empty: Empty,
    stage: ListStage,
}

#[derive(Clone)]
enum ListStage {
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
            _ if members.is_empty() => ListStage::Done { best: all },
            Empty::First => ListStage::AskingEmpty { otherwise: all },
            Empty::Never | Empty::Last => ListStage::Minimizing(start(&weights, &prior)),
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
            ListStage::Minimizing(minimizer) => minimizer.candidate(),
            ListStage::AskingEmpty { otherwise } => Some(Query {
                config: Config::empty(otherwise.list_len()),
                kind: QueryKind::Other,
                expected: None,
            }),
            ListStage::Done { .. } => None,
        }
    }

    pub(crate) fn observe(&mut self, outcome: Outcome) {
        match &mut self.stage {
            ListStage::Minimizing(minimizer) => minimizer.observe(outcome),
            ListStage::AskingEmpty { otherwise } => {
                self.stage = if outcome.is_interesting() {
                    ListStage::Done { best: Config::empty(otherwise.list_len()) }
                } else if self.empty == Empty::First {
                    ListStage::Minimizing((self.start)(&self.weights, &self.prior))
                } else {
                    ListStage::Done { best: otherwise.clone() }
                };
            }
            ListStage::Done { .. } => {}
        }
        self.settle();
    }

    fn settle(&mut self) {
        if let ListStage::Minimizing(minimizer) = &self.stage
            && minimizer.candidate().is_none()
        {
            let best = minimizer.best();
            let ask = self.empty == Empty::Last && best.len() == 1;
            self.stage = if ask {
                ListStage::AskingEmpty { otherwise: best }
            } else {
                ListStage::Done { best }
            };
        }
    }

    /// Returns the smallest interesting configuration so far.
    pub(crate) fn best(&self) -> Config {
        match &self.stage {
            ListStage::Minimizing(minimizer) => minimizer.best(),
            ListStage::AskingEmpty { otherwise: best } | ListStage::Done { best } => best.clone(),
        }
    }

    /// Returns the elements, and `true` for those that the best configuration keeps.
    pub(crate) fn fates(&self) -> impl Iterator<Item = (&M, bool)> {
        self.under(self.best())
    }

    /// Returns the elements that the best configuration deletes.
    pub(crate) fn deleted(&self) -> impl Iterator<Item = &M> {
        self.left_out(self.best())
    }

    /// Returns the elements that `config` deletes.
    pub(crate) fn left_out(&self, config: Config) -> impl Iterator<Item = &M> {
        self.under(config).filter(|(_, is_kept)| !is_kept).map(|(member, _)| member)
    }

    /// Returns the elements that `config` deletes and `other` keeps.
    pub(crate) fn between(&self, config: &Config, other: &Config) -> impl Iterator<Item = &M> {
        let left_out = config.deleted().filter(|&index| other.contains(index));
        left_out.filter_map(|index| self.members.get(index))
    }

    /// Returns the elements that `config` keeps.
    pub(crate) fn kept(&self, config: Config) -> impl Iterator<Item = &M> {
        self.under(config).filter(|(_, is_kept)| *is_kept).map(|(member, _)| member)
    }

    fn under(&self, config: Config) -> impl Iterator<Item = (&M, bool)> {
        self.members.iter().enumerate().map(move |(index, member)| (member, config.contains(index)))
    }
}
