//! The command `secateur batch`.

use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{bail, ensure};
use secateur_batch::{
    Batch, BatchError, BatchObserver, GroupSummary, Recogniser, Status, Summary, written_in,
};
use secateur_report::{Measure, Size};
use secateur_runner::{Event, Observer};
use secateur_session::counted;

use crate::commands::ui;
use crate::options::language_options::LanguageOptions;
use crate::options::minimizer_options::Minimizer;
use crate::options::oracle_options::OracleOptions;
use crate::options::pass_options::ChosenPasses;
use crate::options::property::{CommandOptions, interrupt_on_signals, test_and_inputs};
use crate::options::test_options::{Jobs, TestOptions, time};
use crate::options::ui_options::SummaryFormat;
use crate::output;
use crate::output::exit_status::{self, ExitStatus};
use crate::output::failure::{Failure, interrupted};
use crate::output::files::{Files, full, is_same_file};
use crate::output::notes::Notes;

/// Group the inputs of a folder by failure, and reduce the smallest of each group
///
/// Every file in FOLDER is tested once: by COMMAND, whose failure is recognised; by TEST, whose
/// output distinguishes failures; or by an oracle, whose text after `yes` does. In a folder of
/// AFL++, libFuzzer or honggfuzz, only the inputs that the fuzzer saved are used. Each group
/// becomes a folder with the reduced input, a script r.sh that checks for the failure, and a
/// report.
///
/// The same command resumes, and processes only new or changed inputs.
#[derive(Debug, clap::Args)]
#[command(override_usage = BATCH_USAGE, after_long_help = exit_status::table())]
pub(crate) struct BatchOptions {
    /// Interestingness test: an executable that exits with 0 for a failing input; omit it with a
    /// COMMAND or an oracle
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// Folder of the inputs
    #[arg(value_name = "FOLDER")]
    pub(crate) others: Vec<PathBuf>,

    /// Folder for groups and reports [default: FOLDER.batch beside the folder]
    #[arg(short, long, value_name = "DIR")]
    pub(crate) output: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,

    #[command(flatten)]
    pub(crate) passes: ChosenPasses,

    /// Do not format results, as in `reduce`
    #[arg(long)]
    pub(crate) no_layout: bool,

    /// Explain which parts of each result matter, as `secateur explain` does, and use that to find
    /// duplicates
    #[arg(long)]
    pub(crate) explain: bool,

    /// Print errors and warnings only
    #[arg(short, long, overrides_with = "verbose")]
    pub(crate) quiet: bool,

    /// Print a line for every success
    #[arg(short, long, overrides_with = "quiet")]
    pub(crate) verbose: bool,

    /// Format of the summary on standard output
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    pub(crate) summary: SummaryFormat,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) minimizer: Minimizer,

    /// Stop each reduction after this time, such as 90, 10m or 2h; the same command resumes
    /// [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true,
        help_heading = "Stopping and resuming")]
    pub(crate) max_time: Option<Duration>,

    /// Stop each reduction after this many tests; the same command resumes [default: no limit]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..),
        help_heading = "Stopping and resuming")]
    pub(crate) max_tests: Option<u64>,

    /// Start over: all groups of an earlier run are removed
    #[arg(long, help_heading = "Stopping and resuming")]
    pub(crate) fresh: bool,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,

    #[command(flatten)]
    pub(crate) oracle: OracleOptions,
}

const BATCH_USAGE: &str = "\
secateur batch [OPTIONS] <FOLDER> -- <COMMAND>...
       secateur batch [OPTIONS] <TEST> <FOLDER>
       secateur batch [OPTIONS] --oracle <COMMAND> <FOLDER>";

/// Maximum number of characters of a failure in the table on a terminal.
const TITLE_CHARS: usize = 60;

/// Suffix of the default output folder.
const BATCH: &str = ".batch";

