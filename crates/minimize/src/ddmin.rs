//! ddmin, the delta debugging algorithm.
//!
//! Andreas Zeller and Ralf Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, IEEE Transactions on
//! Software Engineering 28(2), 2002; in the form in which Zhou et al., *WDD: Weighted Delta Debugging* (ICSE 2025)
//! restate it.
//!
//! - **Minimality**: 1-minimal, also for property tests that are not monotone.
//! - **Queries**: at most n² + 3n for n elements.
//! - **Deviations**: none. The whole list and the empty list are never asked; a list of fewer than two elements ends
//!   at once. Configurations that come up again are proposed again: remembering them is the driver's business.

use std::ops::Range;
use std::sync::Arc;

use crate::{Config, Outcome, Query, QueryKind, Search};

/// The state of a ddmin run.
#[derive(Clone, Debug)]
#[doc(alias = "dd")]
pub struct Ddmin {
    /// The elements that are left, ascending.
    list: Arc<[u32]>,
    best: Config,
    /// Into how many contiguous parts the list is cut.
    granularity: usize,
    phase: Phase,
    /// Which part of the phase is being asked about.
    part: usize,
    /// Whether a complement of this granularity succeeded since the granularity was last raised: complements asked
    /// again after it are revisits.
    revisiting: bool,
    query: Option<Query>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Subsets,
    Complements,
}

impl Ddmin {
    /// A run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// When `len` does not fit into 32 bits.
    #[must_use]
    #[expect(clippy::expect_used, reason = "documented: element indices are u32 throughout")]
    pub fn new(len: usize) -> Self {
        let len_u32 = u32::try_from(len).expect("a list of at most u32::MAX elements");
        let mut run = Self {
            list: (0..len_u32).collect(),
            best: Config::full(len),
            granularity: 2,
            phase: Phase::Subsets,
            part: 0,
            revisiting: false,
            query: None,
        };
        run.propose();
        run
    }

    /// The bounds of part `part`: the parts share the list evenly, and part i gets (rest of the list) / (rest of the
    /// parts) elements, rounded down, so later parts may be longer by one.
    fn bounds(&self, part: usize) -> Range<usize> {
        let (quotient, remainder) = (self.list.len() / self.granularity, self.list.len() % self.granularity);
        let first_longer = self.granularity - remainder;
        let start = |part: usize| part * quotient + part.saturating_sub(first_longer);
        start(part)..start(part + 1)
    }

    /// Sets the next query, or none at the end.
    fn propose(&mut self) {
        if self.list.len() < 2 {
            self.query = None;
            return;
        }
        if self.part == self.granularity {
            match self.phase {
                Phase::Subsets => self.phase = Phase::Complements,
                Phase::Complements if self.granularity == self.list.len() => {
                    self.query = None;
                    return;
                }
                Phase::Complements => {
                    self.granularity = (2 * self.granularity).min(self.list.len());
                    self.phase = Phase::Subsets;
                    self.revisiting = false;
                }
            }
            self.part = 0;
        }
        let part = &self.list[self.bounds(self.part)];
        let (config, kind) = match self.phase {
            Phase::Subsets => (self.best.only(part), QueryKind::Subset),
            Phase::Complements if self.revisiting => (self.best.without(part), QueryKind::Revisit),
            Phase::Complements => (self.best.without(part), QueryKind::Complement),
        };
        self.query = Some(Query { config, kind, expected: None });
    }
}

impl Search for Ddmin {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        self.query.clone()
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(query) = self.query.take() else { return };
        if outcome.is_interesting() {
            let bounds = self.bounds(self.part);
            match self.phase {
                Phase::Subsets => {
                    self.list = self.list[bounds].into();
                    self.granularity = 2;
                    self.revisiting = false;
                }
                Phase::Complements => {
                    self.list = [&self.list[..bounds.start], &self.list[bounds.end..]].concat().into();
                    self.revisiting = self.granularity > 2;
                    self.granularity = (self.granularity - 1).max(2);
                }
            }
            self.best = query.config;
            self.phase = Phase::Subsets;
            self.part = 0;
        } else {
            self.part += 1;
        }
        self.propose();
    }

    fn best(&self) -> Config {
        self.best.clone()
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Query, Best = Config>> {
        Box::new(self.clone())
    }
}
