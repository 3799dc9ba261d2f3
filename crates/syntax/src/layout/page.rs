//! Formatted text, written atom by atom.

use super::atoms::atom_text;
use super::lines::LineStart;
use crate::Tree;
use crate::record::NodeRecord;
use crate::seam::would_merge;

const INDENT_BLANKS: usize = 4;
/// Maximum number of indented levels, so that the text does not grow with the square of its depth.
const LEVELS_MAX: usize = 20;

pub(super) struct Page<'tree> {
    tree: &'tree Tree,
    text: Vec<u8>,
    /// Line end used by the source.
    line_end: &'static [u8],
    last: Option<NodeRecord>,
    /// End of the last atom in the source.
    end: usize,
    /// The last atom is in a preprocessor line.
    in_directive: bool,
}

impl<'tree> Page<'tree> {
    pub(super) fn new(tree: &'tree Tree, lines: usize) -> Self {
        let has_cr = tree.source.windows(2).any(|pair| pair == b"\r\n");
        let text = Vec::with_capacity(tree.source.len() + lines);
        let line_end: &[u8] = if has_cr { b"\r\n" } else { b"\n" };
        Self { tree, text, line_end, last: None, end: 0, in_directive: false }
    }

    /// Appends the next atom. Returns `None` if it overlaps the last one.
    pub(super) fn put(&mut self, atom: &NodeRecord, begins: LineStart, depth: u32) -> Option<()> {
        let text = atom_text(self.tree, atom);
        let gap = self.tree.source.get(self.end..atom.start as usize)?;
        let has_break = gap.contains(&b'\n');
        let directive_ended = self.in_directive && has_line_end(gap);
        let has_hash = self.has_hash(atom);
        let begins_directive = has_hash && self.is_at_line_start(gap);
        self.in_directive = has_hash || self.in_directive && !directive_ended;
        let is_blank = gap.trim_ascii().is_empty();
        if !is_blank || self.in_directive && !begins_directive {
            // Unparsed text is kept, and so is white space in a preprocessor line, where it may
            // have a meaning. Text that only looks like a directive must not become one.
            self.text.extend_from_slice(gap);
        } else if let Some(last) = &self.last {
            let is_beside_comment = last.is_comment() || atom.is_comment();
            let begins_line = match begins {
                LineStart::Always => has_break || !self.tree.compiled.host().has_line_ends,
                LineStart::Again => has_break,
                LineStart::No => has_break && is_beside_comment,
            };
            if begins_directive {
                self.begin_line(gap, text, 0);
            } else if begins_line || directive_ended {
                self.begin_line(gap, text, depth);
            } else if !gap.is_empty() && (is_beside_comment || !self.needs_no_blank(last, text)) {
                self.text.push(b' ');
            }
        }
        self.text.extend_from_slice(text);
        self.last = Some(*atom);
        self.end = atom.start as usize + text.len();
        Some(())
    }

    /// Returns the text; `None` if it has no atoms.
    pub(super) fn finish(mut self) -> Option<Vec<u8>> {
        self.last?;
        let rest = self.tree.source.get(self.end..)?;
        // Unparsed text at the end is kept, as is a line that the next would continue.
        let is_known = rest.trim_ascii().is_empty() && !self.text.ends_with(b"\\");
        self.text.extend_from_slice(if is_known { self.line_end } else { rest });
        Some(self.text)
    }

    fn begin_line(&mut self, gap: &[u8], text: &[u8], depth: u32) {
        let is_spaced = gap.iter().filter(|&&byte| byte == b'\n').count() > 1;
        let opens = matches!(self.text.last(), Some(b'{' | b'[' | b'('));
        let closes = matches!(text, b"}" | b"]" | b")");
        if is_spaced && !opens && !closes {
            self.text.extend_from_slice(self.line_end);
        }
        self.text.extend_from_slice(self.line_end);
        let levels = LEVELS_MAX.min(depth as usize);
        self.text.resize(self.text.len() + levels * INDENT_BLANKS, b' ');
    }

    fn is_at_line_start(&self, gap: &[u8]) -> bool {
        match gap.iter().rposition(|&byte| byte == b'\n') {
            Some(at) => gap[at..].trim_ascii().is_empty(),
            None => self.last.is_none() && gap.trim_ascii().is_empty(),
        }
    }

    /// Returns `true` if an atom begins a preprocessor line, in a language with a preprocessor.
    fn has_hash(&self, atom: &NodeRecord) -> bool {
        self.tree.grammar.code.begins_directive(&self.tree.source[atom.start as usize..])
    }

    /// Returns `true` if white space between two atoms can be removed.
    fn needs_no_blank(&self, last: &NodeRecord, text: &[u8]) -> bool {
        let before = atom_text(self.tree, last);
        let is_open = matches!(before, b"(" | b"[");
        let is_closed = matches!(text, b")" | b"]" | b";" | b",");
        // Two opening brackets would begin a C++ attribute.
        let is_doubled = before == b"[" && text.starts_with(b"[");
        let merges = would_merge(before, text);
        (is_open || is_closed || before == b"{" && text == b"}") && !is_doubled && !merges
    }
}

/// Returns `true` if a line ends in white space, which may contain continued lines.
fn has_line_end(gap: &[u8]) -> bool {
    let is_continued =
        |at: usize| gap[..at].strip_suffix(b"\r").unwrap_or(&gap[..at]).ends_with(b"\\");
    (0..gap.len()).any(|at| gap[at] == b'\n' && !is_continued(at))
}
