//! The JSON language.

use secateur_names::{Language, NameRules, Tables};
use secateur_syntax::{Grammar, NoCode, Rules, WhiteSpace};

/// JSON.
pub static JSON: Language = Language {
    grammar: Grammar {
        name: "json",
        extensions: &["json", "jsonl", "geojson", "webmanifest"],
        parser: tree_sitter_json::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Free,
        code: &NoCode,
        overrides: &[],
        fragments: &[("string_content", "a")],
    },
    names: NameRules::NONE,
    respellings: &[],
    compiler: &[],
    tables: Tables::new(),
};
