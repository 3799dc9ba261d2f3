//! Values of types, by the texts of the types.

use std::collections::BTreeMap;

use secateur_syntax::Literal;
use serde::Deserialize;

/// How deep types may stand in each other for a value to be found.
const LEVELS_MAX: usize = 8;

/// A value of each type, by the text of the type.
///
/// What is in braces stands for any part: a name in the text of a type for what is there in brackets or up to the next blank, the
/// same name in the value for that text, and with `=` in front for a value of that type. So `vec<{t}>` may have the value
/// `vec({=t})`.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Constants(BTreeMap<String, Literal>);

impl Constants {
    pub(crate) fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// Whether none is known.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a text is a value of some type.
    pub(crate) fn has(&self, text: &str) -> bool {
        self.0.values().any(|value| value.0 == text)
    }

    /// A value of the type that is spelt so.
    pub(crate) fn of(&self, type_text: &[u8]) -> Option<String> {
        let words: Vec<&str> = str::from_utf8(type_text).ok()?.split_whitespace().collect();
        self.within(&words.join(" "), LEVELS_MAX)
    }

    fn within(&self, type_text: &str, levels: usize) -> Option<String> {
        if let Some(value) = self.0.get(type_text) {
            return Some(value.0.to_owned());
        }
        let levels = levels.checked_sub(1)?;
        let mut filled = self.0.iter().filter_map(|(pattern, value)| {
            let parts = parts_of(pattern, type_text)?;
            self.filled(value.0, &parts, levels)
        });
        filled.next()
    }

    /// A value with the parts of its type in it.
    fn filled(&self, value: &str, parts: &[(&str, &str)], levels: usize) -> Option<String> {
        let mut pieces = value.split('{');
        let mut text = pieces.next()?.to_owned();
        for piece in pieces {
            let (name, behind) = piece.split_once('}')?;
            let bare = name.strip_prefix('=');
            let (_, part) = parts.iter().find(|(known, _)| *known == bare.unwrap_or(name))?;
            match bare {
                Some(_) => text += &self.within(part, levels)?,
                None => text += part,
            }
            text += behind;
        }
        Some(text)
    }
}

/// What stands in the text of a type for each name in a pattern.
fn parts_of<'a>(pattern: &'a str, type_text: &'a str) -> Option<Vec<(&'a str, &'a str)>> {
    let mut pieces = pattern.split('{');
    let mut rest = type_text.strip_prefix(pieces.next()?)?;
    let mut parts = Vec::new();
    for piece in pieces {
        let (name, behind) = piece.split_once('}')?;
        let (part, after) = rest.split_at(part_len(rest));
        parts.push((name, part));
        rest = after.strip_prefix(behind)?;
    }
    (rest.is_empty() && parts.iter().all(|(_, part)| !part.is_empty())).then_some(parts)
}

/// How long the first part of a text is: up to a blank, a comma or a closing bracket that is in no brackets.
fn part_len(text: &str) -> usize {
    let mut open = 0_usize;
    let ends = |byte: &u8| {
        match byte {
            b'(' | b'[' | b'<' => open += 1,
            b')' | b']' | b'>' if open > 0 => open -= 1,
            b')' | b']' | b'>' | b' ' | b',' => return open == 0,
            _ => {}
        }
        false
    };
    text.as_bytes().iter().position(ends).unwrap_or(text.len())
}
