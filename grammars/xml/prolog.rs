//! Declarations before a document's root, each parsed by tree-sitter-xml on its own.

use std::ops::Range;

use secateur_syntax::{Mask, ParseError, TreeSink};

/// Turns a single declaration into a document.
const ROOT: &[u8] = b"<a/>";

/// Depth of a declaration: below the document and its prolog.
const DEPTH: u32 = 2;

/// Emits the nodes of the declaration at `span`. Returns `false` if tree-sitter-xml cannot read it
/// either.
pub(super) fn read(
    text: &str,
    span: Range<usize>,
    sink: &mut TreeSink<'_>,
) -> Result<bool, ParseError> {
    let mut document = text.as_bytes()[span.clone()].to_vec();
    let blanked = mask(&mut document);
    document.extend(ROOT);
    sink.parse_apart(&Mask { text: document, blanked, ..Mask::default() }, DEPTH, span)
}

/// Makes a declaration readable for tree-sitter-xml without moving anything. Writes letters for
/// non-ASCII characters and for markup in quotes, and blanks for processing instructions and
/// parameter entity references inside a document type.
fn mask(document: &mut [u8]) -> Vec<Range<usize>> {
    let (mut quote, mut blanked, mut at) = (None, Vec::new(), 2);
    while at < document.len() {
        let byte = document[at];
        match (quote, byte) {
            (_, 0x80..) => document[at] = b'x',
            (Some(open), _) if byte == open => quote = None,
            (Some(_), b'<' | b'%') => document[at] = b'x',
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'%') => {
                let is_of_name = |byte: &u8| {
                    byte.is_ascii_alphanumeric() || b"_:.-".contains(byte) || *byte >= 0x80
                };
                let name = document[at + 1..].iter().take_while(|byte| is_of_name(byte)).count();
                if name > 0 && document.get(at + 1 + name) == Some(&b';') {
                    document[at..at + name + 2].fill(b' ');
                    blanked.push(at..at + name + 2);
                    at += name + 1;
                }
            }
            (None, b'<') => {
                let rest = &document[at..];
                let end_of = |end: &[u8]| {
                    rest.windows(end.len())
                        .position(|window| window == end)
                        .map(|to| to + end.len())
                };
                if rest.starts_with(b"<!--") {
                    at += end_of(b"-->").unwrap_or(1) - 1;
                } else if rest.starts_with(b"<?") {
                    let length = end_of(b"?>").unwrap_or(rest.len());
                    document[at..at + length].fill(b' ');
                    blanked.push(at..at + length);
                    at += length - 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    blanked
}
