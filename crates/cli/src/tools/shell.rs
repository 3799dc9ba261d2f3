//! `secateur completions` and `secateur man`: what a shell and a manual are told of the arguments.

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Args;
use crate::failure::Failure;
use crate::output;

pub(crate) fn completions(shell: Shell) -> Result<ExitCode, Failure> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "secateur", &mut text);
    output::check(io::Write::write_all(&mut io::stdout(), &text)).map(|()| ExitCode::SUCCESS)
}

/// One page for the program, and one for each of its commands.
pub(crate) fn man(folder: Option<&Path>) -> Result<ExitCode, Failure> {
    if let Some(folder) = folder {
        let written = fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Args::command(), folder));
        let cannot = |error| Failure::Usage(anyhow!("cannot write the manual pages to {}: {error}", folder.display()));
        written.map_err(cannot)?;
        return output::print(format_args!(
            "The manual pages are in {0}; to read one: man -l {0}/secateur.1",
            folder.display()
        ));
    }
    let mut program = Args::command();
    program.build();
    let mut text = Vec::new();
    clap_mangen::Man::new(program.clone()).render(&mut text).map_err(Failure::run)?;
    for command in program.get_subcommands().filter(|command| !command.is_hide_set()) {
        clap_mangen::Man::new(command.clone()).render(&mut text).map_err(Failure::run)?;
    }
    output::check(io::Write::write_all(&mut io::stdout(), &text)).map(|()| ExitCode::SUCCESS)
}
