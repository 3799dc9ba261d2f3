//! The JavaScript language.

use secateur_syntax::{Dialect, Grammar, Rules, TokenModel, WhiteSpace};

/// JavaScript.
pub static GRAMMAR: Grammar = Grammar {
    name: "javascript",
    extensions: &["js", "mjs", "cjs", "jsx"],
    parser: tree_sitter_javascript::LANGUAGE,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::Leaves,
    white_space: WhiteSpace::Lines,
    dialect: Dialect::Plain,
    overrides: &[],
    fragments: &[],
};
