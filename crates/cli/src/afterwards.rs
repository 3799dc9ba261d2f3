//! What there is to say and to do when a run is over.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use secateur_bundle::Bundle;
use secateur_report::{AccountTable, JsonSummary, Summary};
use secateur_runner::{Cancel, Ending, Invocation, Journal, ResultStore, Runner, Supervisor};

use crate::events;
use crate::failure::Failure;
use crate::input::quoted;
use crate::notes::Notes;
use crate::output;
use crate::ui_options::{SummaryFormat, UiOptions};

/// How long a result may be that is printed.
const LINES_MAX: usize = 30;
const BYTES_MAX: usize = 4000;

/// Prints the summary, and what helps to go on from there: on standard output, unless that is for events.
pub(crate) fn tell(
    options: &UiOptions,
    summary: &Summary,
    json: &JsonSummary,
    difference: &str,
    best: &Bundle,
) -> Result<(), Failure> {
    match options.summary {
        SummaryFormat::Json => output::line(serde_json::to_string_pretty(json).map_err(Failure::run)?),
        SummaryFormat::Text if options.quiet => Ok(()),
        SummaryFormat::Text => {
            let mut text = summary.to_string();
            if summary.after != summary.before {
                text += &format!("\nTo see what is gone: {difference}");
            }
            if options.verbose && !summary.accounts.is_empty() {
                text +=
                    &format!("\n\nWhere the tests went:\n{}", AccountTable(&summary.accounts).to_string().trim_end());
            }
            if let Some(best) = shown(best) {
                text += &format!("\n\n{}", best.strip_suffix('\n').unwrap_or(&best));
            }
            if events::are_on_stdout(options.events.as_deref()) {
                let _ = writeln!(io::stderr(), "{text}");
                return Ok(());
            }
            output::line(text)
        }
    }
}

/// The text, or all files with their names, if that is short.
fn shown(best: &Bundle) -> Option<String> {
    if best.is_text() {
        return printable(best.text()).map(str::to_owned);
    }
    let part = |file: &secateur_bundle::File| {
        let text = str::from_utf8(file.text()).ok()?;
        let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        Some(format!("==> {} <==\n{text}{end}", file.path().to_str()?))
    };
    let all = best.files().iter().map(part).collect::<Option<Vec<_>>>()?.join("\n");
    printable(all.as_bytes()).map(str::to_owned)
}

/// The command that shows what is gone.
pub(crate) fn difference(original: &Path, names: &Bundle, is_one: bool, is_folder: bool, result: &Path) -> String {
    let (original, result) = (quoted(original), quoted(result));
    if is_one {
        return format!("diff {original} {result}");
    }
    if is_folder {
        return format!("diff -r {original} {result}");
    }
    let names: Vec<_> = names.files().iter().map(|file| quoted(file.path())).collect();
    format!("for f in {}; do diff {original}/\"$f\" {result}/\"$f\"; done", names.join(" "))
}

/// The text if it is short and nothing in it disturbs a terminal.
fn printable(text: &[u8]) -> Option<&str> {
    let text = str::from_utf8(text).ok().filter(|text| text.len() <= BYTES_MAX && !text.trim().is_empty())?;
    let is_plain = !text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t'));
    (is_plain && text.lines().count() <= LINES_MAX).then_some(text)
}

/// How long a compiler may take on the original or the result, when all that comes of it is a hint.
const COMPILER_TIME_MAX: Duration = Duration::from_secs(5);

/// Whether `compiler` accepts the original and rejects the result, so that the user may have forgotten to ask for what is
/// valid. It runs like a test, but never longer than a few seconds nor beyond `deadline`. No, where there is no answer.
pub(crate) fn has_become_invalid(
    compiler: &[&str],
    original: &[u8],
    best: &[u8],
    supervisor: &mut Supervisor,
    deadline: Option<Instant>,
) -> bool {
    let words: Vec<OsString> = compiler.iter().map(OsString::from).collect();
    let Ok(compiler) = Invocation::words(&words) else { return false };
    let mut limits = supervisor.limits().clone();
    limits.time = limits.time.min(COMPILER_TIME_MAX);
    supervisor.set_limits(limits);
    let ends_with = |status: i32, text: &[u8]| {
        let cancel = Cancel::at(deadline).ok();
        let run = cancel.and_then(|cancel| supervisor.run_program(&compiler, text, &cancel, |_| ()).ok());
        run.is_some_and(|(run, ())| run.ending == Ending::Exited(status))
    };
    // Any other status than 1 may be a failure of the compiler itself.
    best != original && ends_with(1, best) && ends_with(0, original)
}

/// What to tell a user whose result does not compile any more.
pub(crate) fn validity_hint(compiler: &[&str], has_script: bool, file_name: &str) -> String {
    let line = compiler.join(" ");
    let remedy = if has_script {
        let name = shlex::try_quote(file_name).unwrap_or_default();
        format!("run in the property test, before anything else: {}", line.replace("@@", &name))
    } else {
        format!("start over with --fresh --valid '{line}'")
    };
    format!("The input compiles, the result does not. If it should, {remedy}")
}

