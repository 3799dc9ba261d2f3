//! Spearman's rank correlation.

use statrs::statistics::{Data, OrderStatistics, RankTieBreaker};

/// Returns Spearman's ρ between `xs` and `ys`: Pearson's correlation of their ranks, where equal
/// values share their mean rank. It is between -1 and 1. Returns `None` if either is constant or
/// has fewer than two values.
pub(crate) fn spearman(xs: &[f64], ys: &[f64]) -> Option<f64> {
    if xs.len() != ys.len() || xs.len() < 2 {
        return None;
    }
    let ranks = |values: &[f64]| Data::new(values.to_vec()).ranks(RankTieBreaker::Average);
    let (xs, ys) = (ranks(xs), ranks(ys));
    let mean = (xs.len() as f64 + 1.0) / 2.0;
    let (mut products, mut squares_x, mut squares_y) = (0.0, 0.0, 0.0);
    for (x, y) in xs.iter().zip(&ys) {
        products += (x - mean) * (y - mean);
        squares_x += (x - mean).powi(2);
        squares_y += (y - mean).powi(2);
    }
    (squares_x > 0.0 && squares_y > 0.0).then(|| products / (squares_x * squares_y).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From SciPy 1.10.1, `scipy.stats.spearmanr`.
    const SCIPY: [(&[f64], &[f64], f64); 4] = [
        (&[1.0, 2.0, 3.0, 4.0, 5.0], &[5.0, 6.0, 7.0, 8.0, 7.0], 0.8207826816681233),
        (
            &[3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0],
            &[2.0, 7.0, 1.0, 8.0, 2.0, 8.0, 1.0, 8.0],
            0.19885368120992467,
        ),
        (&[1.0, 2.0, 3.0], &[1.0, 0.5, 0.0], -1.0),
        (&[1.0, 10.0, 100.0, 1000.0], &[0.25, 0.5, 0.5, 0.0], -0.316227766016838),
    ];

    #[test]
    fn rho_is_the_same_as_by_scipy() {
        for (xs, ys, expected) in SCIPY {
            let rho = spearman(xs, ys).unwrap();
            assert!((rho - expected).abs() < 1e-12, "{xs:?} {ys:?}: {rho}");
        }
    }

    #[test]
    fn rho_is_not_defined_without_variation() {
        for (xs, ys) in [
            (&[][..], &[][..]),
            (&[1.0], &[1.0]),
            (&[2.0, 2.0], &[1.0, 3.0]),
            (&[1.0, 3.0], &[0.0, 0.0]),
        ] {
            assert_eq!(spearman(xs, ys), None, "{xs:?} {ys:?}");
        }
    }
}
