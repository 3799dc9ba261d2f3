//! The ends of a run.

use secateur_bundle::Bundle;

use crate::keep::{BestFileError, JournalError};
use crate::property::{Rate, RunError};
use crate::supervise::Ending;

/// Outcome of a run.
#[derive(Debug)]
pub struct Driven {
    /// Reason for the end of the run.
    ///
    /// # Errors
    ///
    /// Fails if a test cannot be run, or the result or the journal cannot be written.
    pub stop: Result<Stop, DriveError>,
    /// Best result, even if it could not be written.
    pub best: Bundle,
}

/// Reasons for the end of a run other than errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The search finished, and its result was verified.
    Finished,
    /// A signal requested the stop. The best result so far is on disk.
    Interrupted { signal: i32 },
    /// The deadline passed.
    OutOfTime {
        /// Set if there was time to verify the best result.
        is_verified: bool,
    },
    /// The maximum number of tests was reached. The best result was verified.
    OutOfTests,
    /// The search reached its goal and can continue. The best result was verified.
    Enough,
    /// The best result was not interesting when it was verified.
    NotReproduced {
        /// Ending of the verifying test.
        ending: Ending,
        /// Rate of interesting runs when it was tested some more times.
        rate: Rate,
    },
}

/// Error that ends a run. The best result so far is on disk, if it could be written.
#[derive(Debug, thiserror::Error)]
pub enum DriveError {
    #[error(transparent)]
    Run(#[from] RunError),
    /// The result of an earlier run is no longer interesting.
    #[error(
        "an earlier run accepted the content of the result file, but the test rejects it now: \
         the test has changed or is flaky; --fresh starts over"
    )]
    Other,
    /// Neither the result so far nor the original is interesting any longer.
    #[error(
        "the test now rejects both the original and the result so far, which it accepted before:\n\
         something that it uses has changed, such as a file, a service or the machine.\n\
         Mend that and repeat the command, which resumes after the last accepted result.\n\
         If the test runs candidates, --isolate keeps them from changing files"
    )]
    Changed,
    #[error(transparent)]
    Save(#[from] BestFileError),
    #[error(transparent)]
    Record(#[from] JournalError),
    /// The search failed.
    #[error(transparent)]
    Search(Box<dyn std::error::Error + Send + Sync>),
    /// No thread or file descriptor was available for a test.
    #[error("cannot start a test: {0}; try fewer --jobs")]
    Start(std::io::Error),
}
