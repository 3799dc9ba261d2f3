//! Patterns of texts with variables, and texts made from them.
//!
//! Names in braces are variables. In a pattern, a variable matches a text in brackets or up to the
//! next blank, and `{...}` matches any text. In a text to fill, the variable means the same text,
//! and with `=` before it a value of that type. So `vec<{t}>` may have the value `vec({=t})`.
//!
//! Numbers can be computed: `{a+b-1}` is a sum, `{#a}` is the length of the text of `a`, and
//! `{a*0}` is `a` zeros.

/// Maximum number of repetitions in a filled text.
const REPETITIONS_MAX: usize = 64;

/// Variables of a pattern with their texts.
pub(crate) type Parts<'a> = Vec<(&'a str, &'a str)>;

/// Returns the texts that match the variables of a pattern.
pub(crate) fn parts_of<'a>(pattern: &'a str, text: &'a str) -> Option<Parts<'a>> {
    let mut pieces = pattern.split('{');
    let mut rest = text.strip_prefix(pieces.next()?)?;
    let mut parts = Vec::new();
    for piece in pieces {
        let (name, suffix) = piece.split_once('}')?;
        if name == "..." {
            rest = &rest[rest.len() - suffix.len().min(rest.len())..];
            rest = rest.strip_prefix(suffix)?;
            continue;
        }
        let (part, after) = rest.split_at(part_len(rest));
        parts.push((name, part));
        rest = after.strip_prefix(suffix)?;
    }
    (rest.is_empty() && parts.iter().all(|(_, part)| !part.is_empty())).then_some(parts)
}

/// Returns the length of the first part of a text: up to a blank, a comma or a closing bracket
/// outside of brackets.
fn part_len(text: &str) -> usize {
    // After a word, `<` is a bracket; elsewhere it is an operator.
    let (mut open, mut angles, mut is_behind_word) = (0_usize, 0_usize, false);
    let ends = |byte: &u8| {
        let is_angle = std::mem::replace(&mut is_behind_word, byte.is_ascii_alphanumeric());
        match byte {
            b'(' | b'[' => open += 1,
            b'<' if is_angle => angles += 1,
            b')' | b']' if open > 0 => open -= 1,
            b'>' if angles > 0 => angles -= 1,
            b')' | b']' | b'>' | b' ' | b',' => return open == 0 && angles == 0,
            _ => {}
        }
        false
    };
    text.as_bytes().iter().position(ends).unwrap_or(text.len())
}

/// Returns a text with its variables replaced. `value_of` returns a value of a type.
pub(crate) fn filled(
    text: &str,
    parts: &[(&str, &str)],
    value_of: &dyn Fn(&str) -> Option<String>,
) -> Option<String> {
    let mut pieces = text.split('{');
    let mut filled = pieces.next()?.to_owned();
    for piece in pieces {
        let (name, suffix) = piece.split_once('}')?;
        filled += &expanded(name, parts, value_of)?;
        filled += suffix;
    }
    Some(filled)
}

fn expanded(
    name: &str,
    parts: &[(&str, &str)],
    value_of: &dyn Fn(&str) -> Option<String>,
) -> Option<String> {
    let part = |name: &str| parts.iter().find(|(known, _)| *known == name).map(|(_, part)| *part);
    if let Some(part) = part(name) {
        return Some(part.to_owned());
    }
    if let Some(name) = name.strip_prefix('=') {
        return value_of(part(name)?);
    }
    if let Some((count, unit)) = name.split_once('*') {
        let count: usize = part(count)?.parse().ok()?;
        return (count <= REPETITIONS_MAX).then(|| unit.repeat(count));
    }
    let number = |term: &str| match term.strip_prefix('#') {
        Some(name) => part(name).map(|part| part.len() as i64),
        None => part(term).unwrap_or(term).parse().ok(),
    };
    let (mut sum, mut sign) = (0_i64, 1);
    for term in name.split_inclusive(['+', '-']) {
        sum = sum.checked_add(sign * number(term.trim_end_matches(['+', '-']))?)?;
        sign = if term.ends_with('-') { -1 } else { 1 };
    }
    (sum > 0).then(|| sum.to_string())
}

#[cfg(test)]
mod tests {
    use super::{filled, parts_of};

    #[test]
    fn a_variable_matches_a_part() {
        assert_eq!(parts_of("(f {a} {...})", "(f (g x) y z)"), Some(vec![("a", "(g x)")]));
        assert_eq!(parts_of("vec<{t}>", "vec<map<a, b>>"), Some(vec![("t", "map<a, b>")]));
        assert_eq!(parts_of("(f {a})", "(f (=> x y))"), Some(vec![("a", "(=> x y)")]));
        assert_eq!(parts_of("(f {a})", "(f x y)"), None);
        assert_eq!(parts_of("(f {a} {...}", "(f"), None);
    }

    #[test]
    fn numbers_are_computed() {
        let parts = [("i", "7"), ("j", "3"), ("large", "65")];
        let fill = |text| filled(text, &parts, &|part| Some(format!("a{part}")));
        assert_eq!(fill("{i-j+1} {#large} {=j}").as_deref(), Some("5 2 a3"));
        assert_eq!(fill("#b{j*0}").as_deref(), Some("#b000"));
        assert_eq!(fill("{large*0}"), None);
        assert_eq!(fill("{j-i}"), None);
        assert_eq!(fill("{k}"), None);
    }
}
