//! Tools, their arguments, and their results.
//!
//! The options of a tool are listed here by name. Types and descriptions are those of the command
//! line. An option that is not listed cannot be given, so an option added to a command has to be
//! judged first: a path is checked ([`PATHS`]), and options with commands are never listed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Arg, ArgAction, Command};
use rmcp::model::{CallToolResult, ContentBlock, JsonObject, Tool as Description};
use serde::Serialize;
use serde_json::{Value, json};

use crate::commands::mcp::roots::Roots;
use crate::commands::mcp::tasks::{EVENTS, Task};
use crate::output::exit_status::ExitStatus;

pub(super) struct Tool {
    /// Name of the tool and of the command.
    pub(super) name: &'static str,
    /// `true` if it can take minutes. A client that knows tasks need not wait.
    pub(super) is_long: bool,
    test: Given,
    options: &'static [&'static [&'static str]],
    output: Output,
}

/// Arguments of a tool that say what is to be preserved.
#[derive(PartialEq)]
enum Given {
    Nothing,
    Command,
    TestOrCommand,
}

/// Standard output of the command.
enum Output {
    /// A JSON object, with this schema.
    Object(&'static str),
    /// One or several values, with this schema each.
    Values(&'static str),
    Text,
}

const LIMITS: &[&str] =
    &["timeout", "cpu-time", "memory", "disk", "processes", "printed", "isolate", "with"];
const FAILURE: &[&str] =
    &["repeat", "at-least", "expect-exit", "expect-output", "reject-output", "no-ub"];
const PARTS: &[&str] = &["only", "nested", "language", "keep", "keep-lines"];
const PASSES: &[&str] = &["pass", "without", "readable", "smallest", "no-layout", "one-file"];
const LENGTH: &[&str] = &["jobs", "max-time", "max-tests"];

/// Exit statuses of calls that give a result.
const ENDS_WITH_RESULT: [ExitStatus; 5] = [
    ExitStatus::Done,
    ExitStatus::OutOfTime,
    ExitStatus::OutOfTests,
    ExitStatus::NotMinimal,
    ExitStatus::Enough,
];

/// Options with paths.
const PATHS: [&str; 2] = ["with", "original"];

const TOKENS: &str = r#"{"type": "object", "properties": {"file": {"type": "string"}, "language":
    {"type": "string"}, "tokens": {"type": "integer"}, "bytes": {"type": "integer"}}}"#;

pub(super) const TOOLS: [Tool; 6] = [
    Tool {
        name: "reduce",
        is_long: true,
        test: Given::TestOrCommand,
        options: &[LIMITS, FAILURE, PARTS, PASSES, LENGTH, &["stop-at", "until", "reduce-command"]],
        output: Output::Object(secateur_report::SUMMARY_SCHEMA),
    },
    Tool {
        name: "check",
        is_long: true,
        test: Given::TestOrCommand,
        options: &[LIMITS, FAILURE, &["nested", "language", "name", "jobs", "pass", "all"]],
        output: Output::Text,
    },
    Tool {
        name: "explain",
        is_long: true,
        test: Given::TestOrCommand,
        options: &[LIMITS, FAILURE, LENGTH, &["nested", "language", "name", "original"]],
        output: Output::Values(secateur_report::EXPLANATION_SCHEMA),
    },
    Tool {
        name: "init",
        is_long: false,
        test: Given::Command,
        options: &[LIMITS, FAILURE],
        output: Output::Text,
    },
    Tool {
        name: "tokens",
        is_long: false,
        test: Given::Nothing,
        options: &[&["language"]],
        output: Output::Values(TOKENS),
    },
    Tool {
        name: "batch",
        is_long: true,
        test: Given::TestOrCommand,
        options: &[LIMITS, FAILURE, LENGTH, &["language", "pass", "no-layout", "explain"]],
        output: Output::Object(secateur_batch::SUMMARY_SCHEMA),
    },
];

/// Maximum size of a file whose text is part of the answer.
const SHOWN_BYTES_MAX: u64 = 1 << 15;

impl Tool {
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        TOOLS.iter().find(|tool| tool.name == name)
    }

