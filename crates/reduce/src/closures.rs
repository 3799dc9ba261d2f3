//! Closures: keeps the dependencies of a few units of a program, found by binary search.
//!
//! This is the Binary Reduction of C. G. Kalhauge and J. Palsberg, *Binary Reduction of Dependency
//! Graphs* (FSE 2019), on the units of a program. Consider the shortest prefix of the file that is
//! interesting together with its dependencies by name. Its last unit is required and is learned. If
//! the dependencies of the learned units are interesting, the round ends; otherwise the search is
//! repeated in the remaining prefix.
//!
//! Names do not show all dependencies. Hidden ones are learned in the same way, for the tests of
//! one binary search each.

use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};
use secateur_names::{Program, Units};
use secateur_syntax::{Edit, NodeId};

use crate::breadth::Breadth;
use crate::candidate::{Candidate, Part};
use crate::prior::PriorSource;
use crate::round::{PassSearch, Round};

/// Minimum number of units. A shorter file is left to other passes.
const UNITS_MIN: usize = 256;

/// Ratio of the tokens of a program to the tokens of its focus.
const FOCUS_SHARE: u64 = 256;

/// Maximum number of learned units.
const LEARNED_MAX: usize = 32;

/// Round on one tree.
#[derive(Clone)]
pub(crate) struct Closures {
    tree: Arc<Program>,
    units: Arc<Units>,
    round: Round,
    /// Deleted line markers.
    markers: Arc<[NodeId]>,
    learned: Vec<usize>,
    /// Smallest interesting set of units so far.
    kept: Arc<[bool]>,
    /// Units of the next candidate.
    asked: Option<Arc<[bool]>>,
    stage: Stage,
}

#[derive(Clone, Copy)]
enum Stage {
    /// Tries the deletion of all line markers.
    Markers,
    /// Tries the dependencies of the last root.
    Guess,
    /// Tries the dependencies of the learned units. Together with those of the first `end` units,
    /// they are interesting.
    Alone {
        end: usize,
    },
    /// Seeks the shortest interesting prefix: `low` units are uninteresting, `high` units are
    /// interesting.
    Between {
        low: usize,
        high: usize,
    },
    Over,
}

/// Returns the assumed number of tokens of the program without its includes; `None` for a short
/// one.
pub(crate) fn focus(tree: &Program) -> Option<u64> {
    (tree.units().len() >= UNITS_MIN).then(|| tree.tokens() / FOCUS_SHARE)
}

/// Returns the last units of a program, at least one, up to `tokens` tokens. In C and C++, included
/// text precedes the program itself.
pub(crate) fn last_parts(tree: &Program, tokens: u64) -> Vec<NodeId> {
    let units = tree.units();
    let mut budget = tokens;
    let mut nodes = Vec::new();
    for unit in (0..units.len()).rev() {
        let weight: u64 = units.nodes(unit).iter().map(|&node| tree.node(node).weight()).sum();
        if weight > budget && !nodes.is_empty() {
            break;
        }
        budget = budget.saturating_sub(weight);
        nodes.extend_from_slice(units.nodes(unit));
    }
    nodes
}

impl Closures {
    /// Starts a round, which is empty unless it is focused.
    pub(crate) fn new(tree: Arc<Program>, round: Round) -> Self {
        // Other rounds do not need the units.
        let units = if matches!(round.breadth, Breadth::Focus { .. }) {
            tree.units().clone()
        } else {
            Arc::default()
        };
        let kept = vec![true; units.len()].into();
        let (markers, learned, asked, stage) = (Arc::default(), Vec::new(), None, Stage::Over);
        let mut search = Self { tree, units, round, markers, learned, kept, asked, stage };
        if search.units.len() >= UNITS_MIN {
            search.markers = search.tree.line_markers().into();
            search.learned.extend(search.units.last_root());
            search.stage = if search.markers.is_empty() { Stage::Guess } else { Stage::Markers };
            search.settle();
        }
        search
    }

    /// Returns the units of the next candidate.
    fn next_asked(&self) -> Option<Arc<[bool]>> {
        let beginning = match self.stage {
            Stage::Markers => return Some(vec![true; self.units.len()].into()),
            Stage::Guess | Stage::Alone { .. } => 0,
            Stage::Between { low, high } => usize::midpoint(low, high),
            Stage::Over => return None,
        };
        let closure = self.units.reachable((0..beginning).chain(self.learned.iter().copied()));
        Some(
            closure
                .iter()
                .zip(&*self.kept)
                .map(|(&is_needed, &is_kept)| is_needed && is_kept)
                .collect(),
        )
    }

    fn without(&self, kept: &[bool]) -> Vec<u8> {
        let gone = kept.iter().enumerate().filter(|(_, is_kept)| !**is_kept);
        let nodes = gone.flat_map(|(unit, _)| self.units.nodes(unit).iter().copied());
        self.tree.render(&Edit::default().deleting(nodes.chain(self.markers.iter().copied())))
    }

    /// Skips queries with a known outcome.
    fn settle(&mut self) {
        if let Stage::Between { low, high } = self.stage
            && high - low <= 1
        {
            self.learned.push(high.saturating_sub(1));
            self.stage = if self.learned.len() < LEARNED_MAX {
                Stage::Alone { end: high }
            } else {
                Stage::Over
            };
        }
        self.asked = self.next_asked();
    }
}

impl Search for Closures {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let kept = self.asked.as_ref()?;
        let part = Part::List { parent: "closures".into(), level: None, list_len: kept.len() };
        Some(Candidate {
            text: self.without(kept),
            kind: QueryKind::Other,
            place: self.round.place(part),
        })
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(kept) = self.asked.take() else { return };
        let is_interesting = outcome.is_interesting();
        if is_interesting {
            self.kept = kept;
        }
        self.stage = match self.stage {
            Stage::Markers => {
                if !is_interesting {
                    self.markers = Arc::default();
                }
                Stage::Guess
            }
            Stage::Alone { .. } if is_interesting => Stage::Over,
            // An earlier unit may suffice.
            Stage::Guess => {
                self.learned.clear();
                let count = self.kept.iter().filter(|is_kept| **is_kept).count();
                if count < UNITS_MIN {
                    Stage::Over
                } else {
                    Stage::Between { low: 0, high: self.units.len() }
                }
            }
            Stage::Alone { end } => Stage::Between { low: 0, high: end },
            Stage::Between { low, high } => {
                let middle = usize::midpoint(low, high);
                if is_interesting {
                    Stage::Between { low, high: middle }
                } else {
                    Stage::Between { low: middle, high }
                }
            }
            Stage::Over => Stage::Over,
        };
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        if matches!(self.stage, Stage::Markers) {
            return self.tree.source().clone();
        }
        self.without(&self.kept).into()
    }
}

impl PassSearch for Closures {
    fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }
}