/// Keeps a copy of the result in `store` whose files the user's formatter has gone over, as far as the property test still
/// accepts it, and says what came of it.
pub(crate) fn keep_formatted(
    command: &str,
    best: &Bundle,
    store: &dyn ResultStore,
    journal: &mut Journal,
    runner: &Runner,
    notes: Notes,
) {
    let (mut bundle, mut count) = (best.clone(), 0);
    let why = |number: usize, problem: fmt::Arguments<'_>| {
        if best.is_text() {
            notes.note(format_args!("no formatted copy: {problem}"));
        } else {
            notes.note(format_args!("{} is not formatted: {problem}", best.files()[number].path().display()));
        }
    };
    for number in (0..best.files().len()).filter(|&number| best.is_text() || !best.files()[number].text().is_empty()) {
        let text = match formatted(command, &bundle, number, runner.supervisor()) {
            Ok(text) => text,
            Err(error) => {
                why(number, format_args!("{error:#}"));
                continue;
            }
        };
        if text[..] == **best.files()[number].text() {
            why(number, format_args!("the formatter changes nothing"));
            continue;
        }
        let changed = bundle.with_text(number, text);
        match runner.run(&changed) {
            Ok(run) if run.ending.outcome().is_interesting() => (bundle, count) = (changed, count + 1),
            Ok(run) if run.ending == Ending::Cancelled => why(number, format_args!("there is no time left to test it")),
            Ok(run) => why(number, format_args!("on it, the property test {}", run.ending)),
            Err(error) => why(number, format_args!("{error}")),
        }
    }
    if count == 0 {
        if !best.is_text() {
            notes.note("no formatted copy: no file of the result is formatted");
        }
        return;
    }
    // First, so that a copy that is there is always known.
    if let Err(error) = journal.record_formatted(&bundle) {
        return notes.note(error);
    }
    match store.save(&bundle) {
        Ok(()) => notes.note(format_args!("a formatted copy is {}", store.path().display())),
        Err(error) => notes.note(error),
    }
}

/// The file of this number as the formatter leaves it, which is run like a test, within the same limits. Where the command
/// names the file by `@@`, it changes the file; where it does not, it reads standard input and prints.
fn formatted(command: &str, bundle: &Bundle, number: usize, supervisor: &Supervisor) -> anyhow::Result<Vec<u8>> {
    let bytes_max = supervisor.limits().output_bytes;
    let (line, path) = if bundle.is_text() {
        (command.to_owned(), PathBuf::from(supervisor.file_name()))
    } else {
        let path = Path::new(".").join(bundle.files()[number].path());
        let name = quoted(&path);
        (format!("{{ {}\n}} <{name}", command.replace("@@", &name)), path)
    };
    let look = |folder: &Path| read_file(&folder.join(&path), bytes_max);
    let (run, file) = supervisor.run_program(&Invocation::filter(&line), bundle, &Cancel::new()?, look)?;
    match run.ending {
        Ending::Exited(0) => {}
        Ending::Exited(status) => {
            let problem = run.output.last_lines(usize::MAX).into_iter().next();
            let problem = problem.unwrap_or_else(|| "it says nothing".to_owned());
            return Err(anyhow!("`{command}` ended with exit status: {status}: {problem}"));
        }
        Ending::Exceeded(limit) => {
            let explanation = supervisor.limits().explain(limit);
            return Err(anyhow!("`{command}` {}: {explanation}", run.ending));
        }
        Ending::TimedOut => {
            let seconds = supervisor.limits().time.as_secs_f64();
            return Err(anyhow!(
                "`{command}` did not end within {seconds} s; to allow more, say how much with --timeout"
            ));
        }
        ending => return Err(anyhow!("`{command}` {ending}")),
    }
    let text = if command.contains("@@") { file.with_context(|| format!("after `{command}`"))? } else { run.filtered };
    if text.trim_ascii().is_empty() { Err(anyhow!("`{command}` leaves nothing")) } else { Ok(text) }
}

/// A plain file of at most `bytes_max`.
fn read_file(path: &Path, bytes_max: u64) -> anyhow::Result<Vec<u8>> {
    if !fs::metadata(path).context("the copy is gone")?.is_file() {
        return Err(anyhow!("the copy is not a plain file any more"));
    }
    let mut text = Vec::new();
    File::open(path)?.take(bytes_max.saturating_add(1)).read_to_end(&mut text)?;
    if text.len() as u64 > bytes_max { Err(anyhow!("the copy is larger than --printed allows")) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_short_and_plain_is_printed() {
        assert_eq!(printable(b"int a;\n"), Some("int a;\n"));
        for text in [&b""[..], b" \n", b"\x1b[2J", b"\xff", "x\n".repeat(31).as_bytes(), "x".repeat(4001).as_bytes()] {
            assert_eq!(printable(text), None, "{text:?}");
        }
    }
}
