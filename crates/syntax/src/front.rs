//! Front ends: what turns bytes into the flat array of nodes.
//!
//! Whatever parses, the nodes are put down through one [`Builder`], so that everything behind it is shared: kinds and
//! rules are those of the tree-sitter grammar, positions are those of the source.

mod builder;
mod tree_sitter;

pub(crate) use builder::{Builder, NewNode};

use crate::rules::Compiled;
use crate::tree::Record;
use crate::{Grammar, ParseError};

/// What made a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrontEnd {
    /// The language's tree-sitter parser.
    TreeSitter,
    /// The language's tree-sitter parser on a copy of the text in which spellings that it does not know are blanked or
    /// respelt, byte for byte.
    Masked,
    /// A streaming XML reader, for documents beyond the limits of the tree-sitter parser.
    XmlReader,
}

impl FrontEnd {
    /// Its name in logs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::TreeSitter => "tree-sitter",
            Self::Masked => "tree-sitter, masked",
            Self::XmlReader => "xml reader",
        }
    }
}

/// Which front ends a language has besides its tree-sitter parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// None.
    Plain,
    /// C as compilers take it, with spellings that the grammar does not know.
    C,
    /// XML in all its forms.
    Xml,
}

/// The nodes of `source` in pre-order.
pub(crate) fn parse(
    grammar: &Grammar,
    compiled: &Compiled,
    source: &[u8],
    tokens: &[u32],
) -> Result<(Vec<Record>, FrontEnd), ParseError> {
    let plain = tree_sitter::parse(grammar, compiled, source, Builder::new(source, tokens, &[]))?;
    Ok((plain, FrontEnd::TreeSitter))
}
