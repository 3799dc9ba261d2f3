//! The bounded output of a test.

use std::collections::VecDeque;

/// Number of lines shown in a message.
const LINES_MAX: usize = 10;

/// Treatment of a command's standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stdout {
    /// One pipe with standard error, so that both keep their order.
    Joined,
    /// A pipe of its own, read to its end.
    Whole,
    /// A pipe of its own, kept only to the length of an [`OutputTail`].
    Tail,
}

/// The end of the output of a test. Standard output and standard error share one pipe, so that they
/// keep their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OutputTail {
    bytes: VecDeque<u8>,
}

impl OutputTail {
    /// Maximum number of bytes kept.
    pub const BYTES_MAX: usize = 1024 * 1024;

    pub(crate) fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend(bytes);
        let excess = self.bytes.len().saturating_sub(Self::BYTES_MAX);
        self.bytes.drain(..excess);
    }

    /// Returns the bytes kept.
    pub(crate) fn to_vec(&self) -> Vec<u8> {
        self.bytes.clone().into()
    }

    /// Returns the last lines for a message.
    pub(crate) fn quote(&self) -> String {
        let lines = self.last_lines(LINES_MAX);
        let title = match lines.len() {
            0 => "output: none",
            LINES_MAX => "output (last lines):",
            _ => "output:",
        };
        let lines: String = lines.iter().map(|line| format!("    | {line}\n")).collect();
        format!("  {title}\n{lines}")
    }

    /// Returns the last `count` lines for display. Invalid UTF-8 is replaced, and control
    /// characters other than tabs are removed so that they do not disturb the terminal.
    pub fn last_lines(&self, count: usize) -> Vec<String> {
        let text = String::from_utf8_lossy(&self.to_vec()).into_owned();
        let lines: Vec<_> = text
            .lines()
            .map(|line| line.chars().filter(|&c| c == '\t' || !c.is_control()).collect())
            .collect();
        lines[lines.len().saturating_sub(count)..].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_is_kept() {
        let mut output = OutputTail::default();
        output.push(b"first\n");
        output.push(&vec![b'x'; OutputTail::BYTES_MAX]);
        output.push(b"\nlast");
        assert_eq!(output.to_vec().len(), OutputTail::BYTES_MAX);
        assert_eq!(output.last_lines(1), ["last"]);
    }

    #[test]
    fn escape_sequences_and_broken_utf8_do_not_reach_the_terminal() {
        let mut output = OutputTail::default();
        output.push(b"\x1b[31mred\x07\tand \xff");
        assert_eq!(output.last_lines(9), ["[31mred\tand \u{fffd}"]);
    }
}
