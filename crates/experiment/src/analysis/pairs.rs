//! Comparisons of two series.

use super::{Analysis, Metric, Series};
use crate::statistics::{
    CHANCE_MAX, SUBJECTS_MIN, Spread, holm, interval_of_geometric_mean, wilcoxon,
};

/// Comparison of two series by one metric, over the subjects for which both have a value.
#[derive(Clone, Debug, PartialEq)]
pub struct PairComparison<'a> {
    pub baseline: Series<'a>,
    /// Series that is compared with the baseline.
    pub other: Series<'a>,
    pub metric: Metric,
    /// Number of subjects.
    pub subjects: usize,
    /// Number of further subjects, left out because a run of either was stopped.
    pub stopped: usize,
    /// Geometric mean of the ratios of the other's value to the baseline's.
    pub ratio: f64,
    /// 95 % confidence interval of the ratio.
    pub interval: Option<[f64; 2]>,
    /// Ratio of the arithmetic means.
    pub of_means: f64,
    /// Ratio of the medians.
    pub of_medians: Option<f64>,
    /// Number of subjects on which the other has less.
    pub wins: usize,
    /// Number of subjects on which both are equal.
    pub ties: usize,
    /// Number of subjects on which the other has more.
    pub losses: usize,
    /// Probability of the difference by chance, from the signed-rank test; corrected if there are
    /// several pairs.
    pub p: f64,
}

/// Verdict about the difference of two series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The other has less.
    Less,
    /// The other has more.
    More,
    /// The difference may be due to chance.
    NotShown,
    /// The series differ on too few subjects for any test.
    TooFew,
}

impl PairComparison<'_> {
    /// Swaps the two series.
    pub(crate) fn turned(self) -> Self {
        Self {
            baseline: self.other,
            other: self.baseline,
            ratio: 1.0 / self.ratio,
            of_means: 1.0 / self.of_means,
            interval: self.interval.map(|[low, high]| [1.0 / high, 1.0 / low]),
            of_medians: self.of_medians.filter(|ratio| *ratio > 0.0).map(|ratio| 1.0 / ratio),
            wins: self.losses,
            losses: self.wins,
            ..self
        }
    }

    /// Returns the verdict about the difference.
    pub fn verdict(&self) -> Verdict {
        match self.p {
            _ if self.wins + self.losses < SUBJECTS_MIN => Verdict::TooFew,
            p if p >= CHANCE_MAX => Verdict::NotShown,
            _ if self.ratio < 1.0 => Verdict::Less,
            _ => Verdict::More,
        }
    }
}

impl Verdict {
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Less => "less",
            Self::More => "more",
            Self::NotShown => "not shown",
            Self::TooFew => "too few subjects to say",
        }
    }
}

/// Corrects the probabilities of pairs that are examined together.
pub(super) fn correct<'p, 'a: 'p>(pairs: impl IntoIterator<Item = &'p mut PairComparison<'a>>) {
    let pairs: Vec<_> = pairs.into_iter().collect();
    let ps: Vec<f64> = pairs.iter().map(|pair| pair.p).collect();
    pairs.into_iter().zip(holm(&ps)).for_each(|(pair, p)| pair.p = p);
}

impl<'a> Analysis<'a> {
    /// Compares `other` with `baseline` on the subjects of `language`, or on all. Returns `None`
    /// without common subjects.
    pub fn compare(
        &self,
        baseline: Series<'a>,
        other: Series<'a>,
        metric: Metric,
        language: Option<&str>,
    ) -> Option<PairComparison<'a>> {
        let pairs = self.paired(baseline, other, metric, language);
        let has_runs =
            |series, subject: &str| self.figures_so_far(series, subject).next().is_some();
        let stopped = self
            .subjects_of(language)
            .filter(|it| has_runs(baseline, it) && has_runs(other, it))
            .count()
            - pairs.len();
        let sum = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>();
        let [sum, sum_of_other] = [sum(|pair| pair.0), sum(|pair| pair.1)];
        // A ratio to a result of no tokens is undefined.
        let ratios: Vec<f64> =
            pairs.iter().filter(|(a, b)| *a > 0.0 && *b > 0.0).map(|(a, b)| b / a).collect();
        let median = |of: fn(&(f64, f64)) -> f64| {
            Spread::of(&pairs.iter().map(of).collect::<Vec<_>>()).map(|spread| spread.median)
        };
        let count = |is: fn(&(f64, f64)) -> bool| pairs.iter().filter(|pair| is(pair)).count();
        (!pairs.is_empty()).then(|| PairComparison {
            baseline,
            other,
            metric,
            subjects: pairs.len(),
            stopped,
            ratio: Spread::of(&ratios).map_or(1.0, |spread| spread.geometric_mean),
            interval: interval_of_geometric_mean(&ratios),
            of_means: if sum > 0.0 { sum_of_other / sum } else { 1.0 },
            of_medians: median(|pair| pair.1)
                .zip(median(|pair| pair.0))
                .filter(|(_, a)| *a > 0.0)
                .map(|(b, a)| b / a),
            wins: count(|(a, b)| b < a),
            ties: count(|(a, b)| b == a),
            losses: count(|(a, b)| b > a),
            p: wilcoxon(&pairs),
        })
    }

    /// Returns the values of both series on the subjects for which both have one.
    pub(super) fn paired(
        &self,
        first: Series<'a>,
        second: Series<'a>,
        metric: Metric,
        language: Option<&str>,
    ) -> Vec<(f64, f64)> {
        let pair = |subject| {
            Some((self.value(first, subject, metric)?, self.value(second, subject, metric)?))
        };
        self.subjects_of(language).filter_map(pair).collect()
    }

    /// Returns all pairs of main series that differ only in the minimiser, or only in the passes,
    /// by every cost. The probabilities are corrected for the number of pairs compared by one cost:
    /// of minimisers under the same passes, or of passes.
    pub fn main_pairs(&self) -> Vec<PairComparison<'a>> {
        let main = self.main_series();
        let of_minimisers = self.passes().into_iter().flat_map(|passes| {
            Metric::COSTS.map(|metric| self.pairs_of(&self.main_series_of(passes), metric))
        });
        let differ_in_passes = |(a, b): &(Series<'a>, Series<'a>)| {
            let both = a.algorithms().zip(b.algorithms());
            both.is_some_and(|(a, b)| a.minimizer == b.minimizer && a.passes != b.passes)
        };
        let of_passes = Metric::COSTS
            .map(|metric| self.compare_all(all_pairs(&main).filter(differ_in_passes), metric));
        of_minimisers.chain(of_passes).flatten().collect()
    }

    /// Compares all pairs of `all`.
    pub(crate) fn pairs_of(&self, all: &[Series<'a>], metric: Metric) -> Vec<PairComparison<'a>> {
        self.compare_all(all_pairs(all), metric)
    }

    /// Compares these pairs, with the probabilities corrected for their number.
    pub(super) fn compare_all(
        &self,
        pairs: impl Iterator<Item = (Series<'a>, Series<'a>)>,
        metric: Metric,
    ) -> Vec<PairComparison<'a>> {
        let mut compared: Vec<_> =
            pairs.filter_map(|(a, b)| self.compare(a, b, metric, None)).collect();
        correct(&mut compared);
        compared
    }
}

fn all_pairs<'s, 'a>(
    all: &'s [Series<'a>],
) -> impl Iterator<Item = (Series<'a>, Series<'a>)> + use<'s, 'a> {
    all.iter()
        .enumerate()
        .flat_map(move |(index, &a)| all[index + 1..].iter().map(move |&b| (a, b)))
}
