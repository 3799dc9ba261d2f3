//! Initial probabilities, the parameter of the probabilistic algorithms.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// Probability, before the first query, that an element is needed: p0, above 0 and below 1. The
/// first set has about 1/p0 elements.
///
/// The papers use 0.1 for C programs and 0.0025 for lists in XML; Perses ships 0.25. The best value
/// is near the share of needed elements, which is unknown and grows during a run. The table gives
/// the mean number of distinct queries of ProbDD, on 2,000 lists of 2 to 1,000 elements for each
/// share. It comes from the example `initial_probability` of `secateur-experiment`:
///
/// | p0 | 79.4 % needed | 22.2 % | 7.6 % | 2.6 % | 0.3 % | sum |
/// |---:|---:|---:|---:|---:|---:|---:|
/// | 0.0025 | 1011.7 | 571.3 | 295.9 | 137.9 | 21.8 | 2038.6 |
/// | 0.01 | 992.2 | 565.8 | 293.1 | 135.4 | 22.5 | 2009.0 |
/// | 0.025 | 977.1 | 554.9 | 284.1 | 130.2 | 26.8 | 1973.1 |
/// | 0.05 | 920.4 | 516.4 | 262.8 | 123.5 | 36.3 | 1859.4 |
/// | 0.1 | 914.1 | 506.4 | 258.1 | 131.3 | 58.3 | 1868.2 |
/// | 0.15 | 866.6 | 477.3 | 254.0 | 147.4 | 89.1 | 1834.4 |
/// | 0.25 | 790.4 | 441.1 | 255.7 | 172.3 | 128.2 | 1787.7 |
/// | 0.35 | 682.2 | 428.6 | 316.5 | 271.2 | 248.3 | 1946.8 |
///
/// The [default](Self::default) is 0.1. Its sum is 5 % above the lowest, that of 0.25. But 0.25
/// asks more than twice as many queries where few elements are needed. A run on a large input
/// begins like that, when each query takes longest. W_ProbDD and CDD behave alike.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
#[doc(alias = "p0")]
#[doc(alias = "sigma")]
pub struct InitialProbability(f64);

/// Error for a value that is not an initial probability.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("the initial probability must be a number above 0 and below 1, such as 0.1, not `{0}`")]
pub struct InvalidProbability(String);

impl InitialProbability {
    /// Creates an initial probability.
    ///
    /// # Errors
    ///
    /// If `p0` is no such number.
    pub fn new(p0: f64) -> Result<Self, InvalidProbability> {
        if p0 > 0.0 && p0 < 1.0 { Ok(Self(p0)) } else { Err(InvalidProbability(p0.to_string())) }
    }

    /// Returns the number.
    #[must_use]
    pub fn get(self) -> f64 {
        self.0
    }
}

/// Initial probabilities of the elements of a list.
#[derive(Clone, Debug, PartialEq)]
pub enum Prior {
    /// One probability for all elements, as in the papers.
    Uniform(InitialProbability),
    /// One probability for each element, in list order, for callers that know more about the
    /// elements. ProbDD and W_ProbDD lower them after consecutive successes.
    PerElement(Arc<[InitialProbability]>),
}

impl Prior {
    /// Returns the probability of the element at `index`.
    ///
    /// # Panics
    ///
    /// If there is no such element.
    pub fn of(&self, index: usize) -> InitialProbability {
        match self {
            Self::Uniform(p0) => *p0,
            Self::PerElement(each) => each[index],
        }
    }

    /// Returns the arithmetic mean over a list of `len` elements, for algorithms with a single
    /// probability.
    pub fn mean(&self, len: usize) -> InitialProbability {
        match self {
            Self::PerElement(each) if len > 0 => {
                InitialProbability(each.iter().map(|p| p.get()).sum::<f64>() / each.len() as f64)
            }
            Self::PerElement(_) => InitialProbability::default(),
            Self::Uniform(p0) => *p0,
        }
    }
}

impl From<InitialProbability> for Prior {
    fn from(p0: InitialProbability) -> Self {
        Self::Uniform(p0)
    }
}

impl Default for InitialProbability {
    fn default() -> Self {
        Self(0.1)
    }
}

impl FromStr for InitialProbability {
    type Err = InvalidProbability;

    fn from_str(text: &str) -> Result<Self, InvalidProbability> {
        text.parse().map_err(|_| InvalidProbability(text.to_owned())).and_then(Self::new)
    }
}

impl fmt::Display for InitialProbability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_between_0_and_1_are_initial_probabilities() {
        for text in ["0", "1", "-0.1", "1.5", "NaN", "inf", "", "a tenth"] {
            let error = InitialProbability::from_str(text).unwrap_err();
            assert!(error.to_string().contains(&format!("`{text}`")), "{error}");
        }
        for text in ["5e-324", "0.0025", "0.1", "0.25", "0.999"] {
            let p0: InitialProbability = text.parse().unwrap();
            assert_eq!(p0.get(), text.parse::<f64>().unwrap());
            assert_eq!(p0.to_string().parse(), Ok(p0));
        }
    }

    #[test]
    fn the_mean_of_a_prior_is_that_of_its_elements() {
        let [low, high] = [0.25, 0.75].map(|p| InitialProbability::new(p).unwrap());
        assert_eq!(Prior::Uniform(low).mean(2), low);
        assert_eq!(Prior::PerElement(vec![low, high, high, low].into()).mean(4).get(), 0.5);
        assert_eq!(
            Prior::PerElement(vec![low, high].into()).mean(0),
            InitialProbability::default()
        );
        assert_eq!(Prior::PerElement(Vec::new().into()).mean(0), InitialProbability::default());
    }
}
