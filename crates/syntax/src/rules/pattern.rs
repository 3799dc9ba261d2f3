//! Shortest text and matches of a token pattern.

use std::collections::BTreeSet;

use regex_syntax::hir::{Class, Hir, HirKind};

use super::read::{Rule, Source};

/// Text that a pattern matches.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Shortest {
    pub(super) text: String,
    /// A letter was chosen among several alternatives, so the text is a new name rather than a
    /// keyword.
    pub(super) invented: bool,
}

/// Returns the shortest text of a pattern, a regular expression of JavaScript; `None` if it cannot
/// be parsed.
pub(super) fn shortest(pattern: &str, flags: Option<&str>) -> Option<Shortest> {
    of(&parse(pattern, flags)?)
}

fn parse(pattern: &str, flags: Option<&str>) -> Option<Hir> {
    let mut builder = regex_syntax::ParserBuilder::new();
    builder.case_insensitive(flags.is_some_and(|flags| flags.contains('i')));
    // JavaScript allows an escaped `/` and `-` anywhere in a class. No grammar uses other
    // differences.
    builder.build().parse(&pattern.replace("\\/", "/")).ok()
}

/// Returns those of `texts`, in ASCII, that are tokens of a rule; none if its pattern cannot be
/// parsed.
pub(super) fn matching<'a>(source: &Source, rule: &Rule, texts: &[&'a str]) -> Vec<&'a str> {
    let Some(hir) = spelt(source, rule, TOKEN_LEVELS_MAX).and_then(|pattern| parse(&pattern, None))
    else {
        return Vec::new();
    };
    let is_match =
        |text: &&str| ends(&hir, text.as_bytes(), &BTreeSet::from([0])).contains(&text.len());
    texts.iter().copied().filter(is_match).collect()
}

/// Maximum nesting of rules in a token. Recursive rules are not tokens.
const TOKEN_LEVELS_MAX: usize = 40;

/// Returns a token rule as one pattern.
fn spelt(source: &Source, rule: &Rule, levels: usize) -> Option<String> {
    let levels = levels.checked_sub(1)?;
    let each = |members: &[Rule]| {
        members.iter().map(|member| spelt(source, member, levels)).collect::<Option<Vec<_>>>()
    };
    Some(match rule {
        Rule::Blank => String::new(),
        Rule::String { value } => regex_syntax::escape(value),
        Rule::Pattern { value, flags: None } => format!("(?:{value})"),
        Rule::Pattern { value, flags: Some(_) } => format!("(?i:{value})"),
        Rule::Symbol { name } => spelt(source, source.body(source.find(name)?), levels)?,
        Rule::Seq { members } => each(members)?.concat(),
        Rule::Choice { members } => format!("(?:{})", each(members)?.join("|")),
        Rule::Repeat { content } => format!("(?:{})*", spelt(source, content, levels)?),
        Rule::Repeat1 { content } => format!("(?:{})+", spelt(source, content, levels)?),
        other => spelt(source, other.content()?, levels)?,
    })
}

/// Returns the possible ends in `text` of matches of `hir` that start at one of `starts`.
fn ends(hir: &Hir, text: &[u8], starts: &BTreeSet<usize>) -> BTreeSet<usize> {
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) => starts.clone(),
        HirKind::Literal(literal) => {
            let found = starts.iter().filter(|&&start| text[start..].starts_with(&literal.0));
            found.map(|start| start + literal.0.len()).collect()
        }
        HirKind::Class(class) => {
            let takes = |at: &&usize| text.get(**at).is_some_and(|&byte| has(class, byte.into()));
            starts.iter().filter(takes).map(|at| at + 1).collect()
        }
        HirKind::Capture(capture) => ends(&capture.sub, text, starts),
        HirKind::Concat(parts) => {
            parts.iter().fold(starts.clone(), |starts, part| ends(part, text, &starts))
        }
        HirKind::Alternation(parts) => {
            parts.iter().flat_map(|part| ends(part, text, starts)).collect()
        }
        HirKind::Repetition(repetition) => {
            let mut found = if repetition.min == 0 { starts.clone() } else { BTreeSet::new() };
            let mut starts = starts.clone();
            // Empty matches could repeat forever; one more than the length of the text suffices.
            for times in 1..=repetition
                .max
                .unwrap_or(u32::MAX)
                .min(repetition.min.max(1) + text.len() as u32)
            {
                starts = ends(&repetition.sub, text, &starts);
                found.extend(starts.iter().filter(|_| times >= repetition.min));
            }
            found
        }
    }
}

