//! The part in which two texts differ.

use std::ops::Range;

/// Number of bytes compared at a time.
const CHUNK: usize = 256;

/// Returns the range of bytes of each text between their common prefix and their common suffix.
///
/// The prefix is as long as possible, and the suffix as long as possible after it.
#[must_use]
pub fn difference(before: &[u8], after: &[u8]) -> (Range<usize>, Range<usize>) {
    let mut start = (common(before.chunks(CHUNK), after.chunks(CHUNK)) * CHUNK)
        .min(before.len())
        .min(after.len());
    start += common(before[start..].iter(), after[start..].iter());
    let (one, other) = (&before[start..], &after[start..]);
    let mut end =
        (common(one.rchunks(CHUNK), other.rchunks(CHUNK)) * CHUNK).min(one.len()).min(other.len());
    end += common(one[..one.len() - end].iter().rev(), other[..other.len() - end].iter().rev());
    (start..before.len() - end, start..after.len() - end)
}

/// Returns `true` for letters, digits, `_` and bytes outside of ASCII.
#[must_use]
pub fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii()
}

/// Returns the length of the common prefix of two sequences.
fn common<T: PartialEq>(one: impl Iterator<Item = T>, other: impl Iterator<Item = T>) -> usize {
    one.zip(other).take_while(|(one, other)| one == other).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_common_prefix_comes_first() {
        assert_eq!(difference(b"aab", b"ab"), (1..2, 1..1));
        assert_eq!(difference(b"ab", b"aab"), (1..1, 1..2));
        assert_eq!(difference(b"axb", b"ayyb"), (1..2, 1..3));
        assert_eq!(difference(b"ab", b"ab"), (2..2, 2..2));
        assert_eq!(difference(b"", b"ab"), (0..0, 0..2));
    }

    #[test]
    fn long_texts_are_compared_to_the_byte() {
        for len in [CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 7] {
            let long = "-".repeat(len);
            let (before, after) = (format!("{long}ab{long}"), format!("{long}xyz{long}"));
            let expected = (len..len + 2, len..len + 3);
            assert_eq!(difference(before.as_bytes(), after.as_bytes()), expected);
            let longer = format!("{long}-");
            let expected = (len..len + 1, len..len);
            assert_eq!(difference(longer.as_bytes(), long.as_bytes()), expected);
        }
    }
}
