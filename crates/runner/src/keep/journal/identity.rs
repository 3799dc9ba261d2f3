//! Identity of a journal.

use std::collections::{BTreeMap, BTreeSet};

use secateur_bundle::Bundle;
use serde::{Deserialize, Serialize};

use crate::key::Key;

/// Named values that determine the outcomes and the course of a search. A journal with another
/// identity is useless.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    parts: BTreeMap<String, String>,
}

impl Identity {
    /// Adds a value. Users see the name, for example "seed".
    #[must_use]
    pub fn with(mut self, name: &str, value: &(impl ToString + ?Sized)) -> Self {
        self.parts.insert(name.to_owned(), value.to_string());
        self
    }

    /// Adds a value if there is one.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl ToString>) -> Self {
        if let Some(value) = value { self.with(name, &value) } else { self }
    }

    /// Returns `true` if the named value is the hash of `content`.
    pub fn has_content(&self, name: &str, content: &Bundle) -> bool {
        self.parts.get(name).is_some_and(|value| *value == Key::of(content).to_string())
    }

    /// Returns the names of values that differ.
    pub(super) fn differences(&self, other: &Self) -> Vec<String> {
        let names: BTreeSet<_> = self.parts.keys().chain(other.parts.keys()).collect();
        names
            .into_iter()
            .filter(|name| self.parts.get(*name) != other.parts.get(*name))
            .cloned()
            .collect()
    }
}
