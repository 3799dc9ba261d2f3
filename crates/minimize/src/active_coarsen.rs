//! ActiveCoarsen, the randomised baseline of the ProbDD paper.
//!
//! Percy Liang, Omer Tripp and Mayur Naik, *Learning Minimal Abstractions*, POPL 2011; compared with in Wang et al.,
//! *Probabilistic Delta Debugging* (ESEC/FSE 2021), RQ3. It deletes random sets and adapts their size so that one query
//! in e succeeds, which the 2011 paper shows to be the best rate: about s·log n queries for n elements of which s are
//! needed, if the property test is monotone.
//!
//! - **Minimality**: 1-minimal, also for property tests that are not monotone.
//! - **Queries**: at most n(n + 1)/2 + 4n + 10 for n elements. The rate of deletion times the length of the list stays
//!   at or above 1 while sets are random. A success raises the logarithm of the rate by 0.383 and a failure lowers it
//!   by 0.223, so there are at most 1.72 failures per success and 4.5 ln n + 1 more; and at most n successes. The last
//!   phase asks every element that is left once per success, and once more.
//! - **Deviations**
//!   - A set has a fixed number of elements, the expected one, where the paper decides for each element by itself. A set
//!     is therefore never empty, and drawing it takes time in proportion to the set, not to the list.
//!   - The rate is adapted by factors. The paper walks a logistic curve, which is the same for small rates.
//!   - The paper stops when the number of needed elements, given in advance, is reached. Here random sets end when they
//!     would hold one element; from there on each element is asked about in turn, until all have failed since the last
//!     success.
//!   - The randomness is drawn from a seed, 0 if none is given, so that a run can be repeated.

use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::index;
use rand_pcg::Pcg32;

use crate::config::index_to_element;
use crate::{Config, Proposer, Query, QueryKind, Run};

const FIRST_RATE: f64 = 0.5;
const FAILURE_FACTOR: f64 = 0.8;
/// 0.8 to the power of 1 - e: with it the rate stands still when one query in e succeeds.
const SUCCESS_FACTOR: f64 = 1.467_299_3;

/// The state of an ActiveCoarsen run.
#[derive(Clone, Debug)]
pub struct ActiveCoarsen {
    /// The elements that are left, in no particular order.
    list: Arc<Vec<u32>>,
    random: Pcg32,
    /// Which share of the list the next random set has.
    rate: f64,
    phase: Phase,
}

#[derive(Clone, Debug)]
enum Phase {
    Random {
        /// Where in the list the elements of the current set stand, descending.
        set: Arc<[usize]>,
    },
    Singles {
        /// The element that is being asked about.
        at: usize,
        /// How many elements in a row have failed.
        failures: usize,
        /// Whether all of them have been asked about once, the end of the list being passed.
        revisiting: bool,
    },
}

impl ActiveCoarsen {
    /// A run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// When `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize, seed: Option<u64>) -> Run<Self> {
        let state = Self {
            list: Arc::new(Config::full(len).elements().to_vec()),
            random: Pcg32::seed_from_u64(seed.unwrap_or_default()),
            rate: FIRST_RATE,
            phase: Phase::Random { set: Arc::new([]) },
        };
        Run::new(len, state)
    }
}

impl Proposer for ActiveCoarsen {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        let best_len = best.len();
        if let Phase::Random { set } = &mut self.phase {
            let expected_len = self.rate * best_len as f64;
            if expected_len >= 1.0 {
                // Neither nothing nor everything.
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
            self.phase = Phase::Singles { at: 0, failures: 0, revisiting: false };
        }
        let Phase::Singles { at, failures, revisiting } = &mut self.phase else { return None };
        if *failures == best_len {
            return None;
        }
        let next = best.next_kept(*at);
        // Round the end of the list, every element has been tried once.
        *revisiting |= next.is_none();
        *at = next.or_else(|| best.next_kept(0))?;
        let kind = if *revisiting { QueryKind::Revisit } else { QueryKind::Complement };
        Some(Query { config: best.without(&[index_to_element(*at)]), kind, expected: None })
    }

    fn learn(&mut self, is_interesting: bool) {
        match &mut self.phase {
            Phase::Random { set } => {
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
            Phase::Singles { at, failures, .. } => {
                *at += 1;
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
