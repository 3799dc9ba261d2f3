//! Tables on single questions of the papers.

use super::table::{PAIR_HEADER, pair_row};
use super::{Algorithms, Analysis, Cell, Metric, Series, Table, mean};
use crate::comparison::{KindCount, ListRun};

impl Analysis<'_> {
    pub(crate) fn detail_tables(&self) -> [Table; 4] {
        [self.by_kind(), self.by_list(), self.by_p0(), self.by_seed()]
    }

    /// Success rates of queries by kind: Fig. 2 of CDD's paper.
    fn by_kind(&self) -> Table {
        let mut table = Table::new(
            "Queries by kind",
            "Queries and repeats of list minimisers only, summed over the subjects. The cache \
             answers some queries. The rates of languages differ by up to two orders of magnitude, \
             so the language with more queries decides that of all. A subset is called Complement \
             in CDD's paper. On C, that paper reports success rates below 0.01 % for ddmin's \
             subsets, 0.13 % for revisits, 5.0 % for the others and 4.3 % for ProbDD's queries.",
            "series | subjects of | kind | queries | interesting | success rate | repeats",
        );
        for (series, language) in self.main_groups() {
            let mut sums: Vec<KindCount> = Vec::new();
            for count in self.all_figures(series, language).flat_map(|figures| &figures.queries) {
                let at = sums.iter().position(|sum| sum.kind == count.kind).unwrap_or(sums.len());
                if at == sums.len() {
                    let (kind, repeats) = (count.kind.clone(), Some(0));
                    sums.push(KindCount { kind, repeats, ..KindCount::default() });
                }
                sums[at].queries += count.queries;
                sums[at].interesting += count.interesting;
                sums[at].repeats =
                    sums[at].repeats.zip(count.repeats).map(|(sum, repeats)| sum + repeats);
            }
            table.rows.extend(sums.into_iter().map(|sum| {
                let KindCount { kind, queries, interesting, repeats } = sum;
                vec![
                    Cell::text(series.full_name()),
                    Cell::text(language.unwrap_or("all")),
                    Cell::text(kind),
                    Cell::number(queries as f64, 0),
                    Cell::number(interesting as f64, 0),
                    Cell::percent(Some(interesting as f64 / queries.max(1) as f64)),
                    Cell::maybe(repeats.map(|repeats| repeats as f64), 0),
                ]
            }));
        }
        table
    }

    /// Statistics of lists, the correlation of weight and deletion (RQ1 of WDD's paper), and the
    /// rate of results that are not 1-minimal (Finding 5 of CDD's).
    fn by_list(&self) -> Table {
        let mut table = Table::new(
            "Lists",
            "Lists of two or more elements that were minimised to the end. ρ: Spearman's rank \
             correlation between an element's weight and the share of elements of this weight \
             that were deleted; the mean over a subject's lists, then over the subjects. For \
             ddmin, WDD's paper reports -0.41 under HDD and -0.14 under Perses on C, and -0.83 \
             and -0.36 on XML. Not 1-minimal: share of the lists checked with --check-lists; \
             CDD's paper reports 1.1 % for ProbDD on C.",
            "series | subjects of | lists | mean length | longest | queries per list | repeats per \
                list | deleted | ρ | not 1-minimal",
        );
        table.rows = self
            .main_groups()
            .into_iter()
            .filter_map(|(series, language)| self.lists_of(series, language))
            .collect();
        table
    }

    fn lists_of(&self, series: Series<'_>, language: Option<&str>) -> Option<Vec<Cell>> {
        let lists: Vec<&ListRun> =
            self.all_figures(series, language).flat_map(|figures| &figures.lists).collect();
        if lists.is_empty() {
            return None;
        }
        let sum = |value: fn(&ListRun) -> f64| lists.iter().map(|list| value(list)).sum::<f64>();
        let repeats: Option<u64> = lists.iter().map(|list| list.repeats).sum();
        let (count, members) = (lists.len() as f64, sum(|list| list.len as f64));
        let rho = mean(self.all_figures(series, language).filter_map(crate::Figures::mean_rho));
        let checked: Vec<bool> = lists.iter().filter_map(|list| list.one_minimal).collect();
        let not_minimal = checked.iter().filter(|is_minimal| !**is_minimal).count() as f64;
        Some(vec![
            Cell::text(series.full_name()),
            Cell::text(language.unwrap_or("all")),
            Cell::count(lists.len()),
            Cell::number(members / count, 1),
            Cell::count(lists.iter().map(|list| list.len).max().unwrap_or_default()),
            Cell::number(sum(|list| list.queries() as f64) / count, 1),
            Cell::maybe(repeats.map(|repeats| repeats as f64 / count), 1),
            Cell::percent(Some(1.0 - sum(|list| list.kept as f64) / members.max(1.0))),
            Cell::maybe(rho, 2),
            Cell::percent((!checked.is_empty()).then(|| not_minimal / checked.len() as f64)),
        ])
    }

    /// Influence of the initial probability: RQ2 of ProbDD's paper.
    fn by_p0(&self) -> Table {
        let mut table = Table::new(
            "Sensitivity to p0",
            "Geometric means over the subjects on which a pass and minimiser ran with every p0, \
             without seeds. Learned: p0 applies to kinds of nodes that have not been seen.",
            "series | p0 | prior | subjects | size (tokens) | tests | time (s)",
        );
        let unseeded = self.unseeded();
        for family in unseeded.chunk_by(Algorithms::is_same_pair).filter(|it| it.len() > 1) {
            let all: Vec<_> = family.iter().map(|&it| Series::Algorithms(it)).collect();
            let subjects = self.common_subjects(&all);
            for (&series, algorithms) in all.iter().zip(family) {
                let Some(p0) = algorithms.p0 else { continue };
                let mut row = vec![
                    Cell::text(series.to_string()),
                    Cell { number: Some(p0.get()), ..Cell::text(p0.get().to_string()) },
                    Cell::text(if algorithms.learned { "learned" } else { "fixed" }),
                    Cell::count(subjects.len()),
                ];
                row.extend(
                    Metric::COSTS.map(|metric| {
                        Cell::maybe(self.geometric_mean(&subjects, series, metric), 1)
                    }),
                );
                table.rows.push(row);
            }
        }
        table
    }

    /// Influence of randomness: Finding 3 of CDD's paper.
    fn by_seed(&self) -> Table {
        let mut table = Table::new(
            "Seeded against unseeded",
            "The second value is the mean of the runs with seeds. Columns as in the table of \
             pairs. CDD's paper found no significant difference.",
            PAIR_HEADER,
        );
        for &seeded in &self.series {
            let Some(algorithms) = seeded.algorithms().filter(|it| it.is_seeded) else { continue };
            let unseeded = Series::Algorithms(Algorithms { is_seeded: false, ..algorithms });
            let pairs = Metric::COSTS
                .iter()
                .filter_map(|&metric| self.compare(unseeded, seeded, metric, None));
            table.rows.extend(pairs.map(|pair| pair_row(&pair)));
        }
        table
    }

    /// Returns each main series with each language, and with all.
    fn main_groups(&self) -> Vec<(Series<'_>, Option<&str>)> {
        let main = self.main_series();
        let of_group = |language| main.iter().map(move |&series| (series, language));
        self.groups().flat_map(of_group).collect()
    }

    fn all_figures(
        &self,
        series: Series<'_>,
        language: Option<&str>,
    ) -> impl Iterator<Item = &crate::Figures> {
        self.subjects_of(language).flat_map(move |subject| self.figures(series, subject))
    }
}
