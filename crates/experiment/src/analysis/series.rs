//! Series: runs that are counted together.

use std::cmp::Ordering;
use std::fmt;

use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::{Pass, TREE_P0};
use secateur_session::ListMinimizer;

use crate::comparison::{Contender, Passes, ReducerId, Row};

/// Runs of one contender, regardless of seeds. The order is that of display: passes, minimisers and
/// options, then other reducers.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub enum Series<'a> {
    Algorithms(Algorithms<'a>),
    /// Another reducer; its command may depend on the language.
    Reducer {
        name: &'a str,
        version: &'a str,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Algorithms<'a> {
    pub passes: &'a Passes,
    pub minimizer: ListMinimizer,
    /// Set if the runs have seeds.
    pub is_seeded: bool,
    /// Set if the initial probability is learned from earlier lists.
    pub learned: bool,
    /// Initial probability, for a minimiser that has one.
    pub p0: Option<InitialProbability>,
}

impl<'a> Series<'a> {
    /// Returns the series of `row`.
    pub(crate) fn of(row: &'a Row) -> Self {
        match &row.run.contender {
            Contender::Combination(run) => Self::Algorithms(Algorithms {
                passes: &run.passes,
                minimizer: run.minimizer,
                p0: run.p0,
                learned: run.learned,
                is_seeded: run.seed.is_some(),
            }),
            Contender::Reducer(ReducerId { name, version, .. }) => Self::Reducer { name, version },
        }
    }

    /// Returns the algorithms of secateur, if it is not another reducer.
    #[must_use]
    pub fn algorithms(self) -> Option<Algorithms<'a>> {
        match self {
            Self::Algorithms(algorithms) => Some(algorithms),
            Self::Reducer { .. } => None,
        }
    }

    /// Returns the name of the minimiser; empty for another reducer.
    pub(crate) fn minimizer(self) -> &'static str {
        self.algorithms().map(|it| it.minimizer.name()).unwrap_or_default()
    }

    /// Sorts series for display.
    pub(crate) fn sort(series: &mut [Self]) {
        series.sort_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
    }

    /// Returns the name with all options.
    pub fn full_name(&self) -> String {
        match self {
            Self::Algorithms(Algorithms { p0, learned, is_seeded, .. }) => {
                let p0 = p0.map_or(String::new(), |p0| format!(", p0 {}", p0.get()));
                let learned = if *learned { ", learned" } else { "" };
                format!("{self}{p0}{learned}{}", if *is_seeded { ", seeded" } else { "" })
            }
            Self::Reducer { name, version } => format!("{name} {version}"),
        }
    }
}

impl Algorithms<'_> {
    /// Returns `true` for the same passes and minimiser with any options.
    pub(crate) fn is_same_pair(&self, other: &Self) -> bool {
        (self.passes, self.minimizer) == (other.passes, other.minimizer)
    }

    /// Returns `true` for the default algorithms of a reduction.
    pub(crate) fn is_default(&self) -> bool {
        self.is_default_pair()
            && self.learned
            && self.p0.is_some_and(|p0| p0.get() == TREE_P0)
            && !self.is_seeded
    }

    /// Returns `true` for the default minimiser of a reduction with the passes of a preset.
    pub(crate) fn is_default_pair(&self) -> bool {
        [Pass::DEFAULT, Pass::SMALLEST].contains(&self.passes.as_slice())
            && self.minimizer == Algorithm::WProbDd
    }
}

impl fmt::Display for Series<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Algorithms(Algorithms { passes, minimizer, .. }) => {
                write!(f, "{passes} {}", minimizer.name())
            }
            Self::Reducer { name, .. } => f.write_str(name),
        }
    }
}
