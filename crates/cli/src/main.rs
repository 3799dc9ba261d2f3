//! The `secateur` command.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Command, FromArgMatches};
use output::failure::exit_code;
use output::notes::warn;
use program::Args;
use secateur_report::escaped;
use secateur_runner::{left_directories, lost_processes, replaced_devices};

mod commands;
#[cfg(feature = "compare")]
#[cfg(feature = "tools")]
#[cfg(test)]
mod config_schema;
mod help;
mod hint;
#[cfg(test)]
#[cfg(feature = "tools")]
mod manual_tables;
mod options;
mod output;
mod program;
#[cfg(feature = "load")]
mod user_grammar;

fn main() -> ExitCode {
    let program = Args::shown();
    let arguments: Vec<_> = env::args_os().collect();
    #[cfg(feature = "load")]
    if let Some(code) = user_grammar::run_trial(&arguments) {
        return code;
    }
    let here = || {
        let given = options::config::parse(&program, &arguments)?;
        let Args { command } = Args::from_arg_matches(&given)?;
        run(command, program.clone())
    };
    #[cfg(feature = "load")]
    let here = || match user_grammar::run_in_child(&program, &arguments) {
        Ok(code) => code.map_or_else(here, Ok),
        Err(error) => Err(output::failure::Failure::run(error).into()),
    };
    let code = here().unwrap_or_else(|error| {
        let _ = writeln!(io::stderr(), "error: {}", escaped(&error.to_string()));
        exit_code(&error)
    });
    let lost: Vec<_> = lost_processes().iter().map(ToString::to_string).collect();
    if !lost.is_empty() {
        warn(format_args!(
            "these test processes did not exit when they were killed: {}. They and their \
             directories are left behind;\nthe next run in the same place removes the directories \
             once the processes have exited",
            lost.join(", ")
        ));
    }
    for folder in left_directories() {
        warn(format_args!(
            "cannot remove the directory {} of the tests. Unmount its file systems (umount), make \
             its files\nmutable (chattr -R -i), and remove it",
            folder.display()
        ));
    }
    for (device, is_restored) in replaced_devices() {
        let outcome = match is_restored {
            true => "It was restored",
            false => "It could not be restored; recreate it with mknod",
        };
        warn(format_args!(
            "{0} was replaced or changed during a test, for the whole machine. {outcome}.\nAs \
             root, a compiler can replace a device by its output. Write to a temporary file \
             instead of\n`-o {0}`, or use --isolate",
            device.display()
        ));
    }
    #[cfg(feature = "load")]
    user_grammar::note_end();
    code
}

fn run(command: program::Command, program: Command) -> anyhow::Result<ExitCode> {
    match command {
        program::Command::Reduce(options) => commands::reduce::run(&options),
        program::Command::Check(options) => commands::check::run(&options),
        program::Command::Explain(options) => commands::explain::run(&options),
        program::Command::Replay(options) => commands::replay::run(&options),
        program::Command::Init(options) => commands::init::run(options),
        program::Command::Tree(options) => commands::tree::run(&options),
        #[cfg(feature = "tools")]
        program::Command::Tools(tool) => commands::tools::run(&tool, program),
        #[cfg(feature = "compare")]
        program::Command::Experiments(experiment) => commands::experiments::run(&experiment),
        #[cfg(feature = "mcp")]
        program::Command::Mcp(options) => commands::mcp::run(&options, program),
        #[cfg(feature = "load")]
        program::Command::Language(command) => commands::language::run(&command),
        program::Command::Help(options) => help::run(&options, program),
    }
}
