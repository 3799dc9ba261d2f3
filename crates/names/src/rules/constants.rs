//! Values of types, by the text of the type.

use std::collections::BTreeMap;

use secateur_syntax::Literal;
use serde::Deserialize;

use super::pattern::{filled, parts_of};

/// Maximum nesting of types for which a value is found.
const LEVELS_MAX: usize = 8;

/// Values of each type, by the [pattern](super::pattern) of the type.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Constants(BTreeMap<String, Values>);

/// Values of a type, the smallest first. Those that cannot be filled are left out.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Values {
    One(Literal),
    Several(Vec<Literal>),
}

impl Values {
    fn texts(&self) -> &[Literal] {
        match self {
            Self::One(text) => std::slice::from_ref(text),
            Self::Several(texts) => texts,
        }
    }
}

impl Constants {
    pub(crate) fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `true` if a text is the value of a type.
    pub(crate) fn contains(&self, text: &str) -> bool {
        self.0.values().flat_map(Values::texts).any(|value| value.0 == text)
    }

    /// Returns the smallest value of the type with this text.
    pub(crate) fn of(&self, type_text: &str) -> Option<String> {
        self.all_of(type_text).next()
    }

    /// Returns the values of the type with this text, the smallest first.
    pub(crate) fn all_of(&self, type_text: &str) -> impl Iterator<Item = String> {
        self.values_of(type_text, LEVELS_MAX).into_iter()
    }

    fn values_of(&self, type_text: &str, levels: usize) -> Vec<String> {
        let Some(levels) = levels.checked_sub(1) else { return Vec::new() };
        let value_of = |part: &str| self.values_of(part, levels).into_iter().next();
        let all = |values: &Values, parts: &[(&str, &str)]| -> Vec<String> {
            values.texts().iter().filter_map(|text| filled(text, parts, &value_of)).collect()
        };
        if let Some(values) = self.0.get(type_text) {
            return all(values, &[]);
        }
        let mut found = self.0.iter().filter_map(|(pattern, values)| {
            Some(all(values, &parts_of(pattern, type_text)?)).filter(|values| !values.is_empty())
        });
        found.next().unwrap_or_default()
    }
}
