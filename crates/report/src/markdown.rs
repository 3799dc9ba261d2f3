/// Characters that begin something other than text in Markdown, HTML or a table.
const SPECIAL: [char; 10] = ['\\', '`', '*', '_', '[', '<', '&', '|', '~', '$'];

/// Returns Markdown that displays `text` literally, on one line, also in a table.
#[must_use]
pub fn markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            _ if char.is_control() => escaped.push(' '),
            _ if SPECIAL.contains(&char) => escaped.extend(['\\', char]),
            _ => escaped.push(char),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::markdown;

    #[test]
    fn nothing_in_a_text_is_markup() {
        assert_eq!(markdown("<b>a|b</b> &lt; `c`"), r"\<b>a\|b\</b> \&lt; \`c\`");
        assert_eq!(markdown(r"*x* _y_ [z](u) \ ~w~ $v$"), r"\*x\* \_y\_ \[z](u) \\ \~w\~ \$v\$");
        assert_eq!(markdown("a\r\n# b\tc"), "a  # b c");
    }
}
