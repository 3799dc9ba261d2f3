//! What is known of one run.

use std::fmt;

use secateur_minimize::{Outcome, QueryKind, Statistics};
use secateur_runner as runner;
use secateur_session::Size;
use serde::{Deserialize, Serialize};

use super::list_run::{ListRun, as_arrays};
use super::{Contender, Machine, Subject};

/// One run of one contender on one subject, with everything that is needed to make it again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// What was run.
    pub run: RunId,
    /// The language of the input.
    pub language: String,
    /// The tool that fails on the input.
    pub tool: String,
    /// What must be installed for the property test to work.
    pub needs: Vec<String>,
    /// The name of the input.
    pub input: String,
    /// The version of secateur.
    pub version: String,
    /// How long the run might take, in seconds.
    pub timeout_s: f64,
    /// How many runs might run at one time.
    pub jobs: usize,
    /// Where it ran.
    pub machine: Machine,
    /// How it ended.
    pub ended: Ended,
    /// What came of it; nothing if it could not begin.
    pub figures: Option<Figures>,
}

/// What tells a run from all others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunId {
    /// The subject's name.
    pub subject: String,
    /// A hash of the input.
    pub input_hash: String,
    /// A hash of the property test.
    pub test_hash: String,
    /// Who.
    #[serde(flatten)]
    pub contender: Contender,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// The search has come to its end.
    Finished,
    /// There was no time left; the result is what had been found by then.
    TimedOut,
    /// The result was not interesting when it was tested once more.
    NotReproduced,
    /// The run could not begin or not go on.
    Error(String),
}

/// The figures of one run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// The input's size in tokens.
    pub tokens_before: u64,
    /// The result's size in tokens.
    pub tokens_after: u64,
    /// The input's size in bytes.
    pub bytes_before: u64,
    /// The result's size in bytes.
    pub bytes_after: u64,
    /// Tests whose outcome was needed, two on the original and one on the result included. Of another reducer, all tests
    /// that it had answered.
    pub tests: u64,
    /// Of another reducer, how many different texts these tests were on; our own candidates all differ.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub distinct: Option<u64>,
    /// Of these, interesting.
    pub interesting: u64,
    /// Of these, without an answer.
    pub unresolved: u64,
    /// Tests that ran ahead and were not needed, or were broken off by another reducer.
    pub wasted: u64,
    /// Candidates that were answered from the cache.
    pub cached: u64,
    /// From the start of the search to its end, in seconds.
    pub seconds: f64,
    /// Of this, in tests.
    pub seconds_in_tests: f64,
    /// How many rounds were begun. Another reducer has none.
    pub rounds: usize,
    /// The queries of the list minimiser, by kind. What passes ask themselves is not among them.
    pub queries: Vec<KindCount>,
    /// Every list of two or more members that was minimised to the end. Each is an array of the fields in their order, since
    /// a run may have ten thousand.
    #[serde(serialize_with = "as_arrays")]
    pub lists: Vec<ListRun>,
    /// The size of the best result over the run; the first point is the input.
    pub curve: Vec<Point>,
}

/// The queries of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KindCount {
    /// The kind's name.
    pub kind: String,
    /// How many queries there were, those answered from the cache included.
    pub queries: u64,
    /// How many of them were interesting.
    pub interesting: u64,
}

/// The best result at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// How many tests had been needed.
    pub tests: u64,
    /// How long the search had run.
    pub seconds: f64,
    /// The size of the best result.
    pub tokens: u64,
}

impl Row {
    /// The figures, if the run says something about its algorithms: it finished, or its time was over.
    pub(crate) fn valid_figures(&self) -> Option<&Figures> {
        self.figures.as_ref().filter(|_| matches!(self.ended, Ended::Finished | Ended::TimedOut))
    }
}

impl Figures {
    /// The figures of a run that has taken `seconds` and come to a result of this size, as far as all reducers have them.
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
            interesting: statistics.interesting,
            unresolved: statistics.unresolved,
            wasted: statistics.wasted,
            cached: statistics.cache_hits,
            seconds,
            seconds_in_tests: statistics.time_in_tests.as_secs_f64(),
            ..Self::default()
        }
    }

    /// Tokens deleted per second, the papers' measure of efficiency. It is a number even for a run
    /// that took no time.
    pub(crate) fn tokens_per_second(&self) -> f64 {
        self.tokens_before.saturating_sub(self.tokens_after) as f64 / self.seconds.max(SECONDS_MIN)
    }

    /// The mean of the correlations between weight and deletion over all lists that have one, as WDD's RQ1 does it.
    pub(crate) fn mean_rho(&self) -> Option<f64> {
        let (count, sum) = self
            .lists
            .iter()
            .filter_map(|list| list.rho)
            .fold((0u32, 0.0), |(n, sum), rho| (n + 1, sum + rho));
        (count > 0).then(|| sum / f64::from(count))
    }
}

/// Least time of a run, in seconds: the resolution of the clock.
const SECONDS_MIN: f64 = 1e-9;

impl KindCount {
    /// The counts of all kinds that occurred.
    pub(crate) fn all(statistics: &Statistics) -> Vec<Self> {
        let counts = QueryKind::ALL.map(|kind| Self {
            kind: kind.name().to_owned(),
            queries: statistics.of_kind(kind),
            interesting: statistics.count(kind, Outcome::Interesting),
        });
        counts.into_iter().filter(|count| count.queries > 0).collect()
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
