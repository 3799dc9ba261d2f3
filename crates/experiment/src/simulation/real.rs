//! The simulation on lists of real runs, whose outcomes are known in part.
//!
//! What no algorithm has asked is answered by a model: *monotone*, a configuration is interesting if it holds all of what some
//! algorithm has come to; or *with failures*, where of these a share fails, as large as among those that were asked. Which
//! fail is drawn, but the same for every algorithm.
//!
//! How far a model is from the truth is seen where an algorithm's own outcomes are in the file: it is simulated without
//! them.

use rayon::prelude::*;
use secateur_minimize::InitialProbability;
use secateur_session::{ListMinimizer, OwnError, Starter};
use serde::Serialize;
use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::first_failure;
use super::report::numbers;
use crate::comparison::{Combination, Known, RealList, SameLists};
use crate::minimisation::Minimisation;
use crate::statistics::spearman;

/// What to simulate on lists of real runs.
#[derive(Clone, Debug)]
pub struct RealOptions {
    /// The algorithms.
    pub algorithms: Vec<ListMinimizer>,
    /// The initial probability of those that have one.
    pub p0: InitialProbability,
    /// Longer lists are left out.
    pub len_max: usize,
    /// Draws which configurations fail.
    pub seed: u64,
}

/// The figures of a simulation on lists of real runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RealReport {
    /// How many lists there were.
    pub lists: usize,
    /// How many members they had together.
    pub members: u64,
    /// The initial probability of the algorithms that have one.
    pub p0: f64,
    /// How many lists were minimised, by all algorithms and models together.
    pub minimisations: usize,
    /// The share of configurations that failed although they held all of a result, of those that were asked.
    pub failures: f64,
    /// Each algorithm by itself.
    pub algorithms: Vec<RealFigures>,
}

/// What one algorithm did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RealFigures {
    /// The algorithm's name.
    pub algorithm: String,
    /// The queries on all lists where the file has this very algorithm; none where it has it for a part of them only.
    pub real: Option<u64>,
    /// The queries with all that is known, and the monotone model.
    pub monotone: u64,
    /// The queries with all that is known, and the model with failures.
    pub failing: u64,
    /// How many members stayed, with the monotone model.
    pub kept: u64,
    /// How far the monotone model is from the real count.
    pub monotone_fit: Option<Fit>,
    /// How far the model with failures is from the real count.
    pub failing_fit: Option<Fit>,
}

/// How far simulated counts are from real ones, where nothing was known of the algorithm's own outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fit {
    /// Simulated queries as a multiple of the real ones, in sum.
    pub ratio: f64,
    /// The rank correlation of both over the lists.
    pub correlation: Option<f64>,
}

/// One algorithm on one list.
struct Counts {
    real: Option<u64>,
    kept: u64,
    /// Under both models, with all that is known.
    all: [u64; 2],
    /// The same without the algorithm's own outcomes.
    without: Option<[u64; 2]>,
}

/// Runs every algorithm on every list under either model, in parallel.
///
/// # Errors
///
/// When an algorithm of the user's own is none.
pub fn simulate_real(options: &RealOptions, runs: &[SameLists]) -> Result<RealReport, OwnError> {
    let replayed: Vec<Vec<Vec<(Minimisation, Known)>>> =
        runs.par_iter().map(SameLists::replayed).collect();
    let mut lists = Vec::new();
    let (mut asked, mut failed) = (0, 0);
    for (run, replayed) in runs.iter().zip(&replayed) {
        let failures = replayed
            .iter()
            .map(|list| Known::together(list.iter().map(|(_, known)| known)).failures());
        let (all, failures) = failures.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        (asked, failed) = (asked + all, failed + failures);
        let share = failures as f64 / all.max(1) as f64;
        let of_run = run
            .lists
            .iter()
            .zip(replayed)
            .filter(|(list, _)| list.weights.len() <= options.len_max);
        lists.extend(of_run.map(|(list, known)| (run, list, known, share)));
    }
    let of_algorithm =
        |(&algorithm, starter): (&ListMinimizer, &Starter)| -> (Vec<Counts>, RealFigures) {
            let counts: Vec<Counts> = lists
                .par_iter()
                .map(|(run, list, known, share)| {
                    counts(algorithm, starter, options, run, list, known, *share)
                })
                .collect();
            let figures = RealFigures::of(algorithm, &counts);
            (counts, figures)
        };
    let starters: Vec<Starter> =
        options.algorithms.iter().map(|algorithm| algorithm.starter(None)).collect();
    let done: Vec<_> = options.algorithms.iter().zip(&starters).map(of_algorithm).collect();
    first_failure(&starters)?;
    let minimised = |counts: &Counts| 2 + if counts.without.is_some() { 2 } else { 0 };
    Ok(RealReport {
        lists: lists.len(),
        members: lists.iter().map(|(_, list, ..)| list.weights.len() as u64).sum(),
        p0: options.p0.get(),
        minimisations: done.iter().flat_map(|(counts, _)| counts).map(minimised).sum(),
        failures: failed as f64 / asked.max(1) as f64,
        algorithms: done.into_iter().map(|(_, figures)| figures).collect(),
    })
}

