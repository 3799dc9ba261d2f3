//! Rules for links between elements of markup.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// Rules for links.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LinkRules {
    /// Files that belong to another file and are removed with it.
    pub(crate) owned: Vec<OwnedRule>,
    pub(crate) keys: Vec<KeyRule>,
    /// Attributes with the path of a file.
    pub(crate) paths: Vec<UseRule>,
}

/// Rule for files that belong to another file: `_rels/a.xml.rels` to `a.xml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OwnedRule {
    folder: String,
    extension: String,
}

/// Rule for a key.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeyRule {
    defined: Vec<Selector>,
    used: Vec<UseRule>,
    #[serde(default, rename = "in")]
    scope: KeyScope,
}

/// Files in which a key is known.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum KeyScope {
    /// All files.
    #[default]
    Files,
    /// The file that defines it.
    File,
    /// The file that owns the defining file.
    Owner,
}

/// Rule for a use.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UseRule {
    pub(crate) at: Vec<Selector>,
    /// Names of elements, preferred ones first: the nearest one that contains the use is deleted
    /// with the definition. Without one, the element of the use is deleted.
    #[serde(default)]
    pub(crate) deletes: Vec<String>,
    /// `true` if only the attribute is deleted.
    #[serde(default, rename = "keeps-element")]
    pub(crate) keeps_element: bool,
}

/// Location of a key: `parent/element[attribute=value]@attribute`, with `#` instead of an attribute
/// for the position among equal elements, and `$` for the text. Names have no prefix. An attribute
/// `:` is any one with a prefix. A name may begin with `*`.
#[derive(Debug, Default)]
pub(crate) struct Selector {
    pub(crate) parent: String,
    pub(crate) element: String,
    pub(crate) condition: Option<(String, String)>,
    pub(crate) place: KeyPlace,
}

#[derive(Debug, Default)]
pub(crate) enum KeyPlace {
    Attribute(String),
    #[default]
    Position,
    Text,
}

/// Key with its scope.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LinkKey {
    /// Index of the rule.
    rule: usize,
    /// File in which the key is known; empty for all files.
    scope: PathBuf,
    value: String,
}

impl LinkKey {
    /// Returns what all keys of the same rule and scope share.
    pub fn list(&self) -> (usize, &Path) {
        (self.rule, &self.scope)
    }

    /// Returns the key as a position.
    pub fn position(&self) -> Option<usize> {
        self.value.parse().ok()
    }
}

impl LinkRules {
    /// Returns the path of the file to which the one at `path` belongs.
    pub(crate) fn owner(&self, path: &Path) -> Option<PathBuf> {
        let owned = self.owned.iter().find(|rule| {
            path.extension().is_some_and(|own| *own == *rule.extension)
                && path.parent().is_some_and(|folder| folder.ends_with(&rule.folder))
        })?;
        let folder = path.parent()?.parent()?;
        let name = path.file_name()?.to_str()?.strip_suffix(&owned.extension)?.strip_suffix('.')?;
        Some(folder.join(name))
    }

    /// Returns the selectors by the name of their element, with what they select.
    pub(crate) fn by_element(&self) -> HashMap<&str, Vec<(&Selector, Role<'_>)>> {
        let of_keys = self.keys.iter().enumerate().flat_map(|(number, rule)| {
            let defined = rule.defined.iter().map(move |it| (it, Role::Definition(number)));
            let used = rule
                .used
                .iter()
                .flat_map(move |rule| rule.at.iter().map(move |it| (it, Role::Use(number, rule))));
            defined.chain(used)
        });
        let of_paths = self.paths.iter();
        let of_paths =
            of_paths.flat_map(|rule| rule.at.iter().map(move |it| (it, Role::Path(rule))));
        let mut all: HashMap<&str, Vec<_>> = HashMap::new();
        for (selector, role) in of_keys.chain(of_paths) {
            all.entry(&selector.element).or_default().push((selector, role));
        }
        all
    }
}

#[derive(Clone, Copy)]
pub(crate) enum Role<'a> {
    Definition(usize),
    Use(usize, &'a UseRule),
    Path(&'a UseRule),
}

impl LinkRules {
    pub(crate) fn key(
        &self,
        rule: usize,
        is_definition: bool,
        owner: &Option<PathBuf>,
        path: &Path,
        value: Cow<'_, str>,
    ) -> LinkKey {
        let scope = match self.keys[rule].scope {
            KeyScope::Files => PathBuf::new(),
            KeyScope::Owner if is_definition => owner.clone().unwrap_or_default(),
            KeyScope::File | KeyScope::Owner => path.to_owned(),
        };
        LinkKey { rule, scope, value: value.into_owned() }
    }
}

impl<'de> Deserialize<'de> for Selector {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || D::Error::custom(format!("`{text}` does not end in @ATTRIBUTE, # or $"));
        let at = text.rfind(['@', '#', '$']).ok_or_else(wrong)?;
        let (before, place) = text.split_at(at);
        let place = match place {
            "#" => KeyPlace::Position,
            "$" => KeyPlace::Text,
            _ if place.starts_with('@') => KeyPlace::Attribute(place[1..].to_owned()),
            _ => return Err(wrong()),
        };
        let (before, condition) = match before.split_once('[') {
            Some((before, condition)) => {
                let condition = condition.strip_suffix(']').and_then(|it| it.split_once('='));
                let (name, value) = condition.ok_or_else(wrong)?;
                (before, Some((name.to_owned(), value.to_owned())))
            }
            None => (before, None),
        };
        let (parent, element) = before.rsplit_once('/').unwrap_or(("", before));
        Ok(Self { parent: parent.to_owned(), element: element.to_owned(), condition, place })
    }
}
