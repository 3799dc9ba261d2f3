//! Pieces of a text without a usable grammar.

use std::ops::Range;

/// Byte order mark of UTF-8.
pub(crate) const MARK: &[u8] = "\u{feff}".as_bytes();

/// Unit into which a text is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Lines, each with its line break.
    Line,
    /// Words, other single characters, and line breaks. Blanks belong to the piece before them.
    Token,
    /// Single bytes.
    Byte,
}

impl Piece {
    /// Returns the plural noun.
    #[must_use]
    pub fn plural(self) -> &'static str {
        match self {
            Self::Line => "lines",
            Self::Token => "tokens",
            Self::Byte => "bytes",
        }
    }

    /// Returns the singular noun.
    pub(crate) fn singular(self) -> &'static str {
        self.plural().strip_suffix('s').unwrap_or(self.plural())
    }

    /// Returns the number of pieces in `text`, without line breaks and indentation.
    #[must_use]
    pub fn count(self, text: &[u8]) -> u64 {
        self.cut(text).into_iter().filter(|piece| !text[piece.start].is_ascii_whitespace()).count()
            as u64
    }

    /// Cuts `text` into pieces without gaps.
    pub(crate) fn cut(self, text: &[u8]) -> Vec<Range<usize>> {
        let mut pieces = Vec::new();
        let mut start = 0;
        while start < text.len() {
            let end = start + self.first_len(&text[start..]);
            pieces.push(start..end);
            start = end;
        }
        pieces
    }

    /// Returns the length of the first piece of a non-empty `text`.
    fn first_len(self, text: &[u8]) -> usize {
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii();
        let run = |from: usize, is_in: &dyn Fn(u8) -> bool| {
            text[from..].iter().take_while(|&&byte| is_in(byte)).count()
        };
        match self {
            Self::Byte => 1,
            // Editors hide it, so it is not part of the first word.
            Self::Token if text.starts_with(MARK) => MARK.len(),
            Self::Line => run(0, &|byte| byte != b'\n').saturating_add(1).min(text.len()),
            Self::Token => {
                let token = run(0, &is_word).max(1);
                let blanks = || run(token, &|byte| byte == b' ' || byte == b'\t');
                if text[0] == b'\n' { token } else { token + blanks() }
            }
        }
    }

    /// Returns the number of pieces of the next finer kind in `piece`, at least 1.
    pub(crate) fn weight(self, piece: &[u8]) -> u64 {
        match self {
            Self::Line => Self::Token.cut(piece).len() as u64,
            Self::Token | Self::Byte => piece.len() as u64,
        }
    }
}

/// Returns a text without these ordered ranges.
pub(crate) fn without<'a>(text: &[u8], parts: impl Iterator<Item = &'a Range<usize>>) -> Vec<u8> {
    replaced(text, parts.map(|part| (part, b"")))
}

/// Returns a text with other texts in place of these ordered ranges.
pub(crate) fn replaced<'a>(
    text: &[u8],
    parts: impl Iterator<Item = (&'a Range<usize>, impl AsRef<[u8]>)>,
) -> Vec<u8> {
    let mut changed = Vec::with_capacity(text.len());
    let mut from = 0;
    for (part, with) in parts {
        changed.extend_from_slice(&text[from..part.start]);
        changed.extend_from_slice(with.as_ref());
        from = part.end;
    }
    changed.extend_from_slice(&text[from..]);
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(piece: Piece, text: &str) -> Vec<&str> {
        piece.cut(text.as_bytes()).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn pieces_are_what_their_names_say() {
        let text = "if (x_1 >= 2)\n\n  gr\u{fc}n();";
        assert_eq!(pieces(Piece::Line, text), ["if (x_1 >= 2)\n", "\n", "  gr\u{fc}n();"]);
        let tokens =
            ["if ", "(", "x_1 ", ">", "= ", "2", ")", "\n", "\n", "  ", "gr\u{fc}n", "(", ")", ";"];
        assert_eq!(pieces(Piece::Token, text), tokens);
        assert_eq!(pieces(Piece::Byte, "a\n"), ["a", "\n"]);
        assert!(pieces(Piece::Line, "").is_empty());
        assert_eq!(pieces(Piece::Token, "\u{feff}a\n"), ["\u{feff}", "a", "\n"]);
    }

    #[test]
    fn the_pieces_of_any_bytes_make_up_the_text() {
        let text: Vec<u8> =
            (0..=255).chain([b' ', b'\n', 0xff, b'\t', b'a', b'\r', b'\n']).collect();
        for piece in [Piece::Line, Piece::Token, Piece::Byte] {
            let pieces = piece.cut(&text);
            assert!(pieces.iter().all(|range| !range.is_empty()));
            assert_eq!(
                pieces.into_iter().flat_map(|range| text[range].to_vec()).collect::<Vec<_>>(),
                text
            );
        }
    }
}