    /// Returns the options with their descriptions.
    fn options<'a>(&self, program: &'a Command) -> impl Iterator<Item = (&'static str, &'a Arg)> {
        let command = program.find_subcommand(self.name);
        let args = move |name| command?.get_arguments().find(|arg| arg.get_long() == Some(name));
        let names = self.options.iter().copied().flatten().copied();
        names.filter_map(move |name| Some((name, args(name)?)))
    }

    /// Returns the description of the tool for clients.
    pub(super) fn described(&self, program: &Command) -> Description {
        let text = |description: &str| json!({ "type": "string", "description": description });
        let texts = |description: &str| {
            json!({ "type": "array", "items": { "type": "string" }, "minItems": 1,
                "description": description })
        };
        let mut properties = JsonObject::new();
        let mut add = |name: &str, schema| properties.insert(name.to_owned(), schema);
        add("inputs", texts("Paths of the files, or of one directory, below a root"));
        if self.test == Given::TestOrCommand {
            add(
                "test",
                text(
                    "Path of an executable that exits with 0 if its first argument is \
                interesting; instead of a command",
                ),
            );
        }
        if self.test != Given::Nothing {
            add("command", texts("Words of a command that fails on the input; @@ stands for it"));
        }
        for (name, arg) in self.options(program) {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let schema = match arg.get_action() {
                ArgAction::SetTrue => json!({ "type": "boolean", "description": help }),
                ArgAction::Append => texts(&help),
                _ => json!({ "type": ["string", "integer"], "description": help }),
            };
            add(name, schema);
        }
        let input = json!({ "type": "object", "properties": properties, "required": ["inputs"],
            "additionalProperties": false });
        let about = program.find_subcommand(self.name).and_then(Command::get_about);
        let about = about.map(ToString::to_string).unwrap_or_default();
        let described = Description::new(self.name, about, Arc::new(object(&input)));
        described.with_raw_output_schema(Arc::new(object(&self.output.schema())))
    }

    /// Returns the words of the command, without its outputs. The same call gives the same words.
    pub(super) fn words(
        &self,
        program: &Command,
        roots: &Roots,
        is_isolated: bool,
        arguments: &JsonObject,
    ) -> Result<Vec<String>, String> {
        let mut words = vec![self.name.to_owned()];
        let known: Vec<_> = self.options(program).collect();
        let is_known = |key: &str| {
            ["inputs", "test", "command"].contains(&key)
                || known.iter().any(|(name, _)| *name == key)
        };
        if let Some(key) = arguments.keys().find(|key| !is_known(key)) {
            return Err(format!("{} has no argument {key}", self.name));
        }
        for (name, arg) in known {
            for value in list(name, arguments.get(name))? {
                let value = if PATHS.contains(&name) { roots.path(&value)? } else { value };
                match (arg.get_action(), value.as_str()) {
                    (ArgAction::SetTrue, "true") => words.push(format!("--{name}")),
                    (ArgAction::SetTrue, "false") => {}
                    _ => words.push(format!("--{name}={value}")),
                }
            }
        }
        let has_isolate = words.iter().any(|word| word == "--isolate");
        if is_isolated && !has_isolate && self.test != Given::Nothing {
            words.push("--isolate".to_owned());
        }
        let test = list("test", arguments.get("test"))?;
        let command = list("command", arguments.get("command"))?;
        let is_valid = match self.test {
            Given::Nothing => test.is_empty() && command.is_empty(),
            Given::Command => test.is_empty() && !command.is_empty(),
            Given::TestOrCommand => test.is_empty() != command.is_empty() && test.len() < 2,
        };
        if !is_valid {
            return Err(match self.test {
                Given::Nothing => "tokens needs neither a test nor a command",
                Given::Command => "give a command",
                Given::TestOrCommand => "give either a test or a command",
            }
            .to_owned());
        }
        if let [test] = &test[..] {
            // A test is a path even if a command of this name is allowed.
            words.push(roots.path(test)?);
        }
        let inputs = list("inputs", arguments.get("inputs"))?;
        if inputs.is_empty() {
            return Err("give at least one input".to_owned());
        }
        for input in inputs {
            let path = roots.path(&input)?;
            if self.name == "batch" {
                roots.check_links(Path::new(&path))?;
            }
            words.push(path);
        }
        if let Some((first, rest)) = command.split_first() {
            words.extend(["--".to_owned(), roots.program(first)?]);
            words.extend_from_slice(rest);
        }
        Ok(words)
    }

    /// Returns the words with the outputs, in the folder of the task.
    pub(super) fn with_outputs(&self, task: &Task, words: &[String]) -> Vec<String> {
        let path = |name: &str| task.path(name).display().to_string();
        let outputs = match self.name {
            "reduce" => vec![
                "--quiet".to_owned(),
                "--summary=json".to_owned(),
                format!("--events={}", path(EVENTS)),
                format!("--output={}", path(&result_name(words))),
            ],
            "batch" => vec!["--summary=json".to_owned(), format!("--output={}", path("groups"))],
            "explain" => vec!["--summary=json".to_owned()],
            "tokens" => vec!["--json".to_owned()],
            // A run of its own, since no script is replaced.
            "init" => vec![format!("--output={}", task.file("sh").display())],
            _ => Vec::new(),
        };
        let mut words = words.to_vec();
        words.splice(1..1, outputs);
        words
    }

    /// Returns the answer to a call that ended with this exit status.
    pub(super) fn result(&self, task: &Task, status: i32) -> CallToolResult {
        let (printed, errors) = (task.text("out"), task.text("err"));
        let value = match &self.output {
            Output::Text => Some(json!({ "status": status, "text": printed })),
            Output::Object(_) => serde_json::from_str(&printed).ok(),
            Output::Values(_) => serde_json::from_str(&printed).ok().map(|value| match value {
                Value::Array(values) => json!({ "values": values }),
                value => json!({ "values": [value] }),
            }),
        };
        let ending = ExitStatus::ALL.iter().find(|(known, _)| i32::from(known.number()) == status);
        let is_done =
            value.is_some() && ending.is_some_and(|(known, _)| ENDS_WITH_RESULT.contains(known));
        let result = match (self.name, &value) {
            ("reduce", Some(summary)) => summary["output"].as_str().map(PathBuf::from),
            ("init", _) if is_done => Some(task.file("sh")),
            _ => None,
        };
        let mut content = vec![errors];
        if status != 0 {
            let meaning = ending.map_or("", |(_, meaning)| meaning);
            content.push(format!("exit status {status}: {meaning}"));
        }
        content.push(match (self.name, &value) {
            ("reduce", Some(summary)) => format!(
                "{}: {} of {} tokens left, {} tests",
                summary["stop"].as_str().unwrap_or_default(),
                summary["after"]["tokens"],
                summary["before"]["tokens"],
                summary["tests"],
            ),
            _ => printed,
        });
        if let Some(path) = result {
            content.push(path.display().to_string());
            let is_short = path.metadata().is_ok_and(|facts| facts.len() <= SHOWN_BYTES_MAX);
            content.extend(is_short.then(|| fs::read_to_string(path).ok()).flatten());
        }
        let content = content.into_iter().filter(|text| !text.is_empty()).map(ContentBlock::text);
        let mut answer = CallToolResult::success(content.collect());
        answer.structured_content = value;
        answer.is_error = Some(!is_done);
        answer
    }
}

