//! Arbitrary text in a window of the screen.

use std::ops::Range;
use std::sync::Arc;

/// Text split into lines. Lines are decoded only when they are shown, since the text may be large.
#[derive(Default)]
pub(crate) struct Text {
    source: Arc<[u8]>,
    starts: Vec<usize>,
}

/// Replacement for a tab.
const TAB: &str = "    ";

impl Text {
    pub(crate) fn new(source: Arc<[u8]>) -> Self {
        let mut end = 0;
        let lines = source.split_inclusive(|byte| *byte == b'\n');
        let start_of = |line: &[u8]| {
            end += line.len();
            end - line.len()
        };
        let starts = lines.map(start_of).collect();
        Self { source, starts }
    }

    /// Returns `true` if the text has this allocation.
    pub(crate) fn is_of(&self, source: &Arc<[u8]>) -> bool {
        Arc::ptr_eq(&self.source, source)
    }

    pub(crate) fn lines_len(&self) -> usize {
        self.starts.len()
    }

    /// Returns at most `width` columns of these lines, starting at `left`. Invalid UTF-8 and
    /// control characters are replaced.
    pub(crate) fn window(&self, lines: Range<usize>, left: usize, width: usize) -> Vec<String> {
        let lines = lines.start.min(self.starts.len())..lines.end.min(self.starts.len());
        let end_of = |line: usize| *self.starts.get(line + 1).unwrap_or(&self.source.len());
        let bytes_max = (left + width) * 4;
        lines
            .map(|line| {
                let bytes = &self.source[self.starts[line]..end_of(line)];
                let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
                let text = String::from_utf8_lossy(&bytes[..bytes.len().min(bytes_max)])
                    .replace('\t', TAB);
                let signs = text.trim_end_matches('\r').chars().skip(left).take(width);
                signs.map(|c| if c.is_control() { '\u{b7}' } else { c }).collect()
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(text: &[u8], lines: Range<usize>, left: usize, width: usize) -> Vec<String> {
        Text::new(text.into()).window(lines, left, width)
    }

    #[test]
    fn lines_are_cut_to_the_window() {
        assert_eq!(window(b"first\nsecond\n\nlast\n", 1..9, 1, 3), ["eco", "", "ast"]);
        assert_eq!(Text::new((*b"a\nb\n").into()).lines_len(), 2);
        assert_eq!(Text::new((*b"").into()).lines_len(), 0);
    }

    #[test]
    fn no_bytes_disturb_the_terminal() {
        assert_eq!(window(b"\tx\x1b[2J\xff\r\n", 0..1, 0, 80), ["    x\u{b7}[2J\u{fffd}"]);
    }
}
