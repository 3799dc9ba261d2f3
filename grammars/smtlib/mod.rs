//! Language-specific code of SMT-LIB.

use secateur_syntax::{Code, Scanner};

/// The lexer of SMT-LIB.
pub(crate) struct Smtlib;

impl Code for Smtlib {
    /// Most symbols are no words: `$x1`, `str.len`, `#b01`.
    fn token_starts(&self, text: &[u8]) -> Option<Vec<u32>> {
        let mut scanner = Scanner::new(text);
        let mut starts = Vec::new();
        while let Some(byte) = scanner.peek() {
            if byte == b';' {
                scanner.skip_while(|byte| byte != b'\n');
                continue;
            }
            if !byte.is_ascii_whitespace() {
                starts.push(scanner.position as u32);
            }
            scanner.advance(1);
            match byte {
                // A quote in a string is doubled.
                b'"' => {
                    scanner.skip_past(b"\"");
                    while scanner.peek() == Some(b'"') {
                        scanner.advance(1);
                        scanner.skip_past(b"\"");
                    }
                }
                b'|' => scanner.skip_past(b"|"),
                _ if is_of_symbol(byte) => scanner.skip_while(is_of_symbol),
                _ => {}
            }
        }
        Some(starts)
    }
}

fn is_of_symbol(byte: u8) -> bool {
    !byte.is_ascii_whitespace() && !matches!(byte, b'(' | b')' | b';' | b'"' | b'|')
}

#[cfg(test)]
mod tests {
    use secateur_syntax::Code;

    #[test]
    fn symbols_literals_and_brackets_are_tokens() {
        let text = b"(f $x1 #b01;no\n|a b|\"c\"\"d\")\"e";
        let starts = super::Smtlib.token_starts(text).unwrap();
        assert_eq!(starts, [0, 1, 3, 7, 15, 20, 26, 27]);
    }
}
