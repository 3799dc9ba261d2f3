//! What a few parts of a program need, found by binary search.
//!
//! This is Binary Reduction of C. G. Kalhauge and J. Palsberg, *Binary Reduction of Dependency Graphs* (FSE 2019), on the
//! outermost parts of a program. The shortest beginning of the file that is interesting, together with what it needs by
//! name, ends with a part that must stay: that one is learned. When all that the learned parts need is interesting, the
//! walk is over, else another one is sought in the beginning that is left.
//!
//! Names do not tell all that a program needs. What they miss is learned like the rest, for as many tests as it takes to
//! find one among all.

use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};
use secateur_names::{Program, Units};
use secateur_syntax::{Edit, NodeId};

use crate::breadth::Breadth;
use crate::candidate::{Candidate, Part};
use crate::prior::PriorSource;
use crate::round::{PassSearch, Round};

/// A file of fewer parts is left to other passes.
const UNITS_MIN: usize = 256;

/// The tokens of a program for each that is in its focus.
const FOCUS_SHARE: u64 = 256;

/// After so many parts that were learned, the walk is over.
const LEARNED_MAX: usize = 32;

/// One walk over one tree.
#[derive(Clone)]
pub(crate) struct Closures {
    tree: Arc<Program>,
    units: Arc<Units>,
    round: Round,
    /// Line markers that have gone.
    markers: Arc<[NodeId]>,
    learned: Vec<usize>,
    /// The smallest interesting set of units so far.
    kept: Arc<[bool]>,
    /// The units of the next candidate.
    asked: Option<Arc<[bool]>>,
    stage: Stage,
}

#[derive(Clone, Copy)]
enum Stage {
    /// Whether all line markers can go.
    Markers,
    /// Whether what the last root needs is interesting.
    Guess,
    /// Whether what the learned units need is interesting. So is what the first `end` need with them.
    Alone {
        end: usize,
    },
    /// The shortest interesting beginning is sought: one of `low` units is none, one of `high` units is one.
    Between {
        low: usize,
        high: usize,
    },
    Over,
}

/// How many tokens the program itself is thought to have; none if it is not long.
pub(crate) fn focus(tree: &Program) -> Option<u64> {
    (tree.units().len() >= UNITS_MIN).then(|| tree.tokens() / FOCUS_SHARE)
}

/// The last parts of a program, at least one, of so many tokens. In C and C++ what was included stands before the program
/// itself.
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
    /// A walk over `tree`. Only one that focuses asks anything.
    pub(crate) fn new(tree: Arc<Program>, round: Round) -> Self {
        // The units are not even sought where nothing is asked about them.
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

    /// Which units the next candidate has.
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

    /// Goes on while it is known what comes of a question.
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
            // An earlier part may do.
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
