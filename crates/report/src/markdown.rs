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

/// Returns a code block whose fence is longer than any in the text.
#[must_use]
pub fn fenced(language: &str, text: &str) -> String {
    let fence = "`".repeat(longest_run(text).max(2) + 1);
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("{fence}{language}\n{text}{end}{fence}\n")
}

/// Returns arbitrary text as inline code.
#[must_use]
pub fn code(text: &str) -> String {
    let ticks = "`".repeat(longest_run(text) + 1);
    let blank = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{ticks}{blank}{text}{blank}{ticks}").replace(char::is_control, " ")
}

fn longest_run(text: &str) -> usize {
    text.split(|char| char != '`').map(str::len).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{code, fenced, markdown};

    #[test]
    fn fences_are_longer_than_those_in_the_text() {
        assert_eq!(fenced("c", "int x;"), "```c\nint x;\n```\n");
        assert_eq!(fenced("", "```\nx\n````\n"), "`````\n```\nx\n````\n`````\n");
        assert_eq!(code("a`b"), "``a`b``");
        assert_eq!(code("`"), "`` ` ``");
        assert_eq!(code("a\r\n# b"), "`a  # b`");
    }

    #[test]
    fn nothing_in_a_text_is_markup() {
        assert_eq!(markdown("<b>a|b</b> &lt; `c`"), r"\<b>a\|b\</b> \&lt; \`c\`");
        assert_eq!(markdown(r"*x* _y_ [z](u) \ ~w~ $v$"), r"\*x\* \_y\_ \[z](u) \\ \~w\~ \$v\$");
        assert_eq!(markdown("a\r\n# b\tc"), "a  # b c");
    }
}
