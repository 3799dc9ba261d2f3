//! `secateur help`: the help of a command, or a topic of the manual.

mod markdown;

use std::process::ExitCode;

use anyhow::anyhow;
use clap::Command;

use crate::output;
use crate::output::paint::Paint;

/// Topic of the manual.
pub(crate) struct Topic {
    pub(crate) name: &'static str,
    /// Markdown text, with the title in the first line.
    pub(crate) text: &'static str,
}

macro_rules! topics {
    ($($name:literal),* $(,)?) => {
        &[$(Topic { name: $name, text: include_str!(concat!("../topics/", $name, ".md")) }),*]
    };
}

/// All topics, in the order in which a user needs them.
pub(crate) const TOPICS: &[Topic] = topics![
    "commands",
    "property-tests",
    "oracle",
    "progress",
    "limits",
    "journal",
    "other-reducers",
    "files",
    "documents",
    "batch",
    "exit-codes",
    "configuration",
    "languages",
    "passes",
    "inspecting",
    "clusters",
    "events",
    "comparing",
    "library",
    "mcp",
];

/// Name that lists all topics.
const LIST: &str = "topics";

impl Topic {
    fn title(&self) -> &'static str {
        self.text.lines().next().unwrap_or_default().trim_start_matches('#').trim_start()
    }
}

/// Print the help of a command, or a topic of the manual
///
/// `secateur help topics` lists the topics.
#[derive(Debug, clap::Args)]
pub(crate) struct Help {
    /// A command or a topic [default: the help of secateur itself]
    #[arg(value_name = "COMMAND or TOPIC")]
    words: Vec<String>,
}

/// Prints the help of the command or topic.
pub(crate) fn run(options: &Help, mut program: Command) -> anyhow::Result<ExitCode> {
    program.build();
    let topic = TOPICS.iter().find(|topic| {
        options.words == [topic.name] || topic.name == "passes" && options.words == ["walkers"]
    });
    if options.words == [LIST] {
        return output::print(list());
    }
    let paint = Paint::of_stdout();
    let of_command = help_of(&mut program, &options.words, paint);
    let of_topic = topic.map(|topic| markdown::render(topic.text, paint));
    match (of_topic, of_command) {
        // Some topics have the name of a command: prints both.
        (Some(topic), Ok(command)) => output::raw(format_args!("{topic}\n{command}")),
        (Some(topic), Err(_)) => output::raw(topic.trim_end()),
        (None, command) => output::raw(command?),
    }
    .map(|()| ExitCode::SUCCESS)
}

/// Returns the help of a command, like `--help`.
fn help_of(program: &mut Command, words: &[String], paint: Paint) -> anyhow::Result<String> {
    let mut command = program;
    for word in words {
        let known = names(command);
        command = command.find_subcommand_mut(word).ok_or_else(|| unknown(word, &known))?;
    }
    Ok(paint.help(&command.render_long_help()).trim_end().to_owned())
}

/// Returns the line below the list of commands in the help of the program.
pub(crate) fn pointer() -> String {
    format!("Manual: secateur help {LIST}")
}

/// Lists the topics with their titles.
fn list() -> String {
    let width = TOPICS.iter().map(|topic| topic.name.len()).max().unwrap_or_default();
    let lines = TOPICS.iter().map(|topic| format!("  {:<width$}  {}", topic.name, topic.title()));
    let lines = lines.collect::<Vec<_>>().join("\n");
    format!(
        "Topics:\n{lines}\n\nRead a topic: secateur help TOPIC\nOptions of a command: secateur \
            help COMMAND"
    )
}

fn names(command: &Command) -> Vec<String> {
    let commands = command.get_subcommands().filter(|command| !command.is_hide_set());
    commands.map(|command| command.get_name().to_owned()).collect()
}

fn unknown(word: &str, commands: &[String]) -> anyhow::Error {
    let topics = TOPICS.iter().map(|topic| topic.name);
    let mut message = format!("there is no command or topic `{word}`");
    if !commands.is_empty() {
        let names = commands.iter().map(String::as_str).chain(topics).collect::<Vec<_>>();
        let near = names
            .iter()
            .find(|name| !word.is_empty() && (name.starts_with(word) || word.starts_with(*name)));
        message += &near.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default();
    }
    anyhow!("{message}\nTopics: secateur help {LIST}; commands: secateur help")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use clap::CommandFactory;

    use super::*;
    use crate::output::page;
    use crate::program::Args;

    #[test]
    fn every_file_is_a_topic() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("topics");
        let files = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let files: BTreeSet<_> =
            files.map(|name| name.trim_end_matches(".md").to_owned()).collect();
        assert_eq!(files, TOPICS.iter().map(|topic| topic.name.to_owned()).collect());
        assert!(!files.contains(LIST) && !names(&Args::command()).contains(&LIST.to_owned()));
    }

    #[test]
    fn topics_fit_a_terminal_and_lead_to_others_that_exist() {
        for Topic { name, text } in TOPICS {
            assert!(text.starts_with("# "), "{name} has no title");
            let mut is_code = false;
            for (number, line) in text.lines().enumerate() {
                is_code ^= line.starts_with("```");
                let fits = is_code || line.chars().count() <= page::WIDTH;
                assert!(fits, "{name}.md, line {}: longer than {}", number + 1, page::WIDTH);
            }
            assert!(!is_code, "{name}: a fence is not closed");
            for link in text
                .split("](")
                .skip(1)
                .filter_map(|rest| rest.split_once(')'))
                .map(|(target, _)| target)
            {
                let topic = link
                    .strip_suffix(".md")
                    .unwrap_or_else(|| panic!("{name}: {link} is no topic"));
                assert!(
                    TOPICS.iter().any(|other| other.name == topic),
                    "{name}: there is no topic {topic}"
                );
            }
        }
    }
}