pub(crate) fn run(options: &BatchOptions) -> anyhow::Result<ExitCode> {
    let (test, given) = test_and_inputs(
        "batch",
        &options.first,
        &options.others,
        &options.property,
        options.oracle.is_given(),
    )?;
    let [folder] = given[..] else {
        bail!("`batch` needs a single folder, but {} paths are given", given.len());
    };
    if !folder.is_dir() {
        let hint = if folder.exists() { "; for a single file, use secateur reduce" } else { "" };
        bail!("{} is not a folder{hint}", folder.display());
    }
    let notes = Notes::new(options.quiet);
    let recogniser = match (test, options.oracle.program(None)?) {
        (_, Some(program)) => Recogniser::Oracle(program),
        (Some(test), None) => Recogniser::script(test)?,
        (None, None) => options.property.recogniser(options.how.companions(), notes)?,
    };
    let output = options.output.clone().unwrap_or_else(|| beside(folder));
    check_output(options, &output, folder, test)?;
    let interrupt = interrupt_on_signals()?;
    let batch = Batch {
        folder,
        output: &output,
        recogniser,
        language: options.language.chosen(notes)?,
        passes: &options.passes.all(),
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
        BatchError::Busy(_) => anyhow::Error::from(Failure::new(ExitStatus::Busy, error)),
        error => error.into(),
    })?;
    match options.summary {
        SummaryFormat::Json => output::json(serde_json::to_string_pretty(&summary))?,
        SummaryFormat::Text if options.quiet => {}
        SummaryFormat::Text if io::stdout().is_terminal() => {
            output::line(format_args!("{summary:.TITLE_CHARS$}"))?;
        }
        SummaryFormat::Text => output::line(&summary)?,
    }
    Ok(conclude(&summary, interrupt.signal()))
}

/// Returns the exit code of a batch: that of its worst problem.
fn conclude(summary: &Summary, signal: Option<i32>) -> ExitCode {
    if let Some(signal) = signal {
        Notes::ALOUD.say("Interrupted; run the same command again to resume");
        return interrupted(signal);
    }
    let any = |is: fn(&GroupSummary) -> bool| summary.groups.iter().any(is);
    let is_stopped_by = |group: &GroupSummary, option: &str| {
        group.status == Status::Stopped
            && group.why.as_ref().is_some_and(|why| why.contains(option))
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

/// Returns the default output folder, beside the folder of the inputs.
fn beside(folder: &Path) -> PathBuf {
    let full = full(folder);
    let name: OsString =
        [full.file_name().unwrap_or_default(), OsStr::new(BATCH)].into_iter().collect();
    // A folder without a name, such as `.`, is identified by its full path.
    if folder.file_name().is_some() {
        folder.with_file_name(name)
    } else {
        full.with_file_name(name)
    }
}

fn check_output(
    options: &BatchOptions,
    output: &Path,
    folder: &Path,
    test: Option<&Path>,
) -> anyhow::Result<()> {
    if is_same_file(output, folder) {
        bail!(
            "the batch cannot be written to the folder of the inputs; give another with --output"
        );
    }
    ensure!(
        !output.exists() || output.is_dir(),
        "{} is not a folder; give another with --output",
        output.display()
    );
    let mut files = Files::default();
    files.search("folder of the inputs", folder);
    test.iter().for_each(|test| files.read("interestingness test", test));
    options.language.add_to(&mut files);
    options.minimizer.add_to(&mut files);
    options.how.add_to(&mut files);
    options.property.add_to(&mut files);
    options.oracle.add_to(&mut files);
    files.write("output", output);
    written_in(output).into_iter().for_each(|path| files.write_folder("file of the batch", path));
    files.check()
}

/// Display of a running batch.
struct Screen<'a> {
    options: &'a BatchOptions,
    notes: Notes,
}

impl BatchObserver for Screen<'_> {
    fn examined(&mut self, done: usize, all: usize) {
        // A log gets only the final line.
        if self.options.quiet || !io::stderr().is_terminal() && done < all {
            return;
        }
        let end = if done < all { "" } else { "\n" };
        let before = if io::stderr().is_terminal() { "\r" } else { "" };
        let _ = write!(
            io::stderr(),
            "{before}{done} of {} examined{end}",
            counted(all as u64, "new input")
        );
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
        if self.options.quiet {
            Box::new(Nothing)
        } else {
            ui::usual(self.options.verbose, before, measure)
        }
    }

    fn note(&mut self, text: &dyn Display) {
        self.notes.note(text);
    }
}

/// Observer that shows nothing.
struct Nothing;

impl Observer for Nothing {
    fn observe(&mut self, _: &Event<'_>) {}
}
