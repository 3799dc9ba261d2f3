//! Equality of texts up to white space.

use std::hash::{DefaultHasher, Hasher};

use secateur_syntax::WhiteSpace;

/// Returns a hash that is equal for texts that differ only in insignificant white space.
pub(crate) fn key(white_space: WhiteSpace, text: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    if matches!(white_space, WhiteSpace::Layout | WhiteSpace::Significant) {
        hasher.write(text);
        return hasher.finish();
    }
    let (mut last, mut has_blank, mut has_break) = (b' ', false, false);
    for &byte in text {
        if byte.is_ascii_whitespace() {
            (has_blank, has_break) = (true, has_break || byte == b'\n');
            continue;
        }
        if has_break && white_space == WhiteSpace::Lines {
            hasher.write_u8(b'\n');
        } else if has_blank && needs_blank(last, byte) {
            hasher.write_u8(b' ');
        }
        hasher.write_u8(byte);
        (last, has_blank, has_break) = (byte, false, false);
    }
    hasher.finish()
}

/// Returns `true` if two adjacent characters could form one token.
fn needs_blank(left: u8, right: u8) -> bool {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii();
    let is_bracket = |byte: u8| b"(){}[];,".contains(&byte);
    is_word(left) == is_word(right) && !is_bracket(left) && !is_bracket(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_alike_if_their_tokens_are() {
        let are_alike = |white_space, left: &str, right: &str| {
            key(white_space, left.as_bytes()) == key(white_space, right.as_bytes())
        };
        let free = |left, right| are_alike(WhiteSpace::Free, left, right);
        assert!(free("f ( a,  b ) { }", "f(a, b) {\n}"));
        assert!(free(" int x ;", "int\nx;\n"));
        assert!(!free("int x;", "intx;"));
        assert!(!free("a + +b;", "a ++b;"));
        assert!(are_alike(WhiteSpace::Lines, "a  \n\nb", "a\n b"));
        assert!(!are_alike(WhiteSpace::Lines, "return\na", "return a"));
        assert!(!are_alike(WhiteSpace::Layout, "a\n b", "a\nb"));
        assert!(!are_alike(WhiteSpace::Significant, "<a> </a>", "<a></a>"));
    }
}
