//! Layout of text on a page.

/// Maximum number of characters in a line of a topic.
pub(crate) const WIDTH: usize = 80;

/// Breaks `head` and `words` into lines of at most [`WIDTH`] characters. All but the first line are
/// indented.
pub(crate) fn hanging(head: &str, indent: usize, words: &str) -> String {
    let mut text = head.to_owned();
    let (mut column, mut is_first) = (head.chars().count(), true);
    for word in words.split_whitespace() {
        let length = word.chars().count();
        if !is_first && column + 1 + length > WIDTH {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            column = indent;
        } else if !is_first {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
        is_first = false;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words_and_indented() {
        let text = hanging("- a: ", 2, &"word ".repeat(40));
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= WIDTH && !line.ends_with(' ')), "{text}");
        assert!(lines[0].starts_with("- a: word") && lines[1].starts_with("  word"), "{text}");
        assert_eq!(hanging("", 4, "short"), "short");
    }
}
