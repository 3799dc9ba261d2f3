//! `secateur algorithms`: the available list minimisers.

use std::process::ExitCode;

use anyhow::{anyhow, bail};
use comfy_table::Table;
use comfy_table::presets::NOTHING;
use secateur_minimize::{
    Algorithm, Finding, InitialProbability, Minimality, Prior, Weights, check,
};
use secateur_session::ListMinimizer;

use crate::options::minimizer_options::MinimizerParser;
use crate::output;
use crate::output::failure::Failure;

pub(crate) fn run(work: Option<&Work>) -> anyhow::Result<ExitCode> {
    if let Some(Work::Check { minimizer }) = work {
        return check_one(*minimizer);
    }
    let mut table = Table::new();
    table.load_style(NOTHING).set_header(["name", "algorithm", "result", "most queries", "from"]);
    for algorithm in Algorithm::ALL {
        let minimality = match algorithm.minimality() {
            Minimality::OneMinimal => "1-minimal",
            Minimality::OneMinimalIfMonotone => "1-minimal *",
        };
        let [name, title, bound, paper] =
            [algorithm.name(), algorithm.title(), algorithm.query_bound(), algorithm.paper()];
        table.add_row([name, title, minimality, bound, paper]);
    }
    let deviations: String = Algorithm::ALL.iter().map(|&it| deviations(it)).collect();
    let text = format!(
        "{table}\n\nn is the length of the list. 1-minimal: no single element can be deleted.\n* \
         if the test is monotone; otherwise, another round may delete more.\n\nDeviations from the \
         papers:\n{deviations}\nPasses over lines, tokens, bytes and lists of files lower p0 to \
         10/n in a list of more\nthan 10/p0 elements."
    );
    output::print(text)
}

/// Lists the deviations of an algorithm from its paper.
fn deviations(algorithm: Algorithm) -> String {
    let deviations = match algorithm.deviations() {
        [] => &["None."],
        deviations => deviations,
    };
    let lines = deviations.iter().map(|deviation| format!("  - {deviation}\n"));
    format!("{algorithm}:\n{}", lines.collect::<String>())
}

/// Subcommands for list minimisers.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Work {
    /// Check the guarantees of a list minimiser on about 250 lists; print the smallest
    /// counterexample
    ///
    /// Your own minimiser is a name and a command, as in `secateur algorithms check 'mine=python3
    /// mine.py'`.
    Check {
        /// List minimiser
        #[arg(value_name = "NAME", value_parser = MinimizerParser)]
        minimizer: ListMinimizer,
    },
}

/// Checks a list minimiser. Violated promises are errors; too many queries of a user-supplied
/// minimiser are not.
fn check_one(minimizer: ListMinimizer) -> anyhow::Result<ExitCode> {
    let starter = minimizer.starter(None);
    let start = |weights: &Weights| {
        (starter.start)(weights, &Prior::Uniform(InitialProbability::default()))
    };
    let known =
        if let ListMinimizer::Known(algorithm) = minimizer { Some(algorithm) } else { None };
    let bound = known.map(|algorithm| move |len| algorithm.queries_max(len));
    let findings = check(start, bound.as_ref().map(|bound| bound as &dyn Fn(usize) -> u64));
    if let Some(failure) = starter.failure() {
        bail!(Failure::run(failure));
    }
    let mut table = Table::new();
    table.load_style(NOTHING);
    for Finding { promise, broken } in &findings {
        table.add_row([
            promise.text(),
            broken.as_deref().map_or("yes", |_| "no"),
            broken.as_deref().unwrap_or_default(),
        ]);
    }
    output::print(table)?;
    match findings.iter().find(|finding| finding.promise.is_needed() && finding.broken.is_some()) {
        Some(Finding { promise, .. }) => bail!(Failure::run(anyhow!(
            "{} is not a valid list minimiser; it violates this requirement: it {}",
            minimizer.name(),
            promise.text()
        ))),
        None => Ok(ExitCode::SUCCESS),
    }
}
