//! Line markers: what a C preprocessor leaves behind to say where the text came from.

use crate::record::Record;
use crate::{NodeId, TokenModel, Tree};

impl Tree {
    /// The line markers of preprocessed C and C++, such as `# 1 "a.h" 2`, in the order of the file.
    #[must_use]
    pub fn line_markers(&self) -> Vec<NodeId> {
        if self.grammar.tokens != TokenModel::C {
            return Vec::new();
        }
        let mut markers = Vec::new();
        let mut at = 1;
        while let Some(record) = self.records.get(at) {
            let is_whole = record.has(Record::TEXT) || record.subtree_end as usize > at + 1;
            if is_whole && is_line_marker(&self.source[record.start as usize..record.end as usize]) {
                markers.push(NodeId(at as u32));
                at = record.subtree_end as usize;
            } else {
                at += 1;
            }
        }
        markers
    }
}

/// Whether a text is one line of `#` and a number, and whatever follows.
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
