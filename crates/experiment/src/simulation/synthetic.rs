//! Random lists of a known minimum, and all algorithms on one.

use std::ops::{Range, RangeInclusive};

use rand::distr::Open01;
use rand::{Rng, RngExt};
use secateur_minimize::{Config, Prior, Weights};
use secateur_session::Starter;

use crate::minimisation::Minimisation;

/// A list for which it is settled, element by element, what the failure needs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SyntheticList {
    /// The weights of the elements.
    pub(crate) weights: Weights,
    /// The elements that the failure needs. A configuration is interesting if and only if it keeps all of them.
    pub(crate) needed: Config,
}

impl SyntheticList {
    /// A list as §IV-D of *WDD: Weighted Delta Debugging* synthesises it. Its length n is uniform in `len`; its tokens
    /// are uniform in n..=10n; the probability p that a token can be removed is uniform in `removable`, in the paper
    /// from 0 to 1 without either; each element gets one token, and each further token goes to an element drawn uniformly; an
    /// element of w tokens can be removed with probability pʷ, for all its tokens must be.
    ///
    /// # Panics
    ///
    /// When `len` is empty or begins below 1.
    pub(crate) fn draw(
        len: RangeInclusive<usize>,
        removable: &Range<f64>,
        random: &mut impl Rng,
    ) -> Self {
        let len = random.random_range(len);
        let tokens = random.random_range(len..=10 * len);
        // The paper leaves open how tokens are spread, and figures depend on it.
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
                // At 10,000 tokens the exponent is far from the bounds of its type.
                random.random::<f64>() < p.powi(weights.of(element as usize) as i32)
            })
            .collect();
        Self { needed: Config::full(len).without(&removable), weights }
    }
}

/// Every algorithm's run on one list.
#[derive(Clone, Debug)]
pub(crate) struct ListRuns {
    /// How many elements the list has.
    pub(crate) elements: u64,
    /// How many of them the failure needs.
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
