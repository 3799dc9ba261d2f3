//! Mistakes in a `language.toml` are errors that name the line.

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
