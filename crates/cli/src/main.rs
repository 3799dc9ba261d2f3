//! The `secateur` command.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

mod algorithms;
mod args;
mod failure;
mod input;
mod output;
mod reduce;
mod simulate;
mod tokens;
mod tree;

fn main() -> ExitCode {
    let args::Args { command } = args::Args::parse();
    let result = match command {
        args::Command::Reduce(options) => reduce::run(&options),
        args::Command::Algorithms => algorithms::run(),
        args::Command::Tokens(options) => tokens::run(&options),
        args::Command::Tree(options) => tree::run(&options),
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
