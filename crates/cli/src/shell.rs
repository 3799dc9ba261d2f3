//! `secateur completions` and `secateur man`: what a shell and a manual are told of the arguments.

use std::io;
use std::process::ExitCode;

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

/// One page for the program and, after it, one for each of its commands.
pub(crate) fn man() -> Result<ExitCode, Failure> {
    let mut program = Args::command();
    program.build();
    let mut text = Vec::new();
    clap_mangen::Man::new(program.clone()).render(&mut text).map_err(Failure::run)?;
    for command in program.get_subcommands().filter(|command| !command.is_hide_set() && command.get_name() != "help") {
        let title = command.get_display_name().unwrap_or(command.get_name()).to_owned();
        let page = clap_mangen::Man::new(command.clone()).title(title);
        page.render(&mut text).map_err(Failure::run)?;
    }
    output::check(io::Write::write_all(&mut io::stdout(), &text)).map(|()| ExitCode::SUCCESS)
}
