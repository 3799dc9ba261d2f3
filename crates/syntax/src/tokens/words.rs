//! Tokens of a language without a lexer.

use super::scanner::Scanner;

/// Returns the starts of words, one-line literals and other single characters, ascending.
pub(crate) fn words(text: &[u8]) -> Vec<u32> {
    let mut scanner = Scanner::new(text);
    let mut starts = Vec::new();
    while let Some(byte) = scanner.peek() {
        if byte.is_ascii_whitespace() {
            scanner.advance(1);
            continue;
        }
        starts.push(scanner.position as u32);
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
        match byte {
            b'"' | b'\'' => {
                // The search ends at the closing quote, since a line may be the whole file.
                let inside = &scanner.rest()[1..];
                let close = memchr::memchr2(byte, b'\n', inside).filter(|&end| inside[end] == byte);
                scanner.advance(close.map_or(1, |length| length + 2));
            }
            _ if is_word(byte) => scanner.skip_while(is_word),
            _ => scanner.advance(1),
        }
    }
    starts
}

#[cfg(test)]
mod tests {
    #[test]
    fn words_literals_and_single_characters() {
        assert_eq!(super::words(b"let x1 = \"a b\" += 'c;"), [0, 4, 7, 9, 15, 16, 18, 19, 20]);
    }
}
