//! Multiple tests.

/// Returns the p-values of several tests, raised so that the probability of any false positive is
/// that of a single test: Sture Holm, *A Simple Sequentially Rejective Multiple Test Procedure*,
/// Scandinavian Journal of Statistics 1979.
pub(crate) fn holm(ps: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ps.len()).collect();
    order.sort_by(|&a, &b| ps[a].total_cmp(&ps[b]));
    let mut adjusted = vec![0.0; ps.len()];
    let mut least = 0.0_f64;
    for (rank, &index) in order.iter().enumerate() {
        least = least.max((ps.len() - rank) as f64 * ps[index]).min(1.0);
        adjusted[index] = least;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From statsmodels 0.15.0, `statsmodels.stats.multitest.multipletests` with `method="holm"`.
    #[test]
    fn probabilities_are_the_same_as_by_statsmodels() {
        for (ps, expected) in [
            (&[0.01, 0.04, 0.03, 0.005][..], &[0.03, 0.06, 0.06, 0.02][..]),
            (&[0.5, 0.9, 0.02], &[1.0, 1.0, 0.06]),
            (&[], &[]),
        ] {
            let adjusted = holm(ps);
            assert_eq!(adjusted.len(), expected.len());
            assert!(
                adjusted.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12),
                "{ps:?}: {adjusted:?}"
            );
        }
    }
}
