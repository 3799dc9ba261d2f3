//! The `secateur` command.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

mod algorithms;
mod args;
mod failure;
mod reduce;
mod simulate;

fn main() -> ExitCode {
    let args::Args { command } = args::Args::parse();
    let result = match command {
        args::Command::Reduce(options) => reduce::run(&options),
        args::Command::Algorithms => algorithms::run(),
        args::Command::Simulate(options) => simulate::run(&options),
    };
    match result {
        Ok(code) => code,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "error: {failure}");
            failure.exit_code()
        }
    }
}
