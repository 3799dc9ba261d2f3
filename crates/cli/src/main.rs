//! The `secateur` command.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use failure::Failure;
use secateur_runner::lost_processes;

mod afterwards;
mod args;
mod check;
#[cfg(feature = "tools")]
mod config;
#[cfg(not(feature = "tools"))]
#[path = "without_config.rs"]
mod config;
mod destination;
mod exit_status;
#[cfg(feature = "compare")]
mod experiments;
mod failure;
mod help;
mod hint;
mod init;
mod input;
mod inputs;
mod journal;
mod notes;
mod output;
mod progress;
mod property;
mod reduce;
mod test_options;
#[cfg(feature = "tools")]
mod tools;
mod tree;
mod ui;
mod ui_options;

fn main() -> ExitCode {
    let code = match config::parse(&env::args_os().collect::<Vec<_>>()).and_then(run) {
        Ok(code) => code,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "error: {failure}");
            failure.exit_code()
        }
    };
    let lost: Vec<_> = lost_processes().iter().map(ToString::to_string).collect();
    if !lost.is_empty() {
        let _ = writeln!(
            io::stderr(),
            "warning: these processes of tests did not end when they were killed: {}. They and their directories are left \
             behind;\nthe next run in the same place removes the directories if the processes have ended by then",
            lost.join(", ")
        );
    }
    code
}

fn run(args::Args { command }: args::Args) -> Result<ExitCode, Failure> {
    match command {
        args::Command::Reduce(options) => reduce::run(&options),
        args::Command::Check(options) => check::run(&options),
        args::Command::Init(options) => init::run(&options),
        args::Command::Tree(options) => tree::run(&options),
        #[cfg(feature = "tools")]
        args::Command::Tools(tool) => tools::run(&tool),
        #[cfg(feature = "compare")]
        args::Command::Experiments(experiment) => experiments::run(&experiment),
        args::Command::Help(options) => help::run(&options),
    }
}
