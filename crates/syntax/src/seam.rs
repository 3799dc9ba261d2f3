//! Where two kept pieces of text meet.

use crate::WhiteSpace;

/// The text as it grows, and what has to be known where two kept pieces meet.
pub(crate) struct Text {
    pub(crate) bytes: Vec<u8>,
    pub(crate) white_space: WhiteSpace,
    /// What was cut since the last copy.
    seam: Option<Cut>,
    /// What was in front of the first token of a line that was cut, if nothing has been copied since.
    line: Option<Vec<u8>>,
    /// Whether the last line so far begins with `#`, as a preprocessor line does, and comments of some languages.
    in_directive: bool,
}

/// What was cut out between two pieces.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cut {
    /// Whether a line ended in it.
    pub(crate) line_ended: bool,
    /// Whether a line ended in the white space at its start: what is kept before it ended its line.
    pub(crate) gap_line_ended: bool,
    /// Whether the pieces are parts of one literal, and nothing may come between them.
    pub(crate) tight: bool,
    /// Whether it was all that kept a lone quote in front of it, as of a lifetime, from starting a literal.
    pub(crate) lone_quote: bool,
}

impl Text {
    pub(crate) fn new(capacity: usize, white_space: WhiteSpace) -> Self {
        Self {
            bytes: Vec::with_capacity(capacity),
            white_space,
            seam: None,
            line: None,
            in_directive: false,
        }
    }

    pub(crate) fn cut(&mut self, cut: Cut) {
        let seam = self.seam.get_or_insert(Cut { tight: cut.tight, ..Cut::default() });
        seam.line_ended |= cut.line_ended;
        seam.gap_line_ended |= cut.gap_line_ended;
        seam.tight &= cut.tight;
        seam.lone_quote |= cut.lone_quote;
    }

    /// The first token of a line is cut: what follows on the line begins it.
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

    /// Where the start of the file was cut off, the white space behind it has nothing to separate; but a line may begin with
    /// blanks that mean something.
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
        let (&first, blanks) =
            (piece.first()?, piece.iter().take_while(|byte| byte.is_ascii_whitespace()));
        let breaks_line = last == b'\n' || blanks.clone().any(|&byte| byte == b'\n');
        let starts_directive = piece.get(blanks.count()) == Some(&b'#');
        // A line comment or a directive may have ended with the line.
        let line_must_end =
            seam.gap_line_ended || self.in_directive && seam.line_ended || starts_directive;
        if line_must_end && !breaks_line {
            return Some(b'\n');
        }
        // `'` and `)` would be a literal with the quote of a further lifetime.
        let opens_literal = seam.lone_quote && last == b'\'' && !first.is_ascii_whitespace();
        (opens_literal || would_merge(&self.bytes, piece)).then_some(b' ')
    }

    /// Keeps `in_directive` true to the last line of the text. Only a line break that is not escaped ends a line.
    fn note_directive(&mut self, piece: &[u8]) {
        let whole = &self.bytes[..];
        let piece_start = whole.len() - piece.len();
        let line_start = (piece_start..whole.len())
            .rev()
            .find(|&at| whole[at] == b'\n' && (at == 0 || whole[at - 1] != b'\\'))
            .map(|at| at + 1);
        let line = match line_start {
            Some(start) => &whole[start..],
            None if piece_start == 0 => whole,
            None => return,
        };
        self.in_directive = line.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'#');
    }
}

/// Whether two tokens at the end of the one text and at the start of the other could be read as one, or as the start of a
/// comment, when nothing stands between them. Says yes too often rather than too seldom.
pub(crate) fn would_merge(before: &[u8], after: &[u8]) -> bool {
    let (Some(&last), Some(&first)) = (before.last(), after.first()) else { return false };
    let is_word = |byte: u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'\\') || byte >= 0x80
    };
    let is_point = (last == b'.') != (first == b'.') && is_word(last) && is_word(first);
    let is_exponent = matches!(last, b'e' | b'E' | b'p' | b'P') && matches!(first, b'+' | b'-');
    if is_point || is_exponent {
        // Only in numbers they go on.
        let word =
            before.iter().rposition(|&byte| !is_word(byte)).map_or(before, |at| &before[at + 1..]);
        let second = *word.get(1).unwrap_or(&first);
        return word[0].is_ascii_digit() || word[0] == b'.' && second.is_ascii_digit();
    }
    let is_operator = |byte: u8| b"+-*/%&|^=<>!:#.?".contains(&byte);
    let is_quote = |byte: u8| matches!(byte, b'"' | b'\'');
    is_word(last) && (is_word(first) || is_quote(first))
        || is_quote(last) && (is_word(first) || is_quote(first))
        || is_operator(last) && is_operator(first)
}

/// How many blanks and tabs a text begins with.
pub(crate) fn blanks(text: &[u8]) -> usize {
    text.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}
