//! What goes to standard output.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::os::fd::AsFd;
use std::os::unix::fs::FileTypeExt;
use std::process::ExitCode;

use anyhow::anyhow;
use secateur_report::escaped;

use crate::failure::Failure;

/// Prints a text and a line break, and is done.
pub(crate) fn print(text: impl Display) -> Result<ExitCode, Failure> {
    line(text).map(|()| ExitCode::SUCCESS)
}

/// Prints a text and a line break. Control characters in names and messages are escaped.
pub(crate) fn line(text: impl Display) -> Result<(), Failure> {
    raw(escaped(&text.to_string()))
}

/// Prints a text with colours, or for a program, and a line break.
pub(crate) fn raw(text: impl Display) -> Result<(), Failure> {
    check(writeln!(io::stdout(), "{text}"))
}

/// What came of printing, once all of it is out. That the reader wants no more is no error, as of `secateur tree FILE |
/// head`, nor that the terminal is gone.
pub(crate) fn check(written: io::Result<()>) -> Result<(), Failure> {
    match written.and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe && !is_terminal_gone(&error) => {
            Err(Failure::Run(anyhow!("cannot write to standard output: {error}")))
        }
        _ => Ok(()),
    }
}

/// Whether the error is that of a terminal that was closed.
fn is_terminal_gone(error: &io::Error) -> bool {
    const EIO: i32 = 5;
    let stdout = || {
        io::stdout().as_fd().try_clone_to_owned().and_then(|stdout| File::from(stdout).metadata())
    };
    error.raw_os_error() == Some(EIO)
        && stdout().is_ok_and(|facts| facts.file_type().is_char_device())
}
