//! Errors of saving results.

use std::io;
use std::path::PathBuf;

/// Reason why the result, or the backup of `--in-place`, cannot be saved.
#[derive(Debug, thiserror::Error)]
pub enum BestFileError {
    /// The folder is missing or not writable, or has no space left.
    #[error("cannot write {}: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
    /// The path is not a plain file.
    #[error("cannot write {}: it is {what}, but only a plain file can be replaced", path.display())]
    NotAFile {
        path: PathBuf,
        /// Type of the existing entry.
        what: &'static str,
    },
    /// The path of a result folder is not a folder.
    #[error("cannot write the folder {}: a file of this name exists", .0.display())]
    NotAFolder(PathBuf),
    /// The file system cannot exchange folders, which replaces a result folder atomically.
    #[error(
        "the file system of {} cannot exchange two folders, so a result of several files cannot \
         be replaced atomically: {source}; choose an --output on another file system",
        path.display()
    )]
    NoExchange { path: PathBuf, source: io::Error },
    /// A backup already exists, and may be the only copy of an original.
    #[error(
        "{} already exists and would be overwritten with the original; move it away first",
        .0.display()
    )]
    BackupExists(PathBuf),
}
