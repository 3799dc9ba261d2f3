//! Why a test could not be run.

use std::io;
use std::path::PathBuf;

use crate::sandbox::SandboxError;
use crate::supervise::Ending;

/// A test could not be run: the candidate is neither interesting nor uninteresting, and the run cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No directory for it.
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    /// A program that is to be asked was to be run once, which is a mistake of the caller.
    #[error("the oracle stays, and cannot be run once")]
    Stays,
    /// The program that is asked has written what is no answer, or cannot be asked.
    #[error("--ask: {0}")]
    Asked(String),
    /// A text without a `#!` line.
    #[error("the property test {} is neither a program nor a script: begin it with a line such as #!/bin/sh", .0.display())]
    NoInterpreterLine(PathBuf),
    /// The system could not start what is to start it.
    #[error("cannot run the launcher {}: {source}", launcher.display())]
    Launcher {
        /// The launcher's program.
        launcher: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// What was to start it has not, several times in a row.
    #[error("the launcher {} {ending} without having run the property test{said}\nThe tests' directories must be there on every machine: see --sandbox-dir", launcher.display())]
    NotLaunched {
        /// The launcher's program.
        launcher: PathBuf,
        /// How it ended.
        ending: Ending,
        /// The last line that it printed.
        said: String,
    },
    /// What it says now is about another property.
    #[error("the property test {} was changed during the run; put it back, and the same command goes on from here, or say --fresh \
        to start over with what it is now", .0.display())]
    Changed(PathBuf),
    /// The system could not start it, or lost track of it.
    #[error("cannot run the property test {}: {source}", program.display())]
    Process {
        /// The test.
        program: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// So many do not end that something is wrong with the machine.
    #[error(
        "{count} processes of tests cannot be killed: the kernel holds them, often for a file system that does not answer"
    )]
    Unkillable {
        /// How many there are.
        count: usize,
    },
}
