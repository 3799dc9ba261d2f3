//! Tools behind the feature `tools`: sizes, tables, shell completions and manual pages.

mod algorithms;
mod shell;
mod tokens;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Command;
use clap_complete::Shell;

use crate::options::config;

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Tool {
    Tokens(tokens::Tokens),
    /// List the list minimisers, with their papers and guarantees
    Algorithms {
        #[command(subcommand)]
        work: Option<algorithms::Work>,
    },
    Config(config::Config),
    /// Print a completion script for a shell
    Completions {
        /// Shell
        shell: Shell,
    },
    /// Write the manual pages, or print them for `man -l -`
    Man {
        /// Directory for the pages [default: print them all]
        directory: Option<PathBuf>,
    },
}

/// Runs the tool.
pub(crate) fn run(tool: &Tool, program: Command) -> anyhow::Result<ExitCode> {
    match tool {
        Tool::Tokens(options) => tokens::run(options),
        Tool::Algorithms { work } => algorithms::run(work.as_ref()),
        Tool::Config(options) => config::show(options, program),
        Tool::Completions { shell } => shell::completions(*shell, program),
        Tool::Man { directory } => shell::man(directory.as_deref(), program),
    }
}
