//! The parser of SMT-LIB. `parser.c` is generated from `grammar.js`, which is our own, and compiled by `build.rs`.

use secateur_syntax::LanguageFn;

#[expect(unsafe_code, reason = "a parser is machine code, which was generated from the grammar beside it")]
// SAFETY: tree-sitter declares this function so in every parser that it generates.
unsafe extern "C" {
    fn tree_sitter_smtlib() -> *const ();
}

/// The parser.
#[expect(unsafe_code, reason = "a parser is machine code, which was generated from the grammar beside it")]
// SAFETY: what the function returns is a table that never changes.
pub(crate) const LANGUAGE: LanguageFn = unsafe { LanguageFn::from_raw(tree_sitter_smtlib) };
