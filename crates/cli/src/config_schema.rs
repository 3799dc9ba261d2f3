//! Test that the JSON Schema of `secateur.toml` agrees with the command line.
//!
//! A property of the schema is derived from an option: its description from the help, its types
//! from the values that the option's own parser accepts. Former names of options and values are
//! accepted by the program and missing here.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory};
use serde_json::{Value, json};

use crate::help::TOPICS;
use crate::options::config::{NAMED, REDUCE, SCHEMA, is_for_file, read};
use crate::program::Args;

/// Texts of which options that parse their value accept at least one.
const TEXTS: [&str; 6] = ["10m", "1G", "2/3", "10-20", "10%", "1%/200"];
/// A text that only options without a form accept.
const ANYTHING: &str = "x y";

#[test]
fn the_schema_agrees_with_the_command_line() {
    let schema = serde_json::to_string_pretty(&derived(&reduce())).unwrap() + "\n";
    if std::env::var_os("SECATEUR_UPDATE_TOPICS").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("schema/config-1.json"), schema)
            .unwrap();
    } else {
        assert!(
            schema == SCHEMA,
            "schema/config-1.json is out of date: run the test again with SECATEUR_UPDATE_TOPICS=1"
        );
    }
}

#[test]
fn files_in_the_manual_are_valid_for_the_schema_and_the_program() {
    let topic = TOPICS.iter().find(|topic| topic.name == "configuration").unwrap();
    let blocks = topic.text.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let blocks: Vec<_> = blocks.collect();
    assert!(!blocks.is_empty());
    for block in blocks {
        assert_eq!(judged(block), (true, true), "{block}");
    }
}

#[test]
fn the_schema_accepts_and_rejects_the_same_files_as_the_program() {
    for text in [
        "pass = \"perses,tokens\"",
        "pass = [\"perses\", \"tokens\"]",
        "jobs = 3",
        "timeout = 0.5\nmax-time = \"2h\"",
        "memory = \"500M\"",
        "at-least = \"2/10\"",
        "keep-lines = [7, \"10-20\"]",
        "quiet = true\nevents = \"e.jsonl\"",
        "minimizer = \"mine=python3 mine.py\"",
        "with = [\"a.h\", \"b.h\"]",
        "expect-exit = 3",
        "stop-at = 500\nuntil = \"1%/200\"",
        "stop-at = \"10%\"",
    ] {
        assert_eq!(judged(text), (true, true), "{text}");
    }
    for text in [
        "pass = \"perse\"",
        "pass = [\"perses\", \"token\"]",
        "jobs = 0",
        "jobs = \"two\"",
        "timeout = -1",
        "quiet = 1",
        "quiet = \"yes\"",
        "output = \"a.c\"",
        "jbos = 3",
        "ui = \"dashbord\"",
        "minimizer = \"probd\"",
        "with = { a = 1 }",
        "keep = [[\"a\"]]",
        "repeat = 1.5",
        "stop-at = 1.5",
        "until = 200",
    ] {
        assert_eq!(judged(text), (false, false), "{text}");
    }
}

/// Returns the verdicts of the schema and of the program on a file.
fn judged(text: &str) -> (bool, bool) {
    let validator = jsonschema::validator_for(&serde_json::from_str(SCHEMA).unwrap()).unwrap();
    let is_valid = validator.is_valid(&toml::from_str(text).unwrap());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("secateur.toml");
    fs::write(&path, text).unwrap();
    let reduce = reduce();
    let is_accepted = read(&path, &reduce).is_ok_and(|settings| {
        let arguments = settings.iter().flat_map(|setting| setting.arguments.clone());
        parses(&reduce, arguments.collect())
    });
    (is_valid, is_accepted)
}

/// Returns the command `reduce` without required arguments.
fn reduce() -> Command {
    let mut program = Args::command();
    program.build();
    program.find_subcommand(REDUCE).unwrap().clone().mut_args(|arg| arg.required(false))
}

fn parses(reduce: &Command, arguments: Vec<OsString>) -> bool {
    let arguments = [REDUCE.into()].into_iter().chain(arguments);
    match reduce.clone().try_get_matches_from(arguments) {
        Ok(_) => true,
        // Other errors are about missing arguments.
        Err(error) => !matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue),
    }
}

fn derived(reduce: &Command) -> Value {
    let key = |arg: &Arg| arg.get_long().filter(|key| is_for_file(key)).map(str::to_owned);
    let keys: BTreeSet<_> = reduce.get_arguments().filter_map(key).collect();
    let properties: serde_json::Map<_, _> = keys
        .into_iter()
        .map(|key| {
            let arg = reduce.get_arguments().find(|arg| arg.get_long() == Some(&key)).unwrap();
            let property = property(reduce, arg, &key);
            (key, property)
        })
        .collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "secateur:config-1",
        "title": "secateur.toml",
        "description": "Options of `secateur reduce`, read from the file beside the input or the \
            file given by --config.",
        "type": "object",
        "additionalProperties": false,
        "properties": properties,
    })
}

fn property(reduce: &Command, arg: &Arg, key: &str) -> Value {
    let mut description = arg.get_help().unwrap().to_string();
    if NAMED.contains(&key) {
        description += "\n\nAccepted only from a file given by --config.";
    }
    let mut forms = if arg.get_action().takes_values() {
        values(reduce, arg, key)
    } else {
        vec![json!({"type": "boolean"})]
    };
    assert!(!forms.is_empty(), "{key}: add a valid value to the texts of this test");
    if matches!(arg.get_action(), ArgAction::Append) {
        let item = any_of(forms.clone());
        // A string with several values, separated by the delimiter.
        if let Some(delimiter) = arg.get_value_delimiter() {
            forms.push(json!({"type": "string", "pattern": delimiter}));
        }
        forms.push(json!({"type": "array", "items": item}));
    }
    let mut property = any_of(forms);
    let fields = property.as_object_mut().unwrap();
    fields.insert("description".to_owned(), description.into());
    if let ([default], true) = (arg.get_default_values(), arg.get_action().takes_values()) {
        let default = default.to_str().unwrap();
        let number = default.parse::<f64>().ok();
        fields.insert("default".to_owned(), number.map_or_else(|| default.into(), Value::from));
    }
    property
}

/// Returns the forms of a single value of the option.
fn values(reduce: &Command, arg: &Arg, key: &str) -> Vec<Value> {
    let accepts = |text: &str| parses(reduce, vec![format!("--{key}={text}").into()]);
    let text = json!({"type": "string"});
    if accepts(ANYTHING) {
        return vec![text];
    }
    let names = arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set());
    let names: Vec<_> = names.map(|value| value.get_name().to_owned()).collect();
    if !names.is_empty() {
        let command = accepts("x=true").then(|| json!({"type": "string", "pattern": "="}));
        return [json!({"enum": names})].into_iter().chain(command).collect();
    }
    let minimum = if accepts("0") { json!({"minimum": 0}) } else { json!({"exclusiveMinimum": 0}) };
    let number = if accepts("0.5") || accepts("1.5") {
        Some("number")
    } else {
        accepts("1").then_some("integer")
    };
    let number = number.map(|name| {
        let mut number = minimum;
        number["type"] = name.into();
        number
    });
    let text = TEXTS.iter().any(|text| accepts(text)).then_some(text);
    number.into_iter().chain(text).collect()
}

fn any_of(mut forms: Vec<Value>) -> Value {
    if forms.len() == 1 { forms.remove(0) } else { json!({"anyOf": forms}) }
}
