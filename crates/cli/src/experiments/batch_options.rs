//! The arguments of `secateur batch`.

use std::path::PathBuf;
use std::time::Duration;

use secateur_reduce::Walker;

use crate::exit_status;
use crate::language_options::LanguageOptions;
use crate::minimizer_options::Minimizer;
use crate::oracle_options::OracleOptions;
use crate::property::CommandOptions;
use crate::test_options::{Jobs, TestOptions, time};
use crate::ui_options::SummaryFormat;
use crate::walker_options::walkers;

/// Group the inputs of a folder by how they fail, and reduce the smallest of each group
///
/// Every file in FOLDER is shown once to COMMAND, whose failures are recognised, to TEST, whose output tells them apart, or to an
/// oracle, where that is what stands behind its yes.
/// In a folder that AFL++, libFuzzer or honggfuzz has written, only what it has put aside is taken. Each group becomes a
/// folder with the reduced input, a script r.sh that checks for the failure, and a report.
///
/// Another run goes on where one was stopped, and looks only at inputs that are new or have changed.
#[derive(Debug, clap::Args)]
#[command(override_usage = BATCH_USAGE, after_long_help = exit_status::table())]
pub(crate) struct BatchOptions {
    /// The property test: an executable that exits with 0 for an input that fails; left out if there is a COMMAND or an oracle
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// The folder of the inputs
    #[arg(value_name = "FOLDER")]
    pub(crate) others: Vec<PathBuf>,

    /// Where groups and reports go [default: FOLDER.batch beside the folder]
    #[arg(short, long, value_name = "DIR")]
    pub(crate) output: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,

    /// How inputs are walked, as in `reduce`
    #[arg(short, long = "walker", value_name = "NAME", value_delimiter = ',', value_parser = walkers())]
    pub(crate) walkers: Vec<&'static [Walker]>,

    /// Leave the white space of results as it is, as in `reduce`
    #[arg(long)]
    pub(crate) no_layout: bool,

    /// Find out which parts of each result matter, as `secateur explain` does: reports show it, and groups whose results differ in
    /// nothing that matters are likely duplicates
    #[arg(long)]
    pub(crate) explain: bool,

    /// Show nothing but errors and warnings
    #[arg(short, long, overrides_with = "verbose")]
    pub(crate) quiet: bool,

    /// Write a line for every success
    #[arg(short, long, overrides_with = "quiet")]
    pub(crate) verbose: bool,

    /// What is printed at the end, on standard output
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    pub(crate) summary: SummaryFormat,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) minimizer: Minimizer,

    /// Stop each reduction after this time, in seconds or such as 10m or 2h; another run goes on from there [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true,
        help_heading = "Stopping and resuming")]
    pub(crate) max_time: Option<Duration>,

    /// Stop each reduction after this many tests; another run goes on from there [default: no limit]
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
