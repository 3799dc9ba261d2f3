//! What was found out about the parts of a text.

use std::ops::Range;
use std::sync::Arc;

use secateur_syntax::NodeId;

/// How many have to be counted, and hold, before a part is said to be free.
const COUNTED_MIN: usize = 3;

/// What came of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is still interesting.
    Holds,
    /// It is not.
    Fails,
    /// It is not valid, and says nothing about the part.
    Invalid,
}

/// Something that was put in the place of a part.
#[derive(Clone, Debug)]
pub struct Other {
    /// The text.
    pub text: Arc<str>,
    /// The number of its trial.
    pub trial: usize,
}

/// A part of the text, and what was found out about it.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its kind in the grammar; of a name, that of its places.
    pub kind: &'static str,
    /// The bytes where it stands; several of a name.
    pub spans: Vec<Range<usize>>,
    /// What was found out.
    pub finding: Finding,
    pub(super) nodes: Vec<NodeId>,
}

/// What was found out about a part.
#[derive(Clone, Debug)]
pub enum Finding {
    /// It was taken out. Where that holds, the part can go; else it is needed.
    Without {
        /// The number of the trial.
        trial: usize,
    },
    /// Others were put in its place.
    Others(Vec<Other>),
    /// All places of a name got other names.
    Name {
        /// The other names.
        others: Vec<Other>,
        /// The numbers of the trials in which one place alone got another, in the order of the places; for one place, none.
        alone: Vec<usize>,
    },
}

/// How many trials held, of how many that count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// So many held.
    pub held: usize,
    /// Of so many.
    pub counted: usize,
}

impl Count {
    /// Whether there were enough, and all held.
    #[must_use]
    pub fn is_all(self) -> bool {
        self.counted >= COUNTED_MIN && self.held == self.counted
    }
}
