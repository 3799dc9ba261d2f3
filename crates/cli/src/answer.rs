//! `secateur answer`: what another reducer runs for the property test in a comparison.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

use secateur_runner::ask;

use crate::args::Answer;
use crate::failure::Failure;

pub(crate) fn run(options: &Answer) -> Result<ExitCode, Failure> {
    let text = candidate(&options.input, &options.arguments).map_err(Failure::run)?;
    let outcome = ask(&options.socket, &text).map_err(Failure::run)?;
    Ok(if outcome.is_interesting() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The candidate, in any of the ways in which reducers hand one over: as a file that the last argument names, under the
/// input's name in the working directory, or on standard input.
fn candidate(input: &OsStr, arguments: &[OsString]) -> io::Result<Vec<u8>> {
    let named = arguments.last().map(Path::new).filter(|path| path.is_file());
    match named.or_else(|| Some(Path::new(input)).filter(|path| path.is_file())) {
        Some(path) => fs::read(path),
        None => {
            let mut text = Vec::new();
            io::stdin().lock().read_to_end(&mut text)?;
            Ok(text)
        }
    }
}
