//! CDD, counter-based delta debugging.
//!
//! Mengxiao Zhang, Zhenyang Xu, Yongqiang Tian, Xinru Cheng and Chengnian Sun, *Toward a Better
//! Understanding of Probabilistic Delta Debugging*, ICSE 2025, Algorithm 2. ProbDD without
//! probabilities per element: a round counter determines the size of the sets. A round is one sweep
//! over the list.
//!
//! - **Minimality**: 1-minimal if the test is monotone; otherwise run it to a fixpoint.
//! - **Queries**: at most 3.1n + 2.2 ln(n + 1) + 3 for n elements. A round asks at most n/s + 1
//!   queries, where s = ⌊1/p⌋. While s ≥ 2, 1/s ≤ 1.5p. The p of these rounds grow by e/(e - 1) to
//!   at most 1/2, so they sum up to at most e/2: 1.5e/2 < 2.04. The round with s = 1 asks n. The +1
//!   counts once for each round with s < n, and there are at most ln(n + 1)/ln(e/(e - 1)) + 2 such
//!   rounds.
//! - **Deviations**
//!   - The growth factor is 1/(1 - 1/e), which the paper derives, not its rounded value 1.582.
//!   - The larger of two sizes with equal gain is taken, as in this crate's ProbDD.
//!   - A set of all remaining elements counts as failed without a query.

use std::f64::consts::E;
use std::sync::Arc;

use crate::model::GAIN_TOLERANCE;
use crate::{Config, InitialProbability, Proposer, Query, QueryKind, Run};

/// Growth factor of the estimated probability per round.
const GROWTH: f64 = E / (E - 1.0);

/// State of a CDD run.
#[derive(Clone, Debug)]
pub struct Cdd {
    /// Elements at the start of the round.
    list: Arc<[u32]>,
    /// Estimated probability that an element is needed; reaches 1 and more in late rounds.
    p: f64,
    /// Number of elements in each set of this round.
    size: usize,
    /// Position in `list` of the first element of the current set.
    set_start: usize,
}

impl Cdd {
    /// Starts a run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// If `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize, p0: InitialProbability) -> Run<Self> {
        let (list, p) = (Config::full(len).elements(), p0.get());
        Run::new(len, Self { list, p, size: size_of_highest_gain(p, len), set_start: 0 })
    }
}

impl Proposer for Cdd {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        let best_len = best.len();
        loop {
            if self.set_start >= self.list.len() {
                if self.size == 1 {
                    return None;
                }
                self.p *= GROWTH;
                self.size = size_of_highest_gain(self.p, best_len);
                self.set_start = 0;
                if self.list.len() != best_len {
                    self.list = best.elements();
                }
            }
            let set = &self.list[self.set_start..(self.set_start + self.size).min(self.list.len())];
            if set.len() < best_len {
                return Some(Query {
                    config: best.without(set),
                    kind: QueryKind::Complement,
                    expected: Some((1.0 - self.p).powf(set.len() as f64)),
                });
            }
            self.set_start += self.size;
        }
    }

    fn learn(&mut self, _is_interesting: bool) {
        self.set_start += self.size;
    }
}

/// Returns the integer s, at most `len`, with the highest s·(1 - p)ˢ.
///
/// From s to s + 1 the gain changes by the factor (s + 1)/s · (1 - p). The factor is at least 1
/// exactly while s + 1 ≤ 1/p.
fn size_of_highest_gain(p: f64, len: usize) -> usize {
    let size = (1.0 / p * (1.0 + GAIN_TOLERANCE)).floor();
    // A cast from floating point saturates, so an infinite size becomes a large one.
    (size as usize).min(len).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closed_form_of_the_size_is_where_the_gain_is_highest() {
        for thousandth in 1..1000 {
            let p = f64::from(thousandth) / 1000.0;
            let gain = |size: i32| f64::from(size) * (1.0 - p).powi(size);
            let highest = (1..=1100).map(gain).fold(0.0, f64::max);
            let largest =
                (1..=1100).rev().find(|&size| gain(size) >= highest * (1.0 - GAIN_TOLERANCE));
            assert_eq!(
                Some(size_of_highest_gain(p, 2000)),
                largest.map(|size| size as usize),
                "p = {p}"
            );
        }
    }

    #[test]
    fn at_one_over_k_sets_of_k_and_of_one_less_gain_the_same_and_the_larger_is_taken() {
        for k in 1_u16..=5000 {
            assert_eq!(size_of_highest_gain(1.0 / f64::from(k), 10_000), usize::from(k));
        }
    }

    #[test]
    fn the_size_keeps_to_the_list_and_to_1() {
        assert_eq!(size_of_highest_gain(f64::MIN_POSITIVE / 2.0, 7), 7);
        assert_eq!(size_of_highest_gain(1.0, 7), 1);
        assert_eq!(size_of_highest_gain(1e300, 7), 1);
        assert_eq!(size_of_highest_gain(0.1, 0), 1);
    }

    #[test]
    fn a_set_is_expected_to_succeed_if_none_of_its_elements_is_needed() {
        use crate::{Outcome, Search};

        let mut run = Cdd::start(4, InitialProbability::new(0.5).expect("a probability"));
        let expected = |run: &Run<Cdd>| run.candidate().and_then(|query| query.expected);
        assert_eq!(expected(&run), Some(0.25), "two elements");
        run.observe(Outcome::Uninteresting);
        run.observe(Outcome::Uninteresting);
        assert_eq!(expected(&run), Some(1.0 - 0.5 * GROWTH));
    }
}
