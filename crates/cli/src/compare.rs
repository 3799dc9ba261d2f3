//! `secateur compare`: wiring.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::anyhow;
use secateur_experiment::{
    Combination, CompareError, Comparison, Progress, Reducer, Runs, RunsError, Subject, compare,
};
use secateur_minimize::InitialProbability;
use secateur_runner::{Interrupt, adopt_orphans};

use crate::args::{Compare, PriorChoice};
use crate::failure::{Failure, interrupted};
use crate::output;

pub(crate) fn run(options: &Compare) -> Result<ExitCode, Failure> {
    let subjects = Subject::load_all(&options.subjects).map_err(Failure::usage)?;
    let p0s = if options.p0s.is_empty() { vec![InitialProbability::default()] } else { options.p0s.clone() };
    let learned: Vec<bool> = options.priors.iter().map(|prior| matches!(prior, PriorChoice::Learned)).collect();
    let combinations = Combination::all(&options.walkers, &options.minimizers, &p0s, &learned, options.seeds);
    let reducers = Reducer::load_all(&options.reducers).map_err(Failure::usage)?;
    let client = env::current_exe().map_err(Failure::run)?;
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    let comparison = Comparison {
        subjects: &subjects,
        combinations: &combinations,
        reducers: &reducers,
        client: &client,
        timeout: options.timeout,
        jobs: options.jobs,
        check_lists: options.check_lists,
        version: env!("CARGO_PKG_VERSION"),
        interrupt: &interrupt,
    };
    if let Some(subject) = comparison.idle_subjects().next() {
        return Err(Failure::Usage(anyhow!(
            "nothing of what is to be compared knows the language of {}, which its name does not tell; name it in its \
             case.json, as {{\"language\": \"c\"}}, or compare walkers that need none: --walkers lines+tokens",
            subject.name
        )));
    }
    let mut runs = open(options)?;
    adopt_orphans().map_err(Failure::run)?;
    let is_complete = compare(&comparison, &mut runs, announce).map_err(|error| match error {
        CompareError::OtherConditions { .. } => Failure::usage(error),
        _ => Failure::run(error),
    })?;
    match interrupt.signal() {
        Some(signal) if !is_complete => {
            let _ = writeln!(io::stderr(), "Stopped before the end; the same command goes on from here");
            Ok(interrupted(signal))
        }
        _ => {
            let folder = options.output.display();
            let count = runs.rows().len();
            output::print(format_args!("{count} runs are in {folder}; to see them: secateur report {folder}"))
        }
    }
}

fn open(options: &Compare) -> Result<Runs, Failure> {
    Runs::open(&options.output).map_err(|error| match error {
        RunsError::Busy { .. } => Failure::Busy(error.into()),
        _ => Failure::usage(error),
    })
}

fn announce(progress: &Progress<'_>) {
    let Progress { done, all, row } = progress;
    let figures = row.figures.as_ref().map(|figures| {
        let (before, after) = (figures.tokens_before, figures.tokens_after);
        format!("{before} -> {after} tokens, {} tests in {:.1} s, ", figures.tests, figures.seconds)
    });
    let figures = figures.unwrap_or_default();
    let run = &row.run;
    let _ = writeln!(io::stderr(), "{done}/{all} {} {}: {figures}{}", run.subject, run.contender.label(), row.ended);
}
