//! Groups of runs with identical lists.

use crate::comparison::{Combination, ListRun, SameLists};
use crate::statistics::{
    CHANCE_MAX, SUBJECTS_MIN, critical_difference, friedman, groups, holm, wilcoxon,
};

/// Runs whose lists were minimised by the same algorithms, in the same order.
pub(crate) struct Family<'a> {
    pub(crate) algorithms: &'a [Combination],
    /// Subjects with the results of each algorithm on each list.
    pub(crate) subjects: Vec<(&'a str, Vec<Vec<ListRun>>)>,
}

impl<'a> Family<'a> {
    /// Groups `lists` by their algorithms. Each algorithm minimises each list again, from the known
    /// outcomes.
    pub(super) fn all(lists: &'a [SameLists]) -> Vec<Self> {
        let mut families: Vec<Self> = Vec::new();
        for run in lists {
            let (lists, algorithms) = (run.replayed(), &run.algorithms[..]);
            let of_algorithm = |index: usize| {
                run.lists.iter().zip(&lists).map(|(list, made)| list.run(&made[index].0)).collect()
            };
            let subject = (&run.run.subject[..], (0..algorithms.len()).map(of_algorithm).collect());
            match families.iter_mut().find(|family| family.algorithms == algorithms) {
                Some(family) => family.subjects.push(subject),
                None => families.push(Self { algorithms, subjects: vec![subject] }),
            }
        }
        families
    }

    /// Returns the number of queries of an algorithm on each subject.
    pub(super) fn queries(&self, algorithm: usize) -> Vec<f64> {
        let sum = |lists: &Vec<ListRun>| lists.iter().map(ListRun::queries).sum::<u64>() as f64;
        self.subjects.iter().map(|(_, made)| sum(&made[algorithm])).collect()
    }

    /// Ranks the algorithms by their queries on each subject. Returns `None` for fewer than two.
    pub(crate) fn ranking(&self) -> Option<FamilyRanking> {
        let count = self.algorithms.len();
        let queries: Vec<Vec<f64>> = (0..count).map(|index| self.queries(index)).collect();
        let of_subject = |subject| queries.iter().map(|it| it[subject]).collect();
        let ranks = friedman(&(0..self.subjects.len()).map(of_subject).collect::<Vec<_>>())?;
        let mut order: Vec<(usize, f64)> = ranks.means.into_iter().enumerate().collect();
        order.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        let places: Vec<(usize, usize)> =
            (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))).collect();
        let pair = |&(one, other): &(usize, usize)| -> Vec<(f64, f64)> {
            let [one, other] = [one, other].map(|place: usize| &queries[order[place].0]);
            one.iter().copied().zip(other.iter().copied()).filter(|(a, b)| a != b).collect()
        };
        let pairs: Vec<Vec<(f64, f64)>> = places.iter().map(pair).collect();
        let ps = holm(&pairs.iter().map(|pair| wilcoxon(pair)).collect::<Vec<_>>());
        let differ = |one, other| {
            let index = places.iter().position(|place| *place == (one, other));
            index.is_some_and(|it| pairs[it].len() >= SUBJECTS_MIN && ps[it] < CHANCE_MAX)
        };
        Some(FamilyRanking {
            groups: groups(count, differ),
            critical: critical_difference(count, self.subjects.len()),
            order,
        })
    }
}

/// Ranking of the algorithms of a family by their queries.
pub(crate) struct FamilyRanking {
    /// Positions of the algorithms in the family, and their mean ranks, best first.
    pub(crate) order: Vec<(usize, f64)>,
    /// Positions in `order` of the groups without a significant difference.
    pub(crate) groups: Vec<(usize, usize)>,
    /// Nemenyi's critical difference of two ranks.
    pub(crate) critical: Option<f64>,
}
