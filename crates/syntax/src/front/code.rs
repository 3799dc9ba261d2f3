//! What data cannot say of a language.

use super::{Mask, TreeSink};
use crate::ParseError;

/// The code of a language: what [`Grammar`](crate::Grammar) cannot say of it as data. Most languages have none. It stands in the
/// language's folder, so that the engine has no word of any language.
pub trait Code: Send + Sync {
    /// Where each token of a text starts, ascending. `None` if the tokens are the leaves of the tree that are no comments.
    ///
    /// Where the bytes alone tell, the same text has the same size whatever tree it was parsed into.
    fn token_starts(&self, _text: &[u8]) -> Option<Vec<u32>> {
        None
    }

    /// The text with spellings hidden that the grammar does not know, for the parser to try where it finds syntax errors. Not
    /// asked where there is a reader.
    fn mask(&self, _text: &[u8]) -> Option<Mask> {
        None
    }

    /// What reads the language besides the parser.
    fn reader(&self) -> Option<Reader> {
        None
    }

    /// Whether the text of a node is a line that says where the text behind it came from.
    fn is_line_marker(&self, _text: &[u8]) -> bool {
        false
    }

    /// Whether a text begins with what begins a line of the preprocessor.
    fn begins_directive(&self, _text: &[u8]) -> bool {
        false
    }
}

/// Of a language of which data says all.
pub struct NoCode;

impl Code for NoCode {}

/// What reads a language besides its parser, for texts beyond the limits of that.
///
/// It reads what is longer than one piece, and counts if it finds no syntax errors; what the parser could not read; and what the
/// parser finds errors in, and counts if it finds fewer.
pub struct Reader {
    /// Its name in logs.
    pub name: &'static str,
    /// Whether the parser cannot read a text, or not in reasonable time.
    pub is_needed: fn(&[u8]) -> bool,
    /// Puts down the nodes of a text.
    pub read: fn(&[u8], &mut TreeSink<'_>) -> Result<(), ParseError>,
}
