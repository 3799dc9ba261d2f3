//! Escapes untrusted text for a terminal.

/// Returns `text` with its control characters escaped, except line breaks and tabs. A file name
/// thus cannot move the cursor or clear the screen.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() && !matches!(c, '\n' | '\t') {
            shown.extend(c.escape_debug());
        } else {
            shown.push(c);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped_and_nothing_else() {
        let check = |text: &str, expected: &str| assert_eq!(escaped(text), expected);
        check("a\tb\nä \"q\" \\", "a\tb\nä \"q\" \\");
        check("\x1b[2J\r\x07\x7f\u{9b}", "\\u{1b}[2J\\r\\u{7}\\u{7f}\\u{9b}");
    }
}
