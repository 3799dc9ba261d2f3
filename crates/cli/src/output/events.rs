//! File for `--events`. Lines are appended to those of earlier runs. A file that cannot be written
//! is a usage error at the start, and an error at the end of a run, but does not stop it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::os::fd::AsFd;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use anyhow::anyhow;
use secateur_report::is_first_event;

/// Name for standard output.
const STDOUT: &str = "-";
/// Maximum length of a line.
const LINE_BYTES_MAX: u64 = 1024 * 1024;

/// Returns `true` if the path means standard output.
pub(crate) fn are_on_stdout(path: Option<&Path>) -> bool {
    path == Some(Path::new(STDOUT))
}

/// Refuses a file with anything other than events, unless it `may_be_replaced`.
pub(crate) fn check(path: &Path, may_be_replaced: bool) -> anyhow::Result<()> {
    if may_be_replaced
        || !is_plain(path)
        || has_events(path).map_err(|error| unwritable(path, &error))?
    {
        return Ok(());
    }
    Err(anyhow!(
        "{} already exists and was not written by --events; use --fresh to replace it, or give \
         another file",
        path.display()
    ))
}

/// Opens the file. A new file has only permissions from `access`. Truncates an unfinished last
/// line, or everything if `is_fresh`.
pub(crate) fn open(path: &Path, is_fresh: bool, access: u32) -> anyhow::Result<File> {
    let opened = if are_on_stdout(Some(path)) {
        io::stdout().as_fd().try_clone_to_owned().map(File::from)
    } else if path.exists() && !is_plain(path) {
        OpenOptions::new().write(true).open(path)
    } else {
        append(path, is_fresh, access)
    };
    opened.map_err(|error| unwritable(path, &error))
}

fn append(path: &Path, is_fresh: bool, access: u32) -> io::Result<File> {
    let mut file =
        OpenOptions::new().read(true).append(true).create(true).mode(0o666 & access).open(path)?;
    secateur_runner::narrow(&file, access);
    let start = file.metadata()?.len().saturating_sub(LINE_BYTES_MAX);
    file.seek(SeekFrom::Start(start))?;
    let mut end = Vec::new();
    file.read_to_end(&mut end)?;
    let whole = end.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at as u64 + 1);
    if is_fresh || whole < end.len() as u64 {
        file.set_len(if is_fresh { 0 } else { start + whole })?;
    }
    Ok(file)
}

fn is_plain(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|facts| facts.is_file())
}

/// Returns `true` if the file is empty or begins with an event.
fn has_events(path: &Path) -> io::Result<bool> {
    let mut line = Vec::new();
    BufReader::new(File::open(path)?.take(LINE_BYTES_MAX)).read_until(b'\n', &mut line)?;
    Ok(line.is_empty() || is_first_event(&line))
}

fn unwritable(path: &Path, error: &io::Error) -> anyhow::Error {
    anyhow!("cannot write the events to {}: {error}", path.display())
}
