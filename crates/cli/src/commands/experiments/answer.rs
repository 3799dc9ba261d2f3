//! `secateur answer`: the test that other reducers run in a comparison.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read};
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use secateur_experiment::STANDARD_INPUT;
use secateur_runner::ask;

use crate::output::failure::Failure;

/// Answer for the test, as the command that `secateur compare` gives to other reducers
#[derive(Debug, clap::Args)]
pub(crate) struct Answer {
    /// Candidates are folders with several files
    #[arg(long)]
    pub(crate) folder: bool,

    /// Socket of the comparison
    pub(crate) socket: PathBuf,

    /// The candidate's file or folder, unless the reducer names one, or - for standard input
    #[arg(allow_hyphen_values = true)]
    pub(crate) place: OsString,

    /// Arguments added by the reducer
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) arguments: Vec<OsString>,
}

pub(crate) fn run(options: &Answer) -> anyhow::Result<ExitCode> {
    let question = if options.folder { folder } else { candidate };
    let question = question(&options.place, &options.arguments).map_err(Failure::run)?;
    let outcome = ask(&options.socket, &question).map_err(Failure::run)?;
    Ok(if outcome.is_interesting() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Reads the candidate from the file in the last argument, from `place`, or from standard input.
fn candidate(place: &OsStr, arguments: &[OsString]) -> io::Result<Vec<u8>> {
    if place == STANDARD_INPUT {
        let mut text = Vec::new();
        io::stdin().lock().read_to_end(&mut text)?;
        return Ok(text);
    }
    let named = arguments.last().map(Path::new).filter(|path| path.is_file());
    fs::read(named.unwrap_or(Path::new(place)))
}

/// Returns the folder of the candidate: the last argument if it is one, or `place`.
fn folder(place: &OsStr, arguments: &[OsString]) -> io::Result<Vec<u8>> {
    let named = arguments.last().map(Path::new).filter(|path| path.is_dir());
    Ok(fs::canonicalize(named.unwrap_or(Path::new(place)))?.into_os_string().into_vec())
}
