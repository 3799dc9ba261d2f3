//! Simulation on lists of real runs, whose outcomes are partially known.
//!
//! A model answers unknown configurations. In the *monotone* model, a configuration is interesting
//! if it contains all of some algorithm's result. In the model *with failures*, a share of these
//! fails, as large as among the known ones. These are drawn at random, but are the same for every
//! algorithm.
//!
//! The error of a model is measured where the file has an algorithm's own outcomes: it is also
//! simulated without them.

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

/// Options of a simulation on lists of real runs.
#[derive(Clone, Debug)]
pub struct RealOptions {
    pub algorithms: Vec<ListMinimizer>,
    /// Initial probability of the algorithms that have one.
    pub p0: InitialProbability,
    /// Maximum length; longer lists are skipped.
    pub len_max: usize,
    /// Seed for the configurations that fail.
    pub seed: u64,
}

/// Figures of a simulation on lists of real runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RealReport {
    pub lists: usize,
    /// Number of elements in all lists.
    pub members: u64,
    /// Initial probability of the algorithms that have one.
    pub p0: f64,
    /// Number of minimised lists, over all algorithms and models.
    pub minimisations: usize,
    /// Share of known configurations that failed although they contain a result.
    pub failures: f64,
    pub algorithms: Vec<RealFigures>,
}

/// Figures of one algorithm.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RealFigures {
    pub algorithm: String,
    /// Queries on all lists, if the file has this algorithm for all of them.
    pub real: Option<u64>,
    /// Queries with all known outcomes and the monotone model.
    pub monotone: u64,
    /// Queries with all known outcomes and the model with failures.
    pub failing: u64,
    /// Number of remaining elements with the monotone model.
    pub kept: u64,
    /// Error of the monotone model.
    pub monotone_fit: Option<Fit>,
    /// Error of the model with failures.
    pub failing_fit: Option<Fit>,
}

/// Error of simulated counts, without the algorithm's own outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fit {
    /// Ratio of the sum of simulated queries to the real sum.
    pub ratio: f64,
    /// Rank correlation of simulated and real queries over the lists.
    pub correlation: Option<f64>,
}

/// Queries of one algorithm on one list.
struct Counts {
    real: Option<u64>,
    kept: u64,
    /// Both models, with all known outcomes.
    all: [u64; 2],
    /// Both models, without the algorithm's own outcomes.
    without: Option<[u64; 2]>,
}

/// Runs every algorithm on every list with both models, in parallel.
///
/// # Errors
///
/// Fails if a user-supplied algorithm cannot be started.
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
    /// Formats the figures as a plain text table, with a line that describes the simulation.
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
            "{lists} lists of real runs with {members} elements, {minimisations} minimisations. \
             p0 = {p0}. {:.1} % of the configurations that contain a result fail.\n\
             \n\
             {table}\n\
             \n\
             Real: queries of real runs. Monotone, failing: simulated queries; a model answers \
             unknown configurations, with no failing ones, or with the same share of failing \
             ones. Kept: elements, with the monotone model. Ratio and rank correlation ρ: \
             simulated relative to real queries, without the minimiser's own outcomes.\n",
            100.0 * failures
        )
    }
}
