//! Masks: copies of texts in a form that the parser supports.

use std::ops::Range;

/// Copy of a text with the same length, in which spellings are blanked, or replaced by shorter ones
/// and blanks.
///
/// Positions stay valid, and rendering always uses the original text. A patched grammar would have
/// the same effect, but its parser would not be the published one.
#[derive(Default)]
pub struct Mask {
    pub text: Vec<u8>,
    /// Blanked ranges, without overlaps, ascending. Each becomes a removable node.
    pub blanked: Vec<Range<usize>>,
    /// Respelt ranges, ascending. Each is one token.
    pub respelt: Vec<Range<usize>>,
}
