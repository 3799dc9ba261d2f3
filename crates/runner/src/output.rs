//! What a test printed, bounded.

use std::collections::VecDeque;

/// The end of what a test printed on its standard output and standard error, in the order in which it arrived.
#[derive(Clone, Debug, Default)]
pub struct OutputTail {
    bytes: VecDeque<u8>,
    dropped_bytes: u64,
}

impl OutputTail {
    /// How much is kept.
    pub const BYTES_MAX: usize = 64 * 1024;

    pub(crate) fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend(bytes);
        let excess = self.bytes.len().saturating_sub(Self::BYTES_MAX);
        self.bytes.drain(..excess);
        self.dropped_bytes += excess as u64;
    }

    /// How many bytes came before the ones that are kept.
    #[must_use]
    pub fn dropped_bytes(&self) -> u64 {
        self.dropped_bytes
    }

    /// The last `count` lines, for a person to read: what is not UTF-8 is replaced, control characters other than tabs
    /// are left out so that a terminal is not disturbed.
    #[must_use]
    pub fn last_lines(&self, count: usize) -> Vec<String> {
        let (front, back) = self.bytes.as_slices();
        let text = String::from_utf8_lossy(&[front, back].concat()).into_owned();
        let lines: Vec<_> =
            text.lines().map(|line| line.chars().filter(|&c| c == '\t' || !c.is_control()).collect()).collect();
        lines[lines.len().saturating_sub(count)..].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_is_kept_and_the_rest_counted() {
        let mut output = OutputTail::default();
        output.push(b"first\n");
        output.push(&vec![b'x'; OutputTail::BYTES_MAX]);
        output.push(b"\nlast");
        assert_eq!(output.dropped_bytes(), 11);
        assert_eq!(output.last_lines(1), ["last"]);
    }

    #[test]
    fn escape_sequences_and_broken_utf8_do_not_reach_the_terminal() {
        let mut output = OutputTail::default();
        output.push(b"\x1b[31mred\x07\tand \xff");
        assert_eq!(output.last_lines(9), ["[31mred\tand \u{fffd}"]);
    }
}
