//! Standard output.

pub(crate) mod events;
pub(crate) mod exit_status;
pub(crate) mod failure;
pub(crate) mod files;
pub(crate) mod notes;
pub(crate) mod page;
pub(crate) mod paint;
pub(crate) mod progress;

use std::fmt::Display;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::os::fd::AsFd;
use std::os::unix::fs::FileTypeExt;
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use secateur_report::escaped;

use crate::output::failure::Failure;

/// Prints a text and a line break, and returns success.
pub(crate) fn print(text: impl Display) -> anyhow::Result<ExitCode> {
    line(text).map(|()| ExitCode::SUCCESS)
}

/// Prints a text and a line break, with control characters escaped.
pub(crate) fn line(text: impl Display) -> anyhow::Result<()> {
    raw(escaped(&text.to_string()))
}

/// Prints a text with colours, or for a program, and a line break.
pub(crate) fn raw(text: impl Display) -> anyhow::Result<()> {
    check(writeln!(io::stdout(), "{text}"))
}

/// Prints a serialised value.
pub(crate) fn json(text: serde_json::Result<String>) -> anyhow::Result<()> {
    raw(text.map_err(Failure::run)?)
}

/// Flushes standard output, and returns the result of printing. A closed pipe, as in `secateur tree
/// FILE | head`, or a closed terminal is not an error.
pub(crate) fn check(written: io::Result<()>) -> anyhow::Result<()> {
    match written.and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe && !is_terminal_gone(&error) => {
            bail!(Failure::run(anyhow!("cannot write to standard output: {error}")))
        }
        _ => Ok(()),
    }
}

/// Returns `true` if the terminal was closed.
fn is_terminal_gone(error: &io::Error) -> bool {
    const EIO: i32 = 5;
    let stdout = || {
        io::stdout().as_fd().try_clone_to_owned().and_then(|stdout| File::from(stdout).metadata())
    };
    error.raw_os_error() == Some(EIO)
        && stdout().is_ok_and(|facts| facts.file_type().is_char_device())
}
