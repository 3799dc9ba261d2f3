//! Errors that prevent a batch from running.

use std::io;
use std::path::PathBuf;

use secateur_session::ConditionsError;

/// Error that prevents a batch from running. The [`Summary`](crate::Summary) reports problems of
/// single inputs.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    /// The folder of inputs cannot be read.
    #[error("cannot read the folder {path}: {source}")]
    Read { path: PathBuf, source: io::Error },
    /// The folder of the batch cannot be written.
    #[error("cannot write the batch in {path}: {source}; choose another --output")]
    Write { path: PathBuf, source: io::Error },
    /// The folder contains other files.
    #[error("{0} contains files that are not of a batch; choose another --output")]
    NotABatch(PathBuf),
    /// Another process uses the folder.
    #[error("another secateur uses {0}; wait for it, or choose another --output")]
    Busy(PathBuf),
    /// The folder belongs to a batch of other inputs or of another test.
    #[error(
        "{path} is a batch of `{was}`, not of `{is}`; choose another --output, or start over with \
         --fresh"
    )]
    Another {
        path: PathBuf,
        /// Inputs or test of the existing batch.
        was: String,
        /// Inputs or test of this batch.
        is: String,
    },
    /// Tests cannot run under these conditions.
    #[error(transparent)]
    Conditions(#[from] ConditionsError),
    /// The command or script cannot run on any input.
    #[error("{0}")]
    Recogniser(String),
}
