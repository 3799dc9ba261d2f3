//! Rows as a table has them.

use secateur_minimize::InitialProbability;
use serde::Serialize;

use super::{Figures, ListRun, Row};

/// A row without what does not fit into a table.
#[derive(Serialize)]
pub(crate) struct FlatRow<'a> {
    subject: &'a str,
    language: &'a str,
    tool: &'a str,
    needs: String,
    input: &'a str,
    input_hash: &'a str,
    test_hash: &'a str,
    reducer: &'a str,
    reducer_version: Option<&'a str>,
    reducer_command: Option<String>,
    walker: Option<String>,
    minimizer: Option<String>,
    p0: Option<f64>,
    learned: Option<bool>,
    seed: Option<u64>,
    version: &'a str,
    timeout_s: f64,
    jobs: usize,
    cores: usize,
    cpu: &'a str,
    kernel: &'a str,
    ended: String,
    tokens_before: Option<u64>,
    tokens_after: Option<u64>,
    bytes_before: Option<u64>,
    bytes_after: Option<u64>,
    tests: Option<u64>,
    distinct: Option<u64>,
    interesting: Option<u64>,
    unresolved: Option<u64>,
    wasted: Option<u64>,
    cached: Option<u64>,
    seconds: Option<f64>,
    seconds_in_tests: Option<f64>,
    tokens_per_second: Option<f64>,
    rounds: Option<usize>,
    lists: Option<usize>,
    list_members: Option<usize>,
    list_queries: Option<u64>,
    mean_rho: Option<f64>,
}

impl<'a> FlatRow<'a> {
    pub(crate) fn new(row: &'a Row) -> Self {
        let Row { run, language, tool, needs, input, version, timeout_s, jobs, machine, ended, figures } = row;
        let figures = figures.as_ref();
        let (own, reducer) = (run.contender.combination(), run.contender.reducer());
        Self {
            subject: &run.subject,
            language,
            tool,
            needs: needs.join(" "),
            input,
            input_hash: &run.input_hash,
            test_hash: &run.test_hash,
            reducer: reducer.map_or("secateur", |it| &it.name),
            reducer_version: reducer.map(|it| it.version.as_str()),
            reducer_command: reducer.map(|it| it.command.join(" ")),
            walker: own.map(|it| it.walkers.to_string()),
            minimizer: own.map(|it| it.minimizer.to_string()),
            p0: own.and_then(|it| it.p0).map(InitialProbability::get),
            learned: own.map(|it| it.learned),
            seed: own.and_then(|it| it.seed),
            version,
            timeout_s: *timeout_s,
            jobs: *jobs,
            cores: machine.cores,
            cpu: &machine.cpu,
            kernel: &machine.kernel,
            ended: ended.to_string(),
            tokens_before: figures.map(|it| it.tokens_before),
            tokens_after: figures.map(|it| it.tokens_after),
            bytes_before: figures.map(|it| it.bytes_before),
            bytes_after: figures.map(|it| it.bytes_after),
            tests: figures.map(|it| it.tests),
            distinct: figures.and_then(|it| it.distinct),
            interesting: figures.map(|it| it.interesting),
            unresolved: figures.map(|it| it.unresolved),
            wasted: figures.map(|it| it.wasted),
            cached: figures.map(|it| it.cached),
            seconds: figures.map(|it| it.seconds),
            seconds_in_tests: figures.map(|it| it.seconds_in_tests),
            tokens_per_second: figures.map(Figures::tokens_per_second),
            rounds: figures.map(|it| it.rounds),
            lists: figures.map(|it| it.lists.len()),
            list_members: figures.map(|it| it.lists.iter().map(|list| list.len).sum()),
            list_queries: figures.map(|it| it.lists.iter().map(ListRun::queries).sum()),
            mean_rho: figures.and_then(Figures::mean_rho),
        }
    }
}
