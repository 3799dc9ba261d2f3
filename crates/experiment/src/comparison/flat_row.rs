//! Rows of a table in CSV.

use std::fmt::Display;

use secateur_minimize::InitialProbability;

use super::{Figures, ListRun, Row};

/// Returns the columns of `row`. Nested values are omitted, and missing ones are empty.
pub(crate) fn columns(row: &Row) -> Vec<(&'static str, String)> {
    let Row { run, machine, figures, .. } = row;
    let (own, reducer) = (run.contender.combination(), run.contender.reducer());
    let figure = |value: fn(&Figures) -> u64| text(figures.as_ref().map(value));
    let decimal = |value: fn(&Figures) -> f64| text(figures.as_ref().map(value));
    vec![
        ("subject", run.subject.clone()),
        ("language", row.language.clone()),
        ("tool", row.tool.clone()),
        ("needs", row.needs.join(" ")),
        ("suite", text(row.suite.as_ref().map(|it| &it.name))),
        ("suite_version", text(row.suite.as_ref().map(|it| &it.version))),
        ("input", row.input.clone()),
        ("input_hash", run.input_hash.clone()),
        ("test_hash", run.test_hash.clone()),
        ("reducer", reducer.map_or("secateur", |it| &it.name).to_owned()),
        ("reducer_version", text(reducer.map(|it| &it.version))),
        ("reducer_command", text(reducer.map(|it| it.command.join(" ")))),
        ("pass", text(own.map(|it| &it.passes))),
        ("minimizer", text(own.map(|it| it.minimizer))),
        ("p0", text(own.and_then(|it| it.p0).map(InitialProbability::get))),
        ("learned", text(own.map(|it| it.learned))),
        ("seed", text(own.and_then(|it| it.seed))),
        ("version", row.version.clone()),
        ("commit", row.build.commit.clone()),
        ("program", row.build.program.clone()),
        ("timeout_s", row.timeout_s.to_string()),
        ("jobs", row.jobs.to_string()),
        ("cores", machine.cores.to_string()),
        ("cpu", machine.cpu.clone()),
        ("kernel", machine.kernel.clone()),
        ("ended", row.ended.to_string()),
        ("tokens_before", figure(|it| it.tokens_before)),
        ("tokens_after", figure(|it| it.tokens_after)),
        ("bytes_before", figure(|it| it.bytes_before)),
        ("bytes_after", figure(|it| it.bytes_after)),
        ("tests", figure(|it| it.tests)),
        ("distinct", text(figures.as_ref().and_then(|it| it.distinct))),
        ("bytes_tested", text(figures.as_ref().and_then(|it| it.bytes_tested))),
        ("interesting", figure(|it| it.interesting)),
        ("unresolved", figure(|it| it.unresolved)),
        ("wasted", figure(|it| it.wasted)),
        ("cached", figure(|it| it.cached)),
        ("seconds", decimal(|it| it.seconds)),
        ("seconds_in_tests", decimal(|it| it.seconds_in_tests)),
        ("tokens_per_second", decimal(Figures::tokens_per_second)),
        ("rounds", figure(|it| it.rounds as u64)),
        ("lists", figure(|it| it.lists.len() as u64)),
        ("list_members", figure(|it| it.lists.iter().map(|list| list.len as u64).sum())),
        ("list_queries", figure(|it| it.lists.iter().map(ListRun::queries).sum())),
        ("list_repeats", text(figures.as_ref().and_then(Figures::repeats))),
        ("mean_rho", text(figures.as_ref().and_then(Figures::mean_rho))),
    ]
}

fn text(value: Option<impl Display>) -> String {
    value.map_or(String::new(), |it| it.to_string())
}
