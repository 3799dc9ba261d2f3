//! Preprocessing tokens of C (ISO/IEC 9899:2024, 6.4) and C++ (ISO/IEC 14882:2020, 5.4):
//! identifiers, numbers, punctuators, and string or character literals. Comments and white space
//! are not tokens.
//!
//! One list serves both languages: tokens of C++ alone, such as `<=>`, are meaningless in C even
//! when split.

use std::ops::Range;

use secateur_syntax::Scanner;

/// Punctuators of more than one byte, longest first.
const PUNCTUATORS: [&[u8]; 33] = [
    b"%:%:", b"...", b"<<=", b">>=", b"<=>", b"->*", b"->", b"++", b"--", b"<<", b">>", b"<=",
    b">=", b"==", b"!=", b"&&", b"||", b"*=", b"/=", b"%=", b"+=", b"-=", b"&=", b"^=", b"|=",
    b"##", b"::", b".*", b"<:", b":>", b"<%", b"%>", b"%:",
];

pub(super) fn starts(text: &[u8]) -> Vec<u32> {
    ranges(text).map(|token| token.start as u32).collect()
}

/// Returns the range of each token.
pub(super) fn ranges(text: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut scanner = Scanner::new(text);
    let mut include = Include::LineStart;
    std::iter::from_fn(move || {
        while let Some(byte) = scanner.peek() {
            if byte.is_ascii_whitespace() {
                if byte == b'\n' {
                    include = Include::LineStart;
                }
                scanner.advance(1);
            } else if byte == b'\\'
                && scanner.rest().get(1).is_some_and(|next| matches!(next, b'\n' | b'\r'))
            {
                scanner.advance(if scanner.starts_with(b"\\\r\n") { 3 } else { 2 });
            } else if scanner.starts_with(b"//") {
                scanner.skip_while(|byte| byte != b'\n');
            } else if scanner.starts_with(b"/*") {
                scanner.advance(2);
                scanner.skip_past(b"*/");
            } else {
                let start = scanner.position;
                if include == Include::Name && byte == b'<' {
                    scanner.skip_while(|byte| !matches!(byte, b'>' | b'\n'));
                    scanner.advance(usize::from(scanner.peek() == Some(b'>')));
                } else {
                    skip_token(&mut scanner, byte);
                }
                include = include.after(&text[start..scanner.position]);
                return Some(start..scanner.position);
            }
        }
        None
    })
}

/// Progress through `#include <…>`, the only context in which `<` opens a header name.
#[derive(Clone, Copy, PartialEq)]
enum Include {
    LineStart,
    Hash,
    Name,
    Elsewhere,
}

impl Include {
    fn after(self, token: &[u8]) -> Self {
        match (self, token) {
            (Self::LineStart, b"#") => Self::Hash,
            (Self::Hash, b"include" | b"include_next" | b"import") => Self::Name,
            _ => Self::Elsewhere,
        }
    }
}

fn is_identifier(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$') || byte >= 0x80
}

fn skip_token(scanner: &mut Scanner<'_>, first: u8) {
    let second_is_digit = scanner.rest().get(1).is_some_and(u8::is_ascii_digit);
    if first.is_ascii_digit() || first == b'.' && second_is_digit {
        skip_number(scanner);
    } else if is_identifier(first) {
        let start = scanner.position;
        scanner.skip_while(is_identifier);
        let word = &scanner.text[start..scanner.position];
        let is_prefix = matches!(word, b"L" | b"u" | b"U" | b"u8");
        match scanner.peek() {
            Some(b'"') if matches!(word, b"R" | b"LR" | b"uR" | b"UR" | b"u8R") => {
                skip_raw_string(scanner);
            }
            Some(quote @ (b'"' | b'\'')) if is_prefix => skip_literal(scanner, quote),
            _ => {}
        }
    } else if matches!(first, b'"' | b'\'') {
        skip_literal(scanner, first);
    } else if scanner.starts_with(b"<::") && !matches!(scanner.rest().get(3), Some(b':' | b'>')) {
        // A template argument that starts with `::`, rather than a digraph.
        scanner.advance(1);
    } else {
        let length = PUNCTUATORS
            .iter()
            .find(|&&punctuator| scanner.starts_with(punctuator))
            .map_or(1, |p| p.len());
        scanner.advance(length);
    }
}

