//! Report of a result for a bug tracker, as Markdown.

use std::fs;
use std::path::Path;

use secateur_bundle::{Bundle, File};
use secateur_report::{Summary, code, fenced, markdown};
use secateur_runner::{Ending, Invocation, PropertyTest, Supervisor};

use crate::commands::steps::path_of;
use crate::options::input::cannot;
use crate::output::failure::Failure;

/// Maximum size of a file that is quoted.
const BYTES_MAX: usize = 64 * 1024;
/// Options that make programs print their version, in the order of trials.
const VERSION_OPTIONS: [&str; 2] = ["--version", "-version"];

/// Writes the report to `path`: the failure, the input, what matters in it, and the versions.
pub(crate) fn write(
    path: &Path,
    summary: &Summary,
    test: &PropertyTest,
    version: Option<&str>,
    best: &Bundle,
    explanation: Option<&str>,
    is_done: bool,
) -> Result<(), Failure> {
    let mut text = format!("## Failure\n\n{}\n## Input\n", failure(test));
    let name = Path::new(&summary.input);
    for file in best.files() {
        text += &quoted(&path_of(file, name).to_string_lossy(), file);
    }
    if let Some(explanation) = explanation {
        text += &format!("\n## What matters\n\n{}", fenced("text", explanation.trim()));
    }
    text += "\n## Versions\n\n";
    if let Some(version) = version {
        text += &format!("- {}\n", markdown(version));
    }
    let (before, after) = (summary.before.tokens, summary.after.tokens);
    let stopped = if is_done { "" } else { "; stopped before the end" };
    text += &format!(
        "- reduced by secateur {} from {before} to {after} tokens{stopped}\n",
        env!("CARGO_PKG_VERSION"),
    );
    fs::write(path, text).map_err(|error| Failure::run(cannot("write the report to", path, error)))
}

/// Returns the first line that the program of the command prints about its version.
pub(crate) fn version(test: &PropertyTest, supervisor: &Supervisor) -> Option<String> {
    let program = test.commands()?.words()?.first()?;
    VERSION_OPTIONS.iter().find_map(|option| {
        let invocation = Invocation::words(&[program.clone(), option.into()]).ok()?;
        let run = supervisor.run_on(&invocation, &Bundle::of_text(*b"")).ok()?;
        let lines = run.output.last_lines(usize::MAX);
        let line = lines.into_iter().find(|line| !line.trim().is_empty())?;
        (run.ending == Ending::Exited(0)).then_some(line)
    })
}

/// Describes the failure: the commands with what they show, or the script.
fn failure(test: &PropertyTest) -> String {
    if let Some(commands) = test.commands() {
        let described = commands.to_string();
        let commands = described.split_once('\n').map_or(&*described, |(_, rest)| rest);
        return fenced("text", commands);
    }
    let Some(program) = test.program() else {
        return "Another program decided about the candidates.\n".to_owned();
    };
    match fs::read_to_string(program) {
        Ok(script) if script.len() <= BYTES_MAX => {
            format!("This script exits with status 0 for the input:\n\n{}", fenced("sh", &script))
        }
        _ => format!("{} exits with status 0 for the input.\n", code(&program.to_string_lossy())),
    }
}

/// Returns a section with the content of a file.
fn quoted(name: &str, file: &File) -> String {
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    match str::from_utf8(file.text()) {
        Ok(text) if text.len() <= BYTES_MAX => {
            format!("\n{}:\n\n{}", code(name), fenced(extension, text))
        }
        _ => format!("\n{} has {} bytes; attach it.\n", code(name), file.text().len()),
    }
}
