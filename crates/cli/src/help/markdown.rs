//! Markdown on a terminal, with markup for other readers removed.

use std::mem::take;

use anstyle::{AnsiColor, Effects, Style};

use crate::output::page::WIDTH;
use crate::output::paint::Paint;

const HEADING: Style = Style::new().effects(Effects::BOLD.insert(Effects::UNDERLINE));
const STRONG: Style = Style::new().effects(Effects::BOLD);
const CODE: Style = AnsiColor::Cyan.on_default();

/// Renders a topic for a terminal. Headings lose their signs, and code its fences. Links between
/// topics become commands that show the other topic, and the lines are broken anew. Comments are
/// removed.
pub(crate) fn render(markdown: &str, paint: Paint) -> String {
    let mut text = String::new();
    let (mut is_code, mut was_blank) = (false, true);
    // End of a line that became too long.
    let mut rest = String::new();
    for line in markdown.lines() {
        let line = if is_code { line.to_owned() } else { linked(line) };
        let line = match is_continuation(&line) && !is_code {
            true if !rest.is_empty() => format!("{} {}", take(&mut rest), line.trim_start()),
            _ => line,
        };
        if !rest.is_empty() {
            text += &format!("{}\n", styled(&take(&mut rest), paint));
        }
        if line.starts_with("```") {
            is_code = !is_code;
            continue;
        }
        let is_comment = !is_code && line.starts_with("<!--");
        let is_blank = line.trim().is_empty();
        // Removed lines must not leave two blank lines.
        if is_comment || is_blank && was_blank {
            continue;
        }
        was_blank = is_blank;
        match (is_code, line.strip_prefix('#')) {
            (true, _) if !is_blank => text += &format!("    {}", paint.text(&line, CODE)),
            (false, Some(heading)) => {
                text += &paint.text(heading.trim_start_matches('#').trim_start(), HEADING);
            }
            (false, None) => {
                let (first, second) = broken(&line);
                text += &styled(first, paint);
                rest = second;
            }
            _ => {}
        }
        text.push('\n');
    }
    if !rest.is_empty() {
        text += &format!("{}\n", styled(&rest, paint));
    }
    text
}

/// Returns `true` for a line that continues the paragraph before it.
fn is_continuation(line: &str) -> bool {
    !line.trim().is_empty()
        && !["#", "- ", "|", "<!--", "```"].iter().any(|start| line.trim_start().starts_with(start))
}

/// Breaks a line that is too long. The second part has the indentation of the paragraph.
fn broken(line: &str) -> (&str, String) {
    let text = line.trim_start();
    let text = text.strip_prefix("- ").unwrap_or(text);
    let indent = line.chars().count() - text.chars().count();
    let (mut is_code, mut end) = (false, None);
    for (column, (at, char)) in line.char_indices().enumerate() {
        is_code ^= char == '`';
        if column > WIDTH && end.is_some() {
            break;
        }
        if char == ' ' && column > indent && !is_code {
            end = Some(at);
        }
    }
    match end.filter(|_| line.chars().count() > WIDTH) {
        Some(end) => (&line[..end], format!("{}{}", " ".repeat(indent), line[end..].trim_start())),
        None => (line, String::new()),
    }
}

/// Replaces `[limits](limits.md)` by `secateur help limits`, and adds this command to a link with
/// another text. Links that do not lead to topics become their text.
fn linked(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, (name, target, after))) =
        rest.split_once('[').and_then(|(before, link)| {
            let (name, link) = link.split_once("](")?;
            let (target, after) = link.split_once(')')?;
            Some((before, (name, target, after)))
        })
    {
        text += before;
        match target.strip_suffix(".md") {
            Some(topic) if topic.eq_ignore_ascii_case(name) => {
                text += &format!("`secateur help {topic}`");
            }
            Some(topic) => text += &format!("{name} (`secateur help {topic}`)"),
            None => text += name,
        }
        rest = after;
    }
    text + rest
}

/// Renders strong words and code in their styles. A span across lines keeps its marks.
fn styled(line: &str, paint: Paint) -> String {
    let strong = between(line, "**", |words| paint.text(words, STRONG));
    between(&strong, "`", |code| format!("`{}`", paint.text(code, CODE)))
}

/// Replaces texts between two `mark`s, and the marks, by `other(text)`. A mark without a partner
/// remains.
fn between(line: &str, mark: &str, other: impl Fn(&str) -> String) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, (inside, after))) =
        rest.split_once(mark).and_then(|(before, inside)| Some((before, inside.split_once(mark)?)))
    {
        text += before;
        text += &other(inside);
        rest = after;
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_on_a_terminal_is_as_it_is_written_but_for_what_only_other_readers_need() {
        let topic = "# Title\n\n<!-- a -->\n<!-- b -->\n\nSee [limits](limits.md), `a b`\nand \
            **c**, [d](https://e).\n\n\
                     ```sh\n# no heading\n\n<!-- c -->\n```\n\nEnd `of\nlines`.\n";
        let plain = "Title\n\nSee `secateur help limits`, `a b`\nand c, d.\n\n    # no heading\n\
            \n    <!-- c -->\n\n\
                     End `of\nlines`.\n";
        assert_eq!(render(topic, Paint::OFF), plain);
        assert_eq!(render("**a**", Paint::OF_CLAP).contains("\x1b[1m"), cfg!(feature = "terminal"));
    }

    #[test]
    fn a_link_with_its_own_text_is_readable_and_lines_stay_short() {
        let word = "word ".repeat(11);
        let text =
            format!("- {word}[several files](files.md), and\n  more.\n- [Limits](limits.md)\n");
        let plain = format!(
            "- {word}several files\n  (`secateur help files`), and more.\n\
             - `secateur help limits`\n"
        );
        assert_eq!(render(&text, Paint::OFF), plain);
        let long = "x".repeat(90);
        assert_eq!(render(&long, Paint::OFF), format!("{long}\n"));
        assert_eq!(render(&format!("{long} y"), Paint::OFF), format!("{long}\ny\n"));
    }

    #[test]
    fn what_only_looks_like_markdown_stays() {
        for text in ["a ** b", "[a] (b)", "[a](b", "x ` y", "@@{a}", ""] {
            assert_eq!(linked(&styled(text, Paint::OFF)), text);
        }
    }
}
