//! Record of one run.

use std::fmt;

use secateur_minimize::{Outcome, QueryKind};
use secateur_runner as runner;
use secateur_session::Size;
use serde::{Deserialize, Serialize};

use super::list_run::{ListRun, as_arrays};
use super::suite::{HeldOut, Published, SuiteVersion};
use super::{Build, Contender, Machine, Subject};
use crate::minimisation::Counts;

/// One run of one contender on one subject, with everything needed to repeat it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    pub run: RunId,
    pub language: String,
    /// Tool that fails on the input.
    pub tool: String,
    /// Programs that the interestingness test needs.
    pub needs: Vec<String>,
    /// Suite of the subject, if it is a case of one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub suite: Option<SuiteVersion>,
    /// Published results for the same input.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub published: Vec<Published>,
    pub input: String,
    /// Version of secateur.
    pub version: String,
    /// Build of secateur. Older rows of other reducers do not have it.
    #[serde(default)]
    pub build: Build,
    /// Time limit, in seconds.
    pub timeout_s: f64,
    /// Maximum number of simultaneous runs.
    pub jobs: usize,
    pub machine: Machine,
    pub ended: Ended,
    /// Figures of the run; `None` if it could not start.
    pub figures: Option<Figures>,
    /// Held-out tests, if the case has some.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub held_out: Option<HeldOut>,
}

/// Identity of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunId {
    pub subject: String,
    pub input_hash: String,
    /// Hash of the interestingness test.
    pub test_hash: String,
    /// Contender.
    #[serde(flatten)]
    pub contender: Contender,
}

/// End of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// The search is complete.
    Finished,
    /// The time limit was reached; the result is the best one so far.
    TimedOut,
    /// The result was not interesting when it was tested once more.
    NotReproduced,
    /// The run could not start or continue.
    Error(String),
}

/// Figures of one run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    pub tokens_before: u64,
    pub tokens_after: u64,
    pub bytes_before: u64,
    pub bytes_after: u64,
    /// Number of needed tests, including two on the original and one on the result. For another
    /// reducer, all completed tests.
    pub tests: u64,
    /// For another reducer, the number of different texts among these tests; our own candidates all
    /// differ.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub distinct: Option<u64>,
    /// Sum of the sizes of the inputs of these tests, in bytes. Over the size of the input, it is
    /// the work of the run in full-size tests. Older rows have none.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub bytes_tested: Option<u64>,
    /// Number of interesting tests.
    pub interesting: u64,
    /// Number of tests without an outcome.
    pub unresolved: u64,
    /// Number of discarded speculative tests, or of tests that another reducer cancelled.
    pub wasted: u64,
    /// Number of cache hits.
    pub cached: u64,
    /// Duration of the search, in seconds.
    pub seconds: f64,
    /// Time spent in tests, in seconds.
    pub seconds_in_tests: f64,
    /// Number of started rounds; 0 for another reducer.
    pub rounds: usize,
    /// Queries of the list minimiser, by kind, without the queries of passes.
    pub queries: Vec<KindCount>,
    /// Lists of two or more elements that were completely minimised. Each is an array of its fields
    /// in order, since a run may have ten thousand.
    #[serde(serialize_with = "as_arrays")]
    pub lists: Vec<ListRun>,
    /// Size of the best result over the run; the first point is the input.
    pub curve: Vec<Point>,
}

/// Queries of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KindCount {
    /// Name of the kind.
    pub kind: String,
    /// Number of distinct queries of all lists. The cache of the run may answer some of them, since
    /// another list had the same text.
    pub queries: u64,
    /// Number of interesting queries.
    pub interesting: u64,
    /// Number of repeats: proposals of a configuration that has an outcome on the same list. `None`
    /// in older rows, which count them as queries.
    #[serde(default)]
    pub repeats: Option<u64>,
}

/// Best result at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// Number of needed tests so far.
    pub tests: u64,
    /// Duration of the search so far.
    pub seconds: f64,
    /// Size of the best result.
    pub tokens: u64,
}

impl Row {
    /// Returns the figures, if the run says something about its algorithms: it finished or timed
    /// out.
    pub(crate) fn valid_figures(&self) -> Option<&Figures> {
        self.figures.as_ref().filter(|_| matches!(self.ended, Ended::Finished | Ended::TimedOut))
    }
}

impl Figures {
    /// Returns the figures that all reducers have, for a run that took `seconds` and ended at this
    /// size.
    pub(crate) fn new(
        subject: &Subject,
        statistics: &runner::Statistics,
        seconds: f64,
        after: Size,
    ) -> Self {
        Self {
            tokens_before: subject.tokens,
            tokens_after: after.tokens,
            bytes_before: subject.original.bytes(),
            bytes_after: after.bytes,
            tests: statistics.tests,
            bytes_tested: Some(statistics.bytes_tested),
            interesting: statistics.interesting,
            unresolved: statistics.unresolved,
            wasted: statistics.wasted,
            cached: statistics.cache_hits,
            seconds,
            seconds_in_tests: statistics.time_in_tests.as_secs_f64(),
            ..Self::default()
        }
    }

    /// Returns the tokens deleted per second, the papers' measure of efficiency. It is a number
    /// even for a run that took no time.
    pub(crate) fn tokens_per_second(&self) -> f64 {
        self.tokens_before.saturating_sub(self.tokens_after) as f64 / self.seconds.max(SECONDS_MIN)
    }

    /// Returns the first point of the curve with at most `tokens`, with a small tolerance for
    /// rounding.
    pub(crate) fn first_at(&self, tokens: f64) -> Option<&Point> {
        self.curve.iter().find(|point| point.tokens as f64 <= tokens * (1.0 + 1e-9))
    }

    /// Returns the number of repeats on all lists, unless it is unknown.
    pub(crate) fn repeats(&self) -> Option<u64> {
        self.lists.iter().map(|list| list.repeats).sum()
    }

    /// Returns the mean correlation of weight and deletion over all lists that have one, as in
    /// WDD's RQ1.
    pub(crate) fn mean_rho(&self) -> Option<f64> {
        let (count, sum) = self
            .lists
            .iter()
            .filter_map(|list| list.rho)
            .fold((0u32, 0.0), |(n, sum), rho| (n + 1, sum + rho));
        (count > 0).then(|| sum / f64::from(count))
    }
}

/// Minimum time of a run, in seconds: the resolution of the clock.
const SECONDS_MIN: f64 = 1e-9;

impl KindCount {
    /// Returns the counts of all kinds that occurred.
    pub(crate) fn all(counts: &Counts) -> Vec<Self> {
        let kinds = QueryKind::ALL.map(|kind| Self {
            kind: kind.name().to_owned(),
            queries: counts.queries.of_kind(kind),
            interesting: counts.queries.count(kind, Outcome::Interesting),
            repeats: Some(counts.repeats.of_kind(kind)),
        });
        kinds
            .into_iter()
            .filter(|count| count.queries + count.repeats.unwrap_or_default() > 0)
            .collect()
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Finished => f.pad("finished"),
            Self::TimedOut => f.pad("timed out"),
            Self::NotReproduced => f.pad("not reproduced"),
            Self::Error(error) => write!(f, "error: {error}"),
        }
    }
}
