//! `secateur init`: a property test to start from.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::anyhow;
use secateur_runner::{CommandTest, Interrupt, Runner, SandboxRoot, Statistics, adopt_orphans, script};

use crate::args::Init;
use crate::failure::Failure;
use crate::input;
use crate::property::{TIMEOUT_OF_COMMAND, establish_and_announce, refuse};

pub(crate) fn run(options: &Init) -> Result<ExitCode, Failure> {
    let original = input::read_filled(&options.input).map_err(Failure::Usage)?;
    if !options.property.is_given() {
        let input = options.input.display();
        return Err(Failure::Usage(anyhow!("there is no command; say: secateur init {input} -- COMMAND @@")));
    }
    let plan = options.property.plan(&options.input).map_err(Failure::Usage)?;
    refuse_to_overwrite(&options.output)?;
    adopt_orphans().map_err(Failure::run)?;
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    let file_name = options.input.file_name().unwrap_or_default();
    let sandboxes = SandboxRoot::new(file_name).map_err(Failure::usage)?;
    let timeout = options.timeout.unwrap_or(TIMEOUT_OF_COMMAND);
    let mut runner = Runner::new(CommandTest::default().into(), sandboxes, interrupt, timeout);
    let mut statistics = Statistics::default();
    let baseline = match establish_and_announce(&mut runner, &plan, &original, options.timeout, &mut statistics) {
        Ok(baseline) => baseline,
        Err(error) => return refuse(error),
    };
    let commands = runner.test().commands().cloned().unwrap_or_default();
    let timeout = options.timeout.unwrap_or(baseline.limits(runner.limits()).time);
    let text = script(&commands, file_name, timeout).map_err(Failure::usage)?;
    write(&options.output, &text)?;
    let (output, input) = (options.output.display(), options.input.display());
    let _ = writeln!(io::stdout(), "{output} is written. Edit it as you like, then: secateur reduce {output} {input}");
    Ok(ExitCode::SUCCESS)
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

fn write(path: &PathBuf, text: &str) -> Result<(), Failure> {
    let file = OpenOptions::new().write(true).create_new(true).mode(0o755).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| Failure::Usage(anyhow!("cannot write {}: {error}", path.display())))
}
