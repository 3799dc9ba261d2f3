//! Ranks over subjects.

use statrs::distribution::{ChiSquared, ContinuousCDF};
use statrs::statistics::{Data, OrderStatistics, RankTieBreaker};

/// Ranks of several contenders over subjects: Milton Friedman, *The Use of Ranks to Avoid the
/// Assumption of Normality*, JASA 1937. Janez Demšar, *Statistical Comparisons of Classifiers over
/// Multiple Data Sets*, JMLR 2006, recommends it for more than two contenders.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ranks {
    /// Mean rank of each contender; 1 is the smallest value.
    pub(crate) means: Vec<f64>,
    /// Probability of rank differences at least as large by chance, by the chi-squared distribution
    /// with a correction for ties; 1 if all are equal.
    pub(crate) p: f64,
}

/// Ranks the contenders. Each subject has one value for each contender. Returns `None` without
/// subjects or with fewer than two contenders.
pub(crate) fn friedman(subjects: &[Vec<f64>]) -> Option<Ranks> {
    let (n, k) = (subjects.len() as f64, subjects.first()?.len());
    if k < 2 || subjects.iter().any(|values| values.len() != k) {
        return None;
    }
    let mut means = vec![0.0; k];
    let mut ties = 0.0;
    for values in subjects {
        let ranks = Data::new(values.clone()).ranks(RankTieBreaker::Average);
        means.iter_mut().zip(&ranks).for_each(|(mean, rank)| *mean += rank / n);
        let size = |value: &f64| values.iter().filter(|other| *other == value).count() as f64;
        // Each of the equal values gets an equal share of the correction.
        ties += values.iter().map(size).map(|size| size * size - 1.0).sum::<f64>();
    }
    let k = k as f64;
    let spread: f64 = means.iter().map(|mean| (mean - (k + 1.0) / 2.0).powi(2)).sum();
    let correction = 1.0 - ties / (n * k * (k * k - 1.0));
    let p = if correction > 0.0 {
        let statistic = 12.0 * n / (k * (k + 1.0)) * spread / correction;
        ChiSquared::new(k - 1.0).map_or(1.0, |distribution| distribution.sf(statistic))
    } else {
        1.0
    };
    Some(Ranks { means, p })
}

/// Returns the smallest difference of two mean ranks over `subjects` that is significant at 5 %
/// among so many contenders: Peter B. Nemenyi, *Distribution-Free Multiple Comparisons*, Princeton
/// 1963. Returns `None` for more contenders than are tabulated, or without subjects.
pub(crate) fn critical_difference(contenders: usize, subjects: usize) -> Option<f64> {
    let quantile = QUANTILES.get(contenders.checked_sub(2)?)?;
    let (k, n) = (contenders as f64, subjects as f64);
    (subjects > 0).then(|| quantile * (k * (k + 1.0) / (6.0 * n)).sqrt())
}

/// Quantiles of the studentized range at 95 % for 2 to 20 contenders and infinite degrees of
/// freedom, divided by √2. From SciPy 1.17.1, `studentized_range.ppf(0.95, k, inf) / sqrt(2)`; the
/// first nine are Table 5 of Demšar's paper.
const QUANTILES: [f64; 19] = [
    1.959_964, 2.343_701, 2.569_032, 2.727_774, 2.849_705, 2.948_32, 3.030_878, 3.101_73,
    3.163_684, 3.218_654, 3.268_004, 3.312_739, 3.353_618, 3.391_23, 3.426_041, 3.458_425,
    3.488_685, 3.517_073, 3.543_799,
];

#[cfg(test)]
mod tests {
    use super::*;

    /// From SciPy 1.17.1, `scipy.stats.friedmanchisquare`.
    #[test]
    fn p_is_the_same_as_by_scipy_also_with_ties() {
        let check = |subjects: &[Vec<f64>], means: &[f64], p: f64| {
            let ranks = friedman(subjects).unwrap();
            assert!(ranks.means.iter().zip(means).all(|(a, b)| (a - b).abs() < 1e-12), "{ranks:?}");
            assert!((ranks.p - p).abs() < 1e-12, "{ranks:?}");
        };
        let numbers = |subjects: &[&[u32]]| -> Vec<Vec<f64>> {
            subjects
                .iter()
                .map(|values| values.iter().map(|&value| f64::from(value)).collect())
                .collect()
        };
        let rows = [
            &[400, 100, 90],
            &[100, 200, 150],
            &[50, 40, 30],
            &[70, 70, 60],
            &[9, 8, 8],
            &[1000, 300, 400],
        ];
        check(
            &numbers(&rows.map(|row| &row[..])),
            &[2.583_333_333_333_333_3, 2.0, 1.416_666_666_666_666_7],
            0.107_822_089_753_624,
        );
        let rows = [[1, 2, 3, 4], [1, 2, 3, 4], [2, 1, 4, 3], [1, 3, 2, 4], [4, 3, 2, 1]];
        check(
            &numbers(&rows.each_ref().map(|row| &row[..])),
            &[1.8, 2.2, 2.8, 3.2],
            0.323_365_332_748_552_9,
        );
        check(&numbers(&[&[5, 5], &[5, 5]]), &[1.5, 1.5], 1.0);
    }

    /// From autorank 1.3.0, `autorank(...).cd` for eleven subjects and five contenders.
    #[test]
    fn the_critical_difference_is_the_same_as_by_autorank() {
        let critical = critical_difference(5, 11).unwrap();
        assert!((critical - 1.839_049).abs() < 1e-4, "{critical}");
        assert_eq!(critical_difference(21, 11), None);
        assert_eq!(critical_difference(1, 11), None);
        assert_eq!(critical_difference(5, 0), None);
    }

    #[test]
    fn without_subjects_or_contenders_there_are_no_ranks() {
        for subjects in [&[][..], &[vec![1.0]], &[vec![1.0, 2.0], vec![1.0]]] {
            assert_eq!(friedman(subjects), None, "{subjects:?}");
        }
    }
}
