//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValuesParser;

use crate::failure::EXIT_CODES;
use crate::languages;

/// Reduces a file that makes a program fail to the smallest one that still does.
#[derive(Debug, clap::Parser)]
#[command(name = "secateur", version, about, max_term_width = 100, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    Reduce(Reduce),
}

/// Reduce INPUT as far as TEST still accepts it
///
/// TEST runs in a fresh directory that holds nothing but a candidate under the input's own file name, whose path is
/// also its first argument. Exit status 0 means that the candidate is interesting: it still shows the failure.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Reduce {
    /// The property test: an executable that exits with 0 for an interesting candidate
    pub(crate) test: PathBuf,

    /// The file to reduce; it is not changed unless --in-place is given
    pub(crate) input: PathBuf,

    /// Where to write the result [default: INPUT.reduced.EXT beside the input]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Replace the input by the result, and keep the original as INPUT.orig
    #[arg(long, conflicts_with = "output")]
    pub(crate) in_place: bool,

    /// The input's language [default: by the file name]
    #[arg(short, long, value_parser = PossibleValuesParser::new(languages::names()))]
    pub(crate) language: Option<String>,

    /// Kill a test after this time [default: ten times as long as on the original, at least 5]
    #[arg(short, long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<Duration>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if !duration.is_zero() => Ok(duration),
        _ => Err("not a positive number of seconds".to_owned()),
    }
}
