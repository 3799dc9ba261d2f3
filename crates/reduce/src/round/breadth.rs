//! Breadth of rounds, and the phases of a search.

use std::ops::RangeInclusive;

/// Amount of edits that a round tries. Cheap edits with large savings come first, so that later
/// rounds have less text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breadth {
    /// Only the last units of a long program.
    Focus {
        /// Maximum number of tokens in these units.
        tokens: u64,
    },
    /// Only heavy nodes, and only edits that often succeed.
    Coarse,
    /// All nodes, but only edits that often succeed.
    Quick,
    /// All edits.
    Thorough,
}

/// Minimum number of tokens in a node for coarse rounds.
///
/// 32 was measured: with 16, 64 or 128, the sum of tests on four C programs differs by less than a
/// tenth in either direction. Without coarse rounds it is a quarter higher.
const COARSE_WEIGHT_MIN: u64 = 32;

/// Maximum number of tokens of a short text: a program in which passes try costly edits, or a node
/// that they examine closely or copy. In longer ones, most nodes can be deleted.
pub(crate) const SHORT_TOKENS_MAX: u64 = 256;

impl Breadth {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Focus { .. } => "focus",
            Self::Coarse => "coarse",
            Self::Quick => "quick",
            Self::Thorough => "thorough",
        }
    }

    /// Returns the minimum number of tokens in a node.
    pub(crate) fn weight_min(self) -> u64 {
        if self == Self::Coarse { COARSE_WEIGHT_MIN } else { 0 }
    }
}

/// Phase of a search. A pass takes part from its first phase on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum SchedulePhase {
    Focus,
    Coarse,
    Quick,
    Thorough,
    /// Thorough, with the passes that seldom succeed, and without the requirements of others.
    Late,
    /// Each list element alone, because not all list minimisers guarantee 1-minimality.
    Check,
    /// Layout of the result.
    Layout,
}

impl SchedulePhase {
    pub(crate) const ALL: [Self; 7] = [
        Self::Focus,
        Self::Coarse,
        Self::Quick,
        Self::Thorough,
        Self::Late,
        Self::Check,
        Self::Layout,
    ];

    /// Phases after which all files of a bundle are synchronised. The check returns to the late
    /// phase.
    pub(crate) const OF_FILES: [Self; 5] =
        [Self::Coarse, Self::Quick, Self::Thorough, Self::Check, Self::Layout];

    /// Returns the phases of one file before the others continue.
    pub(crate) fn level(self) -> RangeInclusive<Self> {
        if self == Self::Coarse { Self::Focus..=self } else { self..=self }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::Check => "check",
            Self::Layout => "layout",
            _ => self.breadth(0).name(),
        }
    }

    /// Returns the breadth of the rounds. A focused round covers `tokens` tokens.
    pub(crate) fn breadth(self, tokens: u64) -> Breadth {
        match self {
            Self::Focus => Breadth::Focus { tokens },
            Self::Coarse => Breadth::Coarse,
            Self::Quick => Breadth::Quick,
            Self::Thorough | Self::Late | Self::Check | Self::Layout => Breadth::Thorough,
        }
    }

    /// Returns a description of the tested edits and the number of rounds.
    pub(crate) fn summary(self) -> &'static str {
        match self {
            Self::Focus => {
                "only the last units of a long program, repeated while a round deletes a quarter"
            }
            Self::Coarse => {
                "only subtrees of 32 tokens or more, repeated while a round deletes a quarter by \
                 few tests"
            }
            Self::Quick => "all nodes, but only edits that often succeed; one round each",
            Self::Thorough | Self::Late => "all edits, repeated while a round changes anything",
            Self::Check => "each deletion alone; after a success, back to the previous phase",
            Self::Layout => "one test of the result in a readable layout",
        }
    }
}
