//! The Go language.

use secateur_syntax::{Dialect, Grammar, Rules, TokenModel, WhiteSpace};

/// Go.
pub static GRAMMAR: Grammar = Grammar {
    name: "go",
    extensions: &["go"],
    parser: tree_sitter_go::LANGUAGE,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::Leaves,
    white_space: WhiteSpace::Free,
    dialect: Dialect::Plain,
    overrides: &[],
    fragments: &[],
};
