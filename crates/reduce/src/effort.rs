//! How much a walk tries.

/// How much a walk tries. What is cheap to try and saves much comes first, so that the rest is tried on little text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// Of a [long program](crate::Closures) only the last parts, of so many tokens.
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
    /// The least there is.
    pub(crate) const LEAST: Self = Self::Focus { tokens: 0 };

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Focus { .. } => "focus",
            Self::Coarse => "coarse",
            Self::Quick => "quick",
            Self::Thorough => "thorough",
        }
    }
}
