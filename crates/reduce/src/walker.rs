//! The walkers by name.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use secateur_minimize::Search;
use secateur_syntax::Tree;

use crate::candidate::Candidate;
use crate::{Hdd, Perses, StartMinimizer};

/// A way to walk a tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Walker {
    /// Level by level, coarse to fine: [`Hdd`].
    Hdd,
    /// Node by node, the heaviest first: [`Perses`].
    #[default]
    Perses,
}

/// How much a walk tries. What is cheap to try and saves much comes first, so that the rest is tried on little text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// Only nodes of some weight, and only what often helps.
    Coarse,
    /// All nodes, but only what often helps.
    Quick,
    /// Everything.
    Thorough,
}

/// A name that no walker has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWalker {
    name: String,
}

impl Walker {
    /// Every walker.
    pub const ALL: [Self; 2] = [Self::Hdd, Self::Perses];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Hdd => "hdd",
            Self::Perses => "perses",
        }
    }

    pub(crate) fn walk(self, tree: Arc<Tree>, start: StartMinimizer, round: usize, effort: Effort) -> Box<dyn Walk> {
        match self {
            Self::Hdd => Box::new(Hdd::new(tree, start, round)),
            Self::Perses => Box::new(Perses::new(tree, start, round, effort)),
        }
    }
}

impl FromStr for Walker {
    type Err = UnknownWalker;

    fn from_str(name: &str) -> Result<Self, UnknownWalker> {
        let found = Self::ALL.into_iter().find(|walker| walker.name() == name);
        found.ok_or_else(|| UnknownWalker { name: name.to_owned() })
    }
}

impl fmt::Display for Walker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for UnknownWalker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no walker `{}`; choose one of {}", self.name, Walker::ALL.map(Walker::name).join(", "))
    }
}

impl std::error::Error for UnknownWalker {}

/// One walk over one tree.
pub(crate) trait Walk: Search<Candidate = Candidate, Best = Arc<[u8]>> {
    /// Whether there is nothing more to ask; cheaper than rendering a candidate.
    fn is_over(&self) -> bool;

    /// [`fork`](Search::fork) with the type kept.
    fn fork_walk(&self) -> Box<dyn Walk>;
}
