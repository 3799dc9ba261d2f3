//! `secateur init`: a property test to start from.

use std::fs::OpenOptions;
use std::io::Write;
use std::num::NonZeroUsize;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::process::ExitCode;

use anyhow::anyhow;
use secateur_runner::{Interrupt, Statistics, adopt_orphans, script};
use secateur_session::Occasion;

use crate::args::Init;
use crate::failure::Failure;
use crate::input::quoted;
use crate::inputs::Inputs;
use crate::notes::Notes;
use crate::output;
use crate::property::Property;

pub(crate) fn run(options: &Init) -> Result<ExitCode, Failure> {
    let inputs = Inputs::new(&[&options.input], &[]).map_err(Failure::Usage)?;
    if inputs.is_folder() {
        let input = options.input.display();
        return Err(Failure::Usage(anyhow!("{input} is a directory, and a script is begun for one file; give a file")));
    }
    let loaded = inputs.load().map_err(Failure::Usage)?;
    if !options.property.is_given() {
        let input = options.input.display();
        return Err(Failure::Usage(anyhow!("there is no command; say: secateur init {input} -- COMMAND @@")));
    }
    let property = Property::new(None, &inputs, &loaded, &options.property).map_err(Failure::Usage)?;
    refuse_to_overwrite(&options.output)?;
    adopt_orphans().map_err(Failure::run)?;
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    let file_name = options.input.file_name().unwrap_or_default();
    let (conditions, mut statistics) = (options.how.conditions(), Statistics::default());
    let (original, jobs) = (&loaded.bundle, NonZeroUsize::MIN);
    let occasion = Occasion { original, conditions: &conditions, jobs, deadline: None };
    let prepared = property.prepare(&loaded.surroundings, occasion, interrupt, &mut statistics, Notes::ALOUD)?;
    let runner = prepared.runner;
    let commands = runner.test().commands().cloned().unwrap_or_default();
    let usage = usage(options);
    let text = script(&commands, file_name, runner.limits().time, &usage).map_err(Failure::usage)?;
    write(&options.output, &text)?;
    let written = options.output.display();
    output::print(format_args!("{written} is written. Edit it as you like, then: {usage}"))
}

/// How to reduce with the script: what it needs beside the candidate, and how often it is asked, it cannot say itself.
fn usage(options: &Init) -> String {
    let mut words = vec!["secateur reduce".to_owned()];
    words.extend(options.how.companions().iter().map(|path| format!("--with {}", quoted(path))));
    if let Some(repetition) = options.how.repetition_given() {
        words.push(format!("--at-least {repetition}"));
    }
    words.extend([&options.output, &options.input].map(|path| quoted(path)));
    words.join(" ")
}

fn refuse_to_overwrite(path: &Path) -> Result<(), Failure> {
    if path.symlink_metadata().is_ok() {
        let path = path.display();
        return Err(Failure::Usage(anyhow!(
            "{path} exists and is not overwritten; remove it, or give another name with -o"
        )));
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let file = OpenOptions::new().write(true).create_new(true).mode(0o755).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| Failure::Usage(anyhow!("cannot write {}: {error}", path.display())))
}
