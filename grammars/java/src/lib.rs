//! The Java language.

use secateur_syntax::{Dialect, Grammar, Rules, TokenModel, WhiteSpace};

/// Java.
pub static GRAMMAR: Grammar = Grammar {
    name: "java",
    extensions: &["java"],
    parser: tree_sitter_java::LANGUAGE,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::Leaves,
    white_space: WhiteSpace::Free,
    dialect: Dialect::Plain,
    overrides: &[],
    // As a name it refers to nothing, and few places admit it.
    fragments: &[("underscore_pattern", "")],
};
