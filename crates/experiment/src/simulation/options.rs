//! Options of a simulation.

use std::ops::{Range, RangeInclusive};

use secateur_minimize::{Algorithm, InitialProbability};
use secateur_session::ListMinimizer;

#[derive(Clone, Debug, PartialEq)]
pub struct SimulationOptions {
    pub lists: usize,
    /// Range of list lengths; at least 2.
    pub len: RangeInclusive<usize>,
    /// Range of the probability that a token can be removed. It is from 0 to 1 in the paper, where
    /// the failure needs more than half of the elements. Near 1, it needs few.
    pub removable: Range<f64>,
    /// Seed of the lists; the number of threads does not change them.
    pub seed: u64,
    /// Initial probability of the algorithms that have one.
    pub p0: InitialProbability,
    /// Pairs of a baseline and an algorithm. Every algorithm named here is run.
    pub pairs: Vec<(ListMinimizer, ListMinimizer)>,
}

impl Default for SimulationOptions {
    /// Uses the lists and comparisons of the papers.
    fn default() -> Self {
        use Algorithm::{ActiveCoarsen, Cdd, Ddmin, Opdd, ProbDd, WDdmin, WProbDd};
        Self {
            lists: 5000,
            len: 2..=1000,
            removable: 0.0..1.0,
            seed: 0,
            p0: InitialProbability::default(),
            pairs: [
                (Ddmin, WDdmin),
                (Ddmin, ProbDd),
                (Ddmin, Cdd),
                (Ddmin, Opdd),
                (ProbDd, WProbDd),
                (ProbDd, Cdd),
                (ProbDd, ActiveCoarsen),
            ]
            .map(|(baseline, other)| (baseline.into(), other.into()))
            .to_vec(),
        }
    }
}
