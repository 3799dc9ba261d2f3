//! The command line: all commands.

use crate::args::{Check, Explain, Init, Reduce};
use crate::exit_status;
use crate::help::{self, Help};
use crate::tree::TreeOptions;

/// Reduce a file that makes a program fail to the smallest one that still does.
#[derive(Debug, clap::Parser)]
#[command(name = "secateur", version, max_term_width = 100, disable_help_subcommand = true,
    after_help = help::pointer(), after_long_help = [help::pointer(), exit_status::table()].join("\n\n"))]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    Reduce(Reduce),
    Check(Check),
    Explain(Explain),
    Init(Init),
    Tree(TreeOptions),
    #[cfg(feature = "load")]
    Language(crate::language::LanguageCommand),
    #[cfg(feature = "tools")]
    #[command(flatten)]
    Tools(crate::tools::Tool),
    #[cfg(feature = "compare")]
    #[command(flatten)]
    Experiments(crate::experiments::Experiment),
    Help(Help),
}