fn counts(
    algorithm: ListMinimizer,
    starter: &Starter,
    options: &RealOptions,
    run: &SameLists,
    list: &RealList,
    replayed: &[(Minimisation, Known)],
    share: f64,
) -> Counts {
    let combination = Combination {
        passes: run.algorithms[0].passes.clone(),
        minimizer: algorithm,
        p0: algorithm.uses_initial_probability().then_some(options.p0),
        learned: false,
        seed: None,
    };
    let own = run.algorithms.iter().position(|other| *other == combination);
    let minimise = |known: &Known, fails: f64| {
        Minimisation::of(list.start(&combination, starter), |config, fingerprint| {
            known.get(fingerprint).unwrap_or_else(|| {
                let drawn = xxh3_64_with_seed(&fingerprint.to_le_bytes(), options.seed) as f64
                    / u64::MAX as f64;
                known.holds_a_result(config) && drawn >= fails
            })
        })
    };
    let both = |known: &Known| [0.0, share].map(|fails| minimise(known, fails));
    let [monotone, failing] = both(&Known::together(replayed.iter().map(|(_, known)| known)));
    let without = own.filter(|_| replayed.len() > 1).map(|own| {
        let others = replayed.iter().enumerate().filter(|(index, _)| *index != own);
        both(&Known::together(others.map(|(_, (_, known))| known)))
            .map(|made| made.statistics.queries())
    });
    Counts {
        real: own.map(|own| replayed[own].0.statistics.queries()),
        kept: monotone.best.len() as u64,
        all: [monotone, failing].map(|made| made.statistics.queries()),
        without,
    }
}

impl RealFigures {
    fn of(algorithm: ListMinimizer, counts: &[Counts]) -> Self {
        let real: Option<Vec<u64>> = counts.iter().map(|list| list.real).collect();
        let fit = |model: usize| {
            let simulated: Option<Vec<u64>> =
                counts.iter().map(|list| Some(list.without?[model])).collect();
            Fit::of(&simulated?, real.as_ref()?)
        };
        Self {
            algorithm: algorithm.name().to_owned(),
            real: real.as_ref().map(|real| real.iter().sum()),
            monotone: counts.iter().map(|list| list.all[0]).sum(),
            failing: counts.iter().map(|list| list.all[1]).sum(),
            kept: counts.iter().map(|list| list.kept).sum(),
            monotone_fit: fit(0),
            failing_fit: fit(1),
        }
    }
}

impl Fit {
    fn of(simulated: &[u64], real: &[u64]) -> Option<Self> {
        let sum = |counts: &[u64]| counts.iter().sum::<u64>() as f64;
        let floats = |counts: &[u64]| counts.iter().map(|&count| count as f64).collect::<Vec<_>>();
        let correlation = spearman(&floats(simulated), &floats(real));
        (sum(real) > 0.0).then(|| Self { ratio: sum(simulated) / sum(real), correlation })
    }
}

impl RealReport {
    /// The figures as a table in plain text, under a line that says what was simulated.
    #[must_use]
    pub fn table(&self) -> String {
        let Self { lists, members, p0, minimisations, failures, algorithms } = self;
        let header = [
            "minimiser",
            "real",
            "monotone",
            "failing",
            "kept",
            "ratio",
            "ρ",
            "ratio, failing",
            "ρ, failing",
        ];
        let mut table = numbers(header);
        for figures in algorithms {
            let known = |number: Option<f64>| {
                number.map_or("–".to_owned(), |number| format!("{number:.2}"))
            };
            table.add_row([
                figures.algorithm.clone(),
                figures.real.map_or("–".to_owned(), |real| real.to_string()),
                figures.monotone.to_string(),
                figures.failing.to_string(),
                figures.kept.to_string(),
                known(figures.monotone_fit.map(|fit| fit.ratio)),
                known(figures.monotone_fit.and_then(|fit| fit.correlation)),
                known(figures.failing_fit.map(|fit| fit.ratio)),
                known(figures.failing_fit.and_then(|fit| fit.correlation)),
            ]);
        }
        format!(
            "{lists} lists of real runs with {members} members, {minimisations} minimisations. p0 = {p0}. Of the \
             configurations that hold a result, {:.1} % fail.\n\n{table}\n\n\
             Real: queries of real runs. Monotone, failing: the same where what is not known is answered by a model, in \
             which as many configurations fail or none. Kept: members, with the monotone model. Ratio and rank correlation \
             ρ: simulated to real queries, without the minimiser's own outcomes.\n",
            100.0 * failures
        )
    }
}
