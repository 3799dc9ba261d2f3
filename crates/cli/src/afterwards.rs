//! What there is to say and to do when a run is over.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, anyhow};
use secateur_report::{JsonSummary, Summary};
use secateur_runner::{BestFile, Ending, Runner};

use crate::failure::Failure;
use crate::input::{self, quoted};
use crate::notes::Notes;
use crate::ui_options::{SummaryFormat, UiOptions};

/// How long a result may be that is printed.
const LINES_MAX: usize = 30;
const BYTES_MAX: usize = 4000;

/// Prints the summary on standard output, and what helps to go on from there.
pub(crate) fn tell(
    options: &UiOptions,
    summary: &Summary,
    json: &JsonSummary,
    original: &Path,
    best: &[u8],
) -> Result<(), Failure> {
    // Nobody who has closed standard output wants to hear of it.
    let mut out = io::stdout();
    match options.summary {
        SummaryFormat::Json => {
            let json = serde_json::to_string_pretty(json).map_err(Failure::run)?;
            let _ = writeln!(out, "{json}");
        }
        SummaryFormat::Text if options.quiet => {}
        SummaryFormat::Text => {
            let _ = writeln!(out, "{summary}");
            if summary.after != summary.before {
                let _ = writeln!(out, "To see what is gone: diff {} {}", quoted(original), quoted(&summary.output));
            }
            if let Some(text) = printable(best) {
                let _ = write!(out, "\n{text}{}", if text.ends_with('\n') { "" } else { "\n" });
            }
        }
    }
    Ok(())
}

/// The text if it is short and nothing in it disturbs a terminal.
fn printable(text: &[u8]) -> Option<&str> {
    let text = str::from_utf8(text).ok().filter(|text| text.len() <= BYTES_MAX && !text.trim().is_empty())?;
    let is_plain = !text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t'));
    (is_plain && text.lines().count() <= LINES_MAX).then_some(text)
}

/// Keeps a copy of the result that the user's formatter has gone over, if the property test still accepts it, and says
/// what came of it.
pub(crate) fn keep_formatted(command: &str, best: &[u8], output: &Path, runner: &Runner, notes: Notes) {
    let note = match formatted(command, best, runner.file_name().as_ref()) {
        Err(error) => format!("no formatted copy: {error:#}"),
        Ok(text) if text == best => "no formatted copy: the formatter changes nothing".to_owned(),
        Ok(text) => match runner.run(&text) {
            Ok(run) if run.ending.outcome().is_interesting() => {
                let path = input::beside(output, ".formatted");
                match BestFile::new(&path).and_then(|file| file.save(&text)) {
                    Ok(()) => format!("a formatted copy is {}", path.display()),
                    Err(error) => error.to_string(),
                }
            }
            Ok(run) if run.ending == Ending::Cancelled => {
                "no formatted copy: there is no time left to test it".to_owned()
            }
            Ok(run) => format!("no formatted copy: on it, the property test {}", run.ending),
            Err(error) => format!("no formatted copy: {error}"),
        },
    };
    notes.note(note);
}

/// The text as the formatter leaves it. Where the command names the file by `@@`, it changes the file; where it does not,
/// it reads standard input and prints.
fn formatted(command: &str, text: &[u8], file_name: &Path) -> anyhow::Result<Vec<u8>> {
    let folder = tempfile::tempdir().context("cannot make a folder for it")?;
    let copy: PathBuf = folder.path().join(file_name);
    fs::write(&copy, text).context("cannot write the copy")?;
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(command.replace("@@", &quoted(&copy))).current_dir(folder.path());
    let output = shell.stdin(File::open(&copy)?).stderr(Stdio::piped()).output().context("cannot run sh")?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        let complaint = complaint.lines().next().unwrap_or("it says nothing");
        return Err(anyhow!("`{command}` ended with {}: {}", output.status, complaint.escape_debug()));
    }
    let text = if command.contains("@@") { fs::read(&copy).context("the copy is gone")? } else { output.stdout };
    if text.trim_ascii().is_empty() { Err(anyhow!("`{command}` leaves nothing")) } else { Ok(text) }
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

    #[test]
    fn formatters_edit_the_file_or_print() {
        let name = Path::new("it's in.c");
        let formatted = |command| formatted(command, b"a  b", name).map_err(|error| error.to_string());
        assert_eq!(formatted("sed -i 's/  / /' @@"), Ok(b"a b".to_vec()));
        assert_eq!(formatted("tr -s ' '"), Ok(b"a b".to_vec()));
        assert!(formatted("echo no >&2; exit 3").unwrap_err().contains("no"));
        assert!(formatted("true").unwrap_err().contains("leaves nothing"));
    }
}