fn of(hir: &Hir) -> Option<Shortest> {
    let known = |text: String| Shortest { text, invented: false };
    match hir.kind() {
        HirKind::Empty | HirKind::Look(_) => Some(known(String::new())),
        HirKind::Literal(literal) => String::from_utf8(literal.0.to_vec()).ok().map(known),
        HirKind::Class(class) => {
            let plainest = plainest(class)?;
            Some(Shortest {
                text: plainest.into(),
                invented: plainest.is_alphabetic() || plainest == '_',
            })
        }
        HirKind::Repetition(repetition) if repetition.min == 0 => Some(known(String::new())),
        HirKind::Repetition(repetition) => {
            let once = of(&repetition.sub)?;
            Some(Shortest { text: once.text.repeat(repetition.min as usize), ..once })
        }
        HirKind::Capture(capture) => of(&capture.sub),
        HirKind::Concat(parts) => parts.iter().try_fold(known(String::new()), |sequence, part| {
            let part = of(part)?;
            Some(Shortest {
                text: sequence.text + &part.text,
                invented: sequence.invented || part.invented,
            })
        }),
        HirKind::Alternation(parts) => {
            let is_odd = |text: &str| !text.bytes().all(|byte| byte.is_ascii_alphanumeric());
            parts
                .iter()
                .filter_map(of)
                .min_by_key(|Shortest { text, .. }| (text.len(), is_odd(text), text.clone()))
        }
    }
}

/// Returns a letter if the class has one, else a digit, else its first character.
fn plainest(class: &Class) -> Option<char> {
    let ranges = ranges(class);
    let plain = ['a', '0', 'A', '_', ' '].into_iter().find(|&wanted| has(class, wanted));
    let visible = || ranges.iter().map(|&(start, _)| start).find(|first| !first.is_control());
    plain.or_else(visible).or_else(|| ranges.first().map(|&(start, _)| start))
}

fn ranges(class: &Class) -> Vec<(char, char)> {
    match class {
        Class::Unicode(class) => class.iter().map(|range| (range.start(), range.end())).collect(),
        Class::Bytes(class) => {
            class.iter().map(|range| (range.start().into(), range.end().into())).collect()
        }
    }
}

fn has(class: &Class, wanted: char) -> bool {
    ranges(class).iter().any(|&(start, end)| start <= wanted && wanted <= end)
}

#[cfg(test)]
mod tests {
    use super::super::read::Rule;
    use super::super::read::Source;
    use super::{Shortest, matching, shortest};

    fn text(pattern: &str) -> Option<String> {
        shortest(pattern, None).map(|shortest| shortest.text)
    }

    #[test]
    fn the_shortest_text_is_plain() {
        assert_eq!(text("[a-zA-Z_][a-zA-Z0-9_]*").as_deref(), Some("a"));
        assert_eq!(
            text(r"(\p{XID_Start}|\$|_|\\u[0-9A-Fa-f]{4})(\p{XID_Continue})*").as_deref(),
            Some("a")
        );
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

    #[test]
    fn a_pattern_matches_whole_texts() {
        let source =
            Source::read("toy", r#"{"rules": {"a": {"type": "STRING", "value": "$"}}}"#).unwrap();
        let pattern = |value: &str| Rule::Pattern { value: value.to_owned(), flags: None };
        let check = |rule: &Rule, texts: &[&str], expected: &[&str]| {
            assert_eq!(matching(&source, rule, texts), expected);
        };
        check(&pattern("[a-z]+|(0|1){2,3}"), &["ab", "a0", "0", "01", "0101", ""], &["ab", "01"]);
        check(&pattern("([a-z]*)*\\d"), &["ab1", "1", "ab"], &["ab1", "1"]);
        let name = Rule::Repeat1 { content: Box::new(pattern("[a-z]")) };
        let members = vec![Rule::Symbol { name: "a".to_owned() }, name];
        check(
            &Rule::Token { content: Box::new(Rule::Seq { members }) },
            &["$x", "x", "$xy", "$"],
            &["$x", "$xy"],
        );
        check(&pattern("(?=a)a"), &["a"], &[]);
    }
}
