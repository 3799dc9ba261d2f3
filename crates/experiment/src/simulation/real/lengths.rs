//! Real counts by length of the list.

use std::collections::BTreeMap;
use std::iter::Sum;

use comfy_table::Table;
use serde::Serialize;

use crate::analysis::length_group;
use crate::simulation::report::{NONE, numbers};

/// Real counts on the lists of similar length.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LengthFigures {
    /// Range of lengths, as in `4-7`; `all` for all lists.
    pub length: String,
    pub lists: usize,
    /// Number of elements in these lists.
    pub members: u64,
    pub algorithms: Vec<LengthCounts>,
}

/// Real counts of one algorithm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LengthCounts {
    pub algorithm: String,
    /// Counts, if the file has this algorithm for all lists.
    #[serde(flatten)]
    pub real: Option<RealCounts>,
    /// Queries of the model with failures, without the algorithm's own outcomes.
    pub modelled: Option<u64>,
}

/// Distinct queries and remaining elements on one list.
pub(super) type Modelled = (u64, u64);

/// Number of models: monotone, and with failures.
pub(super) const MODELS: usize = 2;

/// Counts of one algorithm on one list.
pub(super) struct Counts {
    pub(super) real: Option<RealCounts>,
    pub(super) modelled: Option<[Modelled; MODELS]>,
}

/// Counts of real runs on all lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RealCounts {
    /// Distinct queries.
    pub queries: u64,
    /// Proposals of configurations that have an outcome on the same list.
    pub repeats: u64,
    /// Number of remaining elements.
    pub kept: u64,
}

impl Sum for RealCounts {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), |sum, list| Self {
            queries: sum.queries + list.queries,
            repeats: sum.repeats + list.repeats,
            kept: sum.kept + list.kept,
        })
    }
}

/// Adds up the counts of each algorithm on lists of these lengths: by length, and in total.
pub(super) fn lengths(lens: &[usize], counts: &[(&str, &[Counts])]) -> Vec<LengthFigures> {
    let mut groups: BTreeMap<(usize, String), Vec<usize>> = BTreeMap::new();
    for (number, &len) in lens.iter().enumerate() {
        if let Some(key) = length_group(len) {
            groups.entry(key).or_default().push(number);
        }
    }
    let all = (String::from("all"), (0..lens.len()).collect());
    let groups = groups.into_iter().map(|((_, name), numbers)| (name, numbers)).chain([all]);
    let of_group = |(length, numbers): (String, Vec<usize>)| LengthFigures {
        length,
        lists: numbers.len(),
        members: numbers.iter().map(|&number| lens[number] as u64).sum(),
        algorithms: (counts.iter())
            .map(|(algorithm, counts)| LengthCounts {
                algorithm: (*algorithm).to_owned(),
                real: numbers.iter().map(|&number| counts[number].real).sum(),
                modelled: (numbers.iter())
                    .map(|&number| counts[number].modelled.map(|[_, (queries, _)]| queries))
                    .sum(),
            })
            .collect(),
    };
    groups.map(of_group).collect()
}

/// Formats the counts as a table.
pub(super) fn table(lengths: &[LengthFigures]) -> Table {
    let algorithms = lengths.first().map_or(&[][..], |first| &first.algorithms);
    let names = algorithms.iter().map(|it| it.algorithm.as_str());
    // Modelled counts are only needed beside a minimiser without real ones.
    let shows_models = algorithms.iter().any(|it| it.real.is_none());
    let mut table = numbers(["length", "lists", "elements"].into_iter().chain(names));
    for LengthFigures { length, lists, members, algorithms } in lengths {
        let mut row = vec![length.clone(), lists.to_string(), members.to_string()];
        row.extend(algorithms.iter().map(|it| {
            let both = |real: RealCounts| format!("{} + {}", real.queries, real.repeats);
            let modelled = it.modelled.filter(|_| shows_models);
            let modelled = modelled.map_or(String::new(), |queries| format!(" ~{queries}"));
            it.real.map_or(NONE.to_owned(), both) + &modelled
        }));
        table.add_row(row);
    }
    table
}

pub(super) const NOTE: &str = "Real queries + repeats of each minimiser, by number of elements of \
    the list. Behind ~, if a minimiser has no real ones: queries of the model with failures.";
