//! Simulation on lists of real runs, whose outcomes are partially known.
//!
//! A model answers unknown configurations. In the *monotone* model, a configuration is interesting
//! if it contains all of some algorithm's result. In the model *with failures*, a share of these
//! fails, as large as among the known ones. These are drawn at random, but are the same for every
//! algorithm.
//!
//! A file has the real counts of the algorithms that a comparison ran, and none of a new one. A
//! modelled count is a few per cent lower than a real one, so the two are never compared. Instead,
//! every algorithm is simulated without its own outcomes (leave-one-out), and both of a pair
//! without the outcomes of either.

mod lengths;

use rayon::prelude::*;
use secateur_minimize::InitialProbability;
use secateur_session::{ListMinimizer, OwnError, Starter};
use serde::Serialize;
use xxhash_rust::xxh3::xxh3_64_with_seed;

use self::lengths::{Counts, MODELS, Modelled, lengths};
pub use self::lengths::{LengthCounts, LengthFigures, RealCounts};
use super::first_failure;
use super::report::{NONE, Savings, numbers};
use crate::comparison::{Combination, Known, RealList, SameLists};
use crate::minimisation::Minimisation;
use crate::statistics::spearman;

/// Options of a simulation on lists of real runs.
#[derive(Clone, Debug)]
pub struct RealOptions {
    /// Pairs of a baseline and an algorithm. Every algorithm named here is run.
    pub pairs: Vec<(ListMinimizer, ListMinimizer)>,
    /// Initial probability of the algorithms that have one.
    pub p0: InitialProbability,
    /// Maximum length; longer lists are skipped.
    pub len_max: usize,
    /// Seed for the configurations that fail.
    pub seed: u64,
}

/// Figures of a simulation on lists of real runs. Queries are distinct.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RealReport {
    pub lists: usize,
    /// Number of elements in all lists.
    pub members: u64,
    /// Initial probability of the algorithms that have one.
    pub p0: f64,
    /// Number of minimised lists, over all algorithms, pairs and models.
    pub minimisations: usize,
    /// Share of known configurations that failed although they contain a result.
    pub failures: f64,
    pub algorithms: Vec<RealFigures>,
    pub pairs: Vec<RealPair>,
    /// Real counts by length of the list.
    pub lengths: Vec<LengthFigures>,
}

/// Figures of one algorithm.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RealFigures {
    pub algorithm: String,
    /// Counts of the real runs, if the file has this algorithm for all lists.
    pub real: Option<RealCounts>,
    /// Counts of the monotone model without the algorithm's own outcomes; `None` if the file has no
    /// others.
    pub monotone: Option<ModelCounts>,
    /// Counts of the model with failures, likewise.
    pub failing: Option<ModelCounts>,
}

/// Counts of one model on all lists.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ModelCounts {
    /// Distinct queries.
    pub queries: u64,
    /// Number of remaining elements.
    pub kept: u64,
    /// Comparison with the real counts, if there are any.
    pub fit: Option<Fit>,
}

/// Comparison of two algorithms by the same kind of count. Each is `None` if one of the two has no
/// such count.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RealPair {
    pub baseline: String,
    pub algorithm: String,
    pub real: Option<Savings>,
    /// Both with the monotone model, without the outcomes of either.
    pub monotone: Option<Savings>,
    /// Both with the model with failures, without the outcomes of either.
    pub failing: Option<Savings>,
}

/// Error of a model's counts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fit {
    /// Ratio of the sum of modelled queries to the real sum.
    pub ratio: f64,
    /// Rank correlation of modelled and real queries over the lists.
    pub correlation: Option<f64>,
}

/// List of a real run.
#[derive(Clone, Copy)]
struct Given<'a> {
    run: &'a SameLists,
    list: &'a RealList,
    /// Outcomes of each algorithm of the run.
    replayed: &'a [(Minimisation, Known)],
    /// Share of the configurations that fail in the model with failures.
    failures: f64,
}

