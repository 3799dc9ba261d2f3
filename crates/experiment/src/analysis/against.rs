//! Comparison of secateur with other reducers.

use super::table::{PAIR_HEADER, PAIR_NOTE, RESULTS_NOTE, RESULTS_OF_ONE, pair_row};
use super::{Algorithms, Analysis, Cell, Metric, Series, Table};
use crate::comparison::{HeldOut, Published};

impl<'a> Analysis<'a> {
    /// Returns the series to compare other reducers with: secateur with its defaults, or else the
    /// closest one.
    pub fn baseline(&self) -> Option<Series<'a>> {
        let main = self.main_series();
        let find = |all: &[Series<'a>], is: fn(&Algorithms<'a>) -> bool| {
            all.iter().copied().find(|series| series.algorithms().as_ref().is_some_and(is))
        };
        let closest = || find(&main, Algorithms::is_default_pair).or(main.first().copied());
        find(&self.series, Algorithms::is_default).or_else(closest)
    }

    /// Returns the series of other reducers with at least one valid run.
    pub fn reducers(&self) -> Vec<Series<'a>> {
        let is_known = |series: &Series<'a>| !self.values(*series, None, Metric::Size).is_empty();
        let others = self.series.iter().copied().filter(|series| series.algorithms().is_none());
        others.filter(is_known).collect()
    }

    /// Returns all series in the figures and their subjects: those on which all of secateur's
    /// series have run, or all subjects.
    pub(crate) fn compared(&self) -> (Vec<Series<'a>>, Vec<&'a str>) {
        let main = self.main_series();
        let common = self.common_subjects(&main);
        let subjects = if common.is_empty() { self.subjects_of(None).collect() } else { common };
        ([main, self.reducers()].concat(), subjects)
    }

    /// Results of our series beside published ones, case by case, and their sums.
    pub(crate) fn beside_published(&self) -> Table {
        let main = self.main_series();
        let mut table = Table::new("Published results", "", "subject");
        let result_of = |subject: &'a str| {
            let row = self.rows.iter().find(|row| row.run.subject == subject)?;
            (!row.published.is_empty()).then_some((subject, &row.published))
        };
        let results: Vec<(&str, &Vec<Published>)> =
            self.subjects_of(None).filter_map(result_of).collect();
        let mut all: Vec<(&str, &str)> = Vec::new();
        for it in results.iter().flat_map(|(_, published)| *published) {
            if !all.contains(&(&it.by, &it.source)) {
                all.push((&it.by, &it.source));
            }
        }
        let sources = all.iter().map(|(by, source)| format!("{by}: {source}. "));
        table.note = format!(
            "S: size of the result in tokens, which publications may count otherwise. Q: tests. \
             The sums are over the subjects of which all values are known. {}",
            sources.collect::<String>()
        );
        let names = all.iter().map(|(by, _)| (*by).to_owned());
        for name in names.chain(main.iter().map(ToString::to_string)) {
            table.header.extend(["S", "Q"].map(|what| format!("{name} {what}")));
        }
        let mut sums: Vec<Vec<f64>> = Vec::new();
        for (subject, published) in results {
            let of = |(by, _): &(&str, &str)| published.iter().find(|it| it.by == *by);
            let theirs = all.iter().map(of);
            let theirs =
                theirs.flat_map(|it| [it.and_then(|it| it.tokens), it.and_then(|it| it.tests)]);
            let ours = main.iter().flat_map(|&series| {
                [Metric::Size, Metric::Tests].map(|metric| self.value(series, subject, metric))
            });
            let values: Vec<Option<f64>> = theirs.chain(ours).collect();
            let cells = values.iter().map(|&value| Cell::maybe(value, 0));
            table.rows.push([Cell::text(subject)].into_iter().chain(cells).collect());
            sums.extend(values.into_iter().collect::<Option<Vec<f64>>>());
        }
        if !sums.is_empty() {
            let sum = |column| sums.iter().map(|row: &Vec<f64>| row[column]).sum();
            let cells = (0..sums[0].len()).map(|column| Cell::number(sum(column), 0));
            let title = Cell::text(format!("sum of {}", sums.len()));
            table.rows.push([title].into_iter().chain(cells).collect());
        }
        table
    }

    /// Held-out tests that the original passes, and the result of each series.
    pub(crate) fn held_out(&self) -> Table {
        let all = [self.main_series(), self.reducers()].concat();
        let mut table = Table::new(
            "Held-out tests",
            "Tests that took no part in a run: those that a text passes, of all.",
            "subject | original",
        );
        table.header.extend(all.iter().map(ToString::to_string));
        for &(subject, _) in &self.subjects {
            let of = |&series| self.rows_of(series, subject).find_map(|row| row.held_out);
            let results: Vec<Option<HeldOut>> = all.iter().map(of).collect();
            let Some(HeldOut { original, .. }) = results.iter().flatten().next() else { continue };
            let shown = results.iter().map(|it| {
                it.map_or_else(|| Cell::text("–"), |it| Cell::text(it.result.to_string()))
            });
            let first = [Cell::text(subject), Cell::text(original.to_string())];
            table.rows.push(first.into_iter().chain(shown).collect());
        }
        table
    }

    pub(crate) fn against_tables(&self) -> [Table; 2] {
        let reducers = self.reducers();
        let baseline = self.baseline().filter(|_| !reducers.is_empty());
        let all: Vec<Series<'a>> = baseline.into_iter().chain(reducers.iter().copied()).collect();
        let mut note =
            baseline.map_or(String::new(), |it| format!("secateur: {}. ", it.full_name()));
        note += "For other reducers, tests are all tests that they ran. ";
        let mut by_subject = self.results("Against other reducers", &(note + RESULTS_NOTE), &all);
        // Skip subjects on which only secateur has run.
        let others = by_subject.header.len() - RESULTS_OF_ONE * reducers.len();
        by_subject.rows.retain(|row| row[others..].iter().any(|cell| cell.number.is_some()));
        let mut pairs = Table::new(
            "Against other reducers, summary",
            &format!("The second is secateur. {PAIR_NOTE}"),
            PAIR_HEADER,
        );
        if let Some(baseline) = baseline {
            for metric in Metric::COSTS {
                let with_baseline = reducers.iter().map(|&reducer| (reducer, baseline));
                pairs.rows.extend(self.compare_all(with_baseline, metric).iter().map(pair_row));
            }
        }
        [by_subject, pairs]
    }
}
