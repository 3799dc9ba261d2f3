//! Figures of a simulation, and their tables for the terminal.

use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, Table};
use secateur_session::ListMinimizer;
use serde::Serialize;

use super::SimulationOptions;
use super::synthetic::ListRuns;
use crate::comparison::KindCount;
use crate::minimisation::{Counts, Minimisation};

/// Figures of a simulation, with everything needed to repeat it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub lists: usize,
    /// Minimum length of a list.
    pub len_min: usize,
    /// Maximum length of a list.
    pub len_max: usize,
    /// Minimum probability that a token can be removed.
    pub removable_min: f64,
    /// Maximum probability that a token can be removed.
    pub removable_max: f64,
    /// Seed of the lists.
    pub seed: u64,
    /// Initial probability of the algorithms that have one.
    pub p0: f64,
    pub mean_elements: f64,
    /// Mean number of elements that the failure needed.
    pub mean_needed_elements: f64,
    pub algorithms: Vec<AlgorithmFigures>,
    pub pairs: Vec<PairFigures>,
}

/// Figures of one algorithm on all lists.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AlgorithmFigures {
    pub algorithm: &'static str,
    /// Distinct queries on all lists.
    pub queries: u64,
    /// Proposals of configurations that have an outcome on the same list.
    pub repeats: u64,
    pub mean_queries: f64,
    pub mean_repeats: f64,
    /// Mean number of elements in the result.
    pub mean_result_elements: f64,
    /// Queries by kind, without kinds that did not occur.
    pub kinds: Vec<KindCount>,
}

/// Queries that an algorithm saves compared with a baseline.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairFigures {
    pub baseline: &'static str,
    pub algorithm: &'static str,
    #[serde(flatten)]
    pub savings: Savings,
}

/// Saved distinct queries in per cent; negative if there are more.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Savings {
    /// From the sums over all lists, where long lists dominate.
    pub percent_of_sums: f64,
    /// Mean over the lists, where every list counts the same.
    pub percent_mean: f64,
}

impl Report {
    /// Summarises `lists`, whose runs are in the order of `algorithms`.
    pub(crate) fn new(
        options: &SimulationOptions,
        algorithms: &[ListMinimizer],
        lists: &[ListRuns],
    ) -> Self {
        let runs_of = |algorithm: ListMinimizer| {
            let place = algorithms.iter().position(|&other| other == algorithm);
            lists.iter().filter_map(move |list| list.runs.get(place?))
        };
        let queries_of = |algorithm| runs_of(algorithm).map(Minimisation::queries);
        let pairs = options.pairs.iter().map(|&(baseline, algorithm)| PairFigures {
            baseline: baseline.name(),
            algorithm: algorithm.name(),
            savings: Savings::new(queries_of(baseline).zip(queries_of(algorithm))),
        });
        Self {
            lists: options.lists,
            len_min: *options.len.start(),
            len_max: *options.len.end(),
            removable_min: options.removable.start,
            removable_max: options.removable.end,
            seed: options.seed,
            p0: options.p0.get(),
            mean_elements: mean(lists.iter().map(|list| list.elements)),
            mean_needed_elements: mean(lists.iter().map(|list| list.needed)),
            algorithms: algorithms
                .iter()
                .map(|&it| AlgorithmFigures::new(it, runs_of(it)))
                .collect(),
            pairs: pairs.collect(),
        }
    }

    /// Formats the figures as two plain text tables, with a line that describes the simulation.
    pub fn table(&self) -> String {
        let Self { lists, len_min, len_max, removable_min, removable_max, seed, p0, .. } = self;
        let needed = 100.0 * self.mean_needed_elements / self.mean_elements.max(1.0);
        format!(
            "{lists} lists of {len_min} to {len_max} elements, a token removable with probability \
             {removable_min} to {removable_max}, seed {seed}: {needed:.1} % of the elements are \
             needed. p0 = {p0}.\n\n\
             {}\n\n{}\n",
            self.algorithms_table(),
            self.pairs_table(),
        )
    }

    fn algorithms_table(&self) -> Table {
        let mut table = numbers(
            "minimiser | queries | repeats | mean | mean repeats | mean result".split(" | "),
        );
        for figures in &self.algorithms {
            table.add_row([
                figures.algorithm.to_owned(),
                figures.queries.to_string(),
                figures.repeats.to_string(),
                format!("{:.1}", figures.mean_queries),
                format!("{:.1}", figures.mean_repeats),
                format!("{:.1}", figures.mean_result_elements),
            ]);
        }
        table
    }

    fn pairs_table(&self) -> Table {
        let mut table = numbers("fewer queries | sums | mean of ratios".split(" | "));
        for pair in &self.pairs {
            let percent = |value: f64| format!("{value:.1} %");
            table.add_row([
                format!("{} than {}", pair.algorithm, pair.baseline),
                percent(pair.savings.percent_of_sums),
                percent(pair.savings.percent_mean),
            ]);
        }
        table
    }
}

impl AlgorithmFigures {
    fn new<'run>(
        algorithm: ListMinimizer,
        runs: impl Iterator<Item = &'run Minimisation> + Clone,
    ) -> Self {
        let mut counts = Counts::default();
        runs.clone().for_each(|run| counts += run.counts);
        Self {
            algorithm: algorithm.name(),
            queries: counts.queries.queries(),
            repeats: counts.repeats.queries(),
            mean_queries: mean(runs.clone().map(Minimisation::queries)),
            mean_repeats: mean(runs.clone().map(|run| run.counts.repeats.queries())),
            mean_result_elements: mean(runs.map(|run| run.best.len() as u64)),
            kinds: KindCount::all(&counts),
        }
    }
}

impl Savings {
    /// Compares the queries of a baseline and another algorithm on each list.
    pub(super) fn new(pairs: impl Iterator<Item = (u64, u64)> + Clone) -> Self {
        let counts = pairs.map(|(baseline, run)| (baseline as f64, run as f64));
        let (baseline, sum) =
            counts.clone().fold((0.0, 0.0), |sums, pair| (sums.0 + pair.0, sums.1 + pair.1));
        let (mut lists, mut ratios) = (0.0, 0.0);
        // Without queries of the baseline there is no ratio. This cannot happen with two or more
        // elements.
        for (baseline, run) in counts.filter(|&(baseline, _)| baseline > 0.0) {
            lists += 1.0;
            ratios += run / baseline;
        }
        Self {
            percent_of_sums: percent_fewer(sum, baseline),
            percent_mean: percent_fewer(ratios, lists),
        }
    }
}

/// Returns how many per cent smaller `part` is than `whole`; 0 if `whole` is 0.
fn percent_fewer(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { 100.0 * (1.0 - part / whole) } else { 0.0 }
}

/// Returns the mean; 0 without values.
fn mean(values: impl Iterator<Item = u64>) -> f64 {
    let (count, sum) = values.fold((0u64, 0u64), |(count, sum), value| (count + 1, sum + value));
    if count > 0 { sum as f64 / count as f64 } else { 0.0 }
}

/// Text of a missing number.
pub(super) const NONE: &str = "–";

/// Creates a table whose first column is text and whose others are numbers.
pub(super) fn numbers<'a>(header: impl IntoIterator<Item = &'a str>) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(header);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
