//! Cost of fixed targets: shares of the size of the input.
//!
//! A target that is relative to the smallest result of any run changes with the contestants, and
//! with it the share that each has reached. A share of the input's size does not.

use super::{Analysis, Cell, PENALTY, Series, Table};
use crate::comparison::Figures;
use crate::statistics::Spread;

/// Targets, as shares of the input's tokens in per cent.
const SHARES: [f64; 6] = [50.0, 20.0, 10.0, 5.0, 1.0, 0.1];

/// Cost of a target on some subjects.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cost {
    runs: usize,
    reached: usize,
    /// Expected running time, in tests: the tests of all runs up to the target, or up to their
    /// ends, for each run that reached it (Anne Auger and Nikolaus Hansen, *Performance Evaluation
    /// of an Advanced Local Search Evolutionary Algorithm*, CEC 2005).
    expected: Option<f64>,
    /// Mean number of tests, where a run that did not reach the target counts ten times.
    penalised: f64,
    /// Geometric mean over the runs that reached it.
    geometric: Option<f64>,
}

impl Cost {
    /// Returns the cost of a share of the input's tokens, or `None` without runs.
    fn of<'r>(runs: impl Iterator<Item = &'r Figures>, share: f64) -> Option<Self> {
        let (mut reached, mut missed) = (Vec::new(), Vec::new());
        for run in runs {
            match run.first_at(run.tokens_before as f64 * share) {
                // The input itself takes no test.
                Some(point) => reached.push(point.tests.max(1) as f64),
                None => missed.push(run.tests as f64),
            }
        }
        let runs = reached.len() + missed.len();
        let [spent, in_vain] = [&reached, &missed].map(|tests| tests.iter().sum::<f64>());
        (runs > 0).then(|| Self {
            runs,
            reached: reached.len(),
            expected: (!reached.is_empty()).then(|| (spent + in_vain) / reached.len() as f64),
            penalised: (spent + PENALTY * in_vain) / runs as f64,
            geometric: Spread::of(&reached).map(|spread| spread.geometric_mean),
        })
    }
}

impl<'a> Analysis<'a> {
    /// Returns the tests that each series needs for each share of the input's size.
    pub(crate) fn targets(&self) -> Table {
        let mut table = Table::new(
            "Targets",
            NOTE,
            "target | series | runs | reached | geo. mean | ERT | PAR-10",
        );
        let (all, subjects) = self.compared();
        for share in SHARES {
            let of_share: Vec<(Series<'a>, Cost)> = all
                .iter()
                .filter_map(|&series| Some((series, self.cost(series, &subjects, share)?)))
                .collect();
            // A target that none reaches says nothing.
            if of_share.iter().all(|(_, cost)| cost.reached == 0) {
                continue;
            }
            for (series, cost) in of_share {
                let target = Cell::text(format!("{share} % of the input"));
                table.rows.push(vec![
                    Cell { number: Some(share), ..target },
                    Cell::text(series.to_string()),
                    Cell::count(cost.runs),
                    Cell::count(cost.reached),
                    Cell::maybe(cost.geometric, 1),
                    Cell::maybe(cost.expected, 1),
                    Cell::number(cost.penalised, 1),
                ]);
            }
        }
        table
    }

    /// Returns the cost of a share in per cent, or `None` without runs.
    fn cost(&self, series: Series<'a>, subjects: &[&str], percent: f64) -> Option<Cost> {
        let runs = subjects.iter().flat_map(|subject| self.figures_so_far(series, subject));
        Cost::of(runs, percent / 100.0)
    }

    /// Returns a sentence about the tests until half the size for each choice of passes.
    pub(super) fn half_size(&self) -> Vec<String> {
        let (_, subjects) = self.compared();
        let sentence = |passes: &crate::Passes| {
            let cost = |series: Series<'a>| {
                let cost = self.cost(series, &subjects, 50.0)?.geometric?;
                Some(format!("{} {cost:.0}", series.minimizer()))
            };
            let of_passes = self.main_series_of(passes);
            let costs: Vec<String> = of_passes.into_iter().filter_map(cost).collect();
            let listed = costs.join(", ");
            (costs.len() > 1).then(|| {
                format!("Under {passes}, tests until half the size (geometric mean): {listed}.")
            })
        };
        self.passes().into_iter().filter_map(sentence).collect()
    }
}

const NOTE: &str = "Tests until the best result is at most this share of the input's tokens, on \
    the subjects that all of secateur's series have run on. Shares do not depend on who competes. \
    Geo. mean: of the runs that reach it. ERT: expected tests, all tests of all runs until the \
    target or the end for each run that reaches it. PAR-10: the mean, with ten times the tests of \
    a run that does not reach it.";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::comparison::Point;

    fn run(points: &[(u64, u64)], tests: u64) -> Figures {
        let point = |&(tests, tokens): &(u64, u64)| Point { tests, seconds: 0.0, tokens };
        let curve = points.iter().map(point).collect();
        Figures { tokens_before: 100, tests, curve, ..Figures::default() }
    }

    #[test]
    fn a_run_that_misses_a_target_costs_all_its_tests() {
        let runs =
            [run(&[(0, 100), (4, 60), (8, 50), (20, 9)], 30), run(&[(0, 100), (40, 51)], 90)];
        let cost = Cost::of(runs.iter(), 0.5).unwrap();
        assert_eq!((cost.runs, cost.reached), (2, 1));
        assert_eq!((cost.expected, cost.geometric.map(f64::round)), (Some(98.0), Some(8.0)));
        assert_eq!(cost.penalised, (8.0 + 900.0) / 2.0);
        assert_eq!(Cost::of(runs.iter(), 0.01).unwrap().expected, None);
        assert_eq!(Cost::of([].iter(), 0.5), None);
    }
}
