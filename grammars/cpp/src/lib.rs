//! The C++ language.

use secateur_syntax::{Dialect, Grammar, Rules, TokenModel, WhiteSpace};

/// C++.
pub static GRAMMAR: Grammar = Grammar {
    name: "cpp",
    extensions: &["cpp", "cc", "cxx", "c++", "hpp", "hh", "hxx", "ii"],
    parser: tree_sitter_cpp::LANGUAGE,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::C,
    white_space: WhiteSpace::Free,
    dialect: Dialect::Plain,
    overrides: &[],
    fragments: FRAGMENTS,
};

const FRAGMENTS: &[(&str, &str)] = &[
    // A name that nothing declares is no type.
    ("primitive_type", "int"),
    // These would stand for names: `operator!` for what is declared, `*int` for the last part of a qualified name.
    ("operator_name", ""),
    ("pointer_type_declarator", ""),
];
