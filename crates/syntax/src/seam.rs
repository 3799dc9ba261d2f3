//! Seams between two kept pieces of text.

use crate::WhiteSpace;

/// Text under construction, with the state needed at the seam of two pieces.
#[derive(Default)]
pub(crate) struct Text {
    pub(crate) bytes: Vec<u8>,
    pub(crate) white_space: WhiteSpace,
    /// Text removed since the last copy.
    seam: Option<Cut>,
    /// Indentation of a line whose first token was removed, if nothing has been copied since.
    line: Option<Vec<u8>>,
    /// `true` if the last line begins with `#`, as directives and some comments do.
    in_directive: bool,
}

/// Properties of the text removed between two pieces.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cut {
    /// A line ended in the removed text.
    pub(crate) line_ended: bool,
    /// A line ended in the white space at the start of the removed text, behind the kept piece.
    pub(crate) gap_line_ended: bool,
    /// Both pieces belong to one literal, so nothing may be inserted between them.
    pub(crate) tight: bool,
    /// The removed text kept a lone quote before it, such as that of a lifetime, from starting a
    /// literal.
    pub(crate) lone_quote: bool,
}

impl Text {
    pub(crate) fn new(capacity: usize, white_space: WhiteSpace) -> Self {
        Self { bytes: Vec::with_capacity(capacity), white_space, ..Self::default() }
    }

    pub(crate) fn cut(&mut self, cut: Cut) {
        let seam = self.seam.get_or_insert(cut);
        seam.line_ended |= cut.line_ended;
        seam.gap_line_ended |= cut.gap_line_ended;
        seam.tight &= cut.tight;
        seam.lone_quote |= cut.lone_quote;
    }

    /// Notes that the first token of a line is removed; the next piece on the line follows
    /// `indentation`.
    pub(crate) fn begin_line(&mut self, indentation: Vec<u8>) {
        self.line.get_or_insert(indentation);
    }

    pub(crate) fn copy(&mut self, piece: &[u8]) {
        let piece = match self.line.take() {
            Some(line) if piece.len() == blanks(piece) => {
                self.line = Some(line);
                return;
            }
            Some(line) if !matches!(piece[blanks(piece)], b'\n' | b'\r') => {
                self.seam = None;
                if self.bytes.last().is_some_and(|&last| last != b'\n') {
                    self.bytes.push(b'\n');
                }
                self.bytes.extend(line);
                &piece[blanks(piece)..]
            }
            _ => piece,
        };
        let piece = if self.bytes.is_empty() && self.seam.is_some() {
            self.without_blank_start(piece)
        } else {
            piece
        };
        if piece.is_empty() {
            return;
        }
        if let Some(seam) = self.seam.take()
            && self.white_space != WhiteSpace::Significant
            && !seam.tight
            && let Some(separator) = self.separator(piece, seam)
        {
            self.bytes.push(separator);
        }
        self.bytes.extend_from_slice(piece);
        self.note_directive(piece);
    }

    /// Removes white space at the start of a piece that begins the file. Indentation of its first
    /// line is kept where line breaks have a meaning.
    fn without_blank_start<'a>(&self, piece: &'a [u8]) -> &'a [u8] {
        let blank = piece.len() - piece.trim_ascii_start().len();
        let line = piece[..blank].iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        match self.white_space {
            WhiteSpace::Free | WhiteSpace::Significant => &piece[blank..],
            WhiteSpace::Lines | WhiteSpace::Layout => &piece[line..],
        }
    }

    fn separator(&self, piece: &[u8], seam: Cut) -> Option<u8> {
        let &last = self.bytes.last()?;
        let (blanks, rest) = piece.split_at(piece.len() - piece.trim_ascii_start().len());
        let breaks_line = last == b'\n' || blanks.contains(&b'\n');
        let starts_directive = rest.starts_with(b"#");
        // A line comment or a directive may have ended with the line.
        let line_must_end =
            seam.gap_line_ended || self.in_directive && seam.line_ended || starts_directive;
        if line_must_end && !breaks_line {
            return Some(b'\n');
        }
        // With the quote of a later lifetime, `'` and `)` would form a literal.
        let opens_literal = seam.lone_quote && last == b'\'' && blanks.is_empty();
        (opens_literal || would_merge(&self.bytes, piece)).then_some(b' ')
    }

    /// Updates `in_directive` for the last line of the text. An escaped line break does not end a
    /// line.
    fn note_directive(&mut self, piece: &[u8]) {
        let text = &self.bytes[..];
        let piece_start = text.len() - piece.len();
        let line_start = (piece_start..text.len())
            .rev()
            .find(|&at| text[at] == b'\n' && (at == 0 || text[at - 1] != b'\\'))
            .map(|at| at + 1);
        if let Some(start) = line_start.or((piece_start == 0).then_some(0)) {
            self.in_directive = text[start..].trim_ascii_start().starts_with(b"#");
        }
    }
}

/// Returns `true` if the last token of `before` and the first token of `after` could be read as one
/// token, or as the start of a comment. False positives only cost a blank.
pub(crate) fn would_merge(before: &[u8], after: &[u8]) -> bool {
    let is_operator =
        |byte: Option<&u8>| byte.is_some_and(|byte| b"+-*/%&|^=<>!:#.?".contains(byte));
    words_would_merge(before, after) || is_operator(before.last()) && is_operator(after.first())
}

/// Returns `true` if the last word, number or literal of `before` and the first token of `after`
/// could be read as one.
pub(crate) fn words_would_merge(before: &[u8], after: &[u8]) -> bool {
    let (Some(&last), Some(&first)) = (before.last(), after.first()) else { return false };
    let is_word = |byte: u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'\\') || byte >= 0x80
    };
    let is_point = (last == b'.') != (first == b'.') && is_word(last) && is_word(first);
    let is_exponent = matches!(last, b'e' | b'E' | b'p' | b'P') && matches!(first, b'+' | b'-');
    if is_point || is_exponent {
        // These bytes continue a token only in numbers.
        let word =
            before.iter().rposition(|&byte| !is_word(byte)).map_or(before, |at| &before[at + 1..]);
        let second = *word.get(1).unwrap_or(&first);
        return word[0].is_ascii_digit() || word[0] == b'.' && second.is_ascii_digit();
    }
    let is_quote = |byte: u8| matches!(byte, b'"' | b'\'');
    is_word(last) && (is_word(first) || is_quote(first))
        || is_quote(last) && (is_word(first) || is_quote(first))
}

/// Returns the number of leading blanks and tabs.
pub(crate) fn blanks(text: &[u8]) -> usize {
    text.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}
