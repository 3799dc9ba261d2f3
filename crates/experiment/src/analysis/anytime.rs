//! Pace of the reduction over all subjects.
//!
//! Nikolaus Hansen et al., *COCO: A Platform for Comparing Continuous Optimizers in a Black-Box
//! Setting*, Optimization Methods and Software 2021: the cost of a run is the number of queries
//! until it reaches a target. A contender is rated by the share of targets that it has reached
//! after a number of queries.

use super::{Analysis, Series};
use crate::comparison::{Figures, Point};

/// Number of targets per subject: sizes between the input and the smallest result of any run, in
/// equal ratios.
const TARGETS: u32 = 25;

impl<'a> Analysis<'a> {
    /// Returns the share of targets that `series` has reached on `subjects`, over the values of
    /// `across` from `least` on. `all` define the targets. A run that ended early counts with the
    /// targets that it reached.
    pub(crate) fn reached(
        &self,
        series: Series<'a>,
        subjects: &[&str],
        all: &[Series<'a>],
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
            let (before, smallest) =
                (run.tokens_before.max(1) as f64, sizes.min().unwrap_or(1).max(1) as f64);
            for number in 1..=TARGETS {
                let target =
                    before * (smallest / before).powf(f64::from(number) / f64::from(TARGETS));
                count += 1;
                moments.extend(moment(run, target).map(across));
            }
        }
        moments.sort_by(f64::total_cmp);
        let share = |reached: usize| reached as f64 / f64::from(count.max(1));
        let steps =
            moments.iter().enumerate().map(|(index, &at)| (at.max(least), share(index + 1)));
        std::iter::once((least, 0.0)).chain(steps).collect()
    }
}

/// Returns the first point of a run at this size or below, with a small tolerance for rounding.
fn moment(run: &Figures, target: f64) -> Option<&Point> {
    run.curve.iter().find(|point| point.tokens as f64 <= target * (1.0 + 1e-9))
}
