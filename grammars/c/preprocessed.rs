//! Code shared by C and C++, which have the same preprocessor and preprocessing tokens.

use secateur_syntax::{Code, Mask};

use super::masker::{self, Masker};
use super::tokens;

pub(crate) struct Preprocessed {
    /// Hides constructs that the grammar does not know.
    pub(crate) mask: fn(&mut Masker<'_>),
}

impl Code for Preprocessed {
    fn token_starts(&self, text: &[u8]) -> Option<Vec<u32>> {
        Some(tokens::starts(text))
    }

    fn mask(&self, text: &[u8]) -> Option<Mask> {
        Some(masker::mask(text, self.mask))
    }

    /// Recognises a line of `#`, a number and anything after it.
    fn is_line_marker(&self, text: &[u8]) -> bool {
        is_line_marker(text)
    }

    fn begins_directive(&self, text: &[u8]) -> bool {
        text.starts_with(b"#") || text.starts_with(b"%:")
    }
}

fn is_line_marker(text: &[u8]) -> bool {
    let Some(rest) = text.strip_prefix(b"#") else { return false };
    let is_marker = rest.trim_ascii_start().first().is_some_and(u8::is_ascii_digit);
    is_marker && !text.trim_ascii_end().contains(&b'\n')
}

#[cfg(test)]
mod tests {
    use super::is_line_marker;

    #[test]
    fn a_number_behind_a_hash_marks_a_line() {
        assert!(is_line_marker(b"# 1 \"a.h\" 2\n"));
        assert!(is_line_marker(b"#1"));
        for other in [&b"#line 1"[..], b"# pragma once", b"1", b"# 1\n# 2", b"#", b""] {
            assert!(!is_line_marker(other), "{}", String::from_utf8_lossy(other));
        }
    }
}
