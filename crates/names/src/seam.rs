//! What stands between files that are read as one.

use secateur_syntax::{Kind, Literal};
use serde::Deserialize;

/// What stands between files that are read as one, and means nothing in the language.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seam {
    /// How it begins, in front of a number.
    pub begin: Literal,
    /// How it ends, behind that number.
    pub end: Literal,
    /// What stands in front of all files and behind them.
    #[serde(default)]
    pub around: (Literal, Literal),
    /// The kind of the outermost node that is read of each file; where none is given, all of it, with each seam on a line.
    pub node: Option<Kind>,
}

impl Seam {
    /// Whether it is a line, between whole files.
    #[must_use]
    pub fn is_line(&self) -> bool {
        self.node.is_none()
    }

    /// Whether a text seems to be that of several files. That of one that begins in the same way does, too, which costs tests.
    pub(crate) fn is_in(&self, text: &[u8]) -> bool {
        !self.is_line() && text.starts_with(self.around.0.as_bytes())
    }
}
