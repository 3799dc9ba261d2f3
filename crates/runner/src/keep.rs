//! Files of a run on disk: the best result so far, and the journal from which another run resumes.

mod best_file;
mod best_folder;
mod error;
mod file_lock;
mod journal;
mod names;
mod result_store;
mod saver;

pub use best_file::{BACKUP, BestFile};
pub use best_folder::BestFolder;
pub use error::BestFileError;
pub use file_lock::FileLock;
pub use journal::{Continuation, Identity, Journal, JournalError};
pub use names::{REDUCED, TEMPORARY, beside, link_target, with_stem};
pub use result_store::{ResultStore, Target};
pub(crate) use saver::Saver;
