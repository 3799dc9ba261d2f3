//! W_ProbDD, weighted probabilistic delta debugging.
//!
//! Xintong Zhou, Zhenyang Xu, Mengxiao Zhang, Yongqiang Tian and Chengnian Sun, *WDD: Weighted
//! Delta Debugging*, ICSE 2025, Algorithm 2. ProbDD that counts gain in tokens instead of elements.
//!
//! - **Minimality**: 1-minimal if the test is monotone; otherwise run it to a fixpoint.
//! - **Queries**: at most 5n for n elements. The paper claims O(n) by reference to ProbDD, whose
//!   proof does not carry over; a limit makes it true, as `model.rs` explains.
//! - **Deviations**
//!   - After 4n failed sets of several elements, only sets of one are asked. Ordinary runs end long
//!     before that.
//!   - The longest of the prefixes with equal gain is taken, as in this crate's ProbDD, and gains
//!     within 10⁻¹² of each other count as equal. Elements of equal rank are taken in list order.
//!   - The scan for the best prefix ends as soon as a bound excludes all longer ones. The result
//!     equals that of the paper's scan of the full list, which would cost O(n) per query.
//!   - If elements have individual probabilities, consecutive successes lower them, as `model.rs`
//!     explains.
//!   - A set of all remaining elements counts as failed without a query.

use crate::model::{Gain, Model};
use crate::{Prior, Run, Weights};

/// W_ProbDD: counts gain in tokens.
#[derive(Clone, Debug)]
pub struct WProbDd {
    weights: Weights,
}

impl Gain for WProbDd {
    /// A heavy element may follow lighter ones because it is probably needed. It can be worth
    /// adding even if an element before it was not.
    const UNIMODAL: bool = false;

    fn worth(&self, element: u32) -> u64 {
        self.weights.of(element as usize)
    }

    fn rank(&self, element: u32, p: f64) -> f64 {
        -(self.worth(element) as f64 * (1.0 - p))
    }
}

impl WProbDd {
    /// Starts a run over elements with these weights.
    ///
    /// # Panics
    ///
    /// If the length of the list does not fit into 32 bits.
    #[must_use]
    pub fn start(weights: &Weights, prior: &Prior) -> Run<Model<Self>> {
        Model::start(Self { weights: weights.clone() }, weights.len(), prior, None)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::config::index_to_element;
    use crate::model::GAIN_TOLERANCE;
    use crate::{InitialProbability, Outcome, Search};

    fn start(weights: &[u64], p0: f64) -> Run<Model<WProbDd>> {
        WProbDd::start(
            &Weights::new(weights.iter().copied()),
            &InitialProbability::new(p0).unwrap().into(),
        )
    }

    /// The paper's choice of a set, literally: sorts and scans the full list.
    fn best_prefix_of_a_whole_scan(
        weights: &[u64],
        probabilities: impl IntoIterator<Item = (u32, f64)>,
    ) -> Vec<u32> {
        let mut sorted: Vec<(u32, f64)> = probabilities.into_iter().collect();
        let value = |&(element, p): &(u32, f64)| weights[element as usize] as f64 * (1.0 - p);
        sorted.sort_by(|a, b| value(b).total_cmp(&value(a)).then(a.0.cmp(&b.0)));
        let (mut best, mut best_gain, mut weight, mut success) = (0, 0.0, 0, 1.0);
        for (index, &(element, p)) in sorted.iter().enumerate() {
            weight += weights[element as usize];
            success *= 1.0 - p;
            let gain = weight as f64 * success;
            if gain >= best_gain * (1.0 - GAIN_TOLERANCE) {
                (best, best_gain) = (index + 1, gain.max(best_gain));
            }
        }
        let mut set: Vec<u32> = sorted[..best].iter().map(|&(element, _)| element).collect();
        set.sort_unstable();
        set
    }

    proptest! {
        #[test]
        fn the_pruned_scan_chooses_what_a_scan_of_the_whole_list_chooses(
            weights in prop::collection::vec(prop_oneof![1u64..10, 1u64..10_000], 2..60),
            p0 in 0.001f64..0.9,
            answers in prop::collection::vec(any::<bool>(), 0..200),
        ) {
            let mut run = start(&weights, p0);
            for answer in answers {
                let Some(query) = run.candidate() else { break };
                let best = run.best();
                let set: Vec<u32> = best
                    .iter()
                    .filter(|&index| !query.config.contains(index))
                    .map(index_to_element)
                    .collect();
                let probabilities = run.proposer.probabilities();
                prop_assert_eq!(set, best_prefix_of_a_whole_scan(&weights, probabilities));
                run.observe(Outcome::from(answer));
            }
        }
    }

    #[test]
    fn the_probabilities_after_the_first_failures_are_those_of_the_paper() {
        let mut run = start(&[5, 8, 7, 7, 8, 16, 25, 6], 0.2);
        run.observe(Outcome::Uninteresting);
        let p = run.proposer.probabilities();
        assert!((p[&5] - 0.5556).abs() < 5e-5 && (p[&6] - 0.5556).abs() < 5e-5, "{p:?}");
        run.observe(Outcome::Uninteresting);
        run.observe(Outcome::Uninteresting);
        let p = run.proposer.probabilities();
        assert!(
            (p[&5] - 0.776).abs() < 5e-4
                && (p[&1] - 0.2795).abs() < 5e-5
                && (p[&4] - 0.2795).abs() < 5e-5,
            "{p:?}"
        );
        assert!(!p.contains_key(&6), "a set of one that failed is certain: {p:?}");
    }
}
