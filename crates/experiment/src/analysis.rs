//! From rows to what the papers report.
//!
//! The unit is a *series*: another reducer, or passes, a list minimiser and its options, where runs that differ in the
//! seed alone are one series and count by their mean, as in the papers. A series has one value per subject, and series are compared over
//! the subjects that both have a value for. Runs whose time was over count with what they had found; runs that ended in
//! an error or whose result did not reproduce do not count.

mod against;
mod anytime;
mod conclusions;
mod details;
mod family;
mod levels;
mod pairs;
mod papers;
mod same_lists;
mod series;
mod table;

use secateur_minimize::InitialProbability;

use self::family::Family;
pub(crate) use self::levels::{Group, Tally};
pub use self::pairs::{PairComparison, Verdict};
pub use self::series::{Algorithms, Series};
pub use self::table::{Cell, Table};
use crate::comparison::{Figures, Row, SameLists};
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

/// What a comparison has shown.
pub struct Analysis<'a> {
    rows: &'a [Row],
    /// The names of the subjects with their languages, in the order of the rows' first mention.
    subjects: Vec<(&'a str, &'a str)>,
    series: Vec<Series<'a>>,
    /// What several minimisers have made of the same lists.
    same_lists: Vec<Family<'a>>,
}

impl Metric {
    /// Every metric.
    pub const ALL: [Self; 4] = [Self::Size, Self::Tests, Self::Seconds, Self::TokensPerSecond];
    /// The metrics of which less is better.
    pub const COSTS: [Self; 3] = [Self::Size, Self::Tests, Self::Seconds];

    /// The name with the unit, for people.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Size => "size (tokens)",
            Self::Tests => "tests",
            Self::Seconds => "time (s)",
            Self::TokensPerSecond => "tokens/s",
        }
    }

    /// The value of one run.
    pub(crate) fn of(self, figures: &Figures) -> f64 {
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
        let (mut subjects, mut series): (Vec<(&str, &str)>, Vec<Series<'_>>) =
            (Vec::new(), Vec::new());
        for row in rows {
            if subjects.iter().all(|(name, _)| *name != row.run.subject) {
                subjects.push((&row.run.subject, &row.language));
            }
            if !series.contains(&Series::of(row)) {
                series.push(Series::of(row));
            }
        }
        subjects.sort_by_key(|&(name, language)| (language, name));
        Series::sort(&mut series);
        Self { rows, subjects, series, same_lists: Vec::new() }
    }

    /// The same with what several minimisers have made of the same lists.
    #[must_use]
    pub fn with_lists(self, lists: &'a [SameLists]) -> Self {
        Self { same_lists: Family::all(lists), ..self }
    }

    /// The names of the subjects of `language`, or of all by their languages.
    pub(crate) fn subjects_of(&self, language: Option<&str>) -> impl Iterator<Item = &'a str> {
        let is_of = move |&&(_, it): &&(&str, &str)| language.is_none_or(|language| language == it);
        self.subjects.iter().filter(is_of).map(|&(name, _)| name)
    }

    /// The languages of the subjects.
    pub(crate) fn languages(&self) -> Vec<&'a str> {
        let mut languages: Vec<_> = self.subjects.iter().map(|(_, language)| *language).collect();
        languages.dedup();
        languages
    }

    /// The subjects of each language if there is more than one, then all.
    pub(crate) fn groups(&self) -> impl Iterator<Item = Option<&'a str>> + use<'a> {
        let languages = self.languages();
        let is_one = languages.len() == 1;
        languages.into_iter().map(Some).filter(move |_| !is_one).chain([None])
    }

    /// Every series.
    #[must_use]
    pub fn series(&self) -> &[Series<'a>] {
        &self.series
    }

    /// One series for each choice of passes and minimiser: without seeds, and with an initial probability that is not
    /// learned and the papers' own, or else the first there is.
    #[must_use]
    pub fn main_series(&self) -> Vec<Series<'a>> {
        let mut main: Vec<Algorithms<'a>> = Vec::new();
        let is_default = |series: &Algorithms<'_>| {
            !series.learned && series.p0.is_none_or(|p0| p0 == InitialProbability::default())
        };
        let unseeded = || {
            self.series.iter().filter_map(|series| series.algorithms()).filter(|it| !it.is_seeded)
        };
        for series in unseeded().filter(is_default).chain(unseeded()) {
            if main
                .iter()
                .all(|other| (other.passes, other.minimizer) != (series.passes, series.minimizer))
            {
                main.push(series);
            }
        }
        let mut main: Vec<Series<'a>> = main.into_iter().map(Series::Algorithms).collect();
        Series::sort(&mut main);
        main
    }

    /// The rows of `series` on `subject`.
    pub(crate) fn rows_of(
        &self,
        series: Series<'_>,
        subject: &str,
    ) -> impl Iterator<Item = &'a Row> {
        self.rows.iter().filter(move |row| row.run.subject == subject && Series::of(row) == series)
    }

    /// The figures of the runs of `series` on `subject` that count.
    pub(crate) fn figures(
        &self,
        series: Series<'_>,
        subject: &str,
    ) -> impl Iterator<Item = &'a Figures> {
        self.rows_of(series, subject).filter_map(Row::valid_figures)
    }

    /// The value of `series` on `subject`: the mean over its runs.
    #[must_use]
    pub fn value(&self, series: Series<'_>, subject: &str, metric: Metric) -> Option<f64> {
        let values: Vec<f64> =
            self.figures(series, subject).map(|figures| metric.of(figures)).collect();
        Spread::of(&values).map(|spread| spread.mean)
    }

    /// The values of `series` on the subjects of `language`, or on all.
    pub(crate) fn values(
        &self,
        series: Series<'_>,
        language: Option<&str>,
        metric: Metric,
    ) -> Vec<f64> {
        self.values_on(self.subjects_of(language), series, metric)
    }

    /// The values of `series` on those of `subjects` that it has one for.
    pub(crate) fn values_on<'s>(
        &self,
        subjects: impl IntoIterator<Item = &'s str>,
        series: Series<'a>,
        metric: Metric,
    ) -> Vec<f64> {
        subjects.into_iter().filter_map(|subject| self.value(series, subject, metric)).collect()
    }

    /// The subjects on which every one of `all` has a value, so that means over them compare.
    pub(crate) fn common_subjects(&self, all: &[Series<'a>]) -> Vec<&'a str> {
        let is_common = |subject: &&str| {
            all.iter().all(|&series| self.value(series, subject, Metric::Size).is_some())
        };
        self.subjects_of(None).filter(is_common).collect()
    }

    /// The values of `series` as multiples of the least among `all` on the same subject, if that is more than nothing.
    #[must_use]
    pub fn multiples_of_least(
        &self,
        series: Series<'_>,
        all: &[Series<'_>],
        metric: Metric,
    ) -> Vec<f64> {
        let multiple = |subject| {
            let least = all
                .iter()
                .filter_map(|&other| self.value(other, subject, metric))
                .min_by(f64::total_cmp)?;
            (least > 0.0).then_some(self.value(series, subject, metric)? / least)
        };
        self.subjects_of(None).filter_map(multiple).collect()
    }
}
