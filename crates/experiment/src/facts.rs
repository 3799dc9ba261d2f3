//! Information needed to repeat a comparison.

use std::collections::BTreeSet;

use xxhash_rust::xxh3::xxh3_128;

use crate::analysis::{Analysis, Series};
use crate::comparison::{Runs, SameLists};

/// Returns the facts about `runs`.
pub(crate) fn facts(runs: &Runs) -> Vec<(&'static str, String)> {
    let analysis = Analysis::new(&runs.rows);
    let joined = |values: BTreeSet<String>| values.into_iter().collect::<Vec<_>>().join(", ");
    let distinct = |value: fn(&crate::Row) -> String| joined(runs.rows.iter().map(value).collect());
    // A folder may have lists without the rows of their references.
    let all = |of_row: fn(&crate::Row) -> &str, of_lists: fn(&SameLists) -> &str| {
        let (rows, lists) = (runs.rows.iter().map(of_row), runs.lists.iter().map(of_lists));
        rows.chain(lists).map(str::to_owned).collect::<BTreeSet<String>>()
    };
    let subjects = all(|row| &row.run.subject, |lists| &lists.run.subject);
    let builds: BTreeSet<String> = runs.builds().map(ToString::to_string).collect();
    let mut facts = vec![
        ("runs", runs.rows.len().to_string()),
        ("subjects", subjects.len().to_string()),
        ("languages", joined(all(|row| &row.language, |lists| &lists.language))),
        ("secateur", joined(all(|row| &row.version, |lists| &lists.version))),
        ("build of secateur", builds.into_iter().collect::<Vec<_>>().join("; ")),
        ("time for a run", distinct(|row| format!("{} s", row.timeout_s))),
        ("parallel runs", distinct(|row| row.jobs.to_string())),
        ("machine", runs.machines().join("; ")),
        ("inputs and tests", format!("{:032x}", hash_of_subjects(runs))),
    ];
    let others: Vec<String> = analysis.reducers().iter().map(Series::full_name).collect();
    if !others.is_empty() {
        facts.insert(5, ("other reducers", others.join(", ")));
    }
    facts
}

/// Hashes the hashes of all inputs and interestingness tests.
fn hash_of_subjects(runs: &Runs) -> u128 {
    let of_rows = runs.rows.iter().map(|row| &row.run);
    let all = of_rows.chain(runs.lists.iter().map(|lists| &lists.run));
    let hashes: BTreeSet<_> =
        all.map(|run| format!("{} {}", run.input_hash, run.test_hash)).collect();
    xxh3_128(hashes.into_iter().collect::<Vec<_>>().join("\n").as_bytes())
}
