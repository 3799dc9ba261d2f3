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

use std::ops::Range;
use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind};
use secateur_names::{Program, Units};
use secateur_syntax::{Edit, Node, NodeId};

use crate::round::{Breadth, Candidate, PassSearch, Round, SearchTarget, weight};

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
    candidate_units: Option<Arc<[bool]>>,
    step: Step,
}

#[derive(Clone, Copy)]
enum Step {
    /// Tries the deletion of all line markers.
    Markers,
    /// Tries the dependencies of the last root.
    LastRoot,
    /// Tries the dependencies of the learned units. Together with those of the first `end` units,
    /// they are interesting.
    Learned {
        end: usize,
    },
    /// Seeks the shortest interesting prefix: `low` units are uninteresting, `high` units are
    /// interesting.
    Prefix {
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
pub(crate) fn last_parts(tree: &Program, tokens: u64) -> Vec<Node<'_>> {
    let nodes = last_units(tree, tokens).rev().flat_map(|unit| tree.units().nodes(unit));
    nodes.map(|&id| tree.node(id)).collect()
}

/// Returns the last units of a program as a range.
pub(crate) fn last_units(tree: &Program, tokens: u64) -> Range<usize> {
    let units = tree.units();
    let (mut budget, mut first) = (tokens, units.len());
    while first > 0 {
        let weight = weight(tree, units.nodes(first - 1));
        if weight > budget && first < units.len() {
            break;
        }
        budget = budget.saturating_sub(weight);
        first -= 1;
    }
    first..units.len()
}

/// Returns the kept ones of the needed parts.
pub(crate) fn needed_of(kept: &[bool], needed: &[bool]) -> Arc<[bool]> {
    kept.iter().zip(needed).map(|(&is_kept, &is_needed)| is_kept && is_needed).collect()
}

impl Closures {
    /// Starts a round, which is empty unless it is focused.
    pub(crate) fn new(tree: Arc<Program>, round: Round) -> Self {
        // Other rounds do not need the units.
        let is_focused = matches!(round.breadth, Breadth::Focus { .. });
        let units = if is_focused { tree.units().clone() } else { Arc::default() };
        let kept = vec![true; units.len()].into();
        let (markers, learned, candidate_units, step) =
            (Arc::default(), Vec::new(), None, Step::Over);
        let mut search = Self { tree, units, round, markers, learned, kept, candidate_units, step };
        if search.units.len() >= UNITS_MIN {
            search.markers = search.tree.line_markers().into();
            search.learned.extend(search.units.last_root());
            search.step = if search.markers.is_empty() { Step::LastRoot } else { Step::Markers };
            search.settle();
        }
        search
    }

    /// Returns the units of the next candidate.
    fn next_units(&self) -> Option<Arc<[bool]>> {
        let beginning = match self.step {
            Step::Markers => return Some(vec![true; self.units.len()].into()),
            Step::LastRoot | Step::Learned { .. } => 0,
            Step::Prefix { low, high } => usize::midpoint(low, high),
            Step::Over => return None,
        };
        let closure = self.units.reachable((0..beginning).chain(self.learned.iter().copied()));
        Some(needed_of(&self.kept, &closure))
    }

    fn without(&self, kept: &[bool]) -> Vec<u8> {
        let removed = kept.iter().enumerate().filter(|(_, is_kept)| !**is_kept);
        let nodes = removed.flat_map(|(unit, _)| self.units.nodes(unit).iter().copied());
        self.tree.render(&Edit::default().deleting(nodes.chain(self.markers.iter().copied())))
    }

    /// Skips queries with a known outcome.
    fn settle(&mut self) {
        if let Step::Prefix { low, high } = self.step
            && high - low <= 1
        {
            self.learned.push(high.saturating_sub(1));
            let is_full = self.learned.len() >= LEARNED_MAX;
            self.step = if is_full { Step::Over } else { Step::Learned { end: high } };
        }
        self.candidate_units = self.next_units();
    }
}

impl PassSearch for Closures {
    fn candidate(&self) -> Option<Candidate> {
        let kept = self.candidate_units.as_ref()?;
        let part = SearchTarget::list("closures", kept.len());
        Some(self.round.candidate(self.without(kept), QueryKind::Other, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(kept) = self.candidate_units.take() else { return };
        let is_interesting = outcome.is_interesting();
        if is_interesting {
            self.kept = kept;
        }
        self.step = match self.step {
            Step::Markers => {
                if !is_interesting {
                    self.markers = Arc::default();
                }
                Step::LastRoot
            }
            Step::Learned { .. } if is_interesting => Step::Over,
            // An earlier unit may suffice.
            Step::LastRoot => {
                self.learned.clear();
                let count = self.kept.iter().filter(|is_kept| **is_kept).count();
                let prefix = Step::Prefix { low: 0, high: self.units.len() };
                if count < UNITS_MIN { Step::Over } else { prefix }
            }
            Step::Learned { end } => Step::Prefix { low: 0, high: end },
            Step::Prefix { low, high } if is_interesting => {
                Step::Prefix { low, high: usize::midpoint(low, high) }
            }
            Step::Prefix { low, high } => Step::Prefix { low: usize::midpoint(low, high), high },
            Step::Over => Step::Over,
        };
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        if matches!(self.step, Step::Markers) {
            return self.tree.source().clone();
        }
        self.without(&self.kept).into()
    }

    fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
