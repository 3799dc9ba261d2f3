//! Statistics of the papers.
//!
//! Means, medians, quartiles and ranks are those of the crate `statrs`. The rest is implemented
//! here, and checked against figures of SciPy and statsmodels.

mod bootstrap;
mod friedman;
mod holm;
mod significance;
mod spearman;
mod wilcoxon;

use statrs::statistics::{Data, Distribution, Max, Min, OrderStatistics, Statistics};

pub(crate) use self::bootstrap::{interval_of_geometric_mean, interval_of_ratio_of_means};
pub(crate) use self::friedman::{critical_difference, friedman};
pub(crate) use self::holm::holm;
pub(crate) use self::significance::{CHANCE_MAX, SUBJECTS_MIN, groups};
pub(crate) use self::spearman::spearman;
pub(crate) use self::wilcoxon::wilcoxon;

/// Distribution of values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spread {
    /// Arithmetic mean.
    pub(crate) mean: f64,
    /// Geometric mean of the values, each at least a thousandth.
    pub(crate) geometric_mean: f64,
    pub(crate) min: f64,
    pub(crate) lower_quartile: f64,
    pub(crate) median: f64,
    pub(crate) upper_quartile: f64,
    pub(crate) max: f64,
}

/// Replacement for 0 in a geometric mean: a result of no tokens would make it 0 regardless of the
/// others.
const GEOMETRIC_MIN: f64 = 1e-3;

impl Spread {
    /// Returns the distribution of `values`, or `None` if there are none.
    pub(crate) fn of(values: &[f64]) -> Option<Self> {
        let mut data = Data::new(values.to_vec());
        let mean = data.mean().filter(|mean| mean.is_finite())?;
        Some(Self {
            mean,
            geometric_mean: values.iter().map(|value| value.max(GEOMETRIC_MIN)).geometric_mean(),
            min: data.min(),
            lower_quartile: data.lower_quartile(),
            median: data.median(),
            upper_quartile: data.upper_quartile(),
            max: data.max(),
        })
    }
}
