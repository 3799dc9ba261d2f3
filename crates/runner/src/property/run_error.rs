//! Errors of running tests.

use std::io;
use std::path::PathBuf;

use crate::sandbox::SandboxError;
use crate::supervise::Ending;

/// Reason why a test could not be run. The candidate stays undecided, and the run cannot continue.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    /// A persistent test process was to be run once: an error of the caller.
    #[error("the oracle stays, and cannot be run once")]
    Stays,
    /// The answering program wrote an invalid answer, or cannot be asked.
    #[error("--ask: {0}")]
    Asked(String),
    /// The text has no `#!` line.
    #[error("the property test {} is neither a program nor a script: begin it with a line such as \
             #!/bin/sh", .0.display())]
    NoInterpreterLine(PathBuf),
    /// The system could not start the launcher.
    #[error("cannot run the launcher {}: {source}", launcher.display())]
    Launcher { launcher: PathBuf, source: io::Error },
    /// The launcher repeatedly failed to start the test.
    #[error("the launcher {} {ending} without having run the property test{said}\nThe tests' \
             directories must be there on every machine: see --sandbox-dir", launcher.display())]
    NotLaunched {
        launcher: PathBuf,
        ending: Ending,
        /// Last line printed by the launcher.
        said: String,
    },
    /// The test has changed, so its outcomes concern another property.
    #[error("the property test {} was changed during the run; put it back, and the same command \
             goes on from here, or say --fresh \
        to start over with what it is now", .0.display())]
    Changed(PathBuf),
    /// The system could not start the test, or lost track of it.
    #[error("cannot run the property test {}: {source}", program.display())]
    Process { program: PathBuf, source: io::Error },
    /// There are too many unkillable processes.
    #[error(
        "{count} processes of tests cannot be killed: the kernel holds them, often for a file \
         system that does not answer"
    )]
    Unkillable { count: usize },
}
