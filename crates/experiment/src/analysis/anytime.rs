//! Pace of the reduction over all subjects.
//!
//! Nikolaus Hansen et al., *COCO: A Platform for Comparing Continuous Optimizers in a Black-Box
//! Setting*, Optimization Methods and Software 2021: the cost of a run is the number of queries
//! until it reaches a target. A contender is rated by the share of targets that it has reached
//! after a number of queries.

use super::{Analysis, Series};
use crate::comparison::Point;

/// Number of targets per subject, in equal ratios.
const TARGETS: u32 = 25;

/// Last target of a subject; the first is below the size of the input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastTarget {
    /// A thousandth of the input's size, regardless of the contenders.
    Thousandth,
    /// The smallest result of any run.
    Smallest,
}

impl<'a> Analysis<'a> {
    /// Returns the share of targets that `series` has reached on `subjects`, over the values of
    /// `across` from `least` on. `all` define the smallest result. A run that ended early counts
    /// with the targets that it reached.
    pub(crate) fn reached(
        &self,
        series: Series<'a>,
        subjects: &[&str],
        all: &[Series<'a>],
        last: LastTarget,
        (across, least): (fn(&Point) -> f64, f64),
    ) -> Vec<(f64, f64)> {
        let mut moments = Vec::new();
        let mut count = 0;
        for subject in subjects {
            let sizes = all
                .iter()
                .flat_map(|&other| self.figures_so_far(other, subject))
                .map(|run| run.tokens_after);
            let Some(run) = self.figures_so_far(series, subject).next() else { continue };
            let before = run.tokens_before.max(1) as f64;
            let smallest = match last {
                LastTarget::Thousandth => before / 1000.0,
                LastTarget::Smallest => sizes.min().unwrap_or(1).max(1) as f64,
            };
            for number in 1..=TARGETS {
                let target =
                    before * (smallest / before).powf(f64::from(number) / f64::from(TARGETS));
                count += 1;
                moments.extend(run.first_at(target).map(across));
            }
        }
        moments.sort_by(f64::total_cmp);
        let share = |reached: usize| reached as f64 / f64::from(count.max(1));
        let steps =
            moments.iter().enumerate().map(|(index, &at)| (at.max(least), share(index + 1)));
        std::iter::once((least, 0.0)).chain(steps).collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Row;

    fn row(minimizer: &str, tokens: u64) -> Row {
        let curve = json!([{"tests": 0, "seconds": 0.0, "tokens": 1000},
            {"tests": 50, "seconds": 1.0, "tokens": tokens}]);
        serde_json::from_value(json!({
            "run": {"subject": "a", "input_hash": "1", "test_hash": "2", "pass": "hdd",
                "minimizer": minimizer, "p0": null, "learned": false, "seed": null},
            "language": "c", "tool": "", "needs": [], "input": "in.c", "version": "0",
            "timeout_s": 60.0, "jobs": 1,
            "machine": {"cores": 2, "cpu": "x", "kernel": "y"}, "ended": "finished",
            "figures": {"tokens_before": 1000, "tokens_after": tokens, "bytes_before": 9,
                "bytes_after": 9, "tests": 50, "interesting": 5, "unresolved": 0, "wasted": 0,
                "cached": 0, "seconds": 1.0, "seconds_in_tests": 1.0, "rounds": 1,
                "queries": [], "lists": [], "curve": curve},
        }))
        .unwrap()
    }

    #[test]
    fn fixed_targets_do_not_depend_on_the_contenders() {
        let share = |rows: &[Row], last| {
            let analysis = Analysis::new(rows);
            let all = &analysis.series;
            let tests = (|point: &Point| point.tests as f64) as fn(&Point) -> f64;
            let reached = analysis.reached(all[0], &["a"], all, last, (tests, 1.0));
            reached.last().map_or(0.0, |(_, share)| *share)
        };
        let alone = [row("ddmin", 100)];
        let beside = [row("ddmin", 100), row("probdd", 10)];
        let fixed = LastTarget::Thousandth;
        assert_eq!(share(&alone, fixed), share(&beside, fixed));
        // A tenth of the input is a third of the way to a thousandth: 8 of 25 targets.
        assert!((share(&alone, fixed) - 0.32).abs() < 1e-9);
        assert!((share(&alone, LastTarget::Smallest) - 1.0).abs() < 1e-9);
        assert!(share(&beside, LastTarget::Smallest) < 0.6);
    }
}
