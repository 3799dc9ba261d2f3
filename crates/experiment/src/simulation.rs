//! The simulation of *WDD: Weighted Delta Debugging* (ICSE 2025), §IV-D, for any algorithms.

mod options;
mod real;
mod report;
mod run;
mod synthetic;
mod table;

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand_pcg::Pcg64;
use rayon::prelude::*;
use secateur_minimize::{Algorithm, Options};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use self::run::ListRuns;

pub use self::options::SimulationOptions;
pub use self::real::{Fit, RealFigures, RealOptions, RealReport, simulate_real};
pub use self::report::{AlgorithmFigures, KindFigures, PairFigures, Report, Savings};
pub use self::synthetic::SyntheticList;

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
            let list = SyntheticList::draw(options.len.clone(), &options.removable, &mut random);
            let runs = ListRuns::new(&algorithms, &list, run_options);
            list_done();
            runs
        })
        .collect();
    Report::new(options, &algorithms, &lists)
}
