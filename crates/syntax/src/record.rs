//! The nodes of a tree as they are kept: one record for each, in pre-order.

use std::num::NonZeroU32;
use std::ops::Range;

use crate::rules::{RuleId, Symbol};

/// A node of a [`Tree`](crate::Tree): its position in pre-order, the root being 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The root.
    pub const ROOT: Self = Self(0);

    /// The position in pre-order.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One entry of the flat array. All positions are bytes of the source.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) kind: u16,
    /// The field of the parent that it fills, 0 for none.
    pub(crate) field: u16,
    /// The rule that made it; none for a token.
    pub(crate) rule: Option<RuleId>,
    pub(crate) flags: u8,
    pub(crate) depth: u32,
    pub(crate) parent: u32,
    /// One past the last descendant in pre-order.
    pub(crate) subtree_end: u32,
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Where the text before this node ends: between there and `start` lies what separates the two.
    pub(crate) gap_start: u32,
    pub(crate) weight: u32,
    /// Its number among the regular children of its parent, `u32::MAX` when it is none.
    pub(crate) ordinal: u32,
    /// Where its own regular children start in the tree's table of them. They end where those of the next node start.
    pub(crate) regular_start: u32,
    pub(crate) shape: Option<ShapeId>,
}

/// A tree has a record for every token and more, so that every field is felt.
const _: () = assert!(size_of::<Record>() == 48);

impl Record {
    pub(crate) const NAMED: u8 = 1;
    pub(crate) const EXTRA: u8 = 2;
    pub(crate) const ERROR: u8 = 4;
    pub(crate) const MISSING: u8 = 8;
    /// Text that no rule accounts for, cut into tokens.
    pub(crate) const TEXT: u8 = 16;
    /// A leaf of its language, with nodes of another below it.
    pub(crate) const EMBEDS: u8 = 32;
    /// What is between its children ends statements, as the end of a line does: see [`Program`](crate::rules::Program).
    pub(crate) const LOOSE: u8 = 64;

    pub(crate) fn has(&self, flags: u8) -> bool {
        self.flags & flags != 0
    }

    /// Whether it is a child that its parent's rule knows.
    pub(crate) fn is_regular(&self) -> bool {
        !self.has(Self::EXTRA | Self::ERROR | Self::TEXT)
    }

    /// Whether it is a comment, or what else may stand anywhere.
    pub(crate) fn is_comment(&self) -> bool {
        self.has(Self::EXTRA) && !self.has(Self::ERROR)
    }

    /// Whether it is text that makes no sense, or a token that is not there.
    pub(crate) fn is_syntax_error(&self) -> bool {
        self.has(Self::ERROR | Self::MISSING)
    }

    pub(crate) fn symbol(&self) -> Symbol {
        Symbol { kind: self.kind, rule: self.rule }
    }
}

/// Where the regular children of the node at `at` stand in the table of them.
pub(crate) fn regular_range(records: &[Record], regular: &[u32], at: usize) -> Range<usize> {
    let end = records.get(at + 1).map_or(regular.len(), |next| next.regular_start as usize);
    records[at].regular_start as usize..end
}

/// The number of a shape in its tree: four bytes, whether there is one or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShapeId(NonZeroU32);

impl ShapeId {
    pub(crate) fn of(index: usize) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index as u32))
    }

    pub(crate) fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}
