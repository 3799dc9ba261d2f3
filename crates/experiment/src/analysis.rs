//! Analysis of rows into the figures that the papers report.
//!
//! The unit is a *series*: another reducer, or passes with a list minimiser and its options. Runs
//! that differ only in the seed are one series and count by their mean, as in the papers. A series
//! has one value per subject. Series are compared over the subjects for which both have a value.
//! Runs with an error or a result that was not reproduced do not count.
//!
//! The cost of a run that was stopped at its time limit is unknown: it is only known to be higher
//! than the cost so far. Such a run has no value and wins nothing. Pairs leave its subject out,
//! ranks put it behind all finished runs, and means use [PAR-10](Analysis::penalised).

mod against;
mod anytime;
mod claims;
mod conclusions;
mod details;
mod family;
mod levels;
mod pairs;
mod papers;
mod same_lists;
mod series;
mod table;
mod targets;

use secateur_minimize::InitialProbability;

pub(crate) use self::anytime::LastTarget;
pub(crate) use self::family::Family;
pub(crate) use self::levels::{Group, Tally, length_group};
pub use self::pairs::{PairComparison, Verdict};
pub(crate) use self::same_lists::name;
pub use self::series::{Algorithms, Series};
pub use self::table::{Cell, Table};
use crate::comparison::{Ended, Figures, Row, SameLists};
use crate::statistics::Spread;

/// Definitions of the counts in all tables.
pub(crate) const DEFINITIONS: &str = "Queries: distinct configurations that a list minimiser \
    proposes for a list. Repeats: proposals of a configuration that has an outcome on the same \
    list; a cache answers them. Tests: different texts that a run tested, with two tests of the \
    original and one of the result. A query whose text is known from another list takes no test. \
    Older rows, without repeats, count these as queries.";

/// Measured quantity of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Size of the result, in tokens.
    Size,
    /// Number of needed tests.
    Tests,
    /// Duration of the search.
    Seconds,
    TokensPerSecond,
}

/// Factor by which the cost of a stopped run counts in means: PAR-10, the penalised average of
/// Lin Xu, Frank Hutter, Holger H. Hoos and Kevin Leyton-Brown, *SATzilla: Portfolio-based
/// Algorithm Selection for SAT*, JAIR 2008.
const PENALTY: f64 = 10.0;

/// Findings of a comparison.
pub struct Analysis<'a> {
    rows: &'a [Row],
    /// Names of the subjects with their languages, in the order of their first rows.
    subjects: Vec<(&'a str, &'a str)>,
    /// In the order of tables: series with equal passes and minimisers are adjacent.
    pub series: Vec<Series<'a>>,
    /// Results of several minimisers on the same lists.
    pub(crate) same_lists: Vec<Family<'a>>,
}

impl Metric {
    pub const ALL: [Self; 4] = [Self::Size, Self::Tests, Self::Seconds, Self::TokensPerSecond];
    /// Metrics of which less is better.
    pub const COSTS: [Self; 3] = [Self::Size, Self::Tests, Self::Seconds];

    /// Returns the name with the unit.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Size => "size (tokens)",
            Self::Tests => "tests",
            Self::Seconds => "time (s)",
            Self::TokensPerSecond => "tokens/s",
        }
    }

    /// Returns the value of one run.
    pub(crate) fn of(self, figures: &Figures) -> f64 {
        match self {
            Self::Size => figures.tokens_after as f64,
            Self::Tests => figures.tests as f64,
            Self::Seconds => figures.seconds,
            Self::TokensPerSecond => figures.tokens_per_second(),
        }
    }

    /// Returns the value of one run for a mean. Of a stopped run, the time is ten times the limit,
    /// and the number of tests ten times the number so far; its size is the one it had reached.
    fn penalised(self, row: &Row, figures: &Figures) -> f64 {
        let value = self.of(figures);
        match self {
            _ if row.ended != Ended::TimedOut => value,
            Self::Size => value,
            Self::Tests => PENALTY * value,
            // A run may stop a little before or after its limit.
            Self::Seconds => PENALTY * value.max(row.timeout_s),
            Self::TokensPerSecond => value / PENALTY,
        }
    }
}

impl<'a> Analysis<'a> {
    /// Analyses `rows`.
    #[must_use]
    pub fn new(rows: &'a [Row]) -> Self {
        let (mut subjects, mut series): (Vec<(&str, &str)>, Vec<Series<'_>>) =
            (Vec::new(), Vec::new());
        for row in rows {
            if subjects.iter().all(|(subject, _)| *subject != row.run.subject) {
                subjects.push((&row.run.subject, &row.language));
            }
            if !series.contains(&Series::of(row)) {
                series.push(Series::of(row));
            }
        }
        subjects.sort_by_key(|&(subject, language)| (language, subject));
        Series::sort(&mut series);
        Self { rows, subjects, series, same_lists: Vec::new() }
    }

    /// Adds the results of several minimisers on the same lists.
    #[must_use]
    pub fn with_lists(self, lists: &'a [SameLists]) -> Self {
        Self { same_lists: Family::all(lists), ..self }
    }

    /// Returns the names of the subjects of `language`, or of all, sorted by language.
    pub(crate) fn subjects_of(&self, language: Option<&str>) -> impl Iterator<Item = &'a str> {
        let is_of = move |&&(_, it): &&(&str, &str)| language.is_none_or(|language| language == it);
        self.subjects.iter().filter(is_of).map(|&(subject, _)| subject)
    }

