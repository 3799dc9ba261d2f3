//! ProbDD, probabilistic delta debugging.
//!
//! Guancheng Wang, Ruobing Shen, Junjie Chen, Yingfei Xiong and Lu Zhang, *Probabilistic Delta
//! Debugging*, ESEC/FSE 2021. Every element has a probability of being needed. The next set to
//! delete is the one with the highest expected gain. A failure raises the probabilities of its
//! elements; a success removes them.
//!
//! - **Minimality**: 1-minimal if the test is monotone (a superset of an interesting list is
//!   interesting); otherwise run it to a fixpoint.
//! - **Queries**: at most 5n for n elements, for any initial probability; `model.rs` has the proof.
//! - **Deviations**
//!   - Equally probable elements are taken in list order. The paper takes them in random order, as
//!     does this code with a `seed`. Zhang et al., *Toward a Better Understanding of Probabilistic
//!     Delta Debugging* (ICSE 2025), find no significant difference; and neighbours in a list tend
//!     to belong together.
//!   - The longest of the prefixes with equal gain is taken, as in the worked examples of both
//!     papers (a set of four out of eight at 0.25). The later paper's pseudo-code takes the
//!     shortest.
//!   - Gains within a relative difference of 10⁻¹² count as equal, so that rounding does not decide
//!     a tie.
//!   - If elements have individual probabilities, consecutive successes lower them, as `model.rs`
//!     explains.
//!   - A set of all remaining elements counts as failed without a query.

use crate::model::{Gain, Model};
use crate::{Prior, Run};

/// ProbDD: counts gain in elements.
#[derive(Clone, Debug)]
pub struct ProbDd;

impl Gain for ProbDd {
    /// From one prefix to the next, the gain changes by the factor (k + 1)/k · (1 - p). Along the
    /// list k grows and p does not fall, so the factor falls: once below 1, it stays there.
    const UNIMODAL: bool = true;

    fn worth(&self, _element: u32) -> u64 {
        1
    }

    fn rank(&self, _element: u32, p: f64) -> f64 {
        p
    }
}

impl ProbDd {
    /// Starts a run over a list of `len` elements. With a seed, equally probable elements are taken
    /// in random order.
    ///
    /// # Panics
    ///
    /// If `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize, prior: &Prior, seed: Option<u64>) -> Run<Model<Self>> {
        Model::start(Self, len, prior, seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{InitialProbability, Outcome, Search};

    fn start(len: usize, p0: f64) -> Run<Model<ProbDd>> {
        ProbDd::start(len, &InitialProbability::new(p0).unwrap().into(), None)
    }

    #[test]
    fn tiny_probabilities_learn_from_a_failure_without_cancellation() {
        // 1 - (1 - 1e-30)² is 0 in floating point, which would make the new probabilities infinite.
        let mut run = start(4, 1e-30);
        // The set of all four is not queried. It counts as failed twice, which leads to 1/4 and
        // then to the paper's 0.3657.
        let probabilities = run.proposer.probabilities();
        assert!(probabilities.values().all(|&p| (p - 0.3657).abs() < 5e-5), "{probabilities:?}");
        assert_eq!(run.candidate().unwrap().config.len(), 2);
        run.observe(Outcome::Uninteresting);
        assert!(run.proposer.probabilities().values().all(|&p| p > 0.0 && p < 1.0));
    }

    #[test]
    fn an_element_that_was_never_asked_alone_is_never_certain() {
        // Two elements at the highest probability below 1 that a failure of the pair could push
        // over the edge.
        let mut run = start(3, 0.5);
        while let Some(query) = run.candidate() {
            let deleted = run.best().len() - query.config.len();
            let open = run.proposer.probabilities().len();
            run.observe(Outcome::Uninteresting);
            assert_eq!(run.proposer.probabilities().len(), open - usize::from(deleted == 1));
        }
        assert_eq!(run.best().len(), 3);
    }

    #[test]
    fn at_one_over_k_sets_of_k_and_of_one_less_gain_the_same_and_the_larger_is_taken() {
        for k in 2_u16..=500 {
            let run = start(1000, 1.0 / f64::from(k));
            assert_eq!(1000 - run.candidate().unwrap().config.len(), usize::from(k));
        }
    }

    #[test]
    fn the_expected_chance_of_success_is_the_product_of_the_chances_of_the_set() {
        let expected = start(100, 0.25).candidate().unwrap().expected.unwrap();
        assert!((expected - 0.75_f64.powi(4)).abs() < 1e-12);
    }
}
