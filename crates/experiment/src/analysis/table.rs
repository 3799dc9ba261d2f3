//! Main tables.

use secateur_minimize::InitialProbability;

use super::{Analysis, Metric, PairComparison, Series, mean};
use crate::comparison::{Ended, Row};
use crate::statistics::Spread;

/// Table for a page or for Markdown.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub title: String,
    /// Explanation for readers.
    pub note: String,
    pub header: Vec<String>,
    pub rows: Vec<Vec<Cell>>,
}

/// Cell of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub text: String,
    /// Numeric value of the text, by which a page sorts.
    pub number: Option<f64>,
    /// Set if it is the best of its kind in its row.
    pub is_best: bool,
}

impl Cell {
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), number: None, is_best: false }
    }

    pub(crate) fn count(count: usize) -> Self {
        Self::number(count as f64, 0)
    }

    /// Formats a number with `decimals`.
    pub(crate) fn number(number: f64, decimals: usize) -> Self {
        Self { text: format!("{number:.decimals$}"), number: Some(number), is_best: false }
    }

    /// Formats a number that may be missing.
    pub(crate) fn maybe(number: Option<f64>, decimals: usize) -> Self {
        number.map_or_else(|| Self::text("–"), |number| Self::number(number, decimals))
    }

    /// Marks a value of a stopped run.
    pub(crate) fn stopped(mut self, is_stopped: bool) -> Self {
        if is_stopped && self.number.is_some() {
            self.text.push(STOPPED);
        }
        self
    }

    /// Formats a probability of chance, marked below 5 %.
    pub(crate) fn p(p: f64) -> Self {
        let text = if p < 0.001 { format!("{p:.1e}") } else { format!("{p:.3}") };
        Self { text, number: Some(p), is_best: p < 0.05 }
    }

    /// Formats a share as per cent.
    pub(crate) fn percent(share: Option<f64>) -> Self {
        let text = share.map_or("–".to_owned(), |share| format!("{:.1} %", 100.0 * share));
        Self { text, number: share, is_best: false }
    }
}

impl Table {
    /// Creates an empty table. Column names in `header` are separated by bars.
    pub(crate) fn new(title: &str, note: &str, header: &str) -> Self {
        let header = header.split(" | ").map(str::to_owned).collect();
        Self { title: title.to_owned(), note: note.to_owned(), header, rows: Vec::new() }
    }
}

impl<'a> Analysis<'a> {
    /// Returns all tables that are not empty. The last one lists all runs.
    pub fn tables(&self) -> Vec<Table> {
        // Small tables first: they fit on a page of a paper.
        let mut tables = vec![self.ranks(), self.claims(), self.targets()];
        // The layout of Table I of *WDD: Weighted Delta Debugging*.
        tables.push(self.results("Results by subject", RESULTS_NOTE, &self.main_series()));
        tables.extend([self.beside_published(), self.held_out()]);
        tables.extend(self.against_tables());
        tables.extend([self.by_series(), self.beside_the_papers(), self.by_pair()]);
        tables.extend(self.same_lists_tables());
        tables.extend(self.levels().iter().map(|levels| levels.table("Tree levels")));
        tables.extend(self.detail_tables());
        tables.push(self.all_runs());
        tables.retain(|table| !table.rows.is_empty());
        tables
    }

