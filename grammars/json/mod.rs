//! The JSON language.

use secateur_names::{Language, NameRules, Tables};
use secateur_syntax::{Dialect, Grammar, Rules, TokenModel, WhiteSpace};

/// JSON.
pub static JSON: Language = Language {
    grammar: Grammar {
        name: "json",
        extensions: &["json", "jsonl", "geojson", "webmanifest"],
        parser: tree_sitter_json::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        tokens: TokenModel::Leaves,
        white_space: WhiteSpace::Free,
        dialect: Dialect::Plain,
        overrides: &[],
        fragments: &[("string_content", "a")],
    },
    names: NameRules::NONE,
    respellings: &[],
    compiler: &[],
    tables: Tables::new(),
};
