//! Overrides: positions at which a grammar admits more than its language.
//!
//! Tree-sitter grammars are made to read programs, not to reject them, so they admit some text that
//! no compiler accepts. A language lists these positions, each with a reason.

use std::collections::HashMap;

use serde::Deserialize;
use serde::de::{Deserializer, Error};

use crate::record::NodeId;
use crate::records::Records;
use crate::rules::NumberShift;
use crate::symbols::{ChildPosition, Field, KindId, Literal};

/// Pairs of parent and child, each with the token with which the parent, or its own parent, must
/// begin, if the entry names one.
type Children = HashMap<(KindId, KindId), Option<KindId>>;

/// Restrictions of a grammar.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "Entries")]
pub struct Overrides {
    keep: Children,
    fixed: Children,
    only: HashMap<KindId, Vec<KindId>>,
    holds: HashMap<ChildPosition, KindId>,
    /// Nodes with a list that keeps an element, each with the child before that list if the node
    /// has several.
    nonempty: HashMap<KindId, Option<KindId>>,
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
    /// Nodes with a list that keeps an element although the grammar allows none.
    nonempty: Vec<Nonempty>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Child {
    parent: KindId,
    child: KindId,
    /// Token with which the parent or its parent begins; by default, any.
    under: Option<KindId>,
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
    /// Child before the list; by default, the list is the only one.
    after: Option<KindId>,
    #[serde(rename = "reason")]
    _reason: Reason,
}

/// List that keeps an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NonemptyList {
    /// The only list with elements.
    Only,
    /// The list behind a child of this kind.
    After(u16),
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
            children.into_iter().map(|entry| ((entry.parent, entry.child), entry.under)).collect()
        };
        Self {
            keep: pairs(entries.keep),
            fixed: pairs(entries.fixed),
            only: entries.only.into_iter().map(|entry| (entry.parent, entry.kinds)).collect(),
            holds: entries.holds.into_iter().map(|entry| (entry.place, entry.kind)).collect(),
            nonempty: entries.nonempty.into_iter().map(|entry| (entry.node, entry.after)).collect(),
        }
    }
}

impl Overrides {
    /// Adds the overrides of a language, with its numbers shifted.
    pub(crate) fn add(&mut self, other: &Self, shift: NumberShift) {
        let kind = |kind: KindId| KindId(shift.kind(kind.0));
        let add = |to: &mut Children, from: &Children| {
            let shifted = from
                .iter()
                .map(|(&(parent, child), under)| ((kind(parent), kind(child)), under.map(kind)));
            to.extend(shifted);
        };
        add(&mut self.keep, &other.keep);
        add(&mut self.fixed, &other.fixed);
        let only = other.only.iter();
        self.only.extend(
            only.map(|(&parent, kinds)| (kind(parent), kinds.iter().copied().map(kind).collect())),
        );
        let holds = other.holds.iter();
        self.holds.extend(holds.map(|(place, &held)| {
            (ChildPosition { kind: kind(place.kind), ..*place }, kind(held))
        }));
        let nonempty = other.nonempty.iter();
        self.nonempty.extend(nonempty.map(|(&node, after)| (kind(node), after.map(kind))));
    }

    /// Returns `true` if the node is mandatory for its parent.
    pub(crate) fn keeps(&self, records: &Records, node: NodeId) -> bool {
        applies(&self.keep, records, node)
    }

    /// Returns `true` if the node cannot be replaced.
    pub(crate) fn fixes(&self, records: &Records, node: NodeId) -> bool {
        applies(&self.fixed, records, node)
    }

    /// Returns `true` if the parent admits replacements of this kind.
    pub(crate) fn admits(&self, parent: u16, kind: u16) -> bool {
        self.only.get(&KindId(parent)).is_none_or(|kinds| kinds.contains(&KindId(kind)))
    }

    /// Returns the list of the parent that keeps an element.
    pub(crate) fn nonempty_list(&self, parent: u16) -> Option<NonemptyList> {
        let after = self.nonempty.get(&KindId(parent))?;
        Some(after.map_or(NonemptyList::Only, |kind| NonemptyList::After(kind.0)))
    }

    /// Returns the kinds of nodes with a list that keeps an element.
    pub(crate) fn nonempty_kinds(&self) -> impl Iterator<Item = u16> {
        self.nonempty.keys().map(|kind| kind.0)
    }

    /// Returns the kinds required inside a child.
    pub(crate) fn held_kinds(&self) -> impl Iterator<Item = u16> {
        self.holds.values().map(|kind| kind.0)
    }

    /// Returns the kind required inside a child in this field.
    pub(crate) fn must_hold(&self, parent: u16, field: u16) -> Option<u16> {
        let place = ChildPosition { kind: KindId(parent), field: Field(field) };
        self.holds.get(&place).map(|kind| kind.0)
    }
}

/// Returns `true` if an entry of the list has this node and its parent, and its token is there.
fn applies(list: &Children, records: &Records, node: NodeId) -> bool {
    let record = records.at(node.index());
    let parent = records.at(record.parent.index());
    let Some(under) = list.get(&(KindId(parent.kind), KindId(record.kind))) else { return false };
    let begins_with = |at: NodeId, token: KindId| {
        let first = records.get(at.index() + 1);
        first.is_some_and(|first| first.parent == at && first.kind == token.0)
    };
    under.is_none_or(|token| begins_with(record.parent, token) || begins_with(parent.parent, token))
}
