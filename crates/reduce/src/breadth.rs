//! How much a walk tries, and in which phase.

use std::ops::RangeInclusive;

/// How much a walk tries. What is cheap to try and saves much comes first, so that the rest is tried on little text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breadth {
    /// Of a long program only the last parts, of so many tokens.
    Focus {
        /// How many tokens they have.
        tokens: u64,
    },
    /// Only nodes of some weight, and only what often helps.
    Coarse,
    /// All nodes, but only what often helps.
    Quick,
    /// Everything.
    Thorough,
}

/// What a coarse walk leaves alone: nodes of fewer tokens than this, and all below them.
///
/// 32 was measured: with 16, 64 or 128 the number of tests differs by less than a tenth in sum over four C programs, in
/// either direction; without coarse walks at all it is higher by a quarter.
const COARSE_WEIGHT_MIN: u64 = 32;

impl Breadth {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Focus { .. } => "focus",
            Self::Coarse => "coarse",
            Self::Quick => "quick",
            Self::Thorough => "thorough",
        }
    }

    /// How many tokens the nodes have at least that are walked over.
    pub(crate) fn weight_min(self) -> u64 {
        if self == Self::Coarse { COARSE_WEIGHT_MIN } else { 0 }
    }
}

/// A phase of a search. A pass takes part from its first phase on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    Focus,
    Coarse,
    Quick,
    Thorough,
    /// Thorough, with the passes that seldom find anything, and not what others need.
    Late,
    /// Every member of every list alone, because not every list minimiser promises to have tried that.
    Check,
    /// The result is laid out.
    Layout,
}

impl Phase {
    pub(crate) const ALL: [Self; 7] = [
        Self::Focus,
        Self::Coarse,
        Self::Quick,
        Self::Thorough,
        Self::Late,
        Self::Check,
        Self::Layout,
    ];

    /// The phases after which several files wait for each other. The check leads back to the late phase.
    pub(crate) const OF_FILES: [Self; 5] =
        [Self::Coarse, Self::Quick, Self::Thorough, Self::Check, Self::Layout];

    /// The phases of a file after which others have their turns.
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

    /// The breadth of its rounds, which is for so many tokens while passes focus.
    pub(crate) fn breadth(self, tokens: u64) -> Breadth {
        match self {
            Self::Focus => Breadth::Focus { tokens },
            Self::Coarse => Breadth::Coarse,
            Self::Quick => Breadth::Quick,
            Self::Thorough | Self::Late | Self::Check | Self::Layout => Breadth::Thorough,
        }
    }

    /// What is tried, and how long.
    pub(crate) fn summary(self) -> &'static str {
        match self {
            Self::Focus => {
                "only the last parts of a long program, again while a round deletes a quarter of them"
            }
            Self::Coarse => {
                "only subtrees of 32 tokens or more, again while a round deletes a quarter of the text"
            }
            Self::Quick => "the whole tree, but only what often succeeds, one round each",
            Self::Thorough | Self::Late => "everything, again while a round changes anything",
            Self::Check => "each deletion alone; if one succeeds, back to the phase before",
            Self::Layout => "one test of the result, laid out in lines",
        }
    }
}
