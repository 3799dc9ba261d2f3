//! How much a walk tries.

/// How much a walk tries. What is cheap to try and saves much comes first, so that the rest is tried on little text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
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

impl Effort {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Focus { .. } => "focus",
            Self::Coarse => "coarse",
            Self::Quick => "quick",
            Self::Thorough => "thorough",
        }
    }
}

/// When a walker has its first turn, and with which effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    Focus,
    Coarse,
    Quick,
    Thorough,
    /// Thorough, and once no other walker finds anything.
    Late,
}

impl Phase {
    pub(crate) fn effort(self) -> Effort {
        match self {
            Self::Focus => Effort::Focus { tokens: 0 },
            Self::Coarse => Effort::Coarse,
            Self::Quick => Effort::Quick,
            Self::Thorough | Self::Late => Effort::Thorough,
        }
    }
}
