//! Meaning of white space in a language.

use serde::Deserialize;

/// Meaning of white space between two tokens, which determines the edits of white space in
/// rendering.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhiteSpace {
    /// White space only separates tokens. A blank can be inserted where two tokens would merge.
    #[default]
    Free,
    /// Like [`Free`](Self::Free), but a line break can end a statement, as in JavaScript.
    Lines,
    /// Like [`Free`](Self::Free) within a line, but line breaks and indentation have a meaning.
    Layout,
    /// White space can be part of the text, so nothing is ever inserted.
    Significant,
}

impl WhiteSpace {
    /// Returns `true` if white space only separates tokens, so that texts can be formatted.
    pub(crate) fn only_separates(self) -> bool {
        matches!(self, Self::Free | Self::Lines)
    }
}
