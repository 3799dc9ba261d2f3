//! Wilcoxon signed-rank test, with which the papers distinguish a difference from chance.
//!
//! Frank Wilcoxon, *Individual Comparisons by Ranking Methods*, Biometrics Bulletin 1945.
//! Two-sided; pairs without a difference are dropped, and equal differences share their mean rank.
//! Up to [`EXACT_MAX`] differences, p is exact: it is counted over all combinations of signs, also
//! with equal differences. Beyond that, p is from the normal distribution, with the variance
//! corrected for equal differences and without a continuity correction.

use statrs::distribution::{ContinuousCDF, Normal};
use statrs::statistics::{Data, OrderStatistics, RankTieBreaker};

/// Maximum number of differences for an exact p.
const EXACT_MAX: usize = 50;

/// Returns the probability that the rank sums of the two directions differ at least as much by
/// chance; 1 if no pair differs.
pub(crate) fn wilcoxon(pairs: &[(f64, f64)]) -> f64 {
    let (ranks, statistic) = signed_ranks(pairs);
    match ranks.len() {
        0 => 1.0,
        1..=EXACT_MAX => exact(&ranks, statistic),
        _ => normal(&ranks, statistic),
    }
}

/// Returns the ranks of the non-zero differences by size, and the smaller of the rank sums of the
/// two directions.
fn signed_ranks(pairs: &[(f64, f64)]) -> (Vec<f64>, f64) {
    let differences: Vec<f64> = pairs
        .iter()
        .map(|(a, b)| a - b)
        .filter(|difference| *difference != 0.0 && difference.is_finite())
        .collect();
    let sizes: Vec<f64> = differences.iter().map(|difference| difference.abs()).collect();
    let ranks = Data::new(sizes).ranks(RankTieBreaker::Average);
    let positive: f64 =
        ranks.iter().zip(&differences).filter(|(_, it)| **it > 0.0).map(|(rank, _)| rank).sum();
    let statistic = positive.min(ranks.iter().sum::<f64>() - positive);
    (ranks, statistic)
}

/// Returns the share of all combinations of signs in which either sum is at most `statistic`.
fn exact(ranks: &[f64], statistic: f64) -> f64 {
    // Mean ranks are multiples of one half.
    let doubled: Vec<usize> = ranks.iter().map(|rank| (2.0 * rank).round() as usize).collect();
    let mut ways = vec![0.0; doubled.iter().sum::<usize>() + 1];
    ways[0] = 1.0;
    for rank in doubled {
        for sum in (rank..ways.len()).rev() {
            ways[sum] += ways[sum - rank];
        }
    }
    let at_most: f64 = ways.iter().take((2.0 * statistic).round() as usize + 1).sum();
    (2.0 * at_most / 2f64.powi(ranks.len() as i32)).min(1.0)
}

fn normal(ranks: &[f64], statistic: f64) -> f64 {
    let n = ranks.len() as f64;
    let mean = n * (n + 1.0) / 4.0;
    // Equal differences reduce the sum of the squared ranks.
    let deviation = (ranks.iter().map(|rank| rank * rank).sum::<f64>() / 4.0).sqrt();
    (2.0 * Normal::standard().cdf((statistic - mean) / deviation)).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(differences: &[i32]) -> Vec<(f64, f64)> {
        differences.iter().map(|&difference| (f64::from(difference), 0.0)).collect()
    }

    fn check(differences: &[i32], statistic: f64, p: f64) {
        let pairs = pairs(differences);
        assert_eq!(signed_ranks(&pairs).1, statistic, "{differences:?}");
        let tested = wilcoxon(&pairs);
        assert!((tested - p).abs() < 1e-9, "{differences:?}: {tested}");
    }

    /// From SciPy 1.10.1, `scipy.stats.wilcoxon` with `mode="exact"`.
    #[test]
    fn without_equal_differences_p_is_the_same_as_by_scipy() {
        check(&[1, 2, 3, 4, 5], 0.0, 0.0625);
        check(&[6, 8, 14, 16, 23, 24, 28, 29, 41, -48, 49, 56, 60, -67, 75], 24.0, 0.041259765625);
        check(&[-5, 1, -2, 3, -4, 6, -7, 8], 18.0, 1.0);
    }

    /// SciPy 1.10.1 has no exact p for these: a script enumerated all signs.
    #[test]
    fn with_equal_differences_p_counts_all_signs() {
        check(&[1, 1, 2, -2, 3, 3, -1, 4], 6.5, 0.140625);
        check(&[0, 2, 2, 2, -2, 5, 0, -1, 7, 7], 4.5, 0.078125);
        check(&[2, -2], 1.5, 1.0);
    }

    /// From SciPy 1.10.1, `scipy.stats.wilcoxon` with `mode="approx"`.
    #[test]
    fn of_many_differences_p_is_the_same_as_by_scipy() {
        check(
            &(0..60).map(|i| (i * 37) % 101 - 40).collect::<Vec<_>>(),
            583.0,
            0.02263320893600752,
        );
        check(&(0..80).map(|i| (i * 17) % 23 - 9).collect::<Vec<_>>(), 958.5, 0.008943317019304762);
    }

    #[test]
    fn where_nothing_differs_there_is_no_evidence() {
        for differences in [&[][..], &[0, 0, 0]] {
            let pairs = pairs(differences);
            assert_eq!((signed_ranks(&pairs), wilcoxon(&pairs)), ((Vec::new(), 0.0), 1.0));
        }
    }
}
