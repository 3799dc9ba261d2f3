//! What counts as a token.
//!
//! Tokens are the unit in which the literature measures inputs and results, and the weight of a node. Where the code of a language
//! has a lexer, they are counted from the bytes alone, so that the same text has the same size whatever tree it was parsed into,
//! and an ERROR node hides none. Elsewhere they are the leaves of the tree that are no comments.

mod scanner;
mod words;

pub use scanner::Scanner;
pub(crate) use words::words;

use crate::Grammar;

impl Grammar {
    /// The number of tokens in a text, without parsing it. Where the language has no lexer, words, literals on one line and
    /// single characters are counted.
    #[must_use]
    pub fn estimate_tokens(&self, text: &[u8]) -> u64 {
        self.code.token_starts(text).unwrap_or_else(|| words(text)).len() as u64
    }
}
