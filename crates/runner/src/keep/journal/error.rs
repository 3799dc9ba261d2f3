//! Errors of journals.

use std::io;
use std::path::PathBuf;

/// Reason why a journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The journal cannot be read or written.
    #[error("cannot use the journal {}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
    /// Writing failed, most often for lack of space.
    #[error(
        "cannot write the journal {}: {source}; free space or correct its permissions, then run \
         the same command to resume",
        path.display()
    )]
    Write { path: PathBuf, source: io::Error },
    /// Another process has locked the journal.
    #[error(
        "another secateur is writing to the same output and has locked {}; wait for it, or choose \
         another --output",
        .0.display()
    )]
    Busy(PathBuf),
    /// There is no journal to resume from.
    #[error(
        "nothing to resume: {} does not exist; omit --resume to start",
        .0.display()
    )]
    Missing(PathBuf),
    /// The run has finished.
    #[error(
        "nothing to resume: according to {}, the run has finished; omit --resume, or start over \
         with --fresh",
        .0.display()
    )]
    Finished(PathBuf),
    /// The journal belongs to a run with other inputs. It is neither moved nor overwritten, since
    /// its result may represent hours of work.
    #[error(
        "{} belongs to a run that differs in\n  {}\n\
         Repeat the command of that run to resume it, choose another --output, or start over \
         with --fresh, which replaces its result",
             path.display(), differences.join("\n  "))]
    Other {
        path: PathBuf,
        /// Differing options and arguments, and files with differing contents.
        differences: Vec<String>,
    },
    /// The file is not a journal of secateur.
    #[error("{} is not a journal of secateur; move it away", .0.display())]
    Foreign(PathBuf),
}
