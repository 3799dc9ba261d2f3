//! Conclusions in sentences, and the ranks behind them.

use secateur_session::counted;

use super::table::change_text;
use super::{Analysis, Cell, Metric, PairComparison, Series, Table, Verdict};
use crate::statistics::{SUBJECTS_MIN, critical_difference, friedman, groups};

/// Ranking of series by one cost.
pub(crate) struct Ranking<'a> {
    pub(crate) subjects: usize,
    /// Series with their mean ranks, best first.
    pub(crate) ranks: Vec<(Series<'a>, f64)>,
    /// Probability that the ranks differ only by chance.
    pub(crate) p: f64,
    pub(crate) pairs: Vec<PairComparison<'a>>,
    /// Series that were stopped, with the number of subjects. They rank last there.
    pub(crate) stopped: Vec<(Series<'a>, usize)>,
}

impl<'a> Ranking<'a> {
    /// Returns the comparison of two series, if the test distinguishes them.
    fn difference(&self, baseline: Series<'a>, other: Series<'a>) -> Option<PairComparison<'a>> {
        let find = |baseline, other| {
            self.pairs.iter().find(|pair| (pair.baseline, pair.other) == (baseline, other)).cloned()
        };
        let pair =
            find(baseline, other).or_else(|| find(other, baseline).map(PairComparison::turned));
        pair.filter(|pair| matches!(pair.verdict(), Verdict::Less | Verdict::More))
    }

    /// Returns the groups without a significant difference.
    pub(crate) fn groups(&self) -> Vec<(usize, usize)> {
        let series = |place: usize| self.ranks[place].0;
        groups(self.ranks.len(), |a, b| self.difference(series(a), series(b)).is_some())
    }

    /// Returns Nemenyi's critical difference of two ranks.
    pub(crate) fn critical(&self) -> Option<f64> {
        critical_difference(self.ranks.len(), self.subjects)
    }
}

impl<'a> Analysis<'a> {
    /// Ranks these series on the subjects that all have run on. Returns `None` for fewer than two
    /// series, or without such subjects.
    pub(crate) fn ranking(&self, all: &[Series<'a>], metric: Metric) -> Option<Ranking<'a>> {
        let common = self.common_subjects(all);
        // A stopped run is behind all that finished: its cost would only grow.
        let value = |series, subject: &str| self.value(series, subject, metric);
        let values = |subject: &&str| {
            all.iter().map(|&series| value(series, subject).unwrap_or(f64::INFINITY)).collect()
        };
        let stopped = |&series: &Series<'a>| {
            let count = common.iter().filter(|subject| self.is_stopped(series, subject)).count();
            (count > 0).then_some((series, count))
        };
        let ranks = friedman(&common.iter().map(values).collect::<Vec<Vec<f64>>>())?;
        let mut order: Vec<(Series<'a>, f64)> = all.iter().copied().zip(ranks.means).collect();
        order.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        Some(Ranking {
            subjects: common.len(),
            ranks: order,
            p: ranks.p,
            pairs: self.pairs_of(all, metric),
            stopped: all.iter().filter_map(stopped).collect(),
        })
    }

    /// Returns the mean ranks of the main series for each choice of passes, and of the minimisers
    /// on the same lists.
    pub(crate) fn ranks(&self) -> Table {
        let mut table = Table::new(
            "Ranks",
            RANKS_NOTE,
            "passes | minimiser | subjects | stopped | rank by tests | rank by size | tests | \
                size (tokens) | critical difference",
        );
        for passes in self.passes() {
            let all = self.main_series_of(passes);
            let of = |metric| self.ranking(&all, metric);
            let (Some(by_tests), Some(by_size)) = (of(Metric::Tests), of(Metric::Size)) else {
                continue;
            };
            let common = self.common_subjects(&all);
            for &(series, rank) in &by_tests.ranks {
                let rank_by_size = by_size.ranks.iter().find(|it| it.0 == series).map(|it| it.1);
                let stopped = by_tests.stopped.iter().find(|it| it.0 == series);
                let stopped = stopped.map_or(0, |(_, count)| *count);
                let mut row = vec![
                    Cell::text(passes.to_string()),
                    Cell::text(series.minimizer()),
                    Cell::count(by_tests.subjects),
                    Cell::count(stopped),
                    Cell::number(rank, 2),
                    Cell::maybe(rank_by_size, 2),
                ];
                row.extend([Metric::Tests, Metric::Size].map(|metric| {
                    let mean = self.geometric_mean(&common, series, metric);
                    Cell::maybe(mean, 1).stopped(stopped > 0)
                }));
                row.push(Cell::maybe(by_tests.critical(), 2));
                table.rows.push(row);
            }
        }
        table.rows.extend(self.same_lists_ranks());
        table
    }

    /// Returns the conclusions: for each choice of passes a sentence about tests and one about
    /// sizes, followed by those about half the size and about the same lists.
    pub fn conclusions(&self) -> Vec<String> {
        let of_passes = |passes| {
            let all = self.main_series_of(passes);
            [Metric::Tests, Metric::Size]
                .map(|metric| Some(sentence(&self.ranking(&all, metric)?, metric)))
        };
        let of_runs = self.passes().into_iter().flat_map(of_passes).flatten();
        of_runs.chain(self.half_size()).chain(self.same_lists_conclusions()).collect()
    }
}

const RANKS_NOTE: &str = "Mean ranks over the subjects that all of these minimisers have run on, \
    where 1 is the least, and geometric means. Critical difference: two ranks that differ by less \
    are not told apart by Nemenyi's test at 5 %. The table of pairs has the test of each pair by \
    Wilcoxon, with Holm's correction, which is stronger. On the same lists, tests are queries. A \
    stopped run ranks last; * PAR-10.";

fn sentence(ranking: &Ranking<'_>, metric: Metric) -> String {
    let Ranking { subjects, ranks, p, stopped, .. } = ranking;
    let Some(((best, _), others)) = ranks.split_first() else { return String::new() };
    let passes = best.algorithms().map(|it| it.passes.to_string()).unwrap_or_default();
    let listed: Vec<_> =
        ranks.iter().map(|(series, rank)| format!("{} {rank:.1}", series.minimizer())).collect();
    let stopped: String = stopped
        .iter()
        .map(|(series, count)| {
            let subjects = counted(*count as u64, "subject");
            format!(" {} was stopped on {subjects} and ranks last there.", series.minimizer())
        })
        .collect();
    let (on, listed, p) =
        (counted(*subjects as u64, "subject"), listed.join(", "), Cell::p(*p).text);
    let mut sentence = format!(
        "Under {passes}, mean ranks by {} on {on}: {listed} (Friedman: p = {p}).{stopped}",
        metric.title()
    );
    if *subjects < SUBJECTS_MIN {
        return sentence + " There are too few subjects for a conclusion.";
    }
    let (mut less, mut unclear) = (Vec::new(), Vec::new());
    for (other, _) in others {
        match ranking.difference(*other, *best) {
            Some(pair) => less.push(format!(
                "{:+.1} % against {} (95 % interval {}; p = {})",
                100.0 * (pair.ratio - 1.0),
                other.minimizer(),
                change_text(pair.interval),
                Cell::p(pair.p).text
            )),
            None => unclear.push(other.minimizer()),
        }
    }
    if !less.is_empty() {
        sentence += &format!(" {}: {}.", best.minimizer(), less.join(", "));
    }
    if !unclear.is_empty() {
        sentence += &format!(" No significant difference from {}.", unclear.join(", "));
    }
    sentence
}