/// Algorithm of a simulation.
struct Entrant<'a> {
    algorithm: ListMinimizer,
    starter: Starter,
    options: &'a RealOptions,
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
        let failures = failures as f64 / all.max(1) as f64;
        let of_run = run
            .lists
            .iter()
            .zip(replayed)
            .filter(|(list, _)| list.weights.len() <= options.len_max);
        lists.extend(of_run.map(|(list, replayed)| Given { run, list, replayed, failures }));
    }
    let of_entrant = |algorithm: ListMinimizer| {
        let entrant = Entrant { algorithm, starter: algorithm.starter(None), options };
        let counts = lists.par_iter().map(|list| list.counts(&entrant)).collect();
        (entrant, counts)
    };
    let entrants: Vec<(Entrant<'_>, Vec<Counts>)> =
        super::algorithms(&options.pairs).into_iter().map(of_entrant).collect();
    let of = |algorithm| entrants.iter().find(|(it, _)| it.algorithm == algorithm);
    let pairs: Vec<_> = options
        .pairs
        .iter()
        .filter_map(|&(baseline, other)| Some(RealPair::of(of(baseline)?, of(other)?, &lists)))
        .collect();
    first_failure(entrants.iter().map(|(it, _)| &it.starter))?;
    let counts = entrants.iter().flat_map(|(_, counts)| counts);
    let modelled = counts.filter(|counts| counts.modelled.is_some()).count();
    let in_pairs: usize = pairs.iter().map(|(_, minimisations)| minimisations).sum();
    let lens: Vec<usize> = lists.iter().map(|given| given.list.weights.len()).collect();
    let counts: Vec<(&str, &[Counts])> =
        entrants.iter().map(|(it, counts)| (it.algorithm.name(), &counts[..])).collect();
    Ok(RealReport {
        lists: lists.len(),
        members: lens.iter().map(|&len| len as u64).sum(),
        p0: options.p0.get(),
        minimisations: MODELS * modelled + in_pairs,
        failures: failed as f64 / asked.max(1) as f64,
        lengths: lengths(&lens, &counts),
        algorithms: counts.iter().map(|(name, counts)| RealFigures::of(name, counts)).collect(),
        pairs: pairs.into_iter().map(|(pair, _)| pair).collect(),
    })
}

impl Given<'_> {
    fn counts(&self, entrant: &Entrant<'_>) -> Counts {
        let real = self.real_place(entrant).map(|own| {
            let (made, _) = &self.replayed[own];
            let repeats = made.counts.repeats.queries();
            RealCounts { queries: made.queries(), repeats, kept: made.best.len() as u64 }
        });
        Counts { real, modelled: self.modelled(entrant, &[entrant]) }
    }

    /// Returns the algorithm with its options for this list.
    fn combination(&self, entrant: &Entrant<'_>) -> Combination {
        let minimizer = entrant.algorithm;
        let p0 = minimizer.uses_initial_probability().then_some(entrant.options.p0);
        let passes = self.run.algorithms[0].passes.clone();
        Combination { passes, minimizer, p0, learned: false, seed: None }
    }

    /// Returns the position of the algorithm in the outcomes of the list, if it is there.
    fn real_place(&self, entrant: &Entrant<'_>) -> Option<usize> {
        let combination = self.combination(entrant);
        self.run.algorithms.iter().position(|other| *other == combination)
    }

    /// Minimises the list with both models, without the outcomes of `excluded`. Returns `None` if
    /// there are no other outcomes.
    fn modelled(
        &self,
        entrant: &Entrant<'_>,
        excluded: &[&Entrant<'_>],
    ) -> Option<[Modelled; MODELS]> {
        let excluded: Vec<_> = excluded.iter().filter_map(|it| self.real_place(it)).collect();
        let others = self.replayed.iter().enumerate().filter(|(at, _)| !excluded.contains(at));
        let mut others = others.map(|(_, (_, known))| known).peekable();
        others.peek()?;
        let (known, combination) = (Known::together(others), self.combination(entrant));
        Some([0.0, self.failures].map(|fails| {
            let search = self.list.start(&combination, &entrant.starter);
            let made = Minimisation::of(search, |config, fingerprint| {
                known.get(fingerprint).unwrap_or_else(|| {
                    let bytes = fingerprint.to_le_bytes();
                    let drawn =
                        xxh3_64_with_seed(&bytes, entrant.options.seed) as f64 / u64::MAX as f64;
                    known.holds_a_result(config) && drawn >= fails
                })
            });
            (made.queries(), made.best.len() as u64)
        }))
    }
}

impl RealFigures {
    fn of(algorithm: &str, counts: &[Counts]) -> Self {
        let real: Option<Vec<RealCounts>> = counts.iter().map(|list| list.real).collect();
        let queries: Option<Vec<u64>> =
            real.as_ref().map(|real| real.iter().map(|it| it.queries).collect());
        let model = |model: usize| {
            let modelled: Option<Vec<Modelled>> =
                counts.iter().map(|list| Some(list.modelled?[model])).collect();
            let (modelled, kept): (Vec<u64>, Vec<u64>) = modelled?.into_iter().unzip();
            let fit = queries.as_ref().and_then(|queries| Fit::of(&modelled, queries));
            Some(ModelCounts { queries: modelled.iter().sum(), kept: kept.iter().sum(), fit })
        };
        Self {
            algorithm: algorithm.to_owned(),
            real: real.map(|real| real.into_iter().sum()),
            monotone: model(0),
            failing: model(1),
        }
    }
}

