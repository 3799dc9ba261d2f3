//! The C language: preprocessed or not, with the GNU spellings that tree-sitter-c knows.

use secateur_syntax::{Grammar, TokenModel, WhiteSpace};

/// C.
pub static GRAMMAR: Grammar = Grammar {
    name: "c",
    extensions: &["c", "i", "h"],
    parser: tree_sitter_c::LANGUAGE,
    tokens: TokenModel::C,
    white_space: WhiteSpace::Free,
};
