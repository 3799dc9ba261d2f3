//! Why a result cannot be kept.

use std::io;
use std::path::PathBuf;

/// The result, or the copy of the original that `--in-place` keeps, cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum BestFileError {
    /// There is no such folder, no right to write in it, or no room.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// The file that was to be written.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Something other than a plain file is there.
    #[error("cannot write {}: it is {what}, and only a plain file can be replaced", path.display())]
    NotAFile {
        /// The path that was to be written.
        path: PathBuf,
        /// What is there.
        what: &'static str,
    },
    /// Something other than a folder is there, and the result is one.
    #[error("cannot write the folder {}: a file is there", .0.display())]
    NotAFolder(PathBuf),
    /// A folder of results is replaced at one moment, by an exchange with the next.
    #[error("the file system of {} cannot exchange two folders, so that a result of several files cannot be replaced at one moment: {source}; \
        choose an --output elsewhere", path.display())]
    NoExchange {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A copy of an original is there already, and might be the only one.
    #[error("{} exists already, and would be overwritten with the original; move it away first", .0.display())]
    BackupExists(PathBuf),
}
