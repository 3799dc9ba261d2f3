//! Lists of real runs, with the outcomes of several algorithms on the same list.
//!
//! The queries of an algorithm on a list follow from the outcomes it receives. So a file only has
//! the outcomes, one character for each. A replay yields the configurations, and shows if the file
//! matches these algorithms.

mod known;
mod told;

use std::path::{Path, PathBuf};
use std::{fs, io};

use secateur_minimize::{InitialProbability, Minimizer, Prior, Weights};
use secateur_session::Starter;
use serde::{Deserialize, Serialize};

pub(crate) use self::known::Known;
pub(crate) use self::told::{Told, recorded};
use super::list_run::{ListPlace, as_array, as_arrays};
use super::{Build, Combination, RunId, SuiteVersion};

/// Lists of one run, the reference, and the outcomes of other algorithms on them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SameLists {
    /// Reference run, which continued with its own results.
    pub run: RunId,
    pub language: String,
    /// Version of secateur.
    pub version: String,
    /// Build of secateur. Older lists do not have it.
    #[serde(default)]
    pub build: Build,
    /// Suite of the subject, if it is a case of one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub suite: Option<SuiteVersion>,
    /// Number of lists of the run, from which these are sampled.
    pub all: usize,
    /// Algorithms of each list; the first is the reference.
    pub algorithms: Vec<Combination>,
    /// Lists, each an array of its fields in order.
    #[serde(serialize_with = "as_arrays")]
    pub lists: Vec<RealList>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RealList {
    /// Origin of the list.
    #[serde(serialize_with = "as_array")]
    pub place: ListPlace,
    /// Weight of each element, in tokens.
    pub weights: Vec<u64>,
    /// Learned initial probability of each element; otherwise one number for all.
    pub assumed: Vec<f64>,
    /// Outcomes of each algorithm in order: 1 for interesting, 0 for anything else. The queries of
    /// a user-supplied program do not follow from these. So each of its outcomes is followed by the
    /// kept elements, separated by commas, and a blank: `0:1,2 1:2`.
    pub outcomes: Vec<String>,
}

/// Error in a file of lists.
#[derive(Debug, thiserror::Error)]
pub enum ListsError {
    /// The file cannot be read.
    #[error("cannot read {path}: {source}")]
    Io { path: PathBuf, source: io::Error },
    /// The file is empty.
    #[error("there are no lists in {0}; record some with secateur compare --same-lists")]
    None(PathBuf),
    /// A line is invalid.
    #[error("line {line} of {path} {problem}; record it again with secateur compare --same-lists")]
    Line {
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// Description of the problem.
        problem: String,
    },
}

impl SameLists {
    /// Reads the lists in a file, or in the folder of a comparison. Of several lines about one run,
    /// the last counts.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, or has an incomplete or impossible line, such as outcomes
    /// that the algorithms of this version do not ask for.
    pub fn read(path: &Path) -> Result<Vec<Self>, ListsError> {
        let path = if path.is_dir() { path.join(LISTS) } else { path.to_owned() };
        let text = fs::read_to_string(&path).map_err(|source| match source.kind() {
            io::ErrorKind::NotFound => ListsError::None(path.clone()),
            _ => ListsError::Io { path: path.clone(), source },
        })?;
        let lines = Self::lines(&path, &text)?;
        if lines.iter().all(|line| line.lists.is_empty()) {
            return Err(ListsError::None(path));
        }
        Ok(lines)
    }

    /// Parses `text`, the content of the file at `path`.
    pub(crate) fn lines(path: &Path, text: &str) -> Result<Vec<Self>, ListsError> {
        let mut all: Vec<Self> = Vec::new();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
            let fail = |problem| ListsError::Line { path: path.into(), line: index + 1, problem };
            let lists: Self = serde_json::from_str(line)
                .map_err(|error| fail(format!("is not a row of lists: {error}")))?;
            lists.check().map_err(fail)?;
            all.retain(|other| other.run != lists.run);
            all.push(lists);
        }
        Ok(all)
    }

    fn check(&self) -> Result<(), String> {
        for (index, list) in self.lists.iter().enumerate() {
            let fail = |problem: &str| format!("has an invalid list {}: {problem}", index + 1);
            if list.weights.contains(&0) {
                return Err(fail("an element has the weight 0"));
            }
            if ![1, list.weights.len()].contains(&list.assumed.len()) {
                return Err(fail("it has another number of probabilities than of elements"));
            }
            if let Some(p) = list.assumed.iter().find(|p| InitialProbability::new(**p).is_err()) {
                return Err(fail(&format!("an element has the invalid probability {p}")));
            }
            if list.outcomes.len() != self.algorithms.len() {
                return Err(fail("it has outcomes of another number of algorithms than the line"));
            }
            for (algorithm, outcomes) in self.algorithms.iter().zip(&list.outcomes) {
                let told = Told::read(algorithm, list.weights.len(), outcomes)
                    .map_err(|problem| fail(&problem))?;
                let has = told.0.len() as u64;
                let asks = list.replay(algorithm, &told).0.counts.proposals();
                if asks != has {
                    let name = algorithm.label();
                    let problem =
                        format!("it has {has} outcomes for {name}, which asks {asks} queries");
                    return Err(fail(&problem));
                }
            }
        }
        Ok(())
    }
}

/// File name in the folder of a comparison.
pub(crate) const LISTS: &str = "lists.jsonl";

impl RealList {
    /// Creates a list with these weights and this prior.
    pub(crate) fn new(place: ListPlace, weights: &Weights, prior: &Prior) -> Self {
        let assumed = match prior {
            Prior::Uniform(p0) => vec![p0.get()],
            Prior::PerElement(each) => each.iter().map(|p| to_three_decimals(p.get())).collect(),
        };
        let weights = (0..weights.len()).map(|index| weights.of(index)).collect();
        Self { place, weights, assumed, outcomes: Vec::new() }
    }

    /// Starts the minimiser of `algorithm` on this list.
    pub(crate) fn start(&self, algorithm: &Combination, starter: &Starter) -> Minimizer {
        let weights = Weights::new(self.weights.iter().copied());
        let of = |p: f64| InitialProbability::new(p).unwrap_or_default();
        let prior = match (&self.assumed[..], algorithm.p0) {
            (&[_, _, ..], _) if algorithm.learned => {
                Prior::PerElement(self.assumed.iter().map(|&p| of(p)).collect())
            }
            (_, Some(p0)) => p0.into(),
            (assumed, None) => of(assumed.first().copied().unwrap_or_default()).into(),
        };
        (starter.start)(&weights, &prior)
    }
}

fn to_three_decimals(p: f64) -> f64 {
    (p * 1e3).round().clamp(1.0, 999.0) / 1e3
}
