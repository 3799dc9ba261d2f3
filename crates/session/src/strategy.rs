//! Strategies: the list minimiser, its priors, and the final steps.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::{Goal, TREE_P0};
use secateur_runner::{Baseline, Interrupt, Limits, Repetition};

use crate::ListMinimizer;

/// Choice of the list minimiser, its priors, and the final steps.
#[derive(Clone, Copy, Debug)]
pub struct Strategy {
    pub minimizer: ListMinimizer,
    /// Initial probability that a node is needed.
    pub p0: InitialProbability,
    /// Source of later priors.
    pub prior: PriorChoice,
    /// Seed that makes some minimisers random.
    pub seed: Option<u64>,
    /// Enables laying out the result at the end.
    pub lays_out: bool,
    /// Enables inlining of included files even if the result grows.
    pub one_file: bool,
    /// Conditions that end the search early.
    pub goal: Goal,
}

/// Source of the probability that a node is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PriorChoice {
    /// Share of nodes of the same kind that were needed so far.
    #[default]
    Learned,
    /// `p0` for every node.
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
            goal: Goal::default(),
        }
    }
}

impl PriorChoice {
    /// Returns the name on the command line.
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

/// Limits that end a run early.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub started: Instant,
    pub max_time: Option<Duration>,
    /// Maximum number of tests, excluding speculative tests.
    pub max_tests: Option<u64>,
}

impl Course {
    /// Returns the limits of a run that starts now.
    #[must_use]
    pub fn new(max_time: Option<Duration>, max_tests: Option<u64>) -> Self {
        Self { started: Instant::now(), max_time, max_tests }
    }

    /// Returns the time at which the run must end.
    pub fn deadline(&self) -> Option<Instant> {
        self.max_time.and_then(|time| self.started.checked_add(time))
    }

    /// Returns the condition that ends parsing early: the deadline, or an interrupt.
    pub fn stop(&self, interrupt: &Interrupt) -> secateur_reduce::Stop {
        let (deadline, interrupt) = (self.deadline(), interrupt.clone());
        Arc::new(move || is_over(deadline) || interrupt.signal().is_some())
    }

    /// Returns the limits of the run, with a reserve for a last test like those of `baseline`.
    pub fn limits(&self, baseline: &Baseline, repetition: Repetition) -> Limits {
        let last_test =
            self.max_time.map(|time| baseline.last_test(repetition, time)).unwrap_or_default();
        Limits { deadline: self.deadline(), last_test, tests_max: self.max_tests }
    }
}

/// Returns `true` if the deadline has passed.
#[must_use]
pub fn is_over(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
}
