//! Random lists of a known minimum.

use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;

use rand::distr::Open01;
use rand::seq::index;
use rand::{Rng, RngExt};
use secateur_minimize::{Config, Weights};
use serde::{Serialize, Serializer};

/// How the tokens of a synthetic list are spread over its elements. The papers leave it open, and figures depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WeightModel {
    /// Every element gets one token, and each further token goes to an element drawn uniformly. Weights are much alike.
    #[default]
    TokenByToken,
    /// The tokens stand in a row, which is cut into elements at places drawn uniformly. A few elements are heavy.
    CutPoints,
}

/// A name that no weight model has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no weight model `{name}`; choose one of {}", WeightModel::ALL.map(WeightModel::name).join(", "))]
pub struct UnknownWeightModel {
    name: String,
}

impl WeightModel {
    /// Every weight model.
    pub const ALL: [Self; 2] = [Self::TokenByToken, Self::CutPoints];

    /// The name on the command line and in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::TokenByToken => "token-by-token",
            Self::CutPoints => "cut-points",
        }
    }

    /// Spreads `tokens` over `len` elements, of which there are at most as many as tokens, and at least one.
    fn draw(self, len: usize, tokens: usize, random: &mut impl Rng) -> Weights {
        match self {
            Self::TokenByToken => {
                let mut weights = vec![1; len];
                for _ in len..tokens {
                    weights[random.random_range(..len)] += 1;
                }
                Weights::new(weights)
            }
            Self::CutPoints => {
                let mut cuts: Vec<usize> =
                    index::sample(random, tokens - 1, len - 1).into_iter().map(|place| place + 1).collect();
                cuts.sort_unstable();
                cuts.push(tokens);
                let starts = std::iter::once(0).chain(cuts.iter().copied());
                Weights::new(starts.zip(&cuts).map(|(start, end)| (end - start) as u64))
            }
        }
    }
}

/// A list for which it is settled, element by element, what the failure needs.
#[derive(Clone, Debug, PartialEq)]
pub struct SyntheticList {
    /// The weights of the elements.
    pub weights: Weights,
    /// The elements that the failure needs. A configuration is interesting if and only if it keeps all of them.
    pub needed: Config,
}

impl SyntheticList {
    /// A list as §IV-D of *WDD: Weighted Delta Debugging* synthesises it. Its length n is uniform in `len`; its tokens
    /// are uniform in n..=10n; the probability p that a token can be removed is uniform in `removable`, in the paper
    /// from 0 to 1 without either; an element of w tokens can be removed with probability pʷ, for all its tokens must be.
    ///
    /// # Panics
    ///
    /// When `len` is empty or begins below 1.
    #[must_use]
    pub fn draw(model: WeightModel, len: RangeInclusive<usize>, removable: &Range<f64>, random: &mut impl Rng) -> Self {
        let len = random.random_range(len);
        let tokens = random.random_range(len..=10 * len);
        let weights = model.draw(len, tokens, random);
        let p = removable.start + (removable.end - removable.start) * random.sample::<f64, _>(Open01);
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

impl FromStr for WeightModel {
    type Err = UnknownWeightModel;

    fn from_str(name: &str) -> Result<Self, UnknownWeightModel> {
        let found = Self::ALL.into_iter().find(|model| model.name() == name);
        found.ok_or_else(|| UnknownWeightModel { name: name.to_owned() })
    }
}

impl fmt::Display for WeightModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for WeightModel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand_pcg::Pcg64;

    use super::*;

    #[test]
    fn every_weight_model_is_found_by_its_name_and_an_unknown_name_lists_them() {
        for model in WeightModel::ALL {
            assert_eq!(model.to_string().parse(), Ok(model));
        }
        let error = "uniform".parse::<WeightModel>().unwrap_err().to_string();
        assert!(error.contains("`uniform`") && error.contains("token-by-token, cut-points"), "{error}");
    }

    #[test]
    fn cut_points_make_heavier_elements_than_token_by_token() {
        let heaviest = |model: WeightModel| {
            let weights = model.draw(1000, 5000, &mut Pcg64::seed_from_u64(1));
            (0..1000).map(|index| weights.of(index)).max()
        };
        assert!(heaviest(WeightModel::CutPoints) > heaviest(WeightModel::TokenByToken));
    }

    proptest! {
        #[test]
        fn every_element_gets_a_token_and_every_token_an_element(
            model in prop::sample::select(WeightModel::ALL.to_vec()),
            len in 1usize..200, more in 0usize..1000, seed in any::<u64>(),
        ) {
            let weights = model.draw(len, len + more, &mut Pcg64::seed_from_u64(seed));
            prop_assert_eq!(weights.len(), len);
            prop_assert!((0..len).all(|index| weights.of(index) >= 1));
            prop_assert_eq!((0..len).map(|index| weights.of(index)).sum::<u64>(), (len + more) as u64);
        }

        #[test]
        fn a_list_keeps_to_the_bounds_of_the_paper(
            model in prop::sample::select(WeightModel::ALL.to_vec()), seed in any::<u64>(),
        ) {
            let list = SyntheticList::draw(model, 2..=50, &(0.0..1.0), &mut Pcg64::seed_from_u64(seed));
            let len = list.weights.len();
            prop_assert!((2..=50).contains(&len));
            prop_assert_eq!(list.needed.list_len(), len);
            let tokens: u64 = (0..len).map(|index| list.weights.of(index)).sum();
            prop_assert!((len as u64..=10 * len as u64).contains(&tokens));
        }
    }
}
