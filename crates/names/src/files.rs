//! Rules for several files: inclusion of a file by another, and the seams between files that are
//! parsed as one.

use secateur_syntax::{KindId, Literal};
use serde::Deserialize;

/// Separator of files that are parsed as one; it has no meaning in the language.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seam {
    /// Text before the file's number.
    pub begin: Literal,
    /// Text after the file's number.
    pub end: Literal,
    /// Texts before the first file and after the last one.
    #[serde(default)]
    pub around: (Literal, Literal),
    /// Kind of the outermost node that is taken from each file. Without it, the full file is taken,
    /// and each seam is a line.
    pub node: Option<KindId>,
}

impl Seam {
    /// Returns `true` if the seam is a line between full files.
    pub fn is_line(&self) -> bool {
        self.node.is_none()
    }

    /// Returns `true` if a text seems to consist of several files. A single file with the same
    /// beginning matches too, which costs tests.
    pub(crate) fn is_in(&self, text: &[u8]) -> bool {
        !self.is_line() && text.starts_with(self.around.0.as_bytes())
    }
}

/// Kind of node that names another file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncludeRule {
    pub(crate) node: KindId,
    /// Kind of the descendants that contain file names, perhaps in quotes.
    pub(crate) name: KindId,
    /// Separator of folder and file names if it is not a slash; names then lack the file's
    /// extension.
    pub(crate) separator: Option<char>,
    /// `true` if the text of the file may replace the node.
    #[serde(default, rename = "textual")]
    pub(crate) is_text: bool,
    /// `true` if the names are those of folders and mean all files in them.
    #[serde(default, rename = "folders")]
    pub(crate) is_folder: bool,
    /// Kind of a child, such as the body of a module, with which the node includes nothing.
    pub(crate) unless: Option<KindId>,
}
