//! secateur against other reducers.

use super::table::{PAIR_HEADER, PAIR_NOTE, RESULTS_NOTE, RESULTS_OF_ONE, pair_row};
use super::{Analysis, Metric, Series, Table};

impl<'a> Analysis<'a> {
    /// The series that other reducers are compared with: secateur with its defaults, or else what comes closest.
    #[must_use]
    pub fn baseline(&self) -> Option<Series<'a>> {
        let main = self.main_series();
        let is_default =
            |series: &&Series<'a>| series.algorithms().is_some_and(|it| it.is_default());
        let is_default_pair =
            |series: &&Series<'a>| series.algorithms().is_some_and(|it| it.is_default_pair());
        let closest = || main.iter().find(is_default_pair).or(main.first());
        self.series.iter().find(is_default).or_else(closest).copied()
    }

    /// The series of other reducers, as far as one of their runs says something about them.
    #[must_use]
    pub fn reducers(&self) -> Vec<Series<'a>> {
        let is_known = |series: &Series<'a>| !self.values(*series, None, Metric::Size).is_empty();
        self.series
            .iter()
            .copied()
            .filter(|series| series.algorithms().is_none())
            .filter(is_known)
            .collect()
    }

    /// All series that figures compare, and the subjects that they are about: those on which all of secateur's own have run, or all.
    pub(crate) fn compared(&self) -> (Vec<Series<'a>>, Vec<&'a str>) {
        let main = self.main_series();
        let common = self.common_subjects(&main);
        let subjects = if common.is_empty() { self.subjects_of(None).collect() } else { common };
        ([main, self.reducers()].concat(), subjects)
    }

    pub(crate) fn against_tables(&self) -> [Table; 2] {
        let reducers = self.reducers();
        let baseline = self.baseline().filter(|_| !reducers.is_empty());
        let all: Vec<Series<'a>> = baseline.into_iter().chain(reducers.iter().copied()).collect();
        let secateur = baseline
            .map_or(String::new(), |baseline| format!("secateur: {}. ", baseline.full_name()));
        let mut by_subject = self.results(
            "Against other reducers",
            &format!("{secateur}Tests of others are all that they ran. {RESULTS_NOTE}"),
            &all,
        );
        // A subject that only secateur has run on compares nothing.
        let others = by_subject.header.len() - RESULTS_OF_ONE * reducers.len();
        by_subject.rows.retain(|row| row[others..].iter().any(|cell| cell.number.is_some()));
        let mut pairs = Table::new(
            "Against other reducers, in sum",
            &format!("secateur is the second. {PAIR_NOTE}"),
            PAIR_HEADER,
        );
        if let Some(baseline) = baseline {
            for metric in Metric::COSTS {
                let compared =
                    self.compare_all(reducers.iter().map(|&reducer| (reducer, baseline)), metric);
                pairs.rows.extend(compared.iter().map(pair_row));
            }
        }
        [by_subject, pairs]
    }
}
