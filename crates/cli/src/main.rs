//! The `secateur` command.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use failure::Failure;
use secateur_runner::lost_processes;

mod afterwards;
mod algorithms;
mod answer;
mod args;
mod batch;
mod check;
mod compare;
mod config;
mod destination;
mod exit_status;
mod failure;
mod help;
mod hint;
mod init;
mod input;
mod inputs;
mod journal;
mod notes;
mod output;
mod property;
mod reduce;
mod report;
mod shell;
mod simulate;
mod test_options;
mod tokens;
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
        args::Command::Batch(options) => batch::run(&options),
        args::Command::Algorithms => algorithms::run(),
        args::Command::Tokens(options) => tokens::run(&options),
        args::Command::Tree(options) => tree::run(&options),
        args::Command::Simulate(options) => simulate::run(&options),
        args::Command::Compare(options) => compare::run(&options),
        args::Command::Answer(options) => answer::run(&options),
        args::Command::Report(options) => report::run(&options),
        args::Command::Completions { shell } => shell::completions(shell),
        args::Command::Config(options) => config::show(&options),
        args::Command::Man { directory } => shell::man(directory.as_deref()),
        args::Command::Help(options) => help::run(&options),
    }
}
