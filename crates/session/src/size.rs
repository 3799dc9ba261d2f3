//! Sizes of texts.

use std::fmt;
use std::sync::Arc;

use secateur_bundle::{Bundle, File};
use serde::{Deserialize, Serialize};

/// Size of a text, or of all files of a bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Size {
    pub bytes: u64,
    /// Tokens of the text's language.
    pub tokens: u64,
}

/// Function that measures a file.
pub type Measure = Arc<dyn Fn(&File) -> Size + Send + Sync>;

impl Size {
    /// Returns the total size of all files of `bundle`.
    #[must_use]
    pub fn of(bundle: &Bundle, measure: &Measure) -> Self {
        bundle.files().iter().map(|file| measure(file)).fold(
            Self { bytes: 0, tokens: 0 },
            |sum, size| Self { bytes: sum.bytes + size.bytes, tokens: sum.tokens + size.tokens },
        )
    }

    /// Returns the reduction from `before` in percent of tokens, or of bytes if there were no
    /// tokens.
    #[must_use]
    pub fn percent_gone(self, before: Self) -> f64 {
        100.0
            * (1.0
                - self.tokens_or_bytes(before) as f64
                    / before.tokens_or_bytes(before).max(1) as f64)
    }

    /// Returns the tokens, or the bytes if `before` has no tokens.
    #[must_use]
    pub fn tokens_or_bytes(self, before: Self) -> u64 {
        if before.tokens > 0 { self.tokens } else { self.bytes }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", counted(self.tokens, "token"), counted(self.bytes, "byte"))
    }
}

/// Formats a number with commas between thousands.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}

/// Formats a number with a noun, which is given in the singular.
#[must_use]
pub fn counted(number: u64, noun: &str) -> String {
    format!("{} {noun}{}", grouped(number), if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::{Size, grouped};

    #[test]
    fn one_thing_is_singular() {
        assert_eq!(Size { tokens: 1, bytes: 1 }.to_string(), "1 token, 1 byte");
        assert_eq!(Size { tokens: 0, bytes: 2000 }.to_string(), "0 tokens, 2,000 bytes");
    }

    #[test]
    fn a_comma_stands_between_thousands() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }
}
