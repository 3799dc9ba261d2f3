//! Groups of runs with identical lists.

use crate::comparison::{Combination, ListRun, SameLists};

/// Runs whose lists were minimised by the same algorithms, in the same order.
pub(crate) struct Family<'a> {
    pub(super) algorithms: &'a [Combination],
    /// Subjects with the results of each algorithm on each list.
    pub(super) subjects: Vec<(&'a str, Vec<Vec<ListRun>>)>,
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
}
