//! Batches and comparisons of algorithms and reducers, behind the feature `compare`. A first
//! reduction does not need them.

mod answer;
mod batch;
mod compare;
mod plan;
mod report;
mod simulate;
mod suite;

use std::process::ExitCode;

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Experiment {
    Batch(Box<batch::BatchOptions>),
    Simulate(simulate::Simulate),
    Compare(Box<compare::Compare>),
    #[command(hide = true)]
    Answer(answer::Answer),
    Report(report::Report),
}

pub(crate) fn run(experiment: &Experiment) -> anyhow::Result<ExitCode> {
    match experiment {
        Experiment::Batch(options) => batch::run(options),
        Experiment::Simulate(options) => simulate::run(options),
        Experiment::Compare(options) => compare::run(options),
        Experiment::Answer(options) => answer::run(options),
        Experiment::Report(options) => report::run(options),
    }
}
