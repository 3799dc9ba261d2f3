//! Real counts by length of the list.

use std::collections::BTreeMap;

use comfy_table::Table;
use secateur_session::ListMinimizer;
use serde::Serialize;

use super::{Counts, Given, NONE, RealCounts, numbers};
use crate::analysis::length_group;

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
}

/// Adds up the counts of each algorithm by length, and in total.
pub(super) fn lengths(
    lists: &[Given<'_>],
    algorithms: &[ListMinimizer],
    counts: &[Vec<Counts>],
) -> Vec<LengthFigures> {
    let mut groups: BTreeMap<(usize, String), Vec<usize>> = BTreeMap::new();
    for (number, given) in lists.iter().enumerate() {
        if let Some(key) = length_group(given.list.weights.len()) {
            groups.entry(key).or_default().push(number);
        }
    }
    let all = (String::from("all"), (0..lists.len()).collect());
    let groups = groups.into_iter().map(|((_, name), numbers)| (name, numbers)).chain([all]);
    let of_group = |(length, numbers): (String, Vec<usize>)| LengthFigures {
        length,
        lists: numbers.len(),
        members: numbers.iter().map(|&number| lists[number].list.weights.len() as u64).sum(),
        algorithms: (algorithms.iter().zip(counts))
            .map(|(algorithm, counts)| LengthCounts {
                algorithm: algorithm.name().to_owned(),
                real: numbers.iter().map(|&number| counts[number].real).sum(),
            })
            .collect(),
    };
    groups.map(of_group).collect()
}

/// Formats the counts as a table.
pub(super) fn table(lengths: &[LengthFigures]) -> Table {
    let algorithms = lengths.first().map_or(&[][..], |first| &first.algorithms);
    let names = algorithms.iter().map(|it| it.algorithm.as_str());
    let mut table = numbers(["length", "lists", "elements"].into_iter().chain(names));
    for LengthFigures { length, lists, members, algorithms } in lengths {
        let mut row = vec![length.clone(), lists.to_string(), members.to_string()];
        row.extend(algorithms.iter().map(|it| {
            let both = |real: RealCounts| format!("{} + {}", real.queries, real.repeats);
            it.real.map_or(NONE.to_owned(), both)
        }));
        table.add_row(row);
    }
    table
}

pub(super) const NOTE: &str =
    "Real queries + repeats of each minimiser, by number of elements of the list.";
