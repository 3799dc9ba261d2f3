//! The simulation of *WDD: Weighted Delta Debugging* (ICSE 2025), §IV-D, for any algorithms.

mod report;
mod run;
mod synthetic;
mod table;

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use rand::SeedableRng;
use rand_pcg::Pcg64;
use rayon::prelude::*;
use secateur_minimize::{Algorithm, InitialProbability, Options};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use self::run::ListRuns;

pub use self::report::{AlgorithmFigures, KindFigures, PairFigures, Report, Savings};
pub use self::synthetic::{SyntheticList, UnknownWeightModel, WeightModel};

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
    /// How tokens are spread over elements.
    pub weight_model: WeightModel,
    /// The initial probability of the algorithms that have one.
    pub p0: InitialProbability,
    /// What to compare: a baseline and what is held against it. Every algorithm named here is run.
    pub pairs: Vec<(Algorithm, Algorithm)>,
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
            weight_model: WeightModel::default(),
            p0: InitialProbability::default(),
            pairs: vec![
                (Ddmin, WDdmin),
                (Ddmin, ProbDd),
                (Ddmin, Cdd),
                (Ddmin, Opdd),
                (ProbDd, WProbDd),
                (ProbDd, Cdd),
                (ProbDd, ActiveCoarsen),
            ],
        }
    }
}

/// Runs every algorithm on every list, in parallel, and compares the numbers of queries.
///
/// # Panics
///
/// When `options.len` is empty or begins below 1.
#[must_use]
pub fn simulate(options: &SimulationOptions) -> Report {
    simulate_and_tell(options, || ())
}

/// Like [`simulate`], and calls `list_done` after each list, on any thread.
///
/// # Panics
///
/// When `options.len` is empty or begins below 1.
#[must_use]
pub fn simulate_and_tell(options: &SimulationOptions, list_done: impl Fn() + Sync) -> Report {
    let algorithms: Vec<Algorithm> =
        options.pairs.iter().flat_map(|&(a, b)| [a, b]).collect::<BTreeSet<_>>().into_iter().collect();
    let run_options = Options { p0: options.p0, seed: None };
    let lists: Vec<ListRuns> = (0..options.lists as u64)
        .into_par_iter()
        .map(|index| {
            // A generator for each list, so that neither their order nor their number changes any of them.
            let mut random = Pcg64::seed_from_u64(xxh3_64_with_seed(&index.to_le_bytes(), options.seed));
            let list = SyntheticList::draw(options.weight_model, options.len.clone(), &options.removable, &mut random);
            let runs = ListRuns::new(&algorithms, &list, run_options);
            list_done();
            runs
        })
        .collect();
    Report::new(options, &algorithms, &lists)
}