impl RealPair {
    /// Compares two algorithms. Returns the number of minimisations, too.
    fn of(
        (baseline, baseline_counts): &(Entrant<'_>, Vec<Counts>),
        (other, other_counts): &(Entrant<'_>, Vec<Counts>),
        lists: &[Given<'_>],
    ) -> (Self, usize) {
        let real: Option<Vec<(u64, u64)>> = baseline_counts
            .iter()
            .zip(other_counts)
            .map(|(baseline, other)| Some((baseline.real?.queries, other.real?.queries)))
            .collect();
        let both = [baseline, other];
        let modelled: Option<Vec<_>> = lists
            .par_iter()
            .map(|list| Some((list.modelled(baseline, &both)?, list.modelled(other, &both)?)))
            .collect();
        let model = |model: usize| {
            let queries =
                |(a, b): &([Modelled; MODELS], [Modelled; MODELS])| (a[model].0, b[model].0);
            Some(Savings::new(modelled.as_ref()?.iter().map(queries)))
        };
        let minimisations = modelled.as_ref().map_or(0, |lists| 2 * MODELS * lists.len());
        let pair = Self {
            baseline: baseline.algorithm.name().to_owned(),
            algorithm: other.algorithm.name().to_owned(),
            real: real.map(|real| Savings::new(real.iter().copied())),
            monotone: model(0),
            failing: model(1),
        };
        (pair, minimisations)
    }
}

impl Fit {
    fn of(modelled: &[u64], real: &[u64]) -> Option<Self> {
        let sum = |counts: &[u64]| counts.iter().sum::<u64>() as f64;
        let floats = |counts: &[u64]| counts.iter().map(|&count| count as f64).collect::<Vec<_>>();
        let correlation = spearman(&floats(modelled), &floats(real));
        (sum(real) > 0.0).then(|| Self { ratio: sum(modelled) / sum(real), correlation })
    }
}

impl RealReport {
    /// Formats the figures as plain text tables, with a line that describes the simulation.
    pub fn table(&self) -> String {
        let Self { lists, members, p0, minimisations, failures, .. } = self;
        format!(
            "{lists} lists of real runs with {members} elements, {minimisations} minimisations. \
             p0 = {p0}. {:.1} % of the configurations that contain a result fail.\n\n\
             {}\n\n{ALGORITHMS_NOTE}\n\n{}\n\n{PAIRS_NOTE}\n\n{}\n\n{}\n",
            100.0 * failures,
            self.algorithms_table(),
            self.pairs_table(),
            lengths::table(&self.lengths),
            lengths::NOTE,
        )
    }

    fn algorithms_table(&self) -> comfy_table::Table {
        let header = "minimiser | real queries | repeats | kept | monotone | kept | to real | ρ | \
                      failing | kept | to real | ρ";
        let mut table = numbers(header.split(" | "));
        for RealFigures { algorithm, real, monotone, failing } in &self.algorithms {
            let count = |count: Option<u64>| count.map_or(NONE.to_owned(), |it| it.to_string());
            let known =
                |number: Option<f64>| number.map_or(NONE.to_owned(), |it| format!("{it:.2}"));
            let mut row = vec![algorithm.clone()];
            row.push(count(real.map(|it| it.queries)));
            row.push(count(real.map(|it| it.repeats)));
            row.push(count(real.map(|it| it.kept)));
            for model in [monotone, failing] {
                let fit = model.and_then(|it| it.fit);
                row.push(count(model.map(|it| it.queries)));
                row.push(count(model.map(|it| it.kept)));
                row.push(known(fit.map(|it| it.ratio)));
                row.push(known(fit.and_then(|it| it.correlation)));
            }
            table.add_row(row);
        }
        table
    }

    fn pairs_table(&self) -> comfy_table::Table {
        let header = "fewer queries | real: sums | mean of ratios | monotone: sums | \
                      mean of ratios | failing: sums | mean of ratios";
        let mut table = numbers(header.split(" | "));
        for RealPair { baseline, algorithm, real, monotone, failing } in &self.pairs {
            let mut row = vec![format!("{algorithm} than {baseline}")];
            for savings in [real, monotone, failing] {
                let percent = |of: fn(&Savings) -> f64| {
                    savings.as_ref().map_or(NONE.to_owned(), |it| format!("{:.1} %", of(it)))
                };
                row.push(percent(|it| it.percent_of_sums));
                row.push(percent(|it| it.percent_mean));
            }
            table.add_row(row);
        }
        table
    }
}

const ALGORITHMS_NOTE: &str = "Queries are distinct configurations of a list; repeats are \
    proposals of a configuration that has an outcome already. Real: counts of real runs, if the \
    file has the minimiser. Modelled: monotone and failing, for each minimiser without its own \
    outcomes; a model answers unknown configurations, and as many of them fail as of the known \
    ones, or none. Kept: remaining elements. To real, ρ: ratio and rank correlation of modelled \
    and real queries. Compare two minimisers by the same column only.";

const PAIRS_NOTE: &str = "Fewer queries of the second than of the first, in per cent of the first; \
    negative if there are more. Modelled counts of a pair use the outcomes of neither.";