/// Skips a preprocessing number: digits, letters, dots, a sign after an exponent letter, and `'`
/// between digits.
fn skip_number(scanner: &mut Scanner<'_>) {
    let mut previous = b'0';
    while let Some(byte) = scanner.peek() {
        let is_sign = matches!(byte, b'+' | b'-') && matches!(previous, b'e' | b'E' | b'p' | b'P');
        let separates =
            byte == b'\'' && scanner.rest().get(1).is_some_and(u8::is_ascii_alphanumeric);
        if !is_identifier(byte) && byte != b'.' && !is_sign && !separates {
            break;
        }
        previous = byte;
        scanner.advance(1);
    }
}

/// Skips the rest of a raw string, `"delimiter(…)delimiter"`. Leaves anything else alone.
fn skip_raw_string(scanner: &mut Scanner<'_>) {
    let rest = &scanner.rest()[1..];
    let length = rest
        .iter()
        .take(17)
        .position(|byte| matches!(byte, b'(' | b')' | b'\\' | b'"') || byte.is_ascii_whitespace());
    let Some(length) = length.filter(|&length| rest[length] == b'(') else { return };
    let end = [b")", &rest[..length], b"\""].concat();
    scanner.skip_past(&end);
}

/// Skips a string or character literal. An unclosed literal ends with its line.
fn skip_literal(scanner: &mut Scanner<'_>, quote: u8) {
    scanner.advance(1);
    while let Some(byte) = scanner.peek() {
        match byte {
            b'\n' => return,
            b'\\' => scanner.advance(2),
            _ => scanner.advance(1),
        }
        if byte == quote {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(crate::tokens(text, super::starts), expected);
    }

    #[test]
    fn words_numbers_and_punctuators() {
        check("int x = 0x1p-3+1e5;", &["int", "x", "=", "0x1p-3", "+", "1e5", ";"]);
        check("a+++b<<=c->d...", &["a", "++", "+", "b", "<<=", "c", "->", "d", "..."]);
        check("x=.5f;y=1.e+3-2", &["x", "=", ".5f", ";", "y", "=", "1.e+3", "-", "2"]);
    }

    #[test]
    fn a_literal_is_one_token_whatever_stands_in_it() {
        check(
            r#"f("a \" b", L'\'', u8"/*")"#,
            &["f", "(", r#""a \" b""#, ",", r"L'\''", ",", r#"u8"/*""#, ")"],
        );
        check("\"open\nx", &["\"open", "x"]);
    }

    #[test]
    fn a_raw_string_ends_with_its_delimiter() {
        check("R\"(a \" b)\" x", &["R\"(a \" b)\"", "x"]);
        check("u8R\"--(a)\"\n)--\";", &["u8R\"--(a)\"\n)--\"", ";"]);
        check("R\"a b\" x", &["R", "\"a b\"", "x"]);
        check("LR\"(open", &["LR\"(open"]);
    }

    #[test]
    fn what_only_newer_standards_know() {
        check("1'000'000+0xA'B;c='1';", &["1'000'000", "+", "0xA'B", ";", "c", "=", "'1'", ";"]);
        check(
            "a::b<::c> <=> d->*e.*f",
            &["a", "::", "b", "<", "::", "c", ">", "<=>", "d", "->*", "e", ".*", "f"],
        );
        check("<%a<:1:>%>", &["<%", "a", "<:", "1", ":>", "%>"]);
    }

    #[test]
    fn comments_and_line_continuations_are_none() {
        assert_eq!(super::starts(b"/* a */ // b \n \\\n /* open"), Vec::<u32>::new());
    }

    #[test]
    fn a_header_name_is_one_token_only_after_include() {
        check(
            "#include <sys/types.h>\na < b > c",
            &["#", "include", "<sys/types.h>", "a", "<", "b", ">", "c"],
        );
    }
}
