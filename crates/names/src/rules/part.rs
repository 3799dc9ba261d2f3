//! Names that are parts of the texts of nodes.

use secateur_syntax::{KindId, Literal, Space};
use serde::Deserialize;
use toml::Spanned;

/// Name that is a part of a node's text: in `p:x`, the prefix `p`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartRule {
    /// Kind of the parent; any kind if not given.
    parent: Option<KindId>,
    /// Text before the name. A text that defines a name begins with it.
    #[serde(default)]
    after: Literal,
    /// Text after the name; if empty, the name extends to the end of the text.
    #[serde(default)]
    before: Literal,
    /// Separator of several names, of which the last one counts.
    #[serde(default)]
    separator: Literal,
    pub(crate) space: Space,
    pub(crate) defines: Option<PartDefinition>,
    /// `true` if the rule applies only when several files are parsed as one. The definition is then
    /// removed with its uses, and an unused name is not defined.
    #[serde(default, rename = "across-files")]
    pub(crate) is_across: bool,
}

/// Definition by a part of a node's text.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PartDefinition {
    /// Kind of the ancestor that is the definition.
    pub(crate) node: KindId,
    pub(crate) what: Literal,
    /// `true` if the language rejects an unused definition.
    #[serde(default, rename = "must-be-used")]
    pub(crate) must_be_used: bool,
    pub(crate) within: Option<Spanned<Literal>>,
}

impl PartRule {
    /// Returns the name in the text of a node with a parent of this kind.
    pub(crate) fn find<'a>(&self, parent: KindId, text: &'a [u8]) -> Option<&'a [u8]> {
        if self.parent.is_some_and(|expected| expected != parent) {
            return None;
        }
        let rest = match memchr::memmem::find(text, self.after.as_bytes())? {
            0 => &text[self.after.len()..],
            _ if self.defines.is_some() => return None,
            start => &text[start + self.after.len()..],
        };
        let name = match self.before.as_bytes() {
            [] => rest,
            before => &rest[..memchr::memmem::find(rest, before)?],
        };
        let name = match self.separator.as_bytes() {
            [] => name,
            separator => memchr::memmem::rfind(name, separator)
                .map_or(name, |start| &name[start + separator.len()..]),
        };
        (!name.is_empty()).then_some(name)
    }

    /// Returns the name that the text of a node with a parent of this kind defines.
    pub fn defined<'a>(&self, parent: KindId, text: &'a [u8]) -> Option<&'a [u8]> {
        self.defines.as_ref()?;
        self.find(parent, text)
    }

    /// Returns the text after the prefix `name`, if the text uses it.
    pub fn behind_prefix<'a>(&self, text: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
        let is_prefix = self.defines.is_none() && self.after.is_empty() && !self.before.is_empty();
        text.strip_prefix(name).filter(|_| is_prefix)?.strip_prefix(self.before.as_bytes())
    }
}
