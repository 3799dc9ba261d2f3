//! Quarters: keeps a small part of a text, together with everything it needs by name.
//!
//! A test of a long text is expensive, and most failures need one part of it. So the first
//! questions keep little: each of four quarters of the text alone, with its dependencies, and
//! before them, in a program with many units, the last ones. If one is interesting, its quarters
//! come next. For one required part, all questions together cost about as much as a single test of
//! the complete text. Before that, the line markers of a preprocessed program are deleted.
//!
//! If no quarter suffices, several parts are required. Then each quarter is deleted in turn, and
//! those that stay are halved, the heaviest first, until none has more than a sixteenth of the
//! tokens, or until many questions in a row have failed. Smaller questions wait for a smaller text.
//! In a text that is not long, no quarter is deleted: single definitions are as good there.

use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind};
use secateur_names::Program;
use secateur_syntax::{Node, NodeId};

use crate::round::{Breadth, Candidate, PassSearch, Round, SearchTarget};
use crate::searches::closures::{focus, last_parts, needed_of};
use crate::searches::parts::{Parts, Stub};

/// Minimum number of tokens of a text that is searched.
const TEXT_MIN: u64 = 1024;

/// Minimum number of tokens of a result that is searched further.
const REST_MIN: u64 = 512;

/// Ratio of the tokens of a text to the maximum weight of a group that is not halved.
const GROUP_SHARE: u64 = 16;

/// Ratio of the tokens of a text to the minimum that a question must save.
const SAVED_SHARE: u64 = 24;

/// Number of failures in a row after which no more groups are deleted.
const FAILURES_MAX: usize = 3;

/// Ratio of the tokens of the last units, which are kept first, to those of a focus.
const LAST_FOCUSES: u64 = 4;

/// Number of groups at the beginning.
const GROUPS: usize = 4;

/// Round on one tree.
#[derive(Clone)]
pub(crate) struct Quarters {
    tree: Arc<Program>,
    parts: Arc<Parts>,
    round: Round,
    /// Deleted line markers.
    markers: Arc<[NodeId]>,
    /// Parts of the smallest interesting text so far.
    kept: Arc<[bool]>,
    /// `true` if in that text, functions without a use are no longer internal to the file.
    is_exporting: bool,
    step: Step,
    candidate_parts: Option<Arc<[bool]>>,
}

#[derive(Clone)]
enum Step {
    /// Tries to delete all line markers. Some compilers reject one that ends an included file
    /// without the one that begins it.
    Markers,
    /// Tries to keep these parts of the last units.
    Last {
        parts: Arc<[usize]>,
    },
    /// Tries to keep one of these groups.
    Keep {
        groups: Vec<Arc<[usize]>>,
        next: usize,
    },
    /// Tries to delete one of these groups. The latest questions failed.
    Delete {
        groups: Vec<Group>,
        next: usize,
        failures: usize,
    },
    Over,
}

#[derive(Clone)]
struct Group {
    parts: Arc<[usize]>,
    is_needed: bool,
}

impl Group {
    fn new(parts: Arc<[usize]>) -> Self {
        Self { parts, is_needed: false }
    }
}

impl Quarters {
    /// Starts a round, which is empty for a short text and after the coarse rounds.
    pub(crate) fn new(tree: Arc<Program>, round: Round) -> Self {
        let parts = if round.breadth <= Breadth::Coarse && tree.tokens() >= TEXT_MIN {
            Parts::of(&tree, Stub::Declared, |_| false)
        } else {
            Parts::default()
        };
        let kept: Arc<[bool]> = vec![true; parts.parts.len()].into();
        let is_first = matches!(round.breadth, Breadth::Focus { .. }) && !kept.is_empty();
        let markers = if is_first { tree.line_markers() } else { Vec::new() };
        let mut search = Self {
            tree,
            parts: Arc::new(parts),
            round,
            markers: markers.into(),
            kept,
            is_exporting: false,
            step: Step::Over,
            candidate_parts: None,
        };
        if search.markers.is_empty() {
            search.begin_last();
        } else {
            search.step = Step::Markers;
        }
        search.settle();
        search
    }

    /// Starts with the last units, or with all parts.
    fn begin_last(&mut self) {
        let parts = self.parts_of_last_units();
        if parts.is_empty() {
            self.begin_with_all();
        } else {
            self.step = Step::Last { parts };
        }
    }

    fn begin_with_all(&mut self) {
        let roots: Vec<usize> = (1..self.parts.parts.len()).collect();
        self.begin(&roots);
    }

    /// Returns the parts of the last units of a program that may begin with included text.
    fn parts_of_last_units(&self) -> Arc<[usize]> {
        if self.parts.parts.len() <= 1 {
            return Arc::default();
        }
        let Some(tokens) = focus(&self.tree) else { return Arc::default() };
        let units = last_parts(&self.tree, tokens * LAST_FOCUSES);
        let Some(first) = units.iter().map(Node::id).min() else { return Arc::default() };
        let parts = self.parts.parts.iter().enumerate().skip(1);
        parts.filter(|(_, part)| part.nodes[0] >= first).map(|(number, _)| number).collect()
    }

    /// Starts with the quarters of these parts, unless there is only one.
    fn begin(&mut self, roots: &[usize]) {
        let groups = self.parts.split(roots, GROUPS);
        let is_long = self.parts.weight(&self.kept) >= REST_MIN;
        self.step =
            if groups.len() > 1 && is_long { Step::Keep { groups, next: 0 } } else { Step::Over };
    }

