//! Child process for commands that may load a user-supplied parser.
//!
//! Parent and child share a file: one byte, then the names of the parsers that the child loads. The
//! child truncates it at the end of `main`, which needs no space on a full disk.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::parent_id;
use std::path::Path;
use std::process::{self, ExitCode};
use std::sync::OnceLock;

use anyhow::{Context, bail};
use clap::{ArgMatches, Command};
use secateur_languages::{added, try_first};
use secateur_runner::{Ending, end_with_parent, run_instead};

use super::trial::try_elsewhere;
use crate::output::exit_status::ExitStatus;

/// Variable set for the child: process number of the parent, a colon, and the path of the file.
/// Tests inherit it and may run this program themselves; such a process has another parent.
const PARENT: &str = "SECATEUR_PARENT";
/// Commands that parse files.
const PARSING: [&str; 8] =
    ["batch", "check", "compare", "explain", "reduce", "replay", "tokens", "tree"];
/// Commands of `language` that load a grammar.
const LOADING: [&str; 3] = ["add", "check", "init"];
/// Exit statuses of a process that ends before the end of `main` because of a limit, a signal or a
/// panic.
const BEFORE_END: [i32; 5] = [
    ExitStatus::OutOfTime as i32,
    ExitStatus::Hangup as i32,
    ExitStatus::Interrupted as i32,
    ExitStatus::Terminated as i32,
    101,
];

/// Shared file, in the child.
static SHARED: OnceLock<File> = OnceLock::new();

/// Runs the command in a child if it may load a parser, and returns the child's exit status.
/// Returns `None` in the child. An error means that the run failed.
pub(crate) fn run_in_child(
    program: &Command,
    arguments: &[OsString],
) -> anyhow::Result<Option<ExitCode>> {
    try_first(|folder, name, files| {
        if let (Some(mut file), []) = (SHARED.get(), files) {
            // On a full disk, the message lacks a name.
            let _ = file.write_all(format!("{name}\n").as_bytes());
        }
        try_elsewhere(folder, name, files)
    });
    let parent = env::var_os(PARENT).unwrap_or_default();
    let is_child = |path: &[u8]| {
        let path = path.strip_prefix(format!("{}:", parent_id()).as_bytes())?;
        Some(Path::new(OsStr::from_bytes(path)).to_path_buf())
    };
    if let Some(path) = is_child(parent.as_bytes()) {
        end_with_parent()?;
        let file = OpenOptions::new().append(true).open(&path);
        let _ = SHARED.set(file.with_context(|| format!("cannot open {}", path.display()))?);
        // Both processes have the file open, so it disappears with them.
        let _ = fs::remove_file(path);
        return Ok(None);
    }
    // Errors in the arguments are reported by the main parser.
    let given = program.clone().try_get_matches_from(arguments).ok();
    if !given.as_ref().is_some_and(may_load) {
        return Ok(None);
    }
    let file = tempfile::NamedTempFile::new()
        .and_then(|file| file.as_file().set_len(1).map(|()| file))
        .with_context(|| format!("cannot create a file in {}", env::temp_dir().display()))?;
    let mut parent = OsString::from(format!("{}:", process::id()));
    parent.push(file.path());
    let mut child = process::Command::new(env::current_exe()?);
    child.args(arguments.iter().skip(1)).env(PARENT, parent);
    let ending = run_instead(&mut child).context("cannot start another process of secateur")?;
    let mut text = String::new();
    file.as_file()
        .seek(SeekFrom::Start(0))
        .and_then(|_| file.as_file().read_to_string(&mut text))?;
    status_after(ending, text.is_empty(), text.trim_start_matches('\0')).map(Some)
}

/// Records that `main` has reached its end.
pub(crate) fn note_end() {
    if let Some(file) = SHARED.get() {
        let _ = file.set_len(0);
    }
}

/// Returns `true` if a command may load a parser.
fn may_load(given: &ArgMatches) -> bool {
    let has = |given: &ArgMatches, option| given.try_contains_id(option).unwrap_or_default();
    match given.subcommand() {
        Some(("language", given)) => {
            given.subcommand_name().is_some_and(|name| LOADING.contains(&name))
        }
        Some((name, given)) if PARSING.contains(&name) => {
            // The file of --config may name a grammar.
            has(given, "grammar") || has(given, "config") || !added::all().is_empty()
        }
        _ => false,
    }
}

/// Returns the exit status of the parent, if the child has `loaded` these parsers, one name a line.
fn status_after(ending: Ending, is_end_of_main: bool, loaded: &str) -> anyhow::Result<ExitCode> {
    let status = match ending {
        Ending::Signalled(signal) => 128 + signal,
        Ending::Exited(status) => status,
        // Treated like any other signal.
        _ => 1,
    };
    if is_end_of_main || BEFORE_END.contains(&status) || loaded.is_empty() && status != 0 {
        return Ok(u8::try_from(status).unwrap_or(1).into());
    }
    let names: Vec<_> = loaded.lines().collect();
    let parsers = match &names[..] {
        [] => "a parser".to_owned(),
        names => format!("the parser for {}", names.join(" or for ")),
    };
    bail!(
        "the run failed: its process {ending}. The likely cause is {parsers}. The output file, if \
         any, contains the smallest text so far. To reduce its lines and tokens without the \
         grammar, omit --grammar, or remove an added language with `secateur language remove`"
    )
}
