//! Random lists with a known minimum, and runs of all algorithms on one.

use std::ops::{Range, RangeInclusive};

use rand::distr::Open01;
use rand::{Rng, RngExt};
use secateur_minimize::{Config, Prior, Weights};
use secateur_session::Starter;

use crate::minimisation::Minimisation;

/// List with a known set of needed elements.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SyntheticList {
    pub(crate) weights: Weights,
    /// Elements that the failure needs. A configuration is interesting if and only if it contains
    /// all of them.
    pub(crate) needed: Config,
}

impl SyntheticList {
    /// Draws a list as in §IV-D of *WDD: Weighted Delta Debugging*. The length n is uniform in
    /// `len`, and the number of tokens is uniform in n..=10n. The probability p that a token can be
    /// removed is uniform in `removable`, from 0 to 1 (exclusive) in the paper. Each element gets
    /// one token; each further token is added to an element drawn uniformly. An element of w tokens
    /// can be removed with probability pʷ, since all its tokens must be removable.
    ///
    /// # Panics
    ///
    /// Panics if `len` is empty or starts below 1.
    pub(crate) fn draw(
        len: RangeInclusive<usize>,
        removable: &Range<f64>,
        random: &mut impl Rng,
    ) -> Self {
        let len = random.random_range(len);
        let tokens = random.random_range(len..=10 * len);
        // The paper does not define the distribution of tokens, on which the figures depend.
        let mut weights = vec![1; len];
        for _ in len..tokens {
            weights[random.random_range(..len)] += 1;
        }
        let weights = Weights::new(weights);
        let p =
            removable.start + (removable.end - removable.start) * random.sample::<f64, _>(Open01);
        let removable: Vec<u32> = (0..)
            .take(len)
            .filter(|&element| {
                // With at most 10,000 tokens the exponent fits its type.
                random.random::<f64>() < p.powi(weights.of(element as usize) as i32)
            })
            .collect();
        Self { needed: Config::full(len).without(&removable), weights }
    }
}

/// Runs of every algorithm on one list.
#[derive(Clone, Debug)]
pub(crate) struct ListRuns {
    /// Number of elements in the list.
    pub(crate) elements: u64,
    /// Number of elements that the failure needs.
    pub(crate) needed: u64,
    pub(crate) runs: Vec<Minimisation>,
}

impl ListRuns {
    pub(crate) fn new(starters: &[Starter], list: &SyntheticList, prior: &Prior) -> Self {
        let run = |starter: &Starter| {
            Minimisation::of((starter.start)(&list.weights, prior), |config, _| {
                list.needed.is_subset(config)
            })
        };
        Self {
            elements: list.weights.len() as u64,
            needed: list.needed.len() as u64,
            runs: starters.iter().map(run).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand_pcg::Pcg64;

    use super::*;

    proptest! {
        #[test]
        fn a_list_keeps_to_the_bounds_of_the_paper(seed in any::<u64>()) {
            let list = SyntheticList::draw(2..=50, &(0.0..1.0), &mut Pcg64::seed_from_u64(seed));
            let len = list.weights.len();
            prop_assert!((2..=50).contains(&len));
            prop_assert_eq!(list.needed.list_len(), len);
            prop_assert!((0..len).all(|index| list.weights.of(index) >= 1));
            let tokens: u64 = (0..len).map(|index| list.weights.of(index)).sum();
            prop_assert!((len as u64..=10 * len as u64).contains(&tokens));
        }
    }
}
