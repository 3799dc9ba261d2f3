//! The shortest text that a token pattern matches.

use regex_syntax::hir::{Class, Hir, HirKind};

/// A text that a pattern matches.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Shortest {
    pub(super) text: String,
    /// Whether one of its letters was chosen from several that would do: a name of its own, not a keyword.
    pub(super) invented: bool,
}

/// Patterns are regular expressions of JavaScript's kind; those that cannot be read have no known text.
pub(super) fn shortest(pattern: &str, flags: Option<&str>) -> Option<Shortest> {
    let mut builder = regex_syntax::ParserBuilder::new();
    builder.case_insensitive(flags.is_some_and(|flags| flags.contains('i')));
    // JavaScript lets `/` be escaped and `-` stand anywhere in a class; the other differences do not occur in grammars.
    let hir = builder.build().parse(&pattern.replace("\\/", "/")).ok()?;
    of(&hir)
}

fn of(hir: &Hir) -> Option<Shortest> {
    let known = |text: String| Shortest { text, invented: false };
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) => Some(known(String::new())),
        HirKind::Literal(literal) => String::from_utf8(literal.0.to_vec()).ok().map(known),
        HirKind::Class(class) => {
            let plainest = plainest(class)?;
            Some(Shortest { text: plainest.into(), invented: plainest.is_alphabetic() || plainest == '_' })
        }
        HirKind::Repetition(repetition) if repetition.min == 0 => Some(known(String::new())),
        HirKind::Repetition(repetition) => {
            let once = of(&repetition.sub)?;
            Some(Shortest { text: once.text.repeat(repetition.min as usize), ..once })
        }
        HirKind::Capture(capture) => of(&capture.sub),
        HirKind::Concat(parts) => parts.iter().try_fold(known(String::new()), |whole, part| {
            let part = of(part)?;
            Some(Shortest { text: whole.text + &part.text, invented: whole.invented || part.invented })
        }),
        HirKind::Alternation(parts) => {
            let is_odd = |text: &str| !text.bytes().all(|byte| byte.is_ascii_alphanumeric());
            parts.iter().filter_map(of).min_by_key(|Shortest { text, .. }| (text.len(), is_odd(text), text.clone()))
        }
    }
}

/// A letter if there is one in the class, else a digit, else whatever comes first.
fn plainest(class: &Class) -> Option<char> {
    let ranges: Vec<(char, char)> = match class {
        Class::Unicode(class) => class.iter().map(|range| (range.start(), range.end())).collect(),
        Class::Bytes(class) => class.iter().map(|range| (range.start().into(), range.end().into())).collect(),
    };
    let has = |wanted: char| ranges.iter().any(|&(start, end)| start <= wanted && wanted <= end);
    let plain = ['a', '0', 'A', '_', ' '].into_iter().find(|&wanted| has(wanted));
    let visible = || ranges.iter().map(|&(start, _)| start).find(|first| !first.is_control());
    plain.or_else(visible).or_else(|| ranges.first().map(|&(start, _)| start))
}

#[cfg(test)]
mod tests {
    use super::{Shortest, shortest};

    fn text(pattern: &str) -> Option<String> {
        shortest(pattern, None).map(|shortest| shortest.text)
    }

    #[test]
    fn the_shortest_text_is_plain() {
        assert_eq!(text("[a-zA-Z_][a-zA-Z0-9_]*").as_deref(), Some("a"));
        assert_eq!(text(r"(\p{XID_Start}|\$|_|\\u[0-9A-Fa-f]{4})(\p{XID_Continue})*").as_deref(), Some("a"));
        assert_eq!(text(r"\d{2,3}").as_deref(), Some("00"));
        assert_eq!(text(r"[^\\x22\n]+").as_deref(), Some("a"));
        assert_eq!(text(r"\/\/x|\r?\n").as_deref(), Some("\n"));
    }

    #[test]
    fn a_name_is_invented_and_a_keyword_or_number_is_not() {
        let invented = |pattern| shortest(pattern, None).map(|Shortest { invented, .. }| invented);
        assert_eq!(invented("@?[a-z_]+"), Some(true));
        assert_eq!(invented(r"#[ \t]*include"), Some(false));
        assert_eq!(invented("0[xX][0-9a-f]+|[0-9]+"), Some(false));
    }

    #[test]
    fn what_cannot_be_read_has_no_text() {
        assert_eq!(text("(?=a)"), None);
    }
}
