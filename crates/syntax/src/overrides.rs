//! Overrides: positions at which a grammar admits more than its language.
//!
//! Tree-sitter grammars are made to read programs, not to reject them, so they admit some text that
//! no compiler accepts. A language lists these positions, each with a reason.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;
use serde::de::{Deserializer, Error};

use crate::rules::NumberShift;
use crate::symbols::{ChildPosition, KindId, Literal};

/// Restrictions of a grammar.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "Entries")]
pub struct Overrides {
    keep: HashSet<(KindId, KindId)>,
    fixed: HashSet<(KindId, KindId)>,
    only: HashMap<KindId, Vec<KindId>>,
    holds: HashMap<ChildPosition, KindId>,
    nonempty: HashSet<KindId>,
}

/// Restrictions in the form of `language.toml`.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Entries {
    /// Children that are mandatory although the grammar makes them optional.
    keep: Vec<Child>,
    /// Children that cannot be replaced.
    fixed: Vec<Child>,
    /// The only kinds that can replace the children of a parent.
    only: Vec<Only>,
    /// Children whose replacement must contain a node of a given kind.
    holds: Vec<Holds>,
    /// Nodes whose lists keep an element although the grammar allows none.
    nonempty: Vec<Nonempty>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Child {
    parent: KindId,
    child: KindId,
    #[serde(rename = "reason")]
    _reason: Reason,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Only {
    parent: KindId,
    kinds: Vec<KindId>,
    #[serde(rename = "reason")]
    _reason: Reason,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Holds {
    place: ChildPosition,
    kind: KindId,
    #[serde(rename = "reason")]
    _reason: Reason,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nonempty {
    node: KindId,
    #[serde(rename = "reason")]
    _reason: Reason,
}

/// Explanation for maintainers.
struct Reason;

impl<'de> Deserialize<'de> for Reason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Literal::deserialize(deserializer)?;
        if text.trim().is_empty() {
            Err(D::Error::custom("an override has a reason"))
        } else {
            Ok(Self)
        }
    }
}

impl From<Entries> for Overrides {
    fn from(entries: Entries) -> Self {
        let pairs = |children: Vec<Child>| {
            children.into_iter().map(|entry| (entry.parent, entry.child)).collect()
        };
        Self {
            keep: pairs(entries.keep),
            fixed: pairs(entries.fixed),
            only: entries.only.into_iter().map(|entry| (entry.parent, entry.kinds)).collect(),
            holds: entries.holds.into_iter().map(|entry| (entry.place, entry.kind)).collect(),
            nonempty: entries.nonempty.into_iter().map(|entry| entry.node).collect(),
        }
    }
}

impl Overrides {
    /// Adds the overrides of a language, with its numbers shifted.
    pub(crate) fn add(&mut self, other: &Self, shift: NumberShift) {
        let kind = |kind: KindId| KindId(shift.kind(kind.0));
        let pair = |&(parent, child): &(KindId, KindId)| (kind(parent), kind(child));
        self.keep.extend(other.keep.iter().map(pair));
        self.fixed.extend(other.fixed.iter().map(pair));
        let only = other.only.iter();
        self.only.extend(
            only.map(|(&parent, kinds)| (kind(parent), kinds.iter().copied().map(kind).collect())),
        );
        let holds = other.holds.iter();
        self.holds.extend(holds.map(|(place, &held)| {
            (ChildPosition { kind: kind(place.kind), ..*place }, kind(held))
        }));
        self.nonempty.extend(other.nonempty.iter().copied().map(kind));
    }

    /// Returns `true` if the child is mandatory.
    pub(crate) fn keeps(&self, parent: u16, child: u16) -> bool {
        self.keep.contains(&(KindId(parent), KindId(child)))
    }

    /// Returns `true` if the child cannot be replaced.
    pub(crate) fn fixes(&self, parent: u16, child: u16) -> bool {
        self.fixed.contains(&(KindId(parent), KindId(child)))
    }

    /// Returns `true` if the parent admits replacements of this kind.
    pub(crate) fn admits(&self, parent: u16, kind: u16) -> bool {
        self.only.get(&KindId(parent)).is_none_or(|kinds| kinds.contains(&KindId(kind)))
    }

    /// Returns `true` if the lists of the parent keep an element.
    pub(crate) fn needs_element(&self, parent: u16) -> bool {
        self.nonempty.contains(&KindId(parent))
    }

    /// Returns the kinds required inside a child.
    pub(crate) fn held_kinds(&self) -> impl Iterator<Item = u16> {
        self.holds.values().map(|kind| kind.0)
    }

    /// Returns the kind required inside a child in this field.
    pub(crate) fn must_hold(&self, parent: u16, field: u16) -> Option<u16> {
        let place = ChildPosition { kind: KindId(parent), field: crate::symbols::Field(field) };
        self.holds.get(&place).map(|kind| kind.0)
    }
}
