//! Simulation of *WDD: Weighted Delta Debugging* (ICSE 2025), §IV-D, for arbitrary algorithms.

mod options;
mod real;
mod report;
mod synthetic;

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand_pcg::Pcg64;
use rayon::prelude::*;
use secateur_session::{ListMinimizer, OwnError, Starter};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use self::synthetic::{ListRuns, SyntheticList};

pub use self::options::SimulationOptions;
pub use self::real::{
    Fit, LengthCounts, LengthFigures, ModelCounts, RealCounts, RealFigures, RealOptions, RealPair,
    RealReport, simulate_real,
};
pub use self::report::{AlgorithmFigures, PairFigures, Report, Savings};

/// Runs every algorithm on every list, in parallel, and compares the numbers of queries. Calls
/// `list_done` after each list, on any thread.
///
/// # Panics
///
/// Panics if `options.len` is empty or starts below 1.
///
/// # Errors
///
/// Fails if a user-supplied algorithm cannot be started.
pub fn simulate(
    options: &SimulationOptions,
    list_done: impl Fn() + Sync,
) -> Result<Report, OwnError> {
    let algorithms = algorithms(&options.pairs);
    let starters: Vec<Starter> =
        algorithms.iter().map(|algorithm| algorithm.starter(None)).collect();
    let lists: Vec<ListRuns> = (0..options.lists as u64)
        .into_par_iter()
        .map(|index| {
            // Each list has its own generator, so that lists do not depend on their order or
            // number.
            let mut random =
                Pcg64::seed_from_u64(xxh3_64_with_seed(&index.to_le_bytes(), options.seed));
            let list = SyntheticList::draw(options.len.clone(), &options.removable, &mut random);
            let runs = ListRuns::new(&starters, &list, &options.p0.into());
            list_done();
            runs
        })
        .collect();
    first_failure(&starters)?;
    Ok(Report::new(options, &algorithms, &lists))
}

/// Returns every algorithm of `pairs` once, in order.
fn algorithms(pairs: &[(ListMinimizer, ListMinimizer)]) -> Vec<ListMinimizer> {
    let all: BTreeSet<_> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    all.into_iter().collect()
}

fn first_failure<'s>(starters: impl IntoIterator<Item = &'s Starter>) -> Result<(), OwnError> {
    starters.into_iter().find_map(Starter::failure).map_or(Ok(()), Err)
}
