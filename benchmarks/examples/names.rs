//! Value of name rules: cases of real errors, reduced with the rules in `language.toml`, with those
//! derived from the grammar, and with none.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example names -- \
//!   benchmarks/subjects/pyflakes-handler OTHER…
//! ```
//!
//! A case is a folder with an interestingness test `r.sh`, an input, and a `case.json` that may
//! name the `input`. `GRAMMAR` is the folder of a grammar to load, which has no written rules.
//! `RULES=derived,none` restricts the variants; `RULES=-calls` is the written rules without the key
//! `calls`. All variants run with one job, so that the counts are repeatable. A reduction that has
//! not finished after `TESTS` (10000) is marked with `+`. `ORACLE` is a persistent test process
//! that replaces `r.sh`.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement stops at the first error, and prints"
)]

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, io};

use secateur_names::Language;
use secateur_session::{Property, Session, Stop};
use secateur_syntax::{Grammar, Rules};

fn main() {
    let folder = env::var_os("GRAMMAR");
    folder
        .iter()
        .for_each(|folder| _ = secateur_languages::load(folder.as_ref(), &mut |_| {}).unwrap());
    let rules = env::var("RULES").unwrap_or_else(|_| "written,derived,none".to_owned());
    let rules: Vec<&str> = rules.split(',').collect();
    println!("| input | tokens | {} |\n|---|--:|{}", rules.join(" | "), "--:|".repeat(rules.len()));
    let folders = env::args_os().skip(1).map(PathBuf::from).map(|folder| {
        let input = secateur_benchmarks::input_of(&folder, |path| {
            secateur_languages::of(path).is_ok_and(|of| of.is_some())
        });
        let language = secateur_languages::of(&input).unwrap().unwrap();
        (folder, input, language)
    });
    // A variant replaces its language, so all languages are looked up first.
    for (folder, input, language) in folders.collect::<Vec<_>>() {
        let tokens = language.estimate_tokens(&fs::read(&input).unwrap());
        print!("| {} | {tokens} |", folder.file_name().unwrap().display());
        for rules in &rules {
            print!(" {} |", reduce(&folder, &input, variant(language, rules)));
            io::stdout().flush().unwrap();
        }
        println!();
    }
}

/// Returns the language with other rules for names.
fn variant(language: &'static Language, rules: &str) -> &'static Language {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammars").join(language.name);
    let toml = if language.origin.is_some() {
        String::new()
    } else {
        fs::read_to_string(folder.join("language.toml")).unwrap()
    };
    let mut toml: toml::Table = toml.parse().unwrap();
    match rules.strip_prefix('-') {
        None if *rules == *"written" => return language,
        None if *rules == *"derived" => _ = toml.remove("names"),
        None => _ = toml.insert("names".to_owned(), toml::Table::new().into()),
        Some(key) => {
            _ = toml.get_mut("names").and_then(|names| names.as_table_mut()).unwrap().remove(key);
        }
    }
    let toml = toml.to_string();
    let grammar =
        Grammar::undescribed(language.parser, Rules::new(language.rules.json()), language.code);
    let grammar =
        Grammar { name: language.name, extensions: language.extensions.clone(), ..grammar };
    let variant = Language::read(&toml, grammar).unwrap();
    Box::leak(Box::new(variant))
}

/// Returns the remaining tokens, and the tests.
fn reduce(folder: &Path, input: &Path, language: &'static Language) -> String {
    let tests = env::var("TESTS").map_or(10_000, |tests| tests.parse().unwrap());
    secateur_languages::bring(language);
    let session =
        Session::of_file(input).unwrap().language(language.name).unwrap().jobs(NonZeroUsize::MIN);
    let session = session.timeout(Duration::from_secs(60)).max_tests(tests);
    let oracle =
        env::var("ORACLE").ok().map(|words| Property::oracle(words.split_whitespace()).unwrap());
    let property = oracle.unwrap_or_else(|| Property::script(folder.join("r.sh")).unwrap());
    let outcome = session.run(property).unwrap();
    let left = language.estimate_tokens(outcome.best.text());
    format!("{left} / {}{}", outcome.tests, if outcome.stop == Stop::Finished { "" } else { "+" })
}