    /// Returns `true` if functions without a use in the candidate are not internal to the file: a
    /// compiler leaves out a quarter of which all functions are internal.
    fn exports(&self) -> bool {
        self.is_exporting || matches!(self.step, Step::Last { .. } | Step::Keep { .. })
    }

    fn text(&self, kept: &[bool], exports: bool) -> Vec<u8> {
        let words = if exports { self.parts.internal_words(kept) } else { Vec::new() };
        let deleted = words.into_iter().chain(self.markers.iter().copied()).collect();
        self.parts.text(&self.tree, kept, deleted, Vec::new())
    }

    /// Returns the number of tokens that a question must save.
    fn worth(&self) -> u64 {
        self.parts.weight(&self.kept) / SAVED_SHARE
    }

    /// Advances to the next question that can save enough.
    fn settle(&mut self) {
        loop {
            let roots: Vec<usize> = match &self.step {
                Step::Over => return self.candidate_parts = None,
                Step::Markers => return self.candidate_parts = Some(self.kept.clone()),
                Step::Last { parts } => parts.to_vec(),
                Step::Keep { groups, next } => match groups.get(*next) {
                    Some(group) => group.to_vec(),
                    None if !self.round.has_large_tests(&self.tree) => {
                        self.step = Step::Over;
                        continue;
                    }
                    None => {
                        let groups = groups.iter().cloned().map(Group::new).collect();
                        self.step = Step::Delete { groups, next: 0, failures: 0 };
                        continue;
                    }
                },
                Step::Delete { failures, .. } if *failures >= FAILURES_MAX => {
                    self.step = Step::Over;
                    continue;
                }
                Step::Delete { groups, .. } => {
                    let open = (0..groups.len()).filter(|&at| !groups[at].is_needed);
                    let Some(next) = open.max_by_key(|&at| self.parts.sum(&groups[at].parts))
                    else {
                        self.halve();
                        continue;
                    };
                    let others = groups.iter().enumerate().filter(|(at, _)| *at != next);
                    let roots = others.flat_map(|(_, group)| group.parts.iter().copied()).collect();
                    if let Step::Delete { next: chosen, .. } = &mut self.step {
                        *chosen = next;
                    }
                    roots
                }
            };
            let closure = needed_of(&self.kept, &self.parts.closure(&roots));
            let saved = self.parts.weight(&self.kept) - self.parts.weight(&closure);
            if saved > self.worth() {
                self.candidate_parts = Some(closure);
                return;
            }
            self.learn(false);
            if let Step::Delete { failures, .. } = &mut self.step {
                *failures = failures.saturating_sub(1);
            }
        }
    }

    /// Halves the heaviest group, if it is heavy enough.
    fn halve(&mut self) {
        let Step::Delete { groups, .. } = &mut self.step else { return };
        let all = self.parts.weight(&self.kept);
        let sum = |at: &usize| self.parts.sum(&groups[*at].parts);
        let several = (0..groups.len()).filter(|&at| groups[at].parts.len() > 1);
        let is_heavy = |at: &usize| sum(at) * GROUP_SHARE > all && all >= REST_MIN;
        let Some(at) = several.max_by_key(sum).filter(is_heavy) else {
            return self.step = Step::Over;
        };
        let group = groups.remove(at);
        let halves = self.parts.split(&group.parts, 2);
        groups.splice(at..at, halves.into_iter().map(Group::new));
    }

    fn learn(&mut self, is_interesting: bool) {
        match &mut self.step {
            Step::Markers => {
                if !is_interesting {
                    self.markers = Arc::default();
                }
                self.begin_last();
            }
            Step::Last { parts } if is_interesting => {
                let roots = parts.clone();
                self.begin(&roots);
            }
            Step::Last { .. } => self.begin_with_all(),
            Step::Keep { groups, next } => {
                if is_interesting {
                    let roots = groups.swap_remove(*next);
                    self.begin(&roots);
                } else {
                    *next += 1;
                }
            }
            Step::Delete { groups, next, failures } => {
                if is_interesting {
                    groups.remove(*next);
                    *failures = 0;
                } else {
                    groups[*next].is_needed = true;
                    *failures += 1;
                }
            }
            Step::Over => {}
        }
    }
}

impl PassSearch for Quarters {
    fn candidate(&self) -> Option<Candidate> {
        let kept = self.candidate_parts.as_ref()?;
        let parent = match self.step {
            Step::Markers => "line markers",
            Step::Last { .. } => "kept last units",
            Step::Keep { .. } => "kept quarters",
            Step::Delete { .. } | Step::Over => "other quarters",
        };
        let part = SearchTarget::list(parent, kept.len());
        Some(self.round.candidate(self.text(kept, self.exports()), QueryKind::Other, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(kept) = self.candidate_parts.take() else { return };
        if outcome.is_interesting() {
            self.is_exporting = self.exports();
            self.kept = kept;
        }
        self.learn(outcome.is_interesting());
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        let is_complete = self.kept.iter().all(|is_kept| *is_kept);
        if is_complete && (self.markers.is_empty() || matches!(self.step, Step::Markers)) {
            return self.tree.source().clone();
        }
        self.text(&self.kept, self.is_exporting).into()
    }

    fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
