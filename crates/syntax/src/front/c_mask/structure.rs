//! What a C text is made of before anyone parses it: tokens, preprocessor lines, and what closes what.

use std::ops::Range;

use crate::tokens::c;

/// A preprocessor line and the number of tokens before it.
pub(super) type Directive = (usize, Range<usize>);

/// The tokens outside directives, and the directives, which go by lines and rules of their own.
pub(super) fn split_directives(source: &[u8]) -> (Vec<Range<usize>>, Vec<Directive>) {
    let (mut tokens, mut directives) = (Vec::new(), Vec::new());
    let mut directive_end = 0;
    for token in c::ranges(source) {
        if token.start < directive_end {
            continue;
        }
        if source[token.clone()] == *b"#" && is_first_in_line(source, token.start) {
            let end = line_end(source, token.end);
            directive_end = end;
            directives.push((tokens.len(), token.start..end));
        } else {
            tokens.push(token);
        }
    }
    (tokens, directives)
}

fn is_first_in_line(source: &[u8], at: usize) -> bool {
    source[..at].iter().rev().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r')).is_none_or(|&byte| byte == b'\n')
}

/// The end of the line, before its line break; a line that is continued goes on.
fn line_end(source: &[u8], from: usize) -> usize {
    let mut end = from;
    while let Some(length) = source[end..].iter().position(|&byte| byte == b'\n') {
        end += length;
        if !source[..end].strip_suffix(b"\r").unwrap_or(&source[..end]).ends_with(b"\\") {
            return end;
        }
        end += 1;
    }
    source.len()
}

/// For each opening parenthesis, brace or bracket, the token that closes it.
pub(super) fn partners(source: &[u8], tokens: &[Range<usize>]) -> Vec<Option<usize>> {
    let mut partners = vec![None; tokens.len()];
    let mut open: Vec<(usize, u8)> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match source[token.clone()] {
            [byte @ (b'(' | b'{' | b'[')] => open.push((at, byte)),
            [byte @ (b')' | b'}' | b']')] => {
                let opening = match byte {
                    b')' => b'(',
                    b'}' => b'{',
                    _ => b'[',
                };
                if let Some(&(start, _)) = open.last().filter(|(_, byte)| *byte == opening) {
                    open.pop();
                    partners[start] = Some(at);
                }
            }
            _ => {}
        }
    }
    partners
}
