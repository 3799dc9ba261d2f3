//! The command line.

use std::sync::LazyLock;

use clap::CommandFactory;

use crate::commands::tree::TreeOptions;
use crate::help::{self, Help};
use crate::options::args::{Check, Explain, Init, Reduce, Replay};
use crate::output::exit_status;

/// Reduce a file that makes a program fail to the smallest one that still does.
#[derive(Debug, clap::Parser)]
#[command(name = "secateur", version, long_version = LONG_VERSION.as_str(), max_term_width = 100,
    disable_help_subcommand = true, after_help = help::pointer(),
    after_long_help = [help::pointer(), exit_status::table()].join("\n\n"))]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    Reduce(Box<Reduce>),
    Check(Check),
    Explain(Explain),
    Replay(Replay),
    Init(Init),
    Tree(TreeOptions),
    #[cfg(feature = "load")]
    Language(crate::commands::language::LanguageCommand),
    #[cfg(feature = "mcp")]
    Mcp(crate::commands::mcp::Mcp),
    #[cfg(feature = "tools")]
    #[command(flatten)]
    Tools(crate::commands::tools::Tool),
    #[cfg(feature = "compare")]
    #[command(flatten)]
    Experiments(crate::commands::experiments::Experiment),
    Help(Help),
}

/// Version, commit and features of this build. A debug build, or one without a git repository, has
/// no commit.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    let version = env!("CARGO_PKG_VERSION");
    let commit = option_env!("SECATEUR_COMMIT")
        .map(|commit| format!("\ncommit: {commit}"))
        .unwrap_or_default();
    format!("{version}{commit}\nfeatures: {}", env!("SECATEUR_FEATURES"))
});

/// Options of `reduce` that `-h` shows, on one screen; `--help` shows all.
const COMMON: [&str; 19] = [
    "output",
    "in-place",
    "language",
    "pass",
    "readable",
    "smallest",
    "keep",
    "jobs",
    "max-time",
    "fresh",
    "timeout",
    "with",
    "isolate",
    "expect-output",
    "valid",
    "no-ub",
    "differs",
    "oracle",
    "verbose",
];

impl Args {
    /// Returns the command line as users see it.
    pub(crate) fn shown() -> clap::Command {
        Self::command().mut_subcommand("reduce", |reduce| {
            reduce.mut_args(|arg| {
                let is_rare = arg.get_long().is_some_and(|name| !COMMON.contains(&name));
                arg.hide_short_help(is_rare)
            })
        })
    }
}

#[cfg(all(test, feature = "compare", feature = "load", feature = "tools"))]
mod tests {
    use std::fs;
    use std::path::Path;

    use clap::{Command, Parser, Subcommand};

    use crate::hint::FEATURES;

    #[test]
    fn every_command_of_a_feature_has_a_hint_where_it_was_not_built_in() {
        let check = |feature: &str, program: Command| {
            let (_, _, names) = FEATURES.iter().find(|(name, ..)| *name == feature).unwrap();
            let commands = program.get_subcommands().filter(|command| !command.is_hide_set());
            for command in commands {
                assert!(names.contains(&command.get_name()), "{}", command.get_name());
            }
        };
        let program = || Command::new("secateur");
        check("compare", crate::commands::experiments::Experiment::augment_subcommands(program()));
        check("tools", crate::commands::tools::Tool::augment_subcommands(program()));
    }

    #[test]
    fn the_commands_of_the_manual_the_readme_and_the_skill_are_accepted() {
        let skill = include_str!("../skill/SKILL.md");
        assert!(skill.lines().count() <= 200);
        let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
        let readme = fs::read_to_string(readme).unwrap();
        let topics = crate::help::TOPICS.iter().map(|topic| topic.text);
        let mut commands = 0;
        for page in topics.chain([skill, &readme]) {
            let page = page.replace("\\\n", " ");
            let blocks = page.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
            for command in blocks.flat_map(str::lines).filter(|line| line.starts_with("secateur "))
            {
                let words = shlex::split(command).unwrap();
                let is_pipe = |word: &String| ["|", "&&", ">"].contains(&word.as_str());
                let parsed =
                    super::Args::try_parse_from(words.split(is_pipe).next().unwrap_or_default());
                // Commands before it make the file.
                let error = parsed.err().map(|error| error.to_string()).unwrap_or_default();
                let is_accepted = error.is_empty() || error.contains("or an existing file");
                assert!(is_accepted, "{command}: {error}");
                commands += 1;
            }
        }
        assert!(commands >= 60, "{commands}");
    }
}
