//! Repetition of flaky tests.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::supervise::Ending;

/// Number of runs of each candidate, and number of interesting runs needed to accept it. Runs end
/// once the decision is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    needed: u32,
    /// Maximum number of runs.
    pub(crate) runs: u32,
}

#[derive(Debug, thiserror::Error)]
#[error(
    "expected two numbers such as 2/3; the first must be at least 1, and the second at least as \
     large"
)]
pub struct RepetitionError;

impl Repetition {
    /// Single run.
    pub const ONCE: Self = Self { needed: 1, runs: 1 };

    /// Requires `needed` interesting runs of `runs`.
    ///
    /// # Errors
    ///
    /// Fails if `needed` is zero or greater than `runs`.
    pub fn new(needed: u32, runs: u32) -> Result<Self, RepetitionError> {
        if needed == 0 || needed > runs { Err(RepetitionError) } else { Ok(Self { needed, runs }) }
    }

    /// Returns `true` if every run must be interesting.
    pub(crate) fn is_strict(self) -> bool {
        self.needed == self.runs
    }

    /// Returns `true` if these runs do not decide yet.
    pub(crate) fn is_open(self, endings: &[Ending]) -> bool {
        let interesting = interesting(endings);
        let others = endings.len() - interesting;
        interesting < self.needed as usize && others <= (self.runs - self.needed) as usize
    }

    /// Returns the number of interesting runs required of `runs`, in the same proportion, rounded
    /// up.
    pub(crate) fn needed_of(self, runs: usize) -> usize {
        (runs * self.needed as usize).div_ceil(self.runs as usize)
    }

    /// Returns `true` if the proportion of interesting runs is sufficient.
    pub(crate) fn accepts(self, endings: &[Ending]) -> bool {
        interesting(endings) >= self.needed_of(endings.len())
    }
}

impl Default for Repetition {
    fn default() -> Self {
        Self::ONCE
    }
}

impl fmt::Display for Repetition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.needed, self.runs)
    }
}

impl FromStr for Repetition {
    type Err = RepetitionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (needed, runs) = text.split_once('/').ok_or(RepetitionError)?;
        let number = |text: &str| text.parse().map_err(|_| RepetitionError);
        Self::new(number(needed)?, number(runs)?)
    }
}

/// Number of interesting runs of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rate {
    pub interesting: usize,
    pub runs: usize,
}

impl Rate {
    pub(crate) fn of(endings: &[Ending]) -> Self {
        Self { interesting: interesting(endings), runs: endings.len() }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { interesting, runs } = self;
        write!(f, "{interesting} of {runs}")
    }
}

fn interesting(endings: &[Ending]) -> usize {
    endings.iter().filter(|ending| ending.outcome().is_interesting()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const YES: Ending = Ending::Exited(0);
    const NO: Ending = Ending::Exited(1);

    #[test]
    fn nothing_is_run_once_the_answer_is_certain() {
        // (needed, runs), the repeated endings, and the expected number of runs.
        let cases = [
            ((1, 1), &[YES][..], 1),
            ((3, 3), &[YES, YES, YES], 3),
            ((3, 3), &[YES, NO, YES], 2),
            ((1, 3), &[NO, YES, YES], 2),
            ((2, 3), &[NO, NO, YES], 2),
            ((2, 3), &[NO, YES, YES], 3),
            ((2, 5), &[NO, NO, NO, Ending::TimedOut, YES], 4),
        ];
        for ((needed, runs), endings, expected) in cases {
            let repetition = Repetition::new(needed, runs).unwrap();
            let count = (0..).find(|&count| !repetition.is_open(&endings[..count])).unwrap();
            assert_eq!(count, expected, "{needed} of {runs}");
        }
    }

    #[test]
    fn the_part_that_is_needed_holds_for_any_number_of_runs() {
        let endings = [YES, YES, NO, YES, NO];
        assert!("3/5".parse::<Repetition>().unwrap().accepts(&endings));
        assert!(Repetition::new(1, 2).unwrap().accepts(&endings));
        assert!(!Repetition::new(2, 3).unwrap().accepts(&endings));
        assert!(!Repetition::ONCE.accepts(&endings));
    }

    #[test]
    fn what_is_no_repetition() {
        for text in ["", "3", "0/3", "4/3", "-1/3", "1/0", "a/b", "1/2/3"] {
            assert!(text.parse::<Repetition>().is_err(), "{text}");
        }
    }
}
