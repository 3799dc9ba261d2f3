//! Properties of a node of a tree.

use std::num::NonZeroU32;

use crate::rules::{RuleId, Symbol};

/// Number of a node in a [`Tree`](crate::Tree), in pre-order. The root has number 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    pub const ROOT: Self = Self(0);

    /// Returns the number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the nodes in pre-order. Positions are byte offsets in the source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct NodeRecord {
    pub(crate) kind: u16,
    /// Field of the parent, 0 for none.
    pub(crate) field: u16,
    /// Rule that made the node; `None` for a token.
    pub(crate) rule: Option<RuleId>,
    pub(crate) flags: u8,
    /// Number of bytes between the preceding text and `start`: white space and unparsed text.
    /// [`NodeRecord::LONG_GAP`] also stands for larger numbers; `gap_start` has all.
    pub(crate) gap: u8,
    pub(crate) depth: u32,
    pub(crate) parent: NodeId,
    /// Number after that of the last descendant.
    pub(crate) subtree_end: u32,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl NodeRecord {
    pub(crate) const NAMED: u8 = 1;
    pub(crate) const EXTRA: u8 = 2;
    pub(crate) const ERROR: u8 = 4;
    pub(crate) const MISSING: u8 = 8;
    /// Token of unparsed text.
    pub(crate) const TEXT: u8 = 16;
    /// Leaf of its language with nodes of another below it.
    pub(crate) const EMBEDS: u8 = 32;
    /// Text between the children ends statements like line ends: see
    /// [`Program`](crate::rules::Program).
    pub(crate) const LOOSE: u8 = 64;

    pub(crate) const LONG_GAP: u8 = u8::MAX;

    /// Returns `gap` for the text between two positions.
    pub(crate) fn gap(from: usize, to: usize) -> u8 {
        to.saturating_sub(from).try_into().unwrap_or(Self::LONG_GAP)
    }

    pub(crate) fn has(&self, flags: u8) -> bool {
        self.flags & flags != 0
    }

    /// Returns `true` if the rule of the parent matches the node.
    pub(crate) fn is_regular(&self) -> bool {
        Self::is_regular_with(self.flags)
    }

    /// Returns `true` if the rule of the parent matches a node with these flags.
    pub(crate) fn is_regular_with(flags: u8) -> bool {
        flags & (Self::EXTRA | Self::ERROR | Self::TEXT) == 0
    }

    /// Returns `true` for a comment or another extra.
    pub(crate) fn is_comment(&self) -> bool {
        self.has(Self::EXTRA) && !self.has(Self::ERROR)
    }

    /// Returns `true` for unparsed text and for missing tokens.
    pub(crate) fn is_syntax_error(&self) -> bool {
        self.has(Self::ERROR | Self::MISSING)
    }

    pub(crate) fn symbol(&self) -> Symbol {
        Symbol { kind: self.kind, rule: self.rule }
    }
}

/// Number of a shape in its tree. An `Option` of it also takes four bytes.
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
