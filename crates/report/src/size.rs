//! How large a text is.

use std::fmt;

use indicatif::HumanCount;

/// The size of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// In bytes.
    pub bytes: u64,
    /// In tokens of its language.
    pub tokens: u64,
}

/// Measures a text, counting the tokens of one language.
pub type Measure = Box<dyn Fn(&[u8]) -> Size>;

impl Size {
    /// How much of `before` is gone, in percent of its tokens, or of its bytes when it has no tokens.
    pub(crate) fn percent_gone(self, before: Self) -> f64 {
        let (now, before) =
            if before.tokens > 0 { (self.tokens, before.tokens) } else { (self.bytes, before.bytes.max(1)) };
        100.0 * (1.0 - now as f64 / before as f64)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tokens, {} bytes", HumanCount(self.tokens), HumanCount(self.bytes))
    }
}
