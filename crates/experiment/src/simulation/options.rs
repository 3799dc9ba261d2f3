//! What a simulation is given.

use std::ops::{Range, RangeInclusive};

use secateur_minimize::{Algorithm, InitialProbability};
use secateur_session::ListMinimizer;

/// What to simulate.
#[derive(Clone, Debug, PartialEq)]
pub struct SimulationOptions {
    /// How many lists to draw.
    pub lists: usize,
    /// How long a list may be; at least 2.
    pub len: RangeInclusive<usize>,
    /// Between which bounds the probability lies that a token can be removed; 0 and 1 in the paper, by which the failure
    /// needs more than half of the elements. Near 1, it needs few.
    pub removable: Range<f64>,
    /// The same seed draws the same lists, whatever the number of threads.
    pub seed: u64,
    /// The initial probability of the algorithms that have one.
    pub p0: InitialProbability,
    /// What to compare: a baseline and what is held against it. Every algorithm named here is run.
    pub pairs: Vec<(ListMinimizer, ListMinimizer)>,
}

impl Default for SimulationOptions {
    /// The paper's lists, and the comparisons that the papers make.
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