    /// Returns the languages of the subjects.
    pub(crate) fn languages(&self) -> Vec<&'a str> {
        let mut languages: Vec<_> = self.subjects.iter().map(|(_, language)| *language).collect();
        languages.dedup();
        languages
    }

    /// Returns each language if there are several, then `None` for all subjects.
    pub(crate) fn groups(&self) -> impl Iterator<Item = Option<&'a str>> + use<'a> {
        let languages = self.languages();
        let is_one = languages.len() == 1;
        languages.into_iter().map(Some).filter(move |_| !is_one).chain([None])
    }

    /// Returns one series for each choice of passes and minimiser: without seeds, and with the
    /// papers' initial probability, not learned; or else the first one.
    pub fn main_series(&self) -> Vec<Series<'a>> {
        let is_of_papers = |it: &&Algorithms<'a>| {
            !it.learned && it.p0.is_none_or(|p0| p0 == InitialProbability::default())
        };
        let main = |same: &[Algorithms<'a>]| {
            Series::Algorithms(*same.iter().find(is_of_papers).unwrap_or(&same[0]))
        };
        self.unseeded().chunk_by(Algorithms::is_same_pair).map(main).collect()
    }

    /// Returns the series of secateur's algorithms without seeds.
    pub(crate) fn unseeded(&self) -> Vec<Algorithms<'a>> {
        let own = self.series.iter().filter_map(|series| series.algorithms());
        own.filter(|it| !it.is_seeded).collect()
    }

    /// Returns the rows of `series` on `subject`.
    pub(crate) fn rows_of(
        &self,
        series: Series<'_>,
        subject: &str,
    ) -> impl Iterator<Item = &'a Row> {
        self.rows.iter().filter(move |row| row.run.subject == subject && Series::of(row) == series)
    }

    /// Returns `true` if a run of `series` on `subject` was stopped at its time limit.
    pub(crate) fn is_stopped(&self, series: Series<'_>, subject: &str) -> bool {
        self.rows_of(series, subject).any(|row| row.ended == Ended::TimedOut)
    }

    /// Returns the figures of the valid runs of `series` on `subject`, also of stopped ones.
    pub(crate) fn figures_so_far(
        &self,
        series: Series<'_>,
        subject: &str,
    ) -> impl Iterator<Item = &'a Figures> {
        self.rows_of(series, subject).filter_map(Row::valid_figures)
    }

    /// Returns the figures of the valid runs of `series` on `subject`; none if one was stopped.
    pub(crate) fn figures(
        &self,
        series: Series<'_>,
        subject: &str,
    ) -> impl Iterator<Item = &'a Figures> {
        let is_stopped = self.is_stopped(series, subject);
        self.figures_so_far(series, subject).filter(move |_| !is_stopped)
    }

    /// Returns the value of `series` on `subject`: the mean over its runs. A stopped run has none.
    pub fn value(&self, series: Series<'_>, subject: &str, metric: Metric) -> Option<f64> {
        mean(self.figures(series, subject).map(|figures| metric.of(figures)))
    }

    /// Returns the value of `series` on `subject` for a mean over subjects: PAR-10, where a stopped
    /// run counts with ten times its limit, and with ten times its tests so far.
    pub fn penalised(&self, series: Series<'_>, subject: &str, metric: Metric) -> Option<f64> {
        let runs = self.rows_of(series, subject);
        mean(runs.filter_map(|row| Some(metric.penalised(row, row.valid_figures()?))))
    }

    /// Returns the values of `series` on the subjects of `language`, or on all, with penalties for
    /// stopped runs.
    pub(crate) fn values(
        &self,
        series: Series<'_>,
        language: Option<&str>,
        metric: Metric,
    ) -> Vec<f64> {
        let value = |subject| self.penalised(series, subject, metric);
        self.subjects_of(language).filter_map(value).collect()
    }

    /// Returns the geometric mean of `series` on `subjects`, with penalties for stopped runs.
    pub(crate) fn geometric_mean(
        &self,
        subjects: &[&str],
        series: Series<'_>,
        metric: Metric,
    ) -> Option<f64> {
        let values = subjects.iter().filter_map(|it| self.penalised(series, it, metric));
        Spread::of(&values.collect::<Vec<_>>()).map(|spread| spread.geometric_mean)
    }

    /// Returns the subjects on which all series have runs, so that means over them are comparable.
    pub(crate) fn common_subjects(&self, all: &[Series<'a>]) -> Vec<&'a str> {
        let is_common = |subject: &&str| {
            all.iter().all(|&series| self.figures_so_far(series, subject).next().is_some())
        };
        self.subjects_of(None).filter(is_common).collect()
    }

    /// Returns the values of `series` relative to the smallest one of `all` on the same subject, if
    /// that is positive.
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

/// Returns the mean, or `None` without values.
fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    Spread::of(&values.collect::<Vec<_>>()).map(|spread| spread.mean)
}
