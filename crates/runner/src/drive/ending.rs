//! How a run ends.

use secateur_bundle::Bundle;

use crate::keep::{BestFileError, JournalError};
use crate::property::{Rate, RunError};
use crate::supervise::Ending;

/// What came of a run.
#[derive(Debug)]
pub struct Driven {
    /// How it ended.
    ///
    /// # Errors
    ///
    /// When a test cannot be run, or the result or the journal cannot be written.
    pub stop: Result<Stop, DriveError>,
    /// The best result, even if it could not be written.
    pub best: Bundle,
}

/// How a run ended, apart from errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The search has come to its end, and the result was tested once more.
    Finished,
    /// This signal asked to stop. The best result so far is on disk.
    Interrupted {
        /// The signal.
        signal: i32,
    },
    /// There was no time left.
    OutOfTime {
        /// Whether the best result so far was tested once more, or there was no time even for that.
        is_verified: bool,
    },
    /// There were no tests left. The best result so far was tested once more.
    OutOfTests,
    /// The best result was not interesting when it was tested once more.
    NotReproduced {
        /// How the test ended.
        ending: Ending,
        /// How often it was interesting when it was tested some more times after that.
        rate: Rate,
    },
}

/// What ends a run early. The best result so far is on disk, as far as it could be written.
#[derive(Debug, thiserror::Error)]
pub enum DriveError {
    /// The test could not be run.
    #[error(transparent)]
    Run(#[from] RunError),
    /// What an earlier run has found is not interesting any more.
    #[error(
        "what the result file has was accepted by an earlier run, and is not now: something else judges, or it is not steady; \
         --fresh starts over"
    )]
    Other,
    /// The result could not be written.
    #[error(transparent)]
    Save(#[from] BestFileError),
    /// The outcomes could not be recorded.
    #[error(transparent)]
    Record(#[from] JournalError),
    /// The search could not go on.
    #[error(transparent)]
    Search(Box<dyn std::error::Error + Send + Sync>),
    /// No thread or no file descriptor for a test.
    #[error("cannot start a test: {0}; try fewer --jobs")]
    Start(std::io::Error),
}
