//! Formatted copies of results.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;
use secateur_runner::{Cancel, Ending, Invocation, ResultStore, Runner, Supervisor};

use crate::{Notes, Run, quoted};

impl Run<'_> {
    /// Saves a copy of the result formatted by the user's formatter beside `store`.
    ///
    /// Files stay unformatted if the test rejects their formatted text. Notes report the outcome.
    pub fn keep_formatted(
        &mut self,
        command: &str,
        best: &Bundle,
        store: &dyn ResultStore,
        notes: &dyn Notes,
    ) {
        let (mut bundle, mut count) = (best.clone(), 0);
        for (number, file) in best.files().iter().enumerate() {
            if !best.is_text() && file.text().is_empty() {
                continue;
            }
            match with_formatted(command, &bundle, number, &self.runner) {
                Ok(changed) => (bundle, count) = (changed, count + 1),
                Err(problem) if best.is_text() => {
                    notes.note(&format_args!("no formatted copy: {problem}"));
                }
                Err(problem) => {
                    let path = file.path().display();
                    notes.note(&format_args!("{path} is not formatted: {problem}"));
                }
            }
        }
        if count == 0 {
            if !best.is_text() {
                notes.note(&"no formatted copy: no file of the result could be formatted");
            }
            return;
        }
        // The journal is written first, so that every existing copy is recorded.
        let recorded = self.journal.as_mut().map_or(Ok(()), |it| it.record_formatted(&bundle));
        if let Err(error) = recorded {
            return notes.note(&error);
        }
        match store.save(&bundle) {
            Ok(()) => {
                notes.note(&format_args!("wrote a formatted copy to {}", store.path().display()));
            }
            Err(error) => notes.note(&error),
        }
    }
}

/// Returns the bundle with the file at this index formatted, or an error message.
fn with_formatted(
    command: &str,
    bundle: &Bundle,
    number: usize,
    runner: &Runner,
) -> Result<Bundle, String> {
    let text = formatted(command, bundle, number, runner.supervisor())?;
    if text[..] == **bundle.files()[number].text() {
        return Err("the formatter changes nothing".to_owned());
    }
    let changed = bundle.with_text(number, text);
    match runner.run(&changed).map_err(|error| error.to_string())?.ending {
        ending if ending.outcome().is_interesting() => Ok(changed),
        Ending::Cancelled => Err("no time is left to test it".to_owned()),
        ending => Err(format!("the interestingness test {ending} on it")),
    }
}

/// Returns the formatted text of the file at this index, or an error message.
///
/// The formatter runs like a test, within the same limits. A command with `@@` changes that file;
/// otherwise it filters standard input.
fn formatted(
    command: &str,
    bundle: &Bundle,
    number: usize,
    supervisor: &Supervisor,
) -> Result<Vec<u8>, String> {
    let limits = &supervisor.limits;
    let (line, path) = if bundle.is_text() {
        (command.to_owned(), PathBuf::from(supervisor.file_name()))
    } else {
        let path = Path::new(".").join(bundle.files()[number].path());
        let name = quoted(&path);
        (format!("{{ {}\n}} <{name}", command.replace("@@", &name)), path)
    };
    let look = |folder: &Path| read_file(&folder.join(&path), limits.output_bytes);
    let cancel = Cancel::new().map_err(|error| error.to_string())?;
    let run = supervisor.run_program(&Invocation::filter(&line), bundle, &cancel, look);
    let (run, file) = run.map_err(|error| error.to_string())?;
    let text = match run.ending {
        Ending::Exited(0) if command.contains("@@") => {
            file.map_err(|error| format!("after `{command}`: {error}"))?
        }
        Ending::Exited(0) => run.filtered,
        Ending::Exited(status) => {
            let problem = run.output.last_lines(usize::MAX).into_iter().next();
            let problem = problem.unwrap_or_else(|| "it printed no error".to_owned());
            return Err(format!("`{command}` exited with status {status}: {problem}"));
        }
        Ending::Exceeded(limit) => {
            return Err(format!("`{command}` {}: {}", run.ending, limits.explain(limit)));
        }
        Ending::TimedOut => {
            let seconds = limits.time.as_secs_f64();
            return Err(format!("`{command}` did not end within {seconds} s; raise --timeout"));
        }
        ending => return Err(format!("`{command}` {ending}")),
    };
    if text.trim_ascii().is_empty() {
        Err(format!("`{command}` produced an empty file"))
    } else {
        Ok(text)
    }
}

/// Reads a plain file of at most `bytes_max` bytes.
fn read_file(path: &Path, bytes_max: u64) -> io::Result<Vec<u8>> {
    let gone =
        |error: io::Error| io::Error::new(error.kind(), format!("the copy is missing: {error}"));
    if !fs::metadata(path).map_err(gone)?.is_file() {
        return Err(io::Error::other("the copy is no longer a plain file"));
    }
    let mut text = Vec::new();
    File::open(path)?.take(bytes_max.saturating_add(1)).read_to_end(&mut text)?;
    if text.len() as u64 > bytes_max {
        return Err(io::Error::other("the copy is larger than --printed allows"));
    }
    Ok(text)
}
