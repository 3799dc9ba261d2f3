//! Values of types, by the text of the type.

use std::collections::BTreeMap;

use secateur_syntax::Literal;
use serde::Deserialize;

/// Maximum nesting of types for which a value is found.
const LEVELS_MAX: usize = 8;

/// Value of each type, by the text of the type.
///
/// Names in braces are variables. In a type, a variable matches a text in brackets or up to the
/// next blank. In a value, the variable means the same text, and with `=` before it a value of that
/// type. So `vec<{t}>` may have the value `vec({=t})`.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Constants(BTreeMap<String, Literal>);

impl Constants {
    pub(crate) fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `true` if a text is the value of a type.
    pub(crate) fn contains(&self, text: &str) -> bool {
        self.0.values().any(|value| value.0 == text)
    }

    /// Returns a value of the type with this text.
    pub(crate) fn of(&self, type_text: &[u8]) -> Option<String> {
        let words: Vec<&str> = str::from_utf8(type_text).ok()?.split_whitespace().collect();
        self.value_of(&words.join(" "), LEVELS_MAX)
    }

    fn value_of(&self, type_text: &str, levels: usize) -> Option<String> {
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

    /// Returns a value with its variables replaced.
    fn filled(&self, value: &str, parts: &[(&str, &str)], levels: usize) -> Option<String> {
        let mut pieces = value.split('{');
        let mut text = pieces.next()?.to_owned();
        for piece in pieces {
            let (name, suffix) = piece.split_once('}')?;
            let bare = name.strip_prefix('=');
            let (_, part) = parts.iter().find(|(known, _)| *known == bare.unwrap_or(name))?;
            match bare {
                Some(_) => text += &self.value_of(part, levels)?,
                None => text += part,
            }
            text += suffix;
        }
        Some(text)
    }
}

/// Returns the texts that match the variables of a pattern.
fn parts_of<'a>(pattern: &'a str, type_text: &'a str) -> Option<Vec<(&'a str, &'a str)>> {
    let mut pieces = pattern.split('{');
    let mut rest = type_text.strip_prefix(pieces.next()?)?;
    let mut parts = Vec::new();
    for piece in pieces {
        let (name, suffix) = piece.split_once('}')?;
        let (part, after) = rest.split_at(part_len(rest));
        parts.push((name, part));
        rest = after.strip_prefix(suffix)?;
    }
    (rest.is_empty() && parts.iter().all(|(_, part)| !part.is_empty())).then_some(parts)
}

/// Returns the length of the first part of a text: up to a blank, a comma or a closing bracket
/// outside of brackets.
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
