//! What a front end makes of a text.

use crate::injections::Found;
use crate::record::Record;

/// What made a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrontEnd {
    /// The language's tree-sitter parser.
    TreeSitter,
    /// The language's tree-sitter parser on a copy of the text in which spellings that it does not know are blanked or
    /// respelt, byte for byte.
    Masked,
    /// The language's own reader of this name, for texts beyond the limits of the tree-sitter parser.
    Reader(&'static str),
}

impl FrontEnd {
    /// Its name in logs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::TreeSitter => "tree-sitter",
            Self::Masked => "tree-sitter, masked",
            Self::Reader(name) => name,
        }
    }
}

/// What was parsed.
pub(crate) struct Parsed {
    /// The nodes in pre-order.
    pub(crate) records: Vec<Record>,
    /// The leaves among them that are texts in other languages.
    pub(crate) found: Found,
    pub(crate) front_end: FrontEnd,
}

impl Parsed {
    pub(super) fn errors(&self) -> usize {
        self.records.iter().filter(|record| record.is_syntax_error()).count()
    }
}
