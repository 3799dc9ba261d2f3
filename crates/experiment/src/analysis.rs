//! From rows to what the papers report.
//!
//! The unit is a *series*: a walker, a list minimiser and its options, where runs that differ in the seed alone are one
//! series and count by their mean, as in the papers. A series has one value per subject, and series are compared over
//! the subjects that both have a value for. Runs whose time was over count with what they had found; runs that ended in
//! an error or whose result did not reproduce do not count.

mod details;
mod pairs;
mod table;

use std::fmt;

use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::Walker;

pub use self::pairs::PairComparison;
pub use self::table::{Cell, Table};
use crate::comparison::{Figures, Row};
use crate::statistics::Spread;

/// What is measured of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// The size of the result, in tokens.
    Size,
    /// The number of tests that were needed.
    Tests,
    /// The time of the search.
    Seconds,
    /// Tokens deleted per second.
    TokensPerSecond,
}

/// Runs of one combination, whatever their seeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Series {
    /// The walker.
    pub walker: Walker,
    /// The list minimiser.
    pub minimizer: Algorithm,
    /// The initial probability, for a minimiser that has one.
    pub p0: Option<InitialProbability>,
    /// Whether that is learned from the lists before.
    pub learned: bool,
    /// Whether the runs have seeds.
    pub is_seeded: bool,
}

/// What a comparison has shown.
pub struct Analysis<'a> {
    rows: &'a [Row],
    /// The names of the subjects with their languages, in the order of the rows' first mention.
    subjects: Vec<(&'a str, &'a str)>,
    series: Vec<Series>,
}

impl Metric {
    /// Every metric.
    pub const ALL: [Self; 4] = [Self::Size, Self::Tests, Self::Seconds, Self::TokensPerSecond];
    /// The metrics of which less is better.
    pub const COSTS: [Self; 3] = [Self::Size, Self::Tests, Self::Seconds];

    /// The name with the unit, for people.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Size => "size (tokens)",
            Self::Tests => "tests",
            Self::Seconds => "time (s)",
            Self::TokensPerSecond => "tokens/s",
        }
    }

    /// The value of one run.
    #[must_use]
    pub fn of(self, figures: &Figures) -> f64 {
        match self {
            Self::Size => figures.tokens_after as f64,
            Self::Tests => figures.tests as f64,
            Self::Seconds => figures.seconds,
            Self::TokensPerSecond => figures.tokens_per_second(),
        }
    }

    /// How many decimals make sense.
    pub(crate) fn decimals(self) -> usize {
        match self {
            Self::Size | Self::Tests => 0,
            Self::Seconds | Self::TokensPerSecond => 1,
        }
    }
}

impl<'a> Analysis<'a> {
    /// An analysis of `rows`.
    #[must_use]
    pub fn new(rows: &'a [Row]) -> Self {
        let (mut subjects, mut series): (Vec<(&str, &str)>, Vec<Series>) = (Vec::new(), Vec::new());
        for row in rows {
            if subjects.iter().all(|(name, _)| *name != row.run.subject) {
                subjects.push((&row.run.subject, &row.language));
            }
            if !series.contains(&Series::of(row)) {
                series.push(Series::of(row));
            }
        }
        subjects.sort_by_key(|&(name, language)| (language, name));
        series.sort_by(|a, b| a.order().partial_cmp(&b.order()).unwrap_or(std::cmp::Ordering::Equal));
        Self { rows, subjects, series }
    }

