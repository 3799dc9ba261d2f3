//! Tokens of XML as counted in the literature on XML reduction: `<`, `</`, `>`, `/>`, `=`, names,
//! attribute values and runs of text other than white space. A comment, CDATA section, processing
//! instruction or declaration is one token. White space is not a token.

use secateur_syntax::Scanner;

pub(super) fn starts(text: &[u8]) -> Vec<u32> {
    let mut scanner = Scanner::new(text);
    let mut starts = Vec::new();
    let mut in_tag = false;
    let mut in_subset = false;
    while let Some(byte) = scanner.peek() {
        if byte.is_ascii_whitespace() {
            scanner.advance(1);
            continue;
        }
        // An unclosed tag ends at the start of the next one.
        in_tag &= byte != b'<';
        starts.push(scanner.position as u32);
        if in_tag {
            in_tag = !skip_in_tag(&mut scanner, byte);
        } else if scanner.starts_with(b"<!DOCTYPE") {
            in_subset = skip_declaration(&mut scanner) == Some(b'[');
        } else if in_subset && byte == b']' {
            scanner.skip_past(b">");
            in_subset = false;
        } else if byte != b'<' {
            let in_subset = in_subset;
            scanner.skip_while(|byte| byte != b'<' && !(in_subset && byte == b']'));
        } else if let Some((_, end)) = WHOLE.iter().find(|(start, _)| scanner.starts_with(start)) {
            scanner.skip_past(end);
        } else if scanner.starts_with(b"<!") {
            skip_declaration(&mut scanner);
        } else {
            in_tag = true;
            scanner.advance(if scanner.starts_with(b"</") { 2 } else { 1 });
        }
    }
    starts
}

/// Start and end of constructs that are a single token.
const WHOLE: [(&[u8], &[u8]); 3] = [(b"<!--", b"-->"), (b"<![CDATA[", b"]]>"), (b"<?", b"?>")];

/// Skips one token between `<` and `>`. Returns `true` if it closes the tag.
fn skip_in_tag(scanner: &mut Scanner<'_>, first: u8) -> bool {
    match first {
        b'"' | b'\'' => {
            scanner.advance(1);
            scanner.skip_past(&[first]);
        }
        b'/' if scanner.starts_with(b"/>") => {
            scanner.advance(2);
            return true;
        }
        b'>' => {
            scanner.advance(1);
            return true;
        }
        b'=' | b'/' => scanner.advance(1),
        _ => scanner.skip_while(|byte| !byte.is_ascii_whitespace() && !b"=\"'/<>".contains(&byte)),
    }
    false
}

/// Skips a declaration up to its `>`, or up to the `[` of an internal subset. Returns the byte at
/// its end.
fn skip_declaration(scanner: &mut Scanner<'_>) -> Option<u8> {
    while let Some(byte) = scanner.peek() {
        scanner.advance(1);
        match byte {
            b'"' | b'\'' => scanner.skip_past(&[byte]),
            b'>' | b'[' => return Some(byte),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(crate::tokens(text, super::starts), expected);
    }

    #[test]
    fn tags_names_values_and_text() {
        check(
            "<a x='1 2' y=\"<\">some text<b/> </a>",
            &[
                "<",
                "a",
                "x",
                "=",
                "'1 2'",
                "y",
                "=",
                "\"<\"",
                ">",
                "some text",
                "<",
                "b",
                "/>",
                "</",
                "a",
                ">",
            ],
        );
    }

    #[test]
    fn comments_sections_and_instructions_are_one_each() {
        check(
            "<?xml version='1.0'?><!-- <a> --><![CDATA[ <b> ]]>",
            &["<?xml version='1.0'?>", "<!-- <a> -->", "<![CDATA[ <b> ]]>"],
        );
    }

    #[test]
    fn each_declaration_of_an_internal_subset_is_one() {
        check(
            "<!DOCTYPE a [ <!ELEMENT a ANY> <!ENTITY e '>'> %p; ]><a/>",
            &["<!DOCTYPE a [", "<!ELEMENT a ANY>", "<!ENTITY e '>'>", "%p;", "]>", "<", "a", "/>"],
        );
    }

    #[test]
    fn broken_markup_ends_somewhere() {
        check("<a <b", &["<", "a", "<", "b"]);
        check("<!-- open", &["<!-- open"]);
    }
}
