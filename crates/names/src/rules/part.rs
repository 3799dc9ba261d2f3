//! Names that are parts of the texts of nodes.

use secateur_syntax::{Kind, Literal, Space};
use serde::Deserialize;
use toml::Spanned;

/// A name that is a part of a node's text: in `p:x`, the prefix `p`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartRule {
    /// The kind of its parent; any where none is given.
    parent: Option<Kind>,
    /// What stands in front of the name. A text that defines a name begins with it.
    #[serde(default)]
    after: Literal,
    /// What stands behind the name; the name goes to the end of the text where that is empty.
    #[serde(default)]
    before: Literal,
    /// What stands between several names, of which the last one counts.
    #[serde(default)]
    separator: Literal,
    pub(crate) space: Space,
    /// What is defined, if anything is.
    pub(crate) defines: Option<PartDefinition>,
    /// Whether it only counts where several files are read as one. What is then defined and used goes with its uses, and what is
    /// not used is not defined.
    #[serde(default, rename = "across-files")]
    pub(crate) is_across: bool,
}

/// What a part of a node's text defines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PartDefinition {
    /// The kind of the node around that defines it.
    pub(crate) node: Kind,
    pub(crate) what: Literal,
    /// Whether the language refuses it where nothing uses it.
    #[serde(default, rename = "must-be-used")]
    pub(crate) must_be_used: bool,
    pub(crate) within: Option<Spanned<Literal>>,
}

impl PartRule {
    /// The name in the text of a node below such a parent.
    pub(crate) fn find<'a>(&self, parent: Kind, text: &'a [u8]) -> Option<&'a [u8]> {
        if self.parent.is_some_and(|expected| expected != parent) {
            return None;
        }
        let rest = match memchr::memmem::find(text, self.after.as_bytes())? {
            0 => &text[self.after.len()..],
            _ if self.defines.is_some() => return None,
            at => &text[at + self.after.len()..],
        };
        let name = match self.before.as_bytes() {
            [] => rest,
            before => &rest[..memchr::memmem::find(rest, before)?],
        };
        let name = match self.separator.as_bytes() {
            [] => name,
            separator => memchr::memmem::rfind(name, separator)
                .map_or(name, |at| &name[at + separator.len()..]),
        };
        (!name.is_empty()).then_some(name)
    }

    /// The name that is defined in the text of a node below such a parent.
    #[must_use]
    pub fn defined<'a>(&self, parent: Kind, text: &'a [u8]) -> Option<&'a [u8]> {
        self.defines.as_ref()?;
        self.find(parent, text)
    }

    /// What is behind `name`, if that is used at the start of the text.
    #[must_use]
    pub fn behind_prefix<'a>(&self, text: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
        let is_prefix = self.defines.is_none() && self.after.is_empty() && !self.before.is_empty();
        text.strip_prefix(name).filter(|_| is_prefix)?.strip_prefix(self.before.as_bytes())
    }
}
