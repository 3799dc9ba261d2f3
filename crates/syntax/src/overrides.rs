//! Where a grammar admits more than its language does.
//!
//! A tree-sitter grammar is made to read programs, not to refuse them, so here and there it admits what no compiler
//! does. A language lists those places; each entry carries its reason.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;
use serde::de::{Deserializer, Error};

use crate::rules::Shift;
use crate::symbols::{Kind, Literal, Place};

/// Narrower statements about a language than its grammar makes.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "Entries")]
pub struct Overrides {
    keep: HashSet<(Kind, Kind)>,
    fixed: HashSet<(Kind, Kind)>,
    only: HashMap<Kind, Vec<Kind>>,
    holds: HashMap<Place, Kind>,
}

/// The same as it is written down.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Entries {
    /// Children that may not go, although the grammar makes them optional.
    keep: Vec<Child>,
    /// Children that nothing else may stand in for.
    fixed: Vec<Child>,
    /// The only kinds that may be put in the place of a child.
    only: Vec<Only>,
    /// Children that may only be replaced by something that has a node of a certain kind in it.
    holds: Vec<Holds>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Child {
    parent: Kind,
    child: Kind,
    #[serde(rename = "reason")]
    _reason: Reason,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Only {
    parent: Kind,
    kinds: Vec<Kind>,
    #[serde(rename = "reason")]
    _reason: Reason,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Holds {
    place: Place,
    kind: Kind,
    #[serde(rename = "reason")]
    _reason: Reason,
}

/// Why something is said, for people alone.
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
        }
    }
}

impl Overrides {
    /// Adds those of a language, with what is added to its numbers.
    pub(crate) fn add(&mut self, other: &Self, shift: Shift) {
        let kind = |kind: Kind| Kind(shift.kind(kind.0));
        let pair = |&(parent, child): &(Kind, Kind)| (kind(parent), kind(child));
        self.keep.extend(other.keep.iter().map(pair));
        self.fixed.extend(other.fixed.iter().map(pair));
        let only = other.only.iter();
        self.only.extend(
            only.map(|(&parent, kinds)| (kind(parent), kinds.iter().copied().map(kind).collect())),
        );
        let holds = other.holds.iter();
        self.holds.extend(
            holds.map(|(place, &held)| (Place { kind: kind(place.kind), ..*place }, kind(held))),
        );
    }

    /// Whether the child must stay.
    pub(crate) fn keeps(&self, parent: u16, child: u16) -> bool {
        self.keep.contains(&(Kind(parent), Kind(child)))
    }

    /// Whether nothing may stand in for the child.
    pub(crate) fn fixes(&self, parent: u16, child: u16) -> bool {
        self.fixed.contains(&(Kind(parent), Kind(child)))
    }

    /// Whether something of this kind may be put below the parent.
    pub(crate) fn admits(&self, parent: u16, kind: u16) -> bool {
        self.only.get(&Kind(parent)).is_none_or(|kinds| kinds.contains(&Kind(kind)))
    }

    /// The kinds that must be inside something.
    pub(crate) fn held_kinds(&self) -> impl Iterator<Item = u16> {
        self.holds.values().map(|kind| kind.0)
    }

    /// What must be inside whatever fills the field.
    pub(crate) fn must_hold(&self, parent: u16, field: u16) -> Option<u16> {
        let place = Place { kind: Kind(parent), field: crate::symbols::Field(field) };
        self.holds.get(&place).map(|kind| kind.0)
    }
}
