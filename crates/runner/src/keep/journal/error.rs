//! Why a journal cannot be used.

use std::io;
use std::path::PathBuf;

/// A journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The system does not let it be read or written.
    #[error("cannot use the journal {}: {source}", path.display())]
    Io {
        /// The journal.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// No room, in most cases.
    #[error("cannot write the journal {}: {source}; the same command resumes from here once it can be written", path.display())]
    Write {
        /// The journal.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Another process has it.
    #[error("another secateur is at work on the same output: it holds {}; wait for it, or choose another --output", .0.display())]
    Busy(PathBuf),
    /// There is none to go on from.
    #[error("there is nothing to resume: {} does not exist; leave out --resume to start", .0.display())]
    Missing(PathBuf),
    /// The run has come to its end.
    #[error("there is nothing to resume: according to {} the run is finished; leave out --resume, or say --fresh to start over", .0.display())]
    Finished(PathBuf),
    /// It was written by a run with other inputs. It is neither moved away nor overwritten: with it would go the result, which
    /// may be all that is left of hours.
    #[error("{} belongs to a run that differs in\n  {}\nRepeat the command of that run to resume it, say --fresh to start over, \
        which replaces its result, or choose another --output", path.display(), differences.join("\n  "))]
    Other {
        /// The journal.
        path: PathBuf,
        /// What is not the same: options and arguments that the user can change, and contents of files that they name.
        differences: Vec<String>,
    },
    /// A file that is no journal of ours.
    #[error("{} is not a journal of secateur; move it away", .0.display())]
    Foreign(PathBuf),
}
