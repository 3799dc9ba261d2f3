//! The main tables.

use secateur_minimize::InitialProbability;

use super::{Analysis, Metric, PairComparison, Series};
use crate::comparison::{Ended, Row};
use crate::statistics::Spread;

/// A table, for a page or for Markdown.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What it shows.
    pub title: String,
    /// What one must know to read it.
    pub note: String,
    /// The names of the columns.
    pub header: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// What is shown.
    pub text: String,
    /// What a number is sorted by.
    pub number: Option<f64>,
    /// Whether it is the best of its kind in its row.
    pub is_best: bool,
}

impl Cell {
    /// A text.
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), number: None, is_best: false }
    }

    /// A count.
    pub(crate) fn count(count: usize) -> Self {
        Self::number(count as f64, 0)
    }

    /// A number, with so many decimals.
    pub(crate) fn number(number: f64, decimals: usize) -> Self {
        Self { text: format!("{number:.decimals$}"), number: Some(number), is_best: false }
    }

    /// A number that may not be there.
    pub(crate) fn maybe(number: Option<f64>, decimals: usize) -> Self {
        number.map_or_else(|| Self::text("–"), |number| Self::number(number, decimals))
    }

    /// A share of 1 in per cent.
    pub(crate) fn percent(share: Option<f64>) -> Self {
        share.map_or_else(
            || Self::text("–"),
            |share| Self { text: format!("{:.1} %", 100.0 * share), number: Some(share), is_best: false },
        )
    }
}

impl Table {
    pub(crate) fn new(title: &str, note: &str, header: &[&str]) -> Self {
        let header = header.iter().map(|&name| name.to_owned()).collect();
        Self { title: title.to_owned(), note: note.to_owned(), header, rows: Vec::new() }
    }
}

impl Analysis<'_> {
    /// Every table that has something in it. The last one lists all runs.
    #[must_use]
    pub fn tables(&self) -> Vec<Table> {
        let mut tables = vec![self.by_subject(), self.by_series(), self.by_pair()];
        tables.extend(self.detail_tables());
        tables.push(self.all_runs());
        tables.retain(|table| !table.rows.is_empty());
        tables
    }

    /// Time and size of each main series on each subject: the layout of Table I of *WDD: Weighted Delta Debugging*.
    #[must_use]
    pub fn by_subject(&self) -> Table {
        let main = self.main_series();
        let mut table = Table::new(
            "Results by subject",
            "T: time in seconds. S: size of the result in tokens. Q: tests that were needed. The least of each row is \
             marked. * the time was over.",
            &["subject", "language", "tokens"],
        );
        for series in &main {
            table.header.extend(["T", "S", "Q"].map(|what| format!("{series} {what}")));
        }
        for &(subject, language) in &self.subjects {
            let before = main.iter().find_map(|&series| self.figures(series, subject).next());
            let Some(before) = before.map(|figures| figures.tokens_before) else { continue };
            let mut row = vec![Cell::text(subject), Cell::text(language), Cell::number(before as f64, 0)];
            let fixed = row.len();
            for &series in &main {
                let timed_out = self.rows_of(series, subject).any(|row| row.ended == Ended::TimedOut);
                for metric in [Metric::Seconds, Metric::Size, Metric::Tests] {
                    let mut cell = Cell::maybe(self.value(series, subject, metric), metric.decimals());
                    if timed_out && metric == Metric::Seconds {
                        cell.text.push('*');
                    }
                    row.push(cell);
                }
            }
            for metric in 0..3 {
                mark_least(row[fixed..].iter_mut().skip(metric).step_by(3));
            }
            table.rows.push(row);
        }
        table
    }

    /// Means and medians of each series, by language and over all.
    fn by_series(&self) -> Table {
        let mut table = Table::new(
            "Means",
            "Over the subjects; of runs with seeds, each subject counts with the mean of its runs.",
            &["series", "subjects of", "subjects", "runs", "timed out"],
        );
        for metric in Metric::ALL {
            table.header.extend(["geo. mean", "mean", "median"].map(|mean| format!("{} {mean}", metric.title())));
        }
        let languages = self.languages();
        let groups = languages.iter().copied().map(Some).filter(|_| languages.len() > 1).chain([None]);
        for language in groups {
            for &series in &self.series {
                table.rows.extend(self.means_of(series, language));
            }
        }
        table
    }

    fn means_of(&self, series: Series, language: Option<&str>) -> Option<Vec<Cell>> {
        let is_in = |row: &&Row| Series::of(row) == series && language.is_none_or(|language| language == row.language);
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
            cells.extend(means.map(|mean| Cell::number(mean, 1)));
        }
        Some(cells)
    }

    fn by_pair(&self) -> Table {
        let mut table = Table::new(
            "Pairs",
            "The second against the first. Change: of the geometric mean of the ratios; below zero, the second has less. \
             Wins: subjects on which the second has less. p: Wilcoxon signed-rank test, two-sided.",
            PAIR_HEADER,
        );
        table.rows = self.main_pairs().iter().map(pair_row).collect();
        table
    }

    fn all_runs(&self) -> Table {
        let mut table = Table::new(
            "All runs",
            "One row per run; what is more is in runs.jsonl.",
            &[
                "subject",
                "walker",
                "minimiser",
                "p0",
                "prior",
                "seed",
                "ended",
                "tokens before",
                "tokens after",
                "bytes after",
                "tests",
                "wasted",
                "cached",
                "time (s)",
                "in tests (s)",
                "tokens/s",
                "rounds",
                "lists",
            ],
        );
        table.rows = self.rows.iter().map(run_row).collect();
        table
    }
}

