//! The statistics of the papers.
//!
//! Means, medians, quartiles and ranks are those of the crate `statrs`. What it has not is here, and checked
//! against figures of SciPy and statsmodels.

mod bootstrap;
mod friedman;
mod holm;
mod spearman;
mod wilcoxon;

use statrs::statistics::{Data, Distribution, Max, Min, OrderStatistics, Statistics};

pub(crate) use self::bootstrap::interval_of_geometric_mean;
pub(crate) use self::friedman::friedman;
pub(crate) use self::holm::holm;
pub(crate) use self::spearman::spearman;
pub(crate) use self::wilcoxon::wilcoxon;

/// How values are spread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spread {
    /// The arithmetic mean.
    pub(crate) mean: f64,
    /// The geometric mean of the values, none below a thousandth.
    pub(crate) geometric_mean: f64,
    /// The smallest.
    pub(crate) min: f64,
    /// A quarter is below.
    pub(crate) lower_quartile: f64,
    /// Half is below.
    pub(crate) median: f64,
    /// A quarter is above.
    pub(crate) upper_quartile: f64,
    /// The largest.
    pub(crate) max: f64,
}

/// What counts as nothing in a geometric mean: a result of no tokens would make it 0 whatever the others are.
const GEOMETRIC_MIN: f64 = 1e-3;

impl Spread {
    /// The spread of `values`; none if there are none.
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
