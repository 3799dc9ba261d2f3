//! Information needed to repeat a comparison.

use std::collections::BTreeSet;

use xxhash_rust::xxh3::xxh3_128;

use crate::analysis::{Analysis, Series};
use crate::comparison::Runs;

/// Returns the facts about `runs`.
pub(crate) fn facts(runs: &Runs) -> Vec<(&'static str, String)> {
    let analysis = Analysis::new(runs.rows());
    let distinct = |value: fn(&crate::Row) -> String| {
        let values: BTreeSet<String> = runs.rows().iter().map(value).collect();
        values.into_iter().collect::<Vec<_>>().join(", ")
    };
    let mut facts = vec![
        ("runs", runs.rows().len().to_string()),
        ("subjects", analysis.subjects_of(None).count().to_string()),
        ("languages", analysis.languages().join(", ")),
        ("secateur", distinct(|row| row.version.clone())),
        ("time for a run", distinct(|row| format!("{} s", row.timeout_s))),
        ("parallel runs", distinct(|row| row.jobs.to_string())),
        ("machine", runs.machines().join("; ")),
        ("inputs and tests", format!("{:032x}", hash_of_subjects(runs))),
    ];
    let others: Vec<String> = analysis.reducers().iter().map(Series::full_name).collect();
    if !others.is_empty() {
        facts.insert(4, ("other reducers", others.join(", ")));
    }
    facts
}

/// Hashes the hashes of all inputs and interestingness tests.
fn hash_of_subjects(runs: &Runs) -> u128 {
    let hashes: BTreeSet<_> = runs
        .rows()
        .iter()
        .map(|row| format!("{} {}", row.run.input_hash, row.run.test_hash))
        .collect();
    xxh3_128(hashes.into_iter().collect::<Vec<_>>().join("\n").as_bytes())
}
