//! Test of the generated parts of topics, each enclosed by two comments.

use std::fs;
use std::path::Path;

use clap::{Arg, Command, CommandFactory};
use secateur_reduce::{Example, Pass, Readability, Schedule};

use crate::help::{TOPICS, Topic};
use crate::options::config;
use crate::output::exit_status::ExitStatus;
use crate::output::page::hanging;
use crate::program::Args;

#[test]
fn tables_are_as_the_code_has_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("topics");
    let mut tables = 0;
    for Topic { name, text } in TOPICS {
        let (expected, count) = filled(text);
        tables += count;
        if std::env::var_os("SECATEUR_UPDATE_TOPICS").is_some() {
            fs::write(folder.join(name).with_extension("md"), expected).unwrap();
        } else {
            assert!(
                *text == expected,
                "{name}.md is out of date: run the test again with SECATEUR_UPDATE_TOPICS=1"
            );
        }
    }
    assert!(tables >= 10, "{tables}");
}

/// Returns the topic with its tables filled in, and their number.
fn filled(text: &str) -> (String, usize) {
    let (mut filled, mut tables, mut is_table) = (String::new(), 0, false);
    for line in text.lines() {
        let comment = line.strip_prefix("<!-- ").and_then(|line| line.strip_suffix(" -->"));
        // The test `registration` of the grammars writes the list of languages.
        let comment = comment.filter(|comment| !comment.ends_with("languages"));
        is_table &= !comment.is_some_and(|comment| comment.starts_with("end of "));
        if !is_table {
            filled += &format!("{line}\n");
        }
        if let Some(table) = comment.filter(|comment| !comment.starts_with("end of ")) {
            filled += &format!("{}\n", table_of(table).join("\n"));
            (tables, is_table) = (tables + 1, true);
        }
    }
    (filled, tables)
}

/// Returns the lines of the table `name`.
fn table_of(name: &str) -> Vec<String> {
    let mut program = Args::command();
    program.build();
    let reduce = program.find_subcommand("reduce").unwrap();
    match name.split_once(": ") {
        Some(("options of reduce", heading)) => options(reduce, heading),
        None if name == "exit codes" => ExitStatus::ALL
            .iter()
            .map(|(status, meaning)| item(&format!("`{}`", status.number()), meaning))
            .collect(),
        None if name == "passes" => Pass::ALL
            .iter()
            .map(|pass| item(&format!("`{}`", pass.name()), &pass.summary()))
            .collect(),
        None if name == "examples of passes" => examples(),
        None if name == "unreadable passes" => with_readability(Readability::Ordinary),
        None if name == "strange passes" => with_readability(Readability::Strange),
        None if name == "default passes" => {
            let names = Pass::DEFAULT.iter().map(|pass| pass.name()).collect::<Vec<_>>().join(",");
            vec!["```text".to_owned(), format!("--pass {names}"), "```".to_owned()]
        }
        None if name == "schedule" => {
            let schedule = Schedule::of(Pass::DEFAULT, true);
            schedule.lines().map(|(phase, text)| item(&format!("`{phase}`"), &text)).collect()
        }
        None if name == "options for a named file" => {
            config::NAMED.iter().map(|key| format!("- `{key}`")).collect()
        }
        _ => panic!("there is no table {name:?}"),
    }
}

/// Returns the names of the passes whose results read in one way.
fn with_readability(readability: Readability) -> Vec<String> {
    let passes = Pass::ALL.iter().filter(|pass| pass.readability() == readability);
    let names: Vec<_> = passes.map(|pass| format!("`{}`", pass.name())).collect();
    vec![hanging("", 0, &format!("{}.", names.join(", ")))]
}

/// Returns the texts before and after an edit of each pass.
fn examples() -> Vec<String> {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let lines = Pass::ALL.iter().flat_map(|pass| {
        let example = |example: &Example| {
            [
                format!("{:13}{}", pass.name(), words(example.before)),
                format!("{:>12} {}", "->", words(example.after)),
            ]
        };
        pass.examples().iter().flat_map(example)
    });
    ["```text".to_owned()].into_iter().chain(lines).chain(["```".to_owned()]).collect()
}

fn item(head: &str, text: &str) -> String {
    hanging(&format!("- {head}: "), 2, text)
}

fn options(command: &Command, heading: &str) -> Vec<String> {
    let options = command
        .get_arguments()
        .filter(|arg| arg.get_help_heading() == Some(heading) && !arg.is_positional());
    let lines: Vec<_> = options.flat_map(option).collect();
    assert!(!lines.is_empty(), "no options under {heading:?}");
    lines
}

/// Returns an option with its help, and a short list of values that have help.
fn option(arg: &Arg) -> Vec<String> {
    let short = arg.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let takes_value = arg.get_action().takes_values();
    let values = arg.get_value_names().filter(|_| takes_value).unwrap_or_default();
    let values: String = values.iter().map(|value| format!(" {value}")).collect();
    let head = format!("`{short}--{}{values}`", arg.get_long().unwrap());
    let mut help = arg.get_help().unwrap().to_string();
    if let [default] = arg.get_default_values()
        && takes_value
    {
        help += &format!(" [default: {}]", default.to_str().unwrap());
    }
    let possible = arg.get_possible_values().into_iter().filter(|_| takes_value);
    let possible = possible.filter_map(|value| {
        Some(hanging(&format!("  - `{}`: ", value.get_name()), 4, &value.get_help()?.to_string()))
    });
    [item(&head, &help)].into_iter().chain(possible).collect()
}
