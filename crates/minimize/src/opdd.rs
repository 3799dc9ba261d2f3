//! OPDD, one-pass delta debugging.
//!
//! Golnaz Gharachorlu and Nick Sumner, *Avoiding the Familiar to Speed Up Test Case Reduction*, QRS 2018. ddmin without
//! the queries that seldom succeed: it goes on with the next part after a success instead of starting over, and never
//! keeps one part only.
//!
//! - **Minimality**: 1-minimal if the property test is monotone; else run it to a fixpoint.
//! - **Queries**: at most 3n for n elements. Each pass cuts every part of the last in two, so the passes before the
//!   last ask at most 2 + 4 + … < 2n queries, and the last, of single elements, at most n.
//! - **Deviations**: built from the description in Zhang et al., *Toward a Better Understanding of Probabilistic Delta
//!   Debugging* (ICSE 2025), §VII. The parts are cut as in ddmin. A part that is all that is left is not asked.

use std::ops::Range;
use std::sync::Arc;

use crate::ddmin::even_part;
use crate::{Config, Outcome, Query, QueryKind, Search};

/// The state of an OPDD run.
#[derive(Clone, Debug)]
pub struct Opdd {
    /// The elements at the start of the pass.
    list: Arc<[u32]>,
    best: Config,
    best_len: usize,
    /// Into how many parts `list` is cut.
    granularity: usize,
    part: usize,
    /// How many queries about parts of this pass were uninteresting.
    parts_kept: usize,
    query: Option<Query>,
}

impl Opdd {
    /// A run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// When `len` does not fit into 32 bits.
    #[must_use]
    pub fn new(len: usize) -> Self {
        let best = Config::full(len);
        let list = best.elements();
        let mut run = Self { list, best, best_len: len, granularity: 2, part: 0, parts_kept: 0, query: None };
        run.propose();
        run
    }

    fn bounds(&self) -> Range<usize> {
        even_part(self.list.len(), self.granularity, self.part)
    }

    /// Sets the next query, or none at the end.
    fn propose(&mut self) {
        while self.best_len >= 2 {
            if self.part == self.granularity {
                if self.granularity == self.list.len() {
                    return;
                }
                self.granularity = (2 * self.parts_kept).min(self.best_len);
                (self.part, self.parts_kept) = (0, 0);
                self.list = self.best.elements();
            }
            let part = &self.list[self.bounds()];
            if part.len() < self.best_len {
                self.query =
                    Some(Query { config: self.best.without(part), kind: QueryKind::Complement, expected: None });
                return;
            }
            self.part += 1;
            self.parts_kept += 1;
        }
    }
}

impl Search for Opdd {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        self.query.clone()
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(query) = self.query.take() else { return };
        if outcome.is_interesting() {
            self.best_len -= self.bounds().len();
            self.best = query.config;
        } else {
            self.parts_kept += 1;
        }
        self.part += 1;
        self.propose();
    }

    fn best(&self) -> Config {
        self.best.clone()
    }
}
