//! Two series side by side.

use super::{Analysis, Metric, Series};
use crate::statistics::{SignedRanks, Spread, wilcoxon};

/// How one series compares with another by one metric, over the subjects that both have a value for.
#[derive(Clone, Debug, PartialEq)]
pub struct PairComparison<'a> {
    /// What is compared with.
    pub baseline: Series<'a>,
    /// What is compared.
    pub other: Series<'a>,
    /// By what.
    pub metric: Metric,
    /// On how many subjects.
    pub subjects: usize,
    /// The geometric mean of the ratios of the other's value to the baseline's.
    pub ratio: f64,
    /// On how many subjects the other has less.
    pub wins: usize,
    /// On how many both have the same.
    pub ties: usize,
    /// On how many the other has more.
    pub losses: usize,
    /// The signed-rank test.
    pub test: SignedRanks,
}

impl<'a> Analysis<'a> {
    /// Compares `other` with `baseline` on the subjects of `language`, or on all; none if they have no subject in common.
    #[must_use]
    pub fn compare(
        &self,
        baseline: Series<'a>,
        other: Series<'a>,
        metric: Metric,
        language: Option<&str>,
    ) -> Option<PairComparison<'a>> {
        let pair = |subject| Some((self.value(baseline, subject, metric)?, self.value(other, subject, metric)?));
        let pairs: Vec<(f64, f64)> = self.subjects_of(language).filter_map(pair).collect();
        // Results of no tokens have no ratio to anything.
        let ratios: Vec<f64> = pairs.iter().filter(|(a, b)| *a > 0.0 && *b > 0.0).map(|(a, b)| b / a).collect();
        let count = |is: fn(&(f64, f64)) -> bool| pairs.iter().filter(|pair| is(pair)).count();
        (!pairs.is_empty()).then(|| PairComparison {
            baseline,
            other,
            metric,
            subjects: pairs.len(),
            ratio: Spread::of(&ratios).map_or(1.0, |spread| spread.geometric_mean),
            wins: count(|(a, b)| b < a),
            ties: count(|(a, b)| b == a),
            losses: count(|(a, b)| b > a),
            test: wilcoxon(&pairs),
        })
    }

    /// All pairs of main series that differ in the minimiser alone or in the walkers alone, by every cost.
    #[must_use]
    pub fn main_pairs(&self) -> Vec<PairComparison<'a>> {
        let main = self.main_series();
        let mut pairs = Vec::new();
        for (index, &baseline) in main.iter().enumerate() {
            for &other in &main[index + 1..] {
                let (Some(a), Some(b)) = (baseline.algorithms(), other.algorithms()) else { continue };
                if (a.walkers == b.walkers) != (a.minimizer == b.minimizer) {
                    pairs
                        .extend(Metric::COSTS.iter().filter_map(|&metric| self.compare(baseline, other, metric, None)));
                }
            }
        }
        pairs
    }
}
