//! Why a batch cannot run.

use std::io;
use std::path::PathBuf;

use secateur_session::ConditionsError;

/// Why a batch cannot run at all. What concerns some of the inputs alone is told in the [`Summary`](crate::Summary).
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    /// The folder of inputs cannot be read.
    #[error("cannot read the folder {}: {source}", path.display())]
    Read {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The folder of the batch cannot be written.
    #[error("cannot write the batch in {}: {source}; --output names another folder", path.display())]
    Write {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Something else is in the folder of the batch.
    #[error("{} holds other files than a batch's; --output names another folder", .0.display())]
    NotABatch(PathBuf),
    /// Another process works on it.
    #[error("another secateur is at work on {}; wait for it, or name another folder by --output", .0.display())]
    Busy(PathBuf),
    /// It is about other inputs or another property.
    #[error("{} is a batch about `{was}`, not about `{is}`; --output names another folder, --fresh starts over", path.display())]
    Another {
        /// The folder.
        path: PathBuf,
        /// What it is about.
        was: String,
        /// What it was to be about.
        is: String,
    },
    /// Tests cannot be run in this way.
    #[error(transparent)]
    Conditions(#[from] ConditionsError),
    /// The command or script cannot be run on any input.
    #[error("{0}")]
    Recogniser(String),
}
