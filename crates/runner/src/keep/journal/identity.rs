//! What a journal is about.

use std::collections::{BTreeMap, BTreeSet};

use secateur_bundle::AsBundle;
use serde::{Deserialize, Serialize};

use crate::key::Key;

/// All that the outcomes and the course of a search depend on, by name. A journal of something else is of no use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    parts: BTreeMap<String, String>,
}

impl Identity {
    /// Adds a part with its value as it is. The name is for a person to read, for example "seed".
    #[must_use]
    pub fn with(mut self, name: &str, value: &(impl ToString + ?Sized)) -> Self {
        self.parts.insert(name.to_owned(), value.to_string());
        self
    }

    /// Adds a part if there is a value.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl ToString>) -> Self {
        match value {
            Some(value) => self.with(name, &value),
            None => self,
        }
    }

    /// Adds a part by a hash of its content.
    #[must_use]
    pub fn with_content(self, name: &str, content: &(impl AsBundle + ?Sized)) -> Self {
        self.with(name, &Key::of(content))
    }

    /// Whether the part of this name has this content.
    #[must_use]
    pub fn has_content(&self, name: &str, content: &(impl AsBundle + ?Sized)) -> bool {
        self.parts.get(name).is_some_and(|value| *value == Key::of(content).to_string())
    }

    /// The names of the parts that are not the same in both.
    pub(super) fn differences(&self, other: &Self) -> Vec<String> {
        let names: BTreeSet<_> = self.parts.keys().chain(other.parts.keys()).collect();
        names
            .into_iter()
            .filter(|name| self.parts.get(*name) != other.parts.get(*name))
            .cloned()
            .collect()
    }
}
