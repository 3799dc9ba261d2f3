//! From an edited tree back to text.

use crate::tree::Record;
use crate::{Edit, Tree, WhiteSpace};

impl Tree {
    /// The text of the tree under `edit`; for the empty edit the source, byte for byte.
    ///
    /// Whole ranges are copied. What is kept keeps the white space in front of it; what is deleted takes the white
    /// space in front of it along. Where that would make two tokens one, or move text onto or off a preprocessor line,
    /// a blank or a line break is put in, in languages where white space is free.
    #[must_use]
    pub fn render(&self, edit: &Edit) -> Vec<u8> {
        let mut text = Text::new(self.source.len(), self.grammar.white_space);
        let mut position = 0;
        for &id in edit.deleted() {
            let record = &self.records[id.index()];
            let end = record.end as usize;
            // Below a deleted node, or nothing to delete.
            if end <= position || record.start == record.end {
                continue;
            }
            let start = self.gap_before(record).max(position);
            text.copy(&self.source[position..start]);
            text.skip(&self.source[start..end]);
            position = end;
        }
        text.copy(&self.source[position..]);
        text.bytes
    }

    /// Where the white space in front of a node starts. Only white space that no node spans is taken.
    fn gap_before(&self, record: &Record) -> usize {
        let mut start = record.start as usize;
        while start > record.gap_start as usize {
            let byte = self.source[start - 1];
            let continues_line = byte == b'\\' && matches!(self.source.get(start), Some(b'\n' | b'\r'));
            if !byte.is_ascii_whitespace() && !continues_line {
                break;
            }
            start -= 1;
        }
        start
    }
}

/// The text as it grows, and what has to be known where two kept pieces meet.
struct Text {
    bytes: Vec<u8>,
    white_space: WhiteSpace,
    /// Whether something was skipped since the last copy, and whether a line ended in it.
    seam: Option<Seam>,
    /// Whether the last line so far is a preprocessor line.
    in_directive: bool,
}

#[derive(Clone, Copy, Default)]
struct Seam {
    line_ended: bool,
}

impl Text {
    fn new(capacity: usize, white_space: WhiteSpace) -> Self {
        Self { bytes: Vec::with_capacity(capacity), white_space, seam: None, in_directive: false }
    }

    fn skip(&mut self, skipped: &[u8]) {
        self.seam.get_or_insert_default().line_ended |= skipped.contains(&b'\n');
    }

    fn copy(&mut self, piece: &[u8]) {
        if piece.is_empty() {
            return;
        }
        if let Some(seam) = self.seam.take()
            && self.white_space == WhiteSpace::Free
            && let Some(separator) = self.separator(piece, seam)
        {
            self.bytes.push(separator);
        }
        self.bytes.extend_from_slice(piece);
        self.note_directive(piece);
    }

    fn separator(&self, piece: &[u8], seam: Seam) -> Option<u8> {
        let &last = self.bytes.last()?;
        let (&first, blanks) = (piece.first()?, piece.iter().take_while(|byte| byte.is_ascii_whitespace()));
        let breaks_line = last == b'\n' || blanks.clone().any(|&byte| byte == b'\n');
        let starts_directive = piece.get(blanks.count()) == Some(&b'#');
        if (self.in_directive && seam.line_ended || starts_directive) && !breaks_line {
            return Some(b'\n');
        }
        would_merge(last, first).then_some(if seam.line_ended { b'\n' } else { b' ' })
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

/// Whether two tokens that end and start with these bytes could be read as one, or as the start of a comment, when
/// nothing stands between them. Says yes too often rather than too seldom.
fn would_merge(last: u8, first: u8) -> bool {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'\\') || byte >= 0x80;
    let is_operator = |byte: u8| b"+-*/%&|^=<>!:#.?".contains(&byte);
    let is_quote = |byte: u8| matches!(byte, b'"' | b'\'');
    is_word(last) && (is_word(first) || is_quote(first))
        || is_quote(last) && (is_word(first) || is_quote(first))
        || is_operator(last) && is_operator(first)
        || matches!(last, b'e' | b'E' | b'p' | b'P') && matches!(first, b'+' | b'-')
}
