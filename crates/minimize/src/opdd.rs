//! OPDD, one-pass delta debugging.
//!
//! Golnaz Gharachorlu and Nick Sumner, *Avoiding the Familiar to Speed Up Test Case Reduction*, QRS
//! 2018. ddmin without the queries that seldom succeed: it continues with the next part after a
//! success instead of restarting, and never keeps one part only.
//!
//! - **Minimality**: 1-minimal if the test is monotone; otherwise run it to a fixpoint.
//! - **Queries**: at most 3n for n elements. Each sweep halves every part of the last one. So the
//!   sweeps before the last ask at most 2 + 4 + … < 2n queries, and the last, of single elements,
//!   at most n.
//! - **Deviations**: built from the description in Zhang et al., *Toward a Better Understanding of
//!   Probabilistic Delta Debugging* (ICSE 2025), §VII. The parts are those of ddmin. A part of all
//!   remaining elements is not queried.

use std::sync::Arc;

use crate::ddmin::even_part;
use crate::{Config, Proposer, Query, QueryKind, Run};

/// State of an OPDD run.
#[derive(Clone, Debug)]
pub struct Opdd {
    /// Elements at the start of the sweep.
    list: Arc<[u32]>,
    /// Number of parts of `list`.
    granularity: usize,
    part: usize,
    /// Number of parts of this sweep that could not be deleted.
    parts_kept: usize,
}

impl Opdd {
    /// Starts a run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// If `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize) -> Run<Self> {
        Run::new(
            len,
            Self { list: Config::full(len).elements(), granularity: 2, part: 0, parts_kept: 0 },
        )
    }
}

impl Proposer for Opdd {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        let best_len = best.len();
        loop {
            if self.part == self.granularity {
                if self.granularity == self.list.len() {
                    return None;
                }
                self.granularity = (2 * self.parts_kept).min(best_len);
                (self.part, self.parts_kept) = (0, 0);
                self.list = best.elements();
            }
            let part = &self.list[even_part(self.list.len(), self.granularity, self.part)];
            if part.len() < best_len {
                return Some(Query {
                    config: best.without(part),
                    kind: QueryKind::Complement,
                    expected: None,
                });
            }
            self.part += 1;
            self.parts_kept += 1;
        }
    }

    fn learn(&mut self, is_interesting: bool) {
        self.parts_kept += usize::from(!is_interesting);
        self.part += 1;
    }
}
