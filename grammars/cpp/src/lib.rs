//! The C++ language.

use secateur_syntax::{Dialect, Grammar, Rules, TokenModel, WhiteSpace};

/// C++.
pub static GRAMMAR: Grammar = Grammar {
    name: "cpp",
    extensions: &["cpp", "cc", "cxx", "c++", "hpp", "hh", "hxx", "ii"],
    parser: tree_sitter_cpp::LANGUAGE,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::Leaves,
    white_space: WhiteSpace::Free,
    dialect: Dialect::Plain,
    overrides: &[],
    fragments: &[("primitive_type", "int")],
};
