//! How lists are minimised, and what is done with the result.

use std::fmt;
use std::time::{Duration, Instant};

use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::TREE_P0;
use secateur_runner::{Baseline, Limits, Repetition};

use crate::ListMinimizer;

/// How the lists are minimised that passes choose, and what is done with the result.
#[derive(Clone, Copy, Debug)]
pub struct Strategy {
    /// The list minimiser.
    pub minimizer: ListMinimizer,
    /// The probability that a node is needed, before anything is known.
    pub p0: InitialProbability,
    /// Whether that stays, or is learned.
    pub prior: PriorChoice,
    /// Makes some minimisers random.
    pub seed: Option<u64>,
    /// Whether the result is laid out in the end.
    pub lays_out: bool,
    /// Whether the texts of files are put where these are included even if that takes more room.
    pub one_file: bool,
}

/// Where the probability comes from that a node is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PriorChoice {
    /// The share of nodes of its kind that were needed so far.
    #[default]
    Learned,
    /// p0 for every node of every list.
    Fixed,
}

impl Default for Strategy {
    fn default() -> Self {
        Self {
            minimizer: Algorithm::WProbDd.into(),
            p0: InitialProbability::new(TREE_P0).unwrap_or_default(),
            prior: PriorChoice::Learned,
            seed: None,
            lays_out: true,
            one_file: false,
        }
    }
}

impl PriorChoice {
    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::Learned => "learned",
        }
    }
}

impl fmt::Display for PriorChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What ends a run before its search has come to its end.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// When the run has started.
    pub started: Instant,
    /// How long it may take.
    pub max_time: Option<Duration>,
    /// How many tests it may take that do not only run ahead.
    pub max_tests: Option<u64>,
}

impl Course {
    /// When the run has to end.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        self.max_time.and_then(|time| self.started.checked_add(time))
    }

    /// What ends the run early, with tests like those of the `baseline`.
    #[must_use]
    pub fn limits(&self, baseline: &Baseline, repetition: Repetition) -> Limits {
        let last_test =
            self.max_time.map(|time| baseline.last_test(repetition, time)).unwrap_or_default();
        Limits { deadline: self.deadline(), last_test, tests_max: self.max_tests }
    }
}
