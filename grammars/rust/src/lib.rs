//! The Rust language.

use secateur_syntax::{Dialect, Grammar, Rules, TokenModel, WhiteSpace};

/// Rust.
pub static GRAMMAR: Grammar = Grammar {
    name: "rust",
    extensions: &["rs"],
    parser: tree_sitter_rust::LANGUAGE,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::Leaves,
    white_space: WhiteSpace::Free,
    dialect: Dialect::Plain,
    overrides: &[],
    fragments: &[],
};
