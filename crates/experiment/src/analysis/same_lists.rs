//! Comparison of several minimisers on the same lists.

use secateur_session::counted;

use super::family::Family;
use super::levels::Levels;
use super::{Analysis, Cell, Metric, Series, Table};
use crate::comparison::{Combination, Contender};
use crate::statistics::{Spread, holm, wilcoxon};

impl Family<'_> {
    /// Returns the passes and the reference.
    pub(crate) fn title(&self) -> String {
        let reference = &self.algorithms[0];
        format!("{}, lists of {}", reference.passes, name(reference))
    }

    fn levels(&self) -> Levels<'_> {
        Levels {
            title: self.title(),
            note: "Each minimiser on the very same lists, as if it ran alone.",
            algorithms: self.algorithms.iter().map(|it| (name(it), it.minimizer)).collect(),
            subjects: (self.subjects.iter())
                .map(|(subject, made)| {
                    (*subject, made.iter().map(|lists| lists.iter().collect()).collect())
                })
                .collect(),
        }
    }
}

impl Analysis<'_> {
    /// Ranks the minimisers by their queries on the same lists, for each choice of passes.
    pub(super) fn same_lists_conclusions(&self) -> Vec<String> {
        let sentence = |family: &Family<'_>| {
            let queries =
                |(index, algorithm)| (family.queries(index).iter().sum::<f64>(), name(algorithm));
            let mut all: Vec<(f64, String)> =
                family.algorithms.iter().enumerate().map(queries).collect();
            all.sort_by(|(a, _), (b, _)| a.total_cmp(b));
            let all: Vec<String> =
                all.into_iter().map(|(queries, name)| format!("{name} {queries}")).collect();
            let lists: usize = family.subjects.iter().map(|(_, made)| made[0].len()).sum();
            let (lists, subjects) =
                (counted(lists as u64, "list"), counted(family.subjects.len() as u64, "subject"));
            let (title, all) = (family.title(), all.join(", "));
            let agreement = self.agreement(family);
            format!("Queries on the very same {lists} of {subjects} ({title}): {all}.{agreement}")
        };
        self.same_lists.iter().map(sentence).collect()
    }

    /// Returns the rows of the table of ranks for the minimisers on the same lists.
    pub(super) fn same_lists_ranks(&self) -> Vec<Vec<Cell>> {
        let mut rows = Vec::new();
        for family in &self.same_lists {
            let Some(ranking) = family.ranking() else { continue };
            for &(index, rank) in &ranking.order {
                let spread = Spread::of(&family.queries(index));
                rows.push(vec![
                    Cell::text(family.title()),
                    Cell::text(name(&family.algorithms[index])),
                    Cell::count(family.subjects.len()),
                    Cell::text("–"),
                    Cell::number(rank, 2),
                    Cell::text("–"),
                    Cell::maybe(spread.map(|it| it.geometric_mean), 1),
                    Cell::text("–"),
                    Cell::maybe(ranking.critical, 2),
                ]);
            }
        }
        rows
    }

    pub(crate) fn same_lists_tables(&self) -> Vec<Table> {
        let mut pairs = Table::new(
            "Same lists, pairs",
            "The second relative to the first, on the very same lists. Fewer, same, more: number \
             of lists on which it asks fewer, as many or more queries. Kept: total number of \
             remaining elements. Change by subject: of the geometric mean of the ratios of \
             queries, each subject once; p: Wilcoxon signed-rank test over the subjects, with \
             Holm's correction for the pairs on these lists. With runs: number of subjects with \
             whole runs of both. For these, the change in queries on the same lists is beside the \
             change in tests of whole runs, which includes the effect of their different paths.",
            "passes and lists | first | second | lists | change | fewer | same | more | \
             kept by first | by second | subjects | change by subject | p | with runs | same \
             lists | whole runs | same winner",
        );
        for family in &self.same_lists {
            let mut rows = self.pairs_of_lists(family);
            let ps: Vec<f64> = rows.iter().filter_map(|row| row[P].number).collect();
            rows.iter_mut().zip(holm(&ps)).for_each(|(row, p)| row[P] = Cell::p(p));
            pairs.rows.extend(rows);
        }
        let levels = self.same_lists.iter().map(|family| family.levels().table("Same lists"));
        std::iter::once(pairs).chain(levels).collect()
    }

    /// Returns the levels to draw: those of the same lists, and those of complete runs other than
    /// the references.
    pub(crate) fn levels_drawn(&self) -> Vec<Levels<'_>> {
        let mut levels: Vec<_> = self.same_lists.iter().map(Family::levels).collect();
        let references: Vec<_> =
            self.same_lists.iter().map(|it| it.algorithms[0].passes.to_string()).collect();
        let is_more = |it: &Levels<'_>| it.algorithms.len() > 1 || !references.contains(&it.title);
        levels.extend(self.levels().into_iter().filter(is_more));
        levels
    }

    fn pairs_of_lists(&self, family: &Family<'_>) -> Vec<Vec<Cell>> {
        let mut rows = Vec::new();
        for first in 0..family.algorithms.len() {
            let seconds = first + 1..family.algorithms.len();
            rows.extend(seconds.map(|second| self.pair_of_lists(family, first, second)));
        }
        rows
    }

    /// Returns a sentence on the pairs for which whole runs have the same winner, or nothing
    /// without such runs.
    fn agreement(&self, family: &Family<'_>) -> String {
        let rows = self.pairs_of_lists(family);
        let count = |text| {
            let is = |row: &&Vec<Cell>| row.last().is_some_and(|cell| cell.text == text);
            rows.iter().filter(is).count()
        };
        match [YES, NO].map(count) {
            [0, 0] => String::new(),
            [yes, no] => format!(
                " Whole runs on the same subjects have the same winner for {yes} of {}.",
                counted((yes + no) as u64, "pair")
            ),
        }
    }

    fn pair_of_lists(&self, family: &Family<'_>, first: usize, second: usize) -> Vec<Cell> {
        let lists = |of: usize| family.subjects.iter().flat_map(move |(_, made)| &made[of]);
        let pairs: Vec<(u64, u64)> =
            lists(first).zip(lists(second)).map(|(a, b)| (a.queries(), b.queries())).collect();
        let sum = |value: fn(&(u64, u64)) -> u64| pairs.iter().map(value).sum::<u64>() as f64;
        let count =
            |is: fn(&(u64, u64)) -> bool| Cell::count(pairs.iter().filter(|pair| is(pair)).count());
        let kept = |of: usize| Cell::count(lists(of).map(|list| list.kept).sum());
        let by_subject: Vec<(f64, f64)> =
            family.queries(first).into_iter().zip(family.queries(second)).collect();
        let tests = |of: usize, subject| {
            self.value(self.series_of(&family.algorithms[of])?, subject, Metric::Tests)
        };
        let with_runs =
            family.subjects.iter().zip(&by_subject).filter_map(|((subject, _), lists)| {
                Some((*lists, (tests(first, subject)?, tests(second, subject)?)))
            });
        // Other subjects would add a difference of their own.
        let (on_lists, in_runs): (Vec<_>, Vec<_>) = with_runs.unzip();
        let [lists, runs] = [&on_lists, &in_runs].map(|pairs| mean_change(pairs));
        let agree = lists.zip(runs).map(|(lists, runs)| if lists * runs >= 0.0 { YES } else { NO });
        vec![
            Cell::text(family.title()),
            Cell::text(name(&family.algorithms[first])),
            Cell::text(name(&family.algorithms[second])),
            Cell::count(pairs.len()),
            Cell::percent(Some(sum(|pair| pair.1) / sum(|pair| pair.0).max(1.0) - 1.0)),
            count(|(a, b)| b < a),
            count(|(a, b)| b == a),
            count(|(a, b)| b > a),
            kept(first),
            kept(second),
            Cell::count(by_subject.len()),
            Cell::percent(mean_change(&by_subject)),
            Cell::p(wilcoxon(&by_subject)),
            Cell::count(in_runs.len()),
            Cell::percent(lists),
            Cell::percent(runs),
            Cell::text(agree.unwrap_or("–")),
        ]
    }

    fn series_of(&self, algorithm: &Combination) -> Option<Series<'_>> {
        self.rows
            .iter()
            .find(|row| row.run.contender == Contender::Combination(algorithm.clone()))
            .map(Series::of)
    }
}

/// Returns the change of the geometric mean of the ratios.
fn mean_change(pairs: &[(f64, f64)]) -> Option<f64> {
    let ratios: Vec<f64> = pairs.iter().filter(|(a, _)| *a > 0.0).map(|(a, b)| b / a).collect();
    Spread::of(&ratios).map(|spread| spread.geometric_mean - 1.0)
}

/// Text for whole runs with the winner of the same lists.
const YES: &str = "yes";
/// Text for whole runs with another winner.
const NO: &str = "no";

/// Column of the probability.
const P: usize = 12;

/// Returns the minimiser with its options.
pub(crate) fn name(algorithm: &Combination) -> String {
    let label = algorithm.label();
    label.strip_prefix(&format!("{}.", algorithm.passes)).map(str::to_owned).unwrap_or(label)
}
