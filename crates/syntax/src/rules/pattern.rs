//! The shortest text that a token pattern matches.

use regex_syntax::hir::{Class, Hir, HirKind};

/// Patterns are regular expressions of JavaScript's kind; those that cannot be read have no known text.
pub(super) fn shortest(pattern: &str, flags: Option<&str>) -> Option<String> {
    let mut builder = regex_syntax::ParserBuilder::new();
    builder.case_insensitive(flags.is_some_and(|flags| flags.contains('i')));
    // JavaScript lets `/` be escaped and `-` stand anywhere in a class; the other differences do not occur in grammars.
    let hir = builder.build().parse(&pattern.replace("\\/", "/")).ok()?;
    of(&hir)
}

fn of(hir: &Hir) -> Option<String> {
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) => Some(String::new()),
        HirKind::Literal(literal) => String::from_utf8(literal.0.to_vec()).ok(),
        HirKind::Class(class) => Some(plainest(class)?.to_string()),
        HirKind::Repetition(repetition) => {
            let once = if repetition.min == 0 { String::new() } else { of(&repetition.sub)? };
            Some(once.repeat(repetition.min as usize))
        }
        HirKind::Capture(capture) => of(&capture.sub),
        HirKind::Concat(parts) => parts.iter().map(of).collect(),
        HirKind::Alternation(parts) => {
            let is_odd = |text: &str| !text.bytes().all(|byte| byte.is_ascii_alphanumeric());
            parts.iter().filter_map(of).min_by_key(|text| (text.len(), is_odd(text), text.clone()))
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
    use super::shortest;

    #[test]
    fn the_shortest_text_is_plain() {
        assert_eq!(shortest("[a-zA-Z_][a-zA-Z0-9_]*", None).as_deref(), Some("a"));
        assert_eq!(shortest(r"(\p{XID_Start}|\$|_|\\u[0-9A-Fa-f]{4})(\p{XID_Continue})*", None).as_deref(), Some("a"));
        assert_eq!(shortest(r"\d{2,3}", None).as_deref(), Some("00"));
        assert_eq!(shortest(r"[^\\x22\n]+", None).as_deref(), Some("a"));
        assert_eq!(shortest(r"\/\/x|\r?\n", None).as_deref(), Some("\n"));
    }

    #[test]
    fn what_cannot_be_read_has_no_text() {
        assert_eq!(shortest("(?=a)", None), None);
    }
}
