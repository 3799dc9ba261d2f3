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

    #[test]
    fn without_subjects_or_contenders_there_are_no_ranks() {
        for subjects in [&[][..], &[vec![1.0]], &[vec![1.0, 2.0], vec![1.0]]] {
            assert_eq!(friedman(subjects), None, "{subjects:?}");
        }
    }
}
