//! Markdown on a terminal, with markup for other readers removed.

use anstyle::{AnsiColor, Effects, Style};

use crate::output::paint::Paint;

const HEADING: Style = Style::new().effects(Effects::BOLD.insert(Effects::UNDERLINE));
const STRONG: Style = Style::new().effects(Effects::BOLD);
const CODE: Style = AnsiColor::Cyan.on_default();

/// Renders a topic for a terminal. Headings lose their signs, and code its fences. Links between
/// topics become commands that show the other topic. Comments are removed.
pub(crate) fn render(markdown: &str, paint: Paint) -> String {
    let mut text = String::new();
    let (mut is_code, mut was_blank) = (false, true);
    for line in markdown.lines() {
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
            (true, _) if !is_blank => text += &format!("    {}", paint.text(line, CODE)),
            (false, Some(heading)) => {
                text += &paint.text(heading.trim_start_matches('#').trim_start(), HEADING);
            }
            (false, None) => text += &styled(&linked(line), paint),
            _ => {}
        }
        text.push('\n');
    }
    text
}

/// Replaces `[limits](limits.md)` by `secateur help limits`. Other links become their text.
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
            Some(topic) => text += &format!("`secateur help {topic}`"),
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
    fn what_only_looks_like_markdown_stays() {
        for text in ["a ** b", "[a] (b)", "[a](b", "x ` y", "@@{a}", ""] {
            assert_eq!(linked(&styled(text, Paint::OFF)), text);
        }
    }
}
