//! What a language says of several files: what brings one into another, and what stands between those that are read as one.

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

/// A kind of node that names another file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncludeRule {
    /// The kind of the node.
    pub(crate) node: Kind,
    /// The kind of the nodes in it whose texts are names of files, perhaps in quotes.
    pub(crate) name: Kind,
    /// What stands between the names of folders and files, if not a slash; the file's extension is left out then.
    pub(crate) separator: Option<char>,
    /// Whether the text of the file could stand in its place.
    #[serde(default, rename = "textual")]
    pub(crate) is_text: bool,
    /// Whether the names are those of folders, all files of which are meant.
    #[serde(default, rename = "folders")]
    pub(crate) is_folder: bool,
    /// The kind of a child with which it brings in nothing, if there is one: the body of a module.
    pub(crate) unless: Option<Kind>,
}