    /// All rows.
    #[must_use]
    pub fn rows(&self) -> &'a [Row] {
        self.rows
    }

    /// The subjects' names, by language.
    pub fn subjects(&self) -> impl Iterator<Item = &'a str> + Clone + '_ {
        self.subjects.iter().map(|(name, _)| *name)
    }

    /// The languages of the subjects.
    #[must_use]
    pub fn languages(&self) -> Vec<&'a str> {
        let mut languages: Vec<_> = self.subjects.iter().map(|(_, language)| *language).collect();
        languages.dedup();
        languages
    }

    /// Every series.
    #[must_use]
    pub fn series(&self) -> &[Series] {
        &self.series
    }

    /// One series for each walker and minimiser: without seeds, and with an initial probability that is not learned and
    /// the papers' own, or else the first there is.
    #[must_use]
    pub fn main_series(&self) -> Vec<Series> {
        let mut main: Vec<Series> = Vec::new();
        let is_default =
            |series: &&Series| !series.learned && series.p0.is_none_or(|p0| p0 == InitialProbability::default());
        let unseeded = || self.series.iter().filter(|series| !series.is_seeded);
        for series in unseeded().filter(is_default).chain(unseeded()) {
            if main.iter().all(|other| (other.walker, other.minimizer) != (series.walker, series.minimizer)) {
                main.push(*series);
            }
        }
        main.sort_by(|a, b| a.order().partial_cmp(&b.order()).unwrap_or(std::cmp::Ordering::Equal));
        main
    }

    /// The rows of `series` on `subject`.
    pub(crate) fn rows_of(&self, series: Series, subject: &str) -> impl Iterator<Item = &'a Row> {
        self.rows.iter().filter(move |row| row.run.subject == subject && Series::of(row) == series)
    }

    /// The figures of the runs of `series` on `subject` that count.
    pub(crate) fn figures(&self, series: Series, subject: &str) -> impl Iterator<Item = &'a Figures> {
        self.rows_of(series, subject).filter_map(Row::valid_figures)
    }

    /// The value of `series` on `subject`: the mean over its runs.
    #[must_use]
    pub fn value(&self, series: Series, subject: &str, metric: Metric) -> Option<f64> {
        let values: Vec<f64> = self.figures(series, subject).map(|figures| metric.of(figures)).collect();
        Spread::of(&values).map(|spread| spread.mean)
    }

    /// The values of `series` on the subjects of `language`, or on all.
    #[must_use]
    pub fn values(&self, series: Series, language: Option<&str>, metric: Metric) -> Vec<f64> {
        let of_language = self.subjects.iter().filter(|(_, it)| language.is_none_or(|language| language == *it));
        of_language.filter_map(|(name, _)| self.value(series, name, metric)).collect()
    }

    /// The values of `series` as multiples of the least among `all` on the same subject.
    #[must_use]
    pub fn multiples_of_least(&self, series: Series, all: &[Series], metric: Metric) -> Vec<f64> {
        let multiple = |subject| {
            let least = all.iter().filter_map(|&other| self.value(other, subject, metric)).min_by(f64::total_cmp)?;
            Some(self.value(series, subject, metric)? / least.max(1e-9))
        };
        self.subjects().filter_map(multiple).collect()
    }
}

impl Series {
    /// The series that the run of `row` belongs to.
    #[must_use]
    pub fn of(row: &Row) -> Self {
        let run = &row.run.combination;
        let (p0, learned) = (run.p0, run.learned);
        Self { walker: run.walker, minimizer: run.minimizer, p0, learned, is_seeded: run.seed.is_some() }
    }

    fn order(&self) -> (usize, Algorithm, bool, bool, f64) {
        let walker = Walker::ALL.iter().position(|&walker| walker == self.walker);
        let p0 = self.p0.map_or(0.0, InitialProbability::get);
        (walker.unwrap_or_default(), self.minimizer, self.is_seeded, self.learned, p0)
    }

    /// The name with all options.
    #[must_use]
    pub fn full_name(&self) -> String {
        let p0 = self.p0.map_or(String::new(), |p0| format!(", p0 {}", p0.get()));
        let learned = if self.learned { ", learned" } else { "" };
        format!("{self}{p0}{learned}{}", if self.is_seeded { ", seeded" } else { "" })
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.walker, self.minimizer)
    }
}
