//! Hints in error messages about arguments: a missing `--` before a command, or a missing feature.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use clap::error::{ContextKind, ContextValue};
use secateur_report::escaped;
use secateur_runner::Invocation;

/// Adds a hint to an error of clap, and escapes its control characters.
pub(crate) fn explain(mut error: clap::Error, arguments: &[OsString]) -> clap::Error {
    let is_odd = |text: &str| text.contains(char::is_control);
    let odd: Vec<_> = error
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(text) if is_odd(text) => Some((kind, escaped(text))),
            _ => None,
        })
        .collect();
    if !odd.is_empty() {
        // clap's suggestion repeats the argument.
        error.remove(ContextKind::Suggested);
    }
    for (kind, text) in odd {
        error.insert(kind, ContextValue::String(text));
    }
    let of_feature = |feature: &str| {
        format!(
            "this secateur was built without the feature `{feature}`; `cargo install --path \
             crates/cli` builds all features"
        )
    };
    let of_command =
        |meant: String| format!("write the command after --, behind all options: {meant}");
    let tip = || absent(&error).map(of_feature).or_else(|| meant(arguments).map(of_command));
    if let Some(tip) = error.use_stderr().then(tip).flatten() {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
    error
}

/// Features with their commands and options.
pub(crate) const FEATURES: [(&str, bool, &[&str]); 5] = [
    ("compare", cfg!(feature = "compare"), &["batch", "simulate", "compare", "report"]),
    ("load", cfg!(feature = "load"), &["language", "--grammar"]),
    ("mcp", cfg!(feature = "mcp"), &["mcp"]),
    ("terminal", cfg!(feature = "terminal"), &["dashboard", "line"]),
    (
        "tools",
        cfg!(feature = "tools"),
        &["tokens", "algorithms", "config", "completions", "man", "--config"],
    ),
];

/// Returns the missing feature that has the command or option unknown to clap.
fn absent(error: &clap::Error) -> Option<&'static str> {
    let kinds =
        [ContextKind::InvalidSubcommand, ContextKind::InvalidValue, ContextKind::InvalidArg];
    let named = kinds.iter().find_map(|kind| match error.get(*kind) {
        Some(ContextValue::String(name)) => name.split_whitespace().next(),
        _ => None,
    })?;
    let feature = FEATURES.iter().find(|(_, is_there, names)| !is_there && names.contains(&named));
    feature.map(|(feature, ..)| *feature)
}

/// Returns the command line that was probably meant.
fn meant(arguments: &[OsString]) -> Option<String> {
    let [_, name, rest @ ..] = arguments else { return None };
    let name = name.to_str().filter(|name| ["reduce", "check", "init"].contains(name))?;
    let has_dashes = rest.iter().any(|word| word == "--");
    let is_input = |word: &OsString| Path::new(word).is_file() && !is_program(word);
    let first = rest.iter().position(is_input).filter(|_| !has_dashes)?;
    // Of two files, the first may be an interestingness test.
    let at = if rest.get(first + 1).is_some_and(is_input) { first + 1 } else { first };
    let command = &rest[at + 1..];
    let start = format!("secateur {name} {} --", rest[at].display());
    if command.first().is_some_and(is_program) {
        Some(format!("{start} {}", command.join(OsStr::new(" ")).display()))
    } else {
        rest.iter().any(|word| word == "@@").then(|| format!("{start} COMMAND @@"))
    }
}

/// Returns `true` if the word can be run and is not an option.
pub(crate) fn is_program(word: &OsString) -> bool {
    !word.to_string_lossy().starts_with('-')
        && Invocation::words(std::slice::from_ref(word)).is_ok()
}
