//! Tokens, the unit of sizes and weights.
//!
//! The literature measures inputs and results in tokens. If the code of a language has a lexer,
//! tokens depend on the bytes only. So a text has the same size in every tree, and an ERROR node
//! hides no tokens. Otherwise they are the leaves of the tree, without comments.

mod scanner;
mod words;

pub use scanner::Scanner;
pub(crate) use words::words;

use crate::Grammar;

impl Grammar {
    /// Returns the number of tokens in a text without a parse. Without a lexer, words, one-line
    /// literals and other single characters are counted.
    pub fn estimate_tokens(&self, text: &[u8]) -> u64 {
        self.code.token_starts(text).unwrap_or_else(|| words(text)).len() as u64
    }
}
