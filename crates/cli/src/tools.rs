//! What helps around reductions, behind the feature `tools`: sizes, tables, what a shell and a manual are told.

mod algorithms;
mod shell;
mod tokens;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Command;
use clap_complete::Shell;

use crate::config;
use crate::failure::Failure;

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Tool {
    Tokens(tokens::Tokens),
    /// List the list minimisers, where they come from and what they promise
    Algorithms {
        #[command(subcommand)]
        work: Option<algorithms::Work>,
    },
    Config(config::Config),
    /// Print a script that completes secateur's arguments in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual pages, one for each command, or print them to be read with `man -l -`
    Man {
        /// The directory for the pages [default: print them all]
        directory: Option<PathBuf>,
    },
}

/// What was asked for, of this program.
pub(crate) fn run(tool: &Tool, program: Command) -> Result<ExitCode, Failure> {
    match tool {
        Tool::Tokens(options) => tokens::run(options),
        Tool::Algorithms { work } => algorithms::run(work.as_ref()),
        Tool::Config(options) => config::show(options, program),
        Tool::Completions { shell } => shell::completions(*shell, program),
        Tool::Man { directory } => shell::man(directory.as_deref(), program),
    }
}
