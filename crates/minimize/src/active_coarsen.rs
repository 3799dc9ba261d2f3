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
use crate::{Config, Outcome, Query, QueryKind, Search};

const FIRST_RATE: f64 = 0.5;
const FAILURE_FACTOR: f64 = 0.8;
/// 0.8 to the power of 1 - e: with it the rate stands still when one query in e succeeds.
const SUCCESS_FACTOR: f64 = 1.467_299_3;

/// The state of an ActiveCoarsen run.
#[derive(Clone, Debug)]
pub struct ActiveCoarsen {
    /// The elements that are left, in no particular order.
    list: Arc<Vec<u32>>,
    best: Config,
    best_len: usize,
    random: Pcg32,
    /// Which share of the list the next random set has.
    rate: f64,
    phase: Phase,
    query: Option<Query>,
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
    pub fn new(len: usize, seed: Option<u64>) -> Self {
        let best = Config::full(len);
        let mut run = Self {
            list: Arc::new(best.elements().to_vec()),
            best_len: len,
            random: Pcg32::seed_from_u64(seed.unwrap_or_default()),
            rate: FIRST_RATE,
            phase: Phase::Random { set: Arc::new([]) },
            query: None,
            best,
        };
        run.propose();
        run
    }

    /// Sets the next query, or none at the end.
    fn propose(&mut self) {
        if self.best_len < 2 {
            return;
        }
        if let Phase::Random { set } = &mut self.phase {
            let expected_len = self.rate * self.best_len as f64;
            if expected_len >= 1.0 {
                // Neither nothing nor everything.
                let set_len = (expected_len.round() as usize).min(self.best_len - 1);
                let mut positions = index::sample(&mut self.random, self.best_len, set_len).into_vec();
                positions.sort_unstable_by(|a, b| b.cmp(a));
                let elements: Vec<u32> = positions.iter().map(|&position| self.list[position]).collect();
                *set = positions.into();
                let config = self.best.without(&elements);
                self.query = Some(Query { config, kind: QueryKind::Other, expected: None });
                return;
            }
            self.list = Arc::default();
            self.phase = Phase::Singles { at: 0, failures: 0, revisiting: false };
        }
        if let Phase::Singles { at, failures, revisiting } = &mut self.phase {
            if *failures == self.best_len {
                return;
            }
            let next = self.best.next_kept(*at);
            // Round the end of the list, every element has been tried once.
            *revisiting |= next.is_none();
            let Some(index) = next.or_else(|| self.best.next_kept(0)) else { return };
            *at = index;
            let kind = if *revisiting { QueryKind::Revisit } else { QueryKind::Complement };
            self.query = Some(Query { config: self.best.without(&[index_to_element(index)]), kind, expected: None });
        }
    }
}

impl Search for ActiveCoarsen {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        self.query.clone()
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(query) = self.query.take() else { return };
        let interesting = outcome.is_interesting();
        match &mut self.phase {
            Phase::Random { set } => {
                self.rate = (self.rate * if interesting { SUCCESS_FACTOR } else { FAILURE_FACTOR }).min(1.0);
                if interesting {
                    self.best_len -= set.len();
                    let list = Arc::make_mut(&mut self.list);
                    for &position in set.iter() {
                        list.swap_remove(position);
                    }
                }
            }
            Phase::Singles { at, failures, .. } => {
                *at += 1;
                *failures += 1;
                if interesting {
                    *failures = 0;
                    self.best_len -= 1;
                }
            }
        }
        if interesting {
            self.best = query.config;
        }
        self.propose();
    }

    fn best(&self) -> Config {
        self.best.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_of_the_sets_stands_still_when_one_query_in_e_succeeds() {
        let logarithm_per_query =
            SUCCESS_FACTOR.ln() / std::f64::consts::E + FAILURE_FACTOR.ln() * (1.0 - 1.0 / std::f64::consts::E);
        assert!(logarithm_per_query.abs() < 1e-6, "{logarithm_per_query}");
    }

    #[test]
    fn sets_shrink_when_they_fail_and_grow_when_they_succeed() {
        let mut run = ActiveCoarsen::new(1000, Some(1));
        let deleted = |run: &ActiveCoarsen| run.best().len() - run.candidate().unwrap().config.len();
        assert_eq!(deleted(&run), 500);
        run.observe(Outcome::Uninteresting);
        assert_eq!(deleted(&run), 400);
        run.observe(Outcome::Interesting);
        assert_eq!(deleted(&run), 352);
        assert_eq!(run.best().len(), 600);
    }
    #[test]
    fn the_rate_is_at_most_everything_so_that_the_next_failure_counts() {
        let mut run = ActiveCoarsen::new(1000, Some(1));
        let deleted = |run: &ActiveCoarsen| run.best().len() - run.candidate().unwrap().config.len();
        run.observe(Outcome::Interesting);
        run.observe(Outcome::Interesting);
        let left = run.best().len();
        assert_eq!(deleted(&run), left - 1, "all but one");
        run.observe(Outcome::Uninteresting);
        assert_eq!(deleted(&run), (0.8 * left as f64).round() as usize);
    }
}
