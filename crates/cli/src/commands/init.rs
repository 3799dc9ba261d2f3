//! `secateur init`: an initial interestingness test.

use std::ffi::{OsStr, OsString};
use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use secateur_runner::{access_of_all, script};
use secateur_session::{Course, Occasion, quoted};

use crate::options::args::Init;
use crate::options::input::cannot;
use crate::options::inputs::{Inputs, note_on_copies};
use crate::options::property::Property;
use crate::output;
use crate::output::notes::Notes;

pub(crate) fn run(mut options: Init) -> anyhow::Result<ExitCode> {
    if let Some(template) = options.oracle {
        let path = options.output.clone().unwrap_or_else(|| template.path());
        refuse_to_overwrite(&path)?;
        write(&path, template.text(), 0o755)?;
        return output::print(template.usage(&path));
    }
    let output = options.output.clone().unwrap_or_else(|| "r.sh".into());
    if io::stdin().is_terminal() && io::stderr().is_terminal() {
        if options.inputs.is_empty() {
            options.inputs.extend(answer("File on which a command fails: ")?.map(PathBuf::from));
        }
        if !options.property.is_given() && !options.inputs.is_empty() {
            let line = answer("Command that fails; @@ stands for the file: ")?;
            options.property.command = line.map_or_else(|| Ok(Vec::new()), |it| words(&it))?;
        }
    }
    if options.inputs.is_empty() {
        bail!("the input is missing; use: secateur init INPUT -- COMMAND @@");
    }
    if !options.property.is_given() {
        bail!("the command is missing; use: {}", with_command(&options.inputs));
    }
    let given: Vec<_> = options.inputs.iter().map(PathBuf::as_path).collect();
    let inputs = Inputs::new(&given, &[])?;
    let loaded = inputs.load()?;
    let companions = options.how.companions();
    let property = Property::new(None, &inputs, &loaded, &options.property, None, companions)?;
    refuse_to_overwrite(&output)?;
    note_on_copies(&loaded.surroundings, companions, Notes::ALOUD);
    let (original, conditions) = (&loaded.bundle, options.how.conditions());
    let (jobs, course) = (NonZeroUsize::MIN, Course::new(None, None));
    let occasion = Occasion { original, conditions: &conditions, jobs, course };
    let runner = property.prepare(&loaded.surroundings, occasion, Notes::ALOUD)?.runner;
    // Path of the candidate in the directory of a test: the first of several files, or the
    // directory.
    let name = match &loaded.bundle {
        bundle if bundle.is_one_file() => inputs.first().file_name().unwrap_or_default(),
        _ if inputs.is_folder() => OsStr::new("."),
        bundle => bundle.files()[0].path().as_os_str(),
    };
    let commands = runner.test().commands().cloned().unwrap_or_default();
    let usage = usage(&options, &inputs, &output);
    let text = script(&commands, name, runner.supervisor().limits.time, &usage)?;
    let access = access_of_all(inputs.origin(&loaded.surroundings), original.paths());
    write(&output, &text, 0o755 & access)?;
    let written = output.display();
    output::print(format_args!("Wrote {written}. Edit it if needed, then run: {usage}"))
}

/// Asks in the terminal, and returns the answer, `None` for an empty one.
fn answer(question: &str) -> anyhow::Result<Option<String>> {
    let mut line = String::new();
    io::stderr()
        .write_all(question.as_bytes())
        .and_then(|()| io::stdin().read_line(&mut line))
        .map_err(|error| anyhow!("cannot ask in the terminal: {error}"))?;
    Ok(Some(line.trim().to_owned()).filter(|line| !line.is_empty()))
}

/// Returns the words of a command line. A line with operators of a shell becomes a command of `sh`.
fn words(line: &str) -> anyhow::Result<Vec<OsString>> {
    let words = if line.contains(['|', '&', ';', '<', '>', '$', '`']) {
        vec!["sh".to_owned(), "-c".to_owned(), line.to_owned()]
    } else {
        let no_words = || anyhow!("a quote is not closed in the command `{line}`");
        shlex::split(line).ok_or_else(no_words)?
    };
    Ok(words.into_iter().map(OsString::from).collect())
}

/// Returns advice on how to reduce with the script: companion files and repetitions are not part of
/// it.
fn usage(options: &Init, inputs: &Inputs, output: &Path) -> String {
    let mut words = vec!["secateur reduce".to_owned()];
    words.extend(options.how.companions().iter().map(|path| format!("--with {}", quoted(path))));
    if let Some(repetition) = options.how.repetition_given() {
        words.push(format!("--at-least {repetition}"));
    }
    words.push(quoted(output));
    words.extend(inputs.given.iter().map(|path| quoted(path)));
    words.join(" ")
}

/// Returns a guess of the intended command line, if the arguments include a command.
fn with_command(given: &[PathBuf]) -> String {
    let words: Vec<_> = given.iter().map(|path| quoted(path)).collect();
    let is_command = given
        .iter()
        .skip(1)
        .any(|path| path.as_os_str().as_encoded_bytes().windows(2).any(|two| two == b"@@"));
    let (inputs, command) = words.split_at(if is_command { 1 } else { words.len() });
    let command = if is_command { command.join(" ") } else { "COMMAND @@".to_owned() };
    format!("secateur init {} -- {command}", inputs.join(" "))
}

fn refuse_to_overwrite(path: &Path) -> anyhow::Result<()> {
    if path.symlink_metadata().is_ok() {
        let path = path.display();
        bail!("{path} already exists; remove it, or give another name with -o");
    }
    Ok(())
}

/// Creates a file of this mode. Existing files are not replaced.
pub(crate) fn write(path: &Path, text: &str, mode: u32) -> anyhow::Result<()> {
    let file = OpenOptions::new().write(true).create_new(true).mode(mode).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| cannot("write", path, error))
}
