//! Findings about the parts of a text.

use std::ops::Range;
use std::sync::Arc;

use secateur_syntax::NodeId;

/// Minimum number of counted trials of a free part, all of which must be interesting.
const COUNTED_MIN: usize = 3;

/// Outcome of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The text is still interesting.
    Holds,
    /// The text is not interesting.
    Fails,
    /// The text is invalid, and says nothing about the part.
    Invalid,
}

/// An alternative text of a part.
#[derive(Clone, Debug)]
pub struct Alternative {
    pub text: Arc<str>,
    /// Index of its trial.
    pub trial: usize,
}

/// A part of the text, with a finding.
#[derive(Clone, Debug)]
pub struct ExplainedPart {
    /// Grammar kind of the part, or of the uses of a name.
    pub kind: &'static str,
    /// Bytes of the part; one range for each use of a name.
    pub spans: Vec<Range<usize>>,
    pub finding: Finding,
    pub(super) nodes: Vec<NodeId>,
}

/// Finding about a part.
#[derive(Clone, Debug)]
pub enum Finding {
    /// Result of deleting the part. It is needed if the trial is not interesting.
    Without {
        /// Index of the trial.
        trial: usize,
    },
    /// Results of replacing the part.
    Others(Vec<Alternative>),
    /// Results of renaming all uses of a name.
    Name {
        others: Vec<Alternative>,
        /// Indices of the trials that rename one use alone, in the order of the uses; empty for a
        /// single use.
        alone: Vec<usize>,
    },
}

/// Number of interesting trials, and of trials that count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub held: usize,
    pub counted: usize,
}

impl Count {
    /// Returns `true` if there were enough trials, and all were interesting.
    #[must_use]
    pub fn is_all(self) -> bool {
        self.counted >= COUNTED_MIN && self.held == self.counted
    }
}
