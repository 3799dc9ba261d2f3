//! What goes to standard output.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::failure::Failure;

/// Prints a text and a line break, and is done.
pub(crate) fn print(text: impl Display) -> Result<ExitCode, Failure> {
    finish(writeln!(io::stdout(), "{text}"))
}

/// Success, also when the reader wants no more: `secateur tree FILE | head` is no error.
pub(crate) fn finish(written: io::Result<()>) -> Result<ExitCode, Failure> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::run(error)),
        _ => Ok(ExitCode::SUCCESS),
    }
}
