//! The initial probability, the one parameter of the probabilistic algorithms.

use std::fmt;
use std::str::FromStr;

/// The probability, before the first query, that an element is needed: p0, above 0 and below 1. The size of the first
/// set is about 1/p0.
///
/// The papers use 0.1 for C programs and 0.0025 for lists in XML; Perses ships 0.25.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
#[doc(alias = "p0")]
#[doc(alias = "sigma")]
pub struct InitialProbability(f64);

/// A value that is no initial probability.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("the initial probability must be a number above 0 and below 1, such as 0.1, not `{value}`")]
pub struct InvalidProbability {
    value: String,
}

impl InitialProbability {
    /// A probability above 0 and below 1.
    ///
    /// # Errors
    ///
    /// When `p0` is no such number.
    pub fn new(p0: f64) -> Result<Self, InvalidProbability> {
        if p0 > 0.0 && p0 < 1.0 { Ok(Self(p0)) } else { Err(InvalidProbability { value: p0.to_string() }) }
    }

    /// The number itself.
    #[must_use]
    pub fn get(self) -> f64 {
        self.0
    }
}

impl Default for InitialProbability {
    fn default() -> Self {
        Self(0.1)
    }
}

impl TryFrom<f64> for InitialProbability {
    type Error = InvalidProbability;

    fn try_from(p0: f64) -> Result<Self, InvalidProbability> {
        Self::new(p0)
    }
}

impl FromStr for InitialProbability {
    type Err = InvalidProbability;

    fn from_str(text: &str) -> Result<Self, InvalidProbability> {
        text.parse().map_err(|_| InvalidProbability { value: text.to_owned() }).and_then(Self::new)
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
}
