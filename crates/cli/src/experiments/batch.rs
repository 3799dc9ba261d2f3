//! `secateur batch`: wiring.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::anyhow;
use secateur_batch::{Batch, BatchError, BatchObserver, GroupSummary, Recogniser, Status, Summary};
use secateur_report::{Measure, Size};
use secateur_runner::{Event, Interrupt, Observer, adopt_orphans};

use super::batch_options::BatchOptions;
use crate::exit_status::ExitStatus;
use crate::failure::{Failure, interrupted};
use crate::input;
use crate::notes::Notes;
use crate::output;
use crate::property::test_and_inputs;
use crate::ui;
use crate::ui_options::SummaryFormat;

/// What the name of a batch's folder has that the inputs' has not.
const BATCH: &str = ".batch";

pub(crate) fn run(options: &BatchOptions) -> Result<ExitCode, Failure> {
    let (test, given) =
        test_and_inputs("batch", &options.first, &options.others, &options.property, options.oracle.is_given())
            .map_err(Failure::Usage)?;
    let [folder] = given[..] else {
        return Err(Failure::Usage(anyhow!("a batch is about one folder, and {} paths are given", given.len())));
    };
    if !folder.is_dir() {
        let hint = if folder.exists() { "; for one file, say secateur reduce" } else { "" };
        return Err(Failure::Usage(anyhow!("{} is not a folder{hint}", folder.display())));
    }
    let notes = Notes::new(options.quiet);
    let recogniser = match (test, options.oracle.program(None).map_err(Failure::Usage)?) {
        (_, Some(program)) => Recogniser::Oracle(program),
        (Some(test), None) => Recogniser::script(test).map_err(Failure::usage)?,
        (None, None) => options.property.recogniser(notes).map_err(Failure::Usage)?,
    };
    let output = options.output.clone().unwrap_or_else(|| beside(folder));
    check_output(&output, folder, test).map_err(Failure::Usage)?;
    adopt_orphans().map_err(Failure::run)?;
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    let batch = Batch {
        folder,
        output: &output,
        recogniser,
        language: options.language.chosen(notes)?,
        walkers: &options.walkers.concat(),
        strategy: options.minimizer.strategy(!options.no_layout, false),
        conditions: &options.how.conditions(),
        jobs: options.jobs.get(),
        max_time: options.max_time,
        max_tests: options.max_tests,
        explains: options.explain,
        is_fresh: options.fresh,
        interrupt: interrupt.clone(),
    };
    let summary = batch.run(&mut Screen { options, notes }).map_err(|error| match error {
        BatchError::Busy { .. } => Failure::Busy(error.into()),
        error => Failure::usage(error),
    })?;
    match options.summary {
        SummaryFormat::Json => output::line(serde_json::to_string_pretty(&summary).map_err(Failure::run)?)?,
        SummaryFormat::Text if options.quiet => {}
        SummaryFormat::Text => output::line(&summary)?,
    }
    Ok(conclude(&summary, interrupt.signal()))
}

/// The exit code of a batch: of what has kept it from being finished, the worst.
fn conclude(summary: &Summary, signal: Option<i32>) -> ExitCode {
    if let Some(signal) = signal {
        Notes::ALOUD.say("Stopped before the end; the same command goes on from here");
        return interrupted(signal);
    }
    let any = |is: fn(&GroupSummary) -> bool| summary.groups.iter().any(is);
    let is_stopped_by = |group: &GroupSummary, option: &str| {
        group.status == Status::Stopped && group.why.as_ref().is_some_and(|why| why.contains(option))
    };
    if any(|group| group.status == Status::Failed) {
        ExitCode::from(1)
    } else if any(|group| group.status == Status::NotReproduced) {
        ExitStatus::Flaky.into()
    } else if summary.groups.iter().any(|group| is_stopped_by(group, "--max-time")) {
        ExitStatus::OutOfTime.into()
    } else if summary.groups.iter().any(|group| is_stopped_by(group, "--max-tests")) {
        ExitStatus::OutOfTests.into()
    } else {
        ExitCode::SUCCESS
    }
}

/// The default place of a batch: beside the folder of the inputs.
fn beside(folder: &Path) -> PathBuf {
    let full = input::full(folder);
    let mut name = OsString::from(full.file_name().unwrap_or_default());
    name.push(BATCH);
    // A folder without a name, such as `.`, is known by its full path.
    if folder.file_name().is_some() { folder.with_file_name(name) } else { full.with_file_name(name) }
}

fn check_output(output: &Path, folder: &Path, test: Option<&Path>) -> anyhow::Result<()> {
    if input::is_same_file(output, folder) {
        return Err(anyhow!("the batch cannot be kept in the folder of the inputs itself; --output names another"));
    }
    if output.exists() && !output.is_dir() {
        return Err(anyhow!("{} is not a folder; --output names another", output.display()));
    }
    let needed: Vec<_> = test.map(|test| ("property test", test)).into_iter().collect();
    input::check_written(&[("output", output)], &needed)
}

/// What is shown while a batch runs.
struct Screen<'a> {
    options: &'a BatchOptions,
    notes: Notes,
}

impl BatchObserver for Screen<'_> {
    fn examined(&mut self, done: usize, all: usize) {
        // A log has a line at the end alone.
        if self.options.quiet || !io::stderr().is_terminal() && done < all {
            return;
        }
        let end = if done < all { "" } else { "\n" };
        let before = if io::stderr().is_terminal() { "\r" } else { "" };
        let _ = write!(io::stderr(), "{before}{done} of {all} new inputs examined{end}");
    }

    fn reducing(
        &mut self,
        title: &str,
        number: usize,
        groups: usize,
        before: Size,
        measure: Measure,
    ) -> Box<dyn Observer> {
        self.notes.say(format_args!("group {number} of {groups}: {title}"));
        if self.options.quiet { Box::new(Nothing) } else { ui::usual(self.options.verbose, before, measure) }
    }

    fn note(&mut self, text: &dyn Display) {
        self.notes.note(text);
    }
}

/// Shows nothing.
struct Nothing;

impl Observer for Nothing {
    fn observe(&mut self, _: &Event<'_>) {}
}
