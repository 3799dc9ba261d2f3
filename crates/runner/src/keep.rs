//! What a run keeps on disk: the best result so far, and the journal from which another run goes on.

mod best_file;
mod best_folder;
mod file_lock;
mod journal;
mod result_store;
mod saver;

pub use best_file::{BACKUP, BestFile, BestFileError, REDUCED, beside, link_target, with_stem};
pub use best_folder::BestFolder;
pub use file_lock::FileLock;
pub use journal::{Continuation, Identity, Journal, JournalError};
pub use result_store::ResultStore;
pub(crate) use saver::Saver;
