//! Mistakes in a `language.toml` are errors that name the line.

use std::collections::BTreeSet;

use secateur_grammars::C;
use secateur_names::Language;
use secateur_syntax::{Grammar, NoCode, Rules};

/// Beginning of a valid description for C's parser.
const BEGINNING: &str = "name = \"c\"\nextensions = [\"c\"]\nwhite-space = \"free\"\n";

fn read(toml: &str) -> Result<Language, String> {
    let rules = Rules::new(include_str!("../c/grammar.json"));
    let grammar = Grammar::undescribed(C.parser, rules, &NoCode);
    Language::read(toml, grammar).map_err(|error| error.to_string())
}

#[test]
fn a_few_lines_are_a_language() {
    let language = read(BEGINNING).unwrap();
    assert_eq!((language.name, &*language.extensions[0]), ("c", "c"));
}

#[test]
fn mistakes_are_reported_by_line() {
    for (text, expected) in [
        ("nmaes = 1", "line 4, column 1: unknown field `nmaes`"),
        ("[names]\nthruogh = []", "line 5, column 1: unknown field `thruogh`"),
        ("[names]\nformats = [\"string\"]", "line 5, column 12: the grammar has no kind `string`"),
        (
            "[names.bodies]\nfunction_definition = \"bdoy\"",
            "line 5, column 23: the grammar has no field `bdoy`",
        ),
        (
            "[names.values]\n\"init_declarator.name2\" = \"value\"",
            "line 5, column 1: the grammar has no field `name2`",
        ),
        (
            "[names.definitions]\nenumerator = { what = \"a\", within = \"b\" }",
            "line 5, column 37: [names.scopes] has no scope `b`",
        ),
        (
            "[fragments]\nprimitive = \"int\"",
            "line 5, column 1: the grammar has no rule `primitive`",
        ),
        (
            "[overrides]\nkeep = [{ parent = \"declaration\", child = \";\" }]",
            "line 5, column 9: missing field `reason`",
        ),
        (
            "[overrides]\nkeep = [{ parent = \"declaration\", child = \";\", reason = \" \" }]",
            "line 5, column 57: an override has a reason",
        ),
        (
            "respellings = [{ node = \"case_statement\", without = { filed = \"value\" } }]",
            "line 4, column 55: unknown variant `filed`",
        ),
        (
            "folder-files = \"a.c\"",
            "line 4, column 16: invalid type: string \"a.c\", expected a sequence",
        ),
        ("seam = ", "line 4, column 8: string values must be quoted"),
    ] {
        let error = read(&format!("{BEGINNING}{text}\n")).unwrap_err();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
    let error = read("extensions = []\n").unwrap_err();
    assert!(error.contains("missing field `name`"), "{error}");
}

/// Returns the texts between backquotes.
fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// Returns the keys of a table, from the error for an unknown one.
fn keys_of(table: &str) -> BTreeSet<String> {
    let error = read(&format!("{BEGINNING}{table}unheard-of = 1\n")).unwrap_err();
    quoted(error.split_once("expected one of ").unwrap().1).collect()
}

#[test]
fn the_manual_lists_all_keys() {
    let mut listed = BTreeSet::new();
    let mut is_of_keys = false;
    for line in include_str!("../README.md").lines() {
        let first = line.strip_prefix("| ").and_then(|row| row.split(" | ").next());
        is_of_keys = first == Some("key") || is_of_keys && line.starts_with('|');
        if is_of_keys {
            let keys = first.into_iter().flat_map(quoted);
            listed.extend(keys.map(|key| key.trim_matches(['[', ']']).to_owned()));
        }
    }
    let mut keys = keys_of("");
    keys.append(&mut keys_of("[names]\n"));
    keys.append(&mut keys_of("[overrides]\n"));
    keys.append(&mut keys_of("[links]\n"));
    for table in ["names", "overrides", "links"] {
        assert!(keys.remove(table), "{table} has a section of its own");
    }
    assert_eq!(listed, keys);
}
