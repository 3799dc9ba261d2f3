//! What white space means in a language.

use serde::Deserialize;

/// What white space between two tokens means, and so what rendering may do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhiteSpace {
    /// White space only separates tokens: a blank may be put in where two tokens would merge.
    Free,
    /// Like [`Free`](Self::Free), but a line break can end a statement, as in JavaScript.
    Lines,
    /// Like [`Free`](Self::Free) within a line, but line breaks and indentation mean something.
    Layout,
    /// White space can be part of the text: nothing is ever put in.
    Significant,
}

impl WhiteSpace {
    /// Whether it only separates tokens, so that texts can be laid out.
    pub(crate) fn only_separates(self) -> bool {
        matches!(self, Self::Free | Self::Lines)
    }
}
