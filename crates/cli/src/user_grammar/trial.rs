//! Trial of a parser: a process with limits loads it, parses files and reports its progress.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use bytesize::ByteSize;
use secateur_names::parse;
use secateur_reduce::Encoding;
use secateur_runner::{Ending, Limit, end_with_parent, run_within};

/// First argument of the trial process, followed by the folder of the grammar, the language, and
/// files.
const ARGUMENT: &str = "--try-parser";
/// Prefix of the line printed before each file.
const PARSING: &str = "parsing ";
/// Last line of the process, unless the parser prints something.
const DONE: &str = "done";
/// Variable that changes the time limit of parsers.
const SECONDS: &str = "SECATEUR_TRIAL_SECONDS";
const SECONDS_DEFAULT: u64 = 60;
/// Additional time for each megabyte of the files.
const SECONDS_PER_MEGABYTE: u64 = 5;
const MEMORY_BYTES: u64 = ByteSize::gib(1).as_u64();
/// Additional memory for each byte of the files.
const MEMORY_PER_BYTE: u64 = 256;

/// Runs the trial, if the arguments are those of a trial.
pub(crate) fn run_trial(arguments: &[OsString]) -> Option<ExitCode> {
    let [_, first, folder, name, files @ ..] = arguments else { return None };
    if first != ARGUMENT {
        return None;
    }
    // If this fails, the limits set by the parent still end this process.
    let _ = end_with_parent();
    let language = secateur_languages::load_only(folder.as_ref(), &name.to_string_lossy());
    // The parent gets the same error and reports it.
    if let Ok(Some(language)) = language {
        let _ = language.check();
        let _ = parse(language, *b"");
        for file in files.iter().map(Path::new) {
            say(format_args!("{PARSING}{}", file.display()));
            if let Ok(text) = secateur_session::read(file) {
                let text = Encoding::decode(&text).map_or(text, |(_, decoded)| decoded);
                let _ = parse(language, text);
            }
        }
    }
    say(DONE);
    Some(ExitCode::SUCCESS)
}

fn say(line: impl Display) {
    // The parser may have left an unfinished line.
    let _ = writeln!(io::stdout(), "\n{line}");
}

/// Loads the grammar `name` of a folder in another process, which also parses the files. The error
/// says how the process ended.
pub(super) fn try_elsewhere(folder: &Path, name: &str, files: &[&Path]) -> Result<(), String> {
    let bytes: u64 =
        files.iter().filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum();
    let seconds = env::var(SECONDS).ok().and_then(|seconds| seconds.parse().ok());
    let seconds: u64 = seconds.unwrap_or(SECONDS_DEFAULT + SECONDS_PER_MEGABYTE * (bytes >> 20));
    let memory = MEMORY_BYTES.saturating_add(bytes.saturating_mul(MEMORY_PER_BYTE));
    let cannot = |error: io::Error| format!("cannot be tried in another process ({error})");
    let mut trial = Command::new(env::current_exe().map_err(cannot)?);
    trial.arg(ARGUMENT).arg(folder).arg(OsStr::new(name)).args(files).stdin(Stdio::null());
    let run = run_within(trial, Duration::from_secs(seconds), memory).map_err(cannot)?;
    let said = String::from_utf8_lossy(&run.filtered);
    if run.ending == Ending::Exited(0) && said.lines().any(|line| line == DONE) {
        return Ok(());
    }
    // The output of a killed process is lost: there may be no such line.
    let last = said.lines().filter_map(|line| line.strip_prefix(PARSING)).next_back();
    let occasion = match (last, files) {
        (Some(last), _) => format!("on {last}"),
        (None, []) => "while it was loaded".to_owned(),
        (None, [file]) => format!("on {}", file.display()),
        (None, files) => format!("on one of {} files", files.len()),
    };
    Err(match run.ending {
        Ending::TimedOut => format!(
            "did not finish within {seconds} s {occasion}; set the environment variable {SECONDS} \
             to allow more"
        ),
        Ending::Exceeded(Limit::Memory) => {
            let memory = ByteSize::b(memory).display().iec();
            format!("used more memory than {memory}, or than half of the machine's, {occasion}")
        }
        Ending::Signalled(_) => format!("crashed {occasion}: it {}", run.ending),
        ending => format!("ended its process {occasion}: it {ending}"),
    })
}
