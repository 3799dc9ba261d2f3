//! The Python language.

use secateur_syntax::{Dialect, Grammar, Rules, TokenModel, WhiteSpace};

/// Python.
pub static GRAMMAR: Grammar = Grammar {
    name: "python",
    extensions: &["py", "pyi", "pyw"],
    parser: tree_sitter_python::LANGUAGE,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::Leaves,
    white_space: WhiteSpace::Layout,
    dialect: Dialect::Plain,
    overrides: &[],
    fragments: &[],
};
