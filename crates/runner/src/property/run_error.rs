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
    #[error("an oracle is a persistent process and cannot be run as a single test")]
    Stays,
    /// The answering program wrote an invalid answer, or cannot be asked.
    #[error("--ask: {0}")]
    Asked(String),
    /// The text has no `#!` line.
    #[error(
        "the interestingness test {} is neither a program nor a script; begin it with a line such \
         as #!/bin/sh",
        .0.display()
    )]
    NoInterpreterLine(PathBuf),
    /// The system could not start the launcher.
    #[error("cannot run the launcher {}: {source}", launcher.display())]
    Launcher { launcher: PathBuf, source: io::Error },
    /// The launcher repeatedly failed to start the test.
    #[error(
        "the launcher {} {ending} without running the interestingness test{said}\n\
         The directories of tests must exist on every machine; see --sandbox-dir",
        launcher.display()
    )]
    NotLaunched {
        launcher: PathBuf,
        ending: Ending,
        /// Last line printed by the launcher.
        said: String,
    },
    /// The test has changed, so its outcomes concern another property.
    #[error(
        "the interestingness test {} was changed during the run; restore it and run the same \
         command to resume, or start over with --fresh",
        .0.display()
    )]
    Changed(PathBuf),
    /// The system could not start the test, or lost track of it.
    #[error("cannot run the interestingness test {}: {source}", program.display())]
    Process { program: PathBuf, source: io::Error },
    /// There are too many unkillable processes.
    #[error(
        "{count} test processes cannot be killed: they are blocked in the kernel, often by a file \
         system that does not respond"
    )]
    Unkillable { count: usize },
}
