//! Results of the front ends.

use crate::injections::Found;
use crate::record::NodeRecord;
use crate::records::Records;

/// Front end that made a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrontEnd {
    /// The tree-sitter parser of the language.
    TreeSitter,
    /// The tree-sitter parser of the language, on a masked copy of the text.
    Masked,
    /// The reader of the language, for texts beyond the limits of its tree-sitter parser.
    Reader(&'static str),
}

impl FrontEnd {
    /// Returns the name in logs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::TreeSitter => "tree-sitter",
            Self::Masked => "tree-sitter, masked",
            Self::Reader(name) => name,
        }
    }
}

pub(crate) struct Parsed {
    /// Nodes in pre-order.
    pub(crate) records: Records,
    /// Leaves with embedded texts.
    pub(crate) found: Found,
    pub(crate) front_end: FrontEnd,
}

impl Parsed {
    pub(super) fn errors(&self) -> usize {
        self.records.iter().filter(NodeRecord::is_syntax_error).count()
    }
}
