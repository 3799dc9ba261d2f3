//! Languages that users bring: what is said while their parsers are compiled, and the trial of a parser in another process.

use std::env;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, ExitCode, ExitStatus, Stdio};

use anyhow::anyhow;
use bytesize::ByteSize;
use secateur_names::Language;

use crate::failure::Failure;
use crate::notes::Notes;

/// How long a parser may compute on one input, in seconds of processor time, before it is taken for one that never ends.
const TRIAL_SECONDS: u32 = 60;

/// Set for a process that another one watches, which says what has happened if the parser crashes.
const WATCHED: &str = "SECATEUR_WATCHED";

/// From so many bytes of C on, a parser takes more than some seconds to compile.
const LARGE: u64 = 20_000_000;

/// Says that a parser is compiled, which can take long.
pub(crate) fn announce(compiling: secateur_languages::Compiling<'_>, notes: Notes) {
    let size = ByteSize(compiling.bytes).display().si();
    let long = if compiling.bytes > LARGE { "; that can take a minute" } else { "" };
    notes.say(format_args!("Compiling the parser for {}, {size} of C, once{long}", compiling.name));
}

/// Has another process parse the file first: a parser that was loaded may crash, or not come to an end.
pub(crate) fn try_out(chosen: Option<&'static Language>, file: &Path) -> Result<(), Failure> {
    let language = secateur_languages::chosen_or_of(chosen, file).map_err(Failure::usage)?;
    let Some((language, origin)) =
        language.and_then(|language| Some((language, language.origin.as_ref()?)))
    else {
        return Ok(());
    };
    let program = env::current_exe().map_err(Failure::run)?;
    // At the soft limit the signal tells why.
    let limited = format!("ulimit -S -t {TRIAL_SECONDS} && exec \"$0\" \"$@\"");
    let mut trial = Command::new("sh");
    trial.arg("-c").arg(limited).arg(program).args([
        "tree",
        "--levels",
        "1",
        "--language",
        language.name,
        "--grammar",
    ]);
    trial
        .arg(&origin.folder)
        .arg(file)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let status = trial.env(WATCHED, "1").status().map_err(Failure::run)?;
    if status.signal().is_none() {
        Ok(())
    } else {
        Err(ended(language, status, &file.display().to_string()))
    }
}

/// Has another process do all of what this one was asked for, where a parser that was loaded may crash on `texts`; gives its exit
/// status. Nothing if this is that process, or the parser is built in.
pub(crate) fn watched(
    language: &'static Language,
    texts: &str,
) -> Result<Option<ExitCode>, Failure> {
    if language.origin.is_none() || env::var_os(WATCHED).is_some() {
        return Ok(None);
    }
    let mut command = Command::new(env::current_exe().map_err(Failure::run)?);
    let status =
        command.args(env::args_os().skip(1)).env(WATCHED, "1").status().map_err(Failure::run)?;
    match status.code().and_then(|code| u8::try_from(code).ok()) {
        Some(code) => Ok(Some(code.into())),
        None => Err(ended(language, status, texts)),
    }
}

/// What is said of a parser that a signal has ended.
fn ended(language: &Language, status: ExitStatus, texts: &str) -> Failure {
    let what = if status.to_string().contains("SIGXCPU") {
        format!("has not come to an end after {TRIAL_SECONDS} s")
    } else {
        format!("crashed ({status})")
    };
    let folder = language
        .origin
        .as_ref()
        .map(|origin| origin.folder.display().to_string())
        .unwrap_or_default();
    Failure::Usage(anyhow!(
        "the parser for {name} {what} on {texts}. The cause is mostly the grammar's scanner, in {folder}: a newer version may have \
         mended it; without the grammar, lines and tokens are reduced: leave out --grammar, or `secateur language remove {name}` \
         if it was added",
        name = language.name,
    ))
}