    /// Returns time, size and tests of these series on each subject that one of them has run on.
    pub(crate) fn results(&self, title: &str, note: &str, all: &[Series<'a>]) -> Table {
        let mut table = Table::new(title, note, "subject | language | tokens");
        for series in all {
            table.header.extend(["T", "S", "Q"].map(|what| format!("{series} {what}")));
        }
        for &(subject, language) in &self.subjects {
            let before = all.iter().find_map(|&series| self.figures_so_far(series, subject).next());
            let Some(before) = before.map(|figures| figures.tokens_before) else { continue };
            let mut row =
                vec![Cell::text(subject), Cell::text(language), Cell::number(before as f64, 0)];
            let fixed = row.len();
            for &series in all {
                let is_stopped = self.is_stopped(series, subject);
                row.extend([Metric::Seconds, Metric::Size, Metric::Tests].map(|metric| {
                    let runs = self.figures_so_far(series, subject);
                    let decimals = usize::from(metric == Metric::Seconds);
                    let value = mean(runs.map(|figures| metric.of(figures)));
                    Cell::maybe(value, decimals).stopped(is_stopped)
                }));
            }
            for metric in 0..RESULTS_OF_ONE {
                mark_least(row[fixed..].iter_mut().skip(metric).step_by(RESULTS_OF_ONE));
            }
            table.rows.push(row);
        }
        table
    }

    /// Returns means and medians of each series, by language and in total.
    fn by_series(&self) -> Table {
        let mut table = Table::new(
            "Means",
            "Spread over the subjects. For runs with seeds, each subject counts with the mean of \
             its runs. *: PAR-10; a stopped run counts with ten times the time limit and ten times \
             its tests so far, and with its size so far.",
            "series | subjects of | subjects | runs | stopped",
        );
        for metric in Metric::ALL {
            table.header.extend(
                ["geo. mean", "mean", "median"].map(|mean| format!("{} {mean}", metric.title())),
            );
        }
        for language in self.groups() {
            for &series in &self.series {
                table.rows.extend(self.means_of(series, language));
            }
        }
        table
    }

    fn means_of(&self, series: Series<'a>, language: Option<&str>) -> Option<Vec<Cell>> {
        let is_in = |row: &&Row| {
            Series::of(row) == series && language.is_none_or(|language| language == row.language)
        };
        let runs = self.rows.iter().filter(is_in).filter(|row| row.valid_figures().is_some());
        let timed_out = runs.clone().filter(|row| row.ended == Ended::TimedOut).count();
        let subjects = self.values(series, language, Metric::Size).len();
        let mut cells = vec![
            Cell::text(series.full_name()),
            Cell::text(language.unwrap_or("all")),
            Cell::count(subjects),
            Cell::count(runs.count()),
            Cell::count(timed_out),
        ];
        for metric in Metric::ALL {
            let spread = Spread::of(&self.values(series, language, metric))?;
            let means = [spread.geometric_mean, spread.mean, spread.median];
            cells.extend(means.map(|mean| Cell::number(mean, 1).stopped(timed_out > 0)));
        }
        Some(cells)
    }

    fn by_pair(&self) -> Table {
        let rows = self.main_pairs().iter().map(pair_row).collect();
        Table { rows, ..Table::new("Pairs", PAIR_NOTE, PAIR_HEADER) }
    }

    fn all_runs(&self) -> Table {
        let mut table = Table::new(
            "All runs",
            "One row per run; runs.jsonl contains more details.",
            "subject | pass or reducer | minimiser | p0 | prior | seed | ended | tokens before | \
                tokens after | bytes after | \
             tests | wasted | cached | time (s) | in tests (s) | tokens/s | rounds | lists",
        );
        table.rows = self.rows.iter().map(run_row).collect();
        table
    }
}

/// Explanation of results by subject.
pub(crate) const RESULTS_NOTE: &str = "T: time in seconds. S: size of the result in tokens. Q: \
     required tests. The lowest value of each row is marked. *: stopped at the time limit; the \
     full cost is higher, and such a run is never the lowest.";

/// Mark of a value of a stopped run.
const STOPPED: char = '*';

/// Number of columns of a series in results by subject.
pub(crate) const RESULTS_OF_ONE: usize = 3;

/// Columns of a table of pairs.
pub(crate) const PAIR_HEADER: &str = "first | second | by | subjects | stopped | \
    change | 95 % interval | of means | of medians | wins | ties | losses | p | second has";

/// Explanation of a table of pairs.
pub(crate) const PAIR_NOTE: &str = "Change: of the geometric mean of the ratios, each subject \
     once, with a bootstrap interval; below zero, the second is lower. Of means: of the \
     arithmetic means, which large subjects dominate. Stopped: further subjects that do not count, \
     since a run of either was stopped at the time limit; this favours the slower one. Wins: \
     subjects on which the second is lower. p: two-sided Wilcoxon signed-rank test, with Holm's \
     correction for the pairs that are compared together.";

/// Formats the interval of a ratio as a change, in per cent.
pub(crate) fn change_text(interval: Option<[f64; 2]>) -> String {
    let percent = |ratio: f64| 100.0 * (ratio - 1.0);
    interval.map_or("–".to_owned(), |[low, high]| {
        format!("{:.1} to {:.1}", percent(low), percent(high))
    })
}

pub(crate) fn pair_row(pair: &PairComparison<'_>) -> Vec<Cell> {
    vec![
        Cell::text(pair.baseline.full_name()),
        Cell::text(pair.other.full_name()),
        Cell::text(pair.metric.title()),
        Cell::count(pair.subjects),
        Cell::count(pair.stopped),
        Cell::percent(Some(pair.ratio - 1.0)),
        Cell::text(change_text(pair.interval)),
        Cell::percent(Some(pair.of_means - 1.0)),
        Cell::percent(pair.of_medians.map(|ratio| ratio - 1.0)),
        Cell::count(pair.wins),
        Cell::count(pair.ties),
        Cell::count(pair.losses),
        Cell::p(pair.p),
        Cell::text(pair.verdict().text()),
    ]
}

fn run_row(row: &Row) -> Vec<Cell> {
    let own = row.run.contender.combination();
    let of = |value: fn(&crate::Figures) -> f64, decimals| {
        Cell::maybe(row.figures.as_ref().map(value), decimals)
    };
    // The internals of another reducer are unknown.
    let of_own = |value: fn(&crate::Figures) -> f64| {
        if own.is_some() { of(value, 0) } else { Cell::maybe(None, 0) }
    };
    let is_stopped = row.ended == Ended::TimedOut;
    let p0 = own.and_then(|it| it.p0);
    let prior = p0.and(own).map_or("–", |it| if it.learned { "learned" } else { "fixed" });
    vec![
        Cell::text(&row.run.subject),
        Cell::text(own.map_or_else(|| Series::of(row).full_name(), |it| it.passes.to_string())),
        Cell::text(own.map_or("–", |it| it.minimizer.name())),
        Cell::maybe(p0.map(InitialProbability::get), 4),
        Cell::text(prior),
        Cell::maybe(own.and_then(|it| it.seed).map(|seed| seed as f64), 0),
        Cell::text(row.ended.to_string()),
        of(|it| it.tokens_before as f64, 0),
        of(|it| it.tokens_after as f64, 0).stopped(is_stopped),
        of(|it| it.bytes_after as f64, 0).stopped(is_stopped),
        of(|it| it.tests as f64, 0).stopped(is_stopped),
        of(|it| it.wasted as f64, 0),
        of_own(|it| it.cached as f64),
        of(|it| it.seconds, 2).stopped(is_stopped),
        of(|it| it.seconds_in_tests, 2).stopped(is_stopped),
        of(crate::Figures::tokens_per_second, 1),
        of_own(|it| it.rounds as f64),
        of_own(|it| it.lists.len() as f64),
    ]
}

/// Marks the cells with the smallest number.
fn mark_least<'a>(cells: impl Iterator<Item = &'a mut Cell>) {
    let cells: Vec<&mut Cell> = cells.collect();
    let finished = |cell: &Cell| cell.number.filter(|_| !cell.text.ends_with(STOPPED));
    let least = cells.iter().filter_map(|cell| finished(cell)).min_by(f64::total_cmp);
    for cell in cells {
        cell.is_best = least.is_some() && finished(cell) == least;
    }
}