impl Output {
    fn schema(&self) -> Value {
        let parsed = |schema| serde_json::from_str::<Value>(schema).unwrap_or_default();
        match self {
            Self::Object(schema) => parsed(schema),
            Self::Values(schema) => json!({ "type": "object", "required": ["values"],
                "properties": { "values": { "type": "array", "items": parsed(schema) } } }),
            Self::Text => json!({ "type": "object", "required": ["status", "text"],
                "properties": { "status": { "type": "integer" }, "text": { "type": "string" } } }),
        }
    }
}

/// Returns the name of a result: that of a single input, or of a folder.
fn result_name(words: &[String]) -> String {
    let files = words.iter().take_while(|word| *word != "--").filter(|word| word.starts_with('/'));
    let files: Vec<_> = files.map(Path::new).collect();
    // The first one is a test unless there is a command.
    let is_single = files.len() == if words.iter().any(|word| word == "--") { 1 } else { 2 };
    let name = files.last().filter(|path| path.is_file()).and_then(|path| path.file_name());
    let name = name.filter(|_| is_single).map(|name| name.display().to_string());
    name.map_or_else(|| "result".to_owned(), |name| format!("result.{name}"))
}

/// Returns the values of an argument as texts. There are none if it is missing.
fn list(name: &str, value: Option<&Value>) -> Result<Vec<String>, String> {
    let text = |value: &Value| match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(_) | Value::Bool(_) => Ok(value.to_string()),
        _ => Err(format!("{name} has a value of a wrong type: {value}")),
    };
    match value {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::Array(values)) => values.iter().map(text).collect(),
        Some(value) => text(value).map(|text| vec![text]),
    }
}

/// Returns the value as a JSON object; a value of another type becomes an empty one.
pub(super) fn object(value: &impl Serialize) -> JsonObject {
    match serde_json::to_value(value) {
        Ok(Value::Object(object)) => object,
        _ => JsonObject::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::{PATHS, TOOLS};
    use crate::program::Args;

    #[test]
    fn every_option_exists_and_names_no_other_path_or_command() {
        let mut program = Args::shown();
        program.build();
        for tool in &TOOLS {
            let listed = tool.options.iter().copied().flatten().count();
            let found: Vec<_> = tool.options(&program).collect();
            assert_eq!(found.len(), listed, "{}: {found:?}", tool.name);
            for (name, arg) in found {
                let values = arg.get_value_names().unwrap_or_default();
                let is_path =
                    values.iter().any(|value| ["FILE", "PATH", "DIR"].contains(&value.as_str()));
                assert_eq!(is_path, PATHS.contains(&name), "{} {name}", tool.name);
                assert!(!values.iter().any(|value| value == "COMMAND"), "{} {name}", tool.name);
            }
        }
    }
}
