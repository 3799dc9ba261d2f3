//! Where a grammar admits more than its language does.
//!
//! A tree-sitter grammar is made to read programs, not to refuse them, so here and there it admits what no compiler
//! does. A language lists those places; each entry carries its reason.

use std::collections::{HashMap, HashSet};

use crate::GrammarError;

/// One narrower statement about a language.
#[derive(Clone, Copy, Debug)]
pub enum Override {
    /// A child that may not go, although the grammar makes it optional.
    Keep {
        /// The kind of the parent.
        parent: &'static str,
        /// The kind of the child.
        child: &'static str,
        /// Why.
        reason: &'static str,
    },
    /// A child that nothing else may stand in for.
    Fixed {
        /// The kind of the parent.
        parent: &'static str,
        /// The kind of the child.
        child: &'static str,
        /// Why.
        reason: &'static str,
    },
    /// The only kinds that may be put in the place of a child.
    Only {
        /// The kind of the parent.
        parent: &'static str,
        /// The kinds.
        kinds: &'static [&'static str],
        /// Why.
        reason: &'static str,
    },
    /// A child that may only be replaced by something that has a node of a certain kind in it.
    Holds {
        /// The kind of the parent.
        parent: &'static str,
        /// The field that the child fills.
        field: &'static str,
        /// The kind that must be in it.
        kind: &'static str,
        /// Why.
        reason: &'static str,
    },
}

/// The overrides of a language by the parser's symbols.
#[derive(Debug, Default)]
pub(crate) struct Table {
    keep: HashSet<(u16, u16)>,
    fixed: HashSet<(u16, u16)>,
    only: HashMap<u16, Vec<u16>>,
    holds: HashMap<(u16, u16), u16>,
}

impl Table {
    /// The table of these overrides, of which `kind_of` and `field_of` know the symbols.
    pub(crate) fn new(
        grammar: &'static str,
        overrides: &[Override],
        kind_of: impl Fn(&str) -> Option<u16>,
        field_of: impl Fn(&str) -> Option<u16>,
    ) -> Result<Self, GrammarError> {
        let unknown = |name| GrammarError::UnknownOverride { grammar, name };
        let kind = |name: &'static str| kind_of(name).ok_or_else(|| unknown(name));
        let mut table = Self::default();
        for entry in overrides {
            match *entry {
                Override::Keep { parent, child, .. } => _ = table.keep.insert((kind(parent)?, kind(child)?)),
                Override::Fixed { parent, child, .. } => _ = table.fixed.insert((kind(parent)?, kind(child)?)),
                Override::Only { parent, kinds, .. } => {
                    let kinds = kinds.iter().map(|&name| kind(name)).collect::<Result<_, _>>()?;
                    table.only.insert(kind(parent)?, kinds);
                }
                Override::Holds { parent, field, kind: inner, .. } => {
                    let field = field_of(field).ok_or_else(|| unknown(field))?;
                    table.holds.insert((kind(parent)?, field), kind(inner)?);
                }
            }
        }
        Ok(table)
    }

    /// Whether the child must stay.
    pub(crate) fn keeps(&self, parent: u16, child: u16) -> bool {
        self.keep.contains(&(parent, child))
    }

    /// Whether nothing may stand in for the child.
    pub(crate) fn fixes(&self, parent: u16, child: u16) -> bool {
        self.fixed.contains(&(parent, child))
    }

    /// Whether something of this kind may be put below the parent.
    pub(crate) fn admits(&self, parent: u16, kind: u16) -> bool {
        self.only.get(&parent).is_none_or(|kinds| kinds.contains(&kind))
    }

    /// The kinds that must be inside something.
    pub(crate) fn held_kinds(&self) -> impl Iterator<Item = u16> {
        self.holds.values().copied()
    }

    /// What must be inside whatever fills the field.
    pub(crate) fn must_hold(&self, parent: u16, field: u16) -> Option<u16> {
        self.holds.get(&(parent, field)).copied()
    }
}