/// The columns of a table of pairs.
pub(crate) const PAIR_HEADER: &[&str] = &["first", "second", "by", "subjects", "change", "wins", "ties", "losses", "p"];

pub(crate) fn pair_row(pair: &PairComparison) -> Vec<Cell> {
    let p = if pair.test.p < 0.001 { format!("{:.1e}", pair.test.p) } else { format!("{:.3}", pair.test.p) };
    vec![
        Cell::text(pair.baseline.full_name()),
        Cell::text(pair.other.full_name()),
        Cell::text(pair.metric.title()),
        Cell::count(pair.subjects),
        Cell::percent(Some(pair.ratio - 1.0)),
        Cell::count(pair.wins),
        Cell::count(pair.ties),
        Cell::count(pair.losses),
        Cell { text: p, number: Some(pair.test.p), is_best: pair.test.p < 0.05 },
    ]
}

fn run_row(row: &Row) -> Vec<Cell> {
    let run = &row.run.combination;
    let of = |value: fn(&crate::Figures) -> f64, decimals| Cell::maybe(row.figures.as_ref().map(value), decimals);
    vec![
        Cell::text(&row.run.subject),
        Cell::text(run.walker.name()),
        Cell::text(run.minimizer.name()),
        Cell::maybe(run.p0.map(InitialProbability::get), 4),
        Cell::text(run.p0.map_or("–", |_| if run.learned { "learned" } else { "fixed" })),
        Cell::maybe(run.seed.map(|seed| seed as f64), 0),
        Cell::text(row.ended.to_string()),
        of(|it| it.tokens_before as f64, 0),
        of(|it| it.tokens_after as f64, 0),
        of(|it| it.bytes_after as f64, 0),
        of(|it| it.tests as f64, 0),
        of(|it| it.wasted as f64, 0),
        of(|it| it.cached as f64, 0),
        of(|it| it.seconds, 2),
        of(|it| it.seconds_in_tests, 2),
        of(crate::Figures::tokens_per_second, 1),
        of(|it| it.rounds as f64, 0),
        of(|it| it.lists.len() as f64, 0),
    ]
}

/// Marks the cells that hold the least number.
fn mark_least<'a>(cells: impl Iterator<Item = &'a mut Cell>) {
    let cells: Vec<&mut Cell> = cells.collect();
    let least = cells.iter().filter_map(|cell| cell.number).min_by(f64::total_cmp);
    for cell in cells {
        cell.is_best = cell.number.is_some() && cell.number == least;
    }
}
