//! ActiveCoarsen, the randomised baseline of the ProbDD paper.
//!
//! Percy Liang, Omer Tripp and Mayur Naik, *Learning Minimal Abstractions*, POPL 2011. Wang et al.,
//! *Probabilistic Delta Debugging* (ESEC/FSE 2021), compare with it in RQ3. It deletes random sets
//! and adapts their size so that one query in e succeeds. The 2011 paper shows this rate to be the
//! best: about s·log n queries for n elements of which s are needed, if the test is monotone.
//!
//! - **Minimality**: 1-minimal, even if the test is not monotone.
//! - **Queries**: at most n(n + 1)/2 + 4n + 10 for n elements. While sets are random, the deletion
//!   rate times the list length is at least 1. A success raises the logarithm of the rate by 0.383
//!   and a failure lowers it by 0.223. So there are at most 1.72 failures per success, 4.5 ln n + 1
//!   further failures, and at most n successes. The second mode asks about each remaining element
//!   once per success, and once more.
//! - **Deviations**
//!   - A set has a fixed number of elements, the expected one. The paper decides for each element
//!     independently. A set is therefore never empty, and drawing one takes time proportional to
//!     the set, not to the list.
//!   - The rate is adapted by factors. The paper uses a logistic curve, which is the same for small
//!     rates.
//!   - The paper stops at a given number of needed elements. Here random sets end when a set would
//!     have fewer than one element. After that each element is asked about in turn, until all have
//!     failed since the last success.
//!   - Randomness comes from a seed (0 by default), so that a run can be repeated.

use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::index;
use rand_pcg::Pcg32;

use crate::config::index_to_element;
use crate::{Config, Proposer, Query, QueryKind, Run};

const FIRST_RATE: f64 = 0.5;
const FAILURE_FACTOR: f64 = 0.8;
/// `FAILURE_FACTOR` to the power of 1 - e: the rate stays constant when one query in e succeeds.
const SUCCESS_FACTOR: f64 = 1.467_299_3;

/// State of an ActiveCoarsen run.
#[derive(Clone, Debug)]
pub struct ActiveCoarsen {
    /// Remaining elements, in no particular order.
    list: Arc<Vec<u32>>,
    random: Pcg32,
    /// Share of the list that the next random set deletes.
    rate: f64,
    mode: Mode,
}

#[derive(Clone, Debug)]
enum Mode {
    Random {
        /// Positions in `list` of the current set, in descending order.
        set: Arc<[usize]>,
    },
    Singles {
        /// Element under test.
        element: usize,
        /// Number of consecutive failures.
        failures: usize,
        /// `true` after the first sweep over all elements.
        revisiting: bool,
    },
}

impl ActiveCoarsen {
    /// Starts a run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// If `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize, seed: Option<u64>) -> Run<Self> {
        let state = Self {
            list: Arc::new(Config::full(len).elements().to_vec()),
            random: Pcg32::seed_from_u64(seed.unwrap_or_default()),
            rate: FIRST_RATE,
            mode: Mode::Random { set: Arc::new([]) },
        };
        Run::new(len, state)
    }
}

impl Proposer for ActiveCoarsen {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        let best_len = best.len();
        if let Mode::Random { set } = &mut self.mode {
            let expected_len = self.rate * best_len as f64;
            if expected_len >= 1.0 {
                // The empty list is never a candidate.
                let set_len = (expected_len.round() as usize).min(best_len - 1);
                let mut positions = index::sample(&mut self.random, best_len, set_len).into_vec();
                positions.sort_unstable_by(|a, b| b.cmp(a));
                let elements: Vec<u32> =
                    positions.iter().map(|&position| self.list[position]).collect();
                *set = positions.into();
                return Some(Query {
                    config: best.without(&elements),
                    kind: QueryKind::Other,
                    expected: None,
                });
            }
            self.list = Arc::default();
            self.mode = Mode::Singles { element: 0, failures: 0, revisiting: false };
        }
        let Mode::Singles { element, failures, revisiting } = &mut self.mode else { return None };
        if *failures == best_len {
            return None;
        }
        let next = best.next_kept(*element);
        // Past the end of the list, every element has been tried once.
        *revisiting |= next.is_none();
        *element = next.or_else(|| best.next_kept(0))?;
        let kind = if *revisiting { QueryKind::Revisit } else { QueryKind::Complement };
        Some(Query { config: best.without(&[index_to_element(*element)]), kind, expected: None })
    }

    fn learn(&mut self, is_interesting: bool) {
        match &mut self.mode {
            Mode::Random { set } => {
                self.rate = (self.rate
                    * if is_interesting { SUCCESS_FACTOR } else { FAILURE_FACTOR })
                .min(1.0);
                if is_interesting {
                    let list = Arc::make_mut(&mut self.list);
                    for &position in set.iter() {
                        list.swap_remove(position);
                    }
                }
            }
            Mode::Singles { element, failures, .. } => {
                *element += 1;
                *failures = if is_interesting { 0 } else { *failures + 1 };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Outcome, Search};

    #[test]
    fn the_size_of_the_sets_stands_still_when_one_query_in_e_succeeds() {
        let logarithm_per_query = SUCCESS_FACTOR.ln() / std::f64::consts::E
            + FAILURE_FACTOR.ln() * (1.0 - 1.0 / std::f64::consts::E);
        assert!(logarithm_per_query.abs() < 1e-6, "{logarithm_per_query}");
    }

    #[test]
    fn sets_shrink_when_they_fail_and_grow_when_they_succeed() {
        let mut run = ActiveCoarsen::start(1000, Some(1));
        let deleted =
            |run: &Run<ActiveCoarsen>| run.best().len() - run.candidate().unwrap().config.len();
        assert_eq!(deleted(&run), 500);
        run.observe(Outcome::Uninteresting);
        assert_eq!(deleted(&run), 400);
        run.observe(Outcome::Interesting);
        assert_eq!(deleted(&run), 352);
        assert_eq!(run.best().len(), 600);
    }
    #[test]
    fn the_rate_is_at_most_everything_so_that_the_next_failure_counts() {
        let mut run = ActiveCoarsen::start(1000, Some(1));
        let deleted =
            |run: &Run<ActiveCoarsen>| run.best().len() - run.candidate().unwrap().config.len();
        run.observe(Outcome::Interesting);
        run.observe(Outcome::Interesting);
        let left = run.best().len();
        assert_eq!(deleted(&run), left - 1, "all but one");
        run.observe(Outcome::Uninteresting);
        assert_eq!(deleted(&run), (0.8 * left as f64).round() as usize);
    }
}
