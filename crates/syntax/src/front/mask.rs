//! Masks: texts made readable for a parser that does not know all of their language.

use std::ops::Range;

/// A copy of a text of the same length, in which spellings are blanked, or respelt in something shorter and blanks.
///
/// All positions hold, and what is rendered is always the text itself. With a patched grammar in its place, the parser would not
/// be the published one.
#[derive(Default)]
pub struct Mask {
    /// The copy.
    pub text: Vec<u8>,
    /// What was blanked, without overlaps, ascending. Each becomes a node that can be deleted.
    pub blanked: Vec<Range<usize>>,
    /// What was respelt, ascending. Each is one token.
    pub respelt: Vec<Range<usize>>,
}
