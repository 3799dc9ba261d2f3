//! Code of a language, for properties that data cannot describe.

use super::{Mask, TreeSink};
use crate::ParseError;

/// Code of a language. Most languages have none. The code is in the folder of the language, so that
/// the engine contains no language names.
pub trait Code: Send + Sync {
    /// Returns the starts of the tokens of a text, ascending. `None` if tokens are the leaves of
    /// the tree without comments.
    ///
    /// With a lexer, a text has the same size in every tree.
    fn token_starts(&self, _text: &[u8]) -> Option<Vec<u32>> {
        None
    }

    /// Returns the text with unsupported spellings hidden. The parser tries it if it finds syntax
    /// errors and the language has no reader.
    fn mask(&self, _text: &[u8]) -> Option<Mask> {
        None
    }

    /// Returns the second front end of the language.
    fn reader(&self) -> Option<Reader> {
        None
    }

    /// Returns `true` if the text of a node is a preprocessor's line marker.
    fn is_line_marker(&self, _text: &[u8]) -> bool {
        false
    }

    /// Returns `true` if a text begins with the start of a preprocessor line.
    fn begins_directive(&self, _text: &[u8]) -> bool {
        false
    }
}

/// Code of a language that data describes completely.
pub struct NoCode;

impl Code for NoCode {}

/// Second front end of a language, for texts beyond the limits of its parser.
///
/// It reads texts longer than one piece, and its tree is used if it has few syntax errors. It also
/// reads texts that the parser cannot read. If the parser finds errors in a short text and the
/// reader recovers from them as well, the tree with fewer errors is used.
pub struct Reader {
    /// Name in logs.
    pub name: &'static str,
    /// Returns `true` if the parser cannot read a text, or not in reasonable time.
    pub is_needed: fn(&[u8]) -> bool,
    /// `true` if its tree of a short text can be better than that of the parser.
    pub recovers: bool,
    /// Writes the nodes of a text to the sink.
    pub read: fn(&[u8], &mut TreeSink<'_>) -> Result<(), ParseError>,
}
