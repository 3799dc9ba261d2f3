//! Interestingness tests as processes.
//!
//! A [`Supervisor`] runs programs on candidates. Each runs in a fresh directory and in its own
//! process group, under a time limit and with bounded output, and leaves nothing behind. A
//! [`Runner`] combines it with the user's [`PropertyTest`].
//!
//! [`drive`] receives candidates from a search, and answers them by the [`Runner`] or from earlier
//! answers. It runs speculative tests, keeps the best result on disk in a [`BestFile`], and records
//! outcomes in a [`Journal`], from which another run can resume.
//!
//! Instead of an executable, a property may consist of [commands](CommandTest) that must behave as
//! on the original. [`establish`] finds that behaviour, and [`script`](script()) exports it.
//!
//! This crate is independent of syntax trees.
//!
//! ```
//! use std::{ffi::OsStr, path::Path, time::Duration};
//!
//! use secateur_runner::{Ending, Interrupt, PropertyTest, Runner, SandboxRoot, Supervisor};
//!
//! // Accepts every candidate. Each is the file `input.c` in a fresh directory.
//! let test = PropertyTest::new(Path::new("/bin/true"))?;
//! let sandboxes = SandboxRoot::new(OsStr::new("input.c"))?;
//! let supervisor = Supervisor::new(sandboxes, Interrupt::new()?, Duration::from_secs(60));
//! let runner = Runner::new(test, supervisor);
//! let run = runner.run(b"int x;")?;
//! assert_eq!(run.ending, Ending::Exited(0));
//! assert!(run.ending.outcome().is_interesting());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | interestingness (property) test | decides if a candidate is interesting ([`PropertyTest`]) |
//! | oracle | a persistent test process ([`OracleProgram`]) |
//! | candidate | a bundle that is tested |
//! | supervisor | runs programs on candidates within limits ([`Supervisor`]) |
//! | runner | a supervisor with an interestingness test ([`Runner`]) |
//! | sandbox | the directory of one test ([`SandboxRoot`]) |
//! | companion | a file that every test finds beside the candidate ([`Companions`]) |
//! | launcher | a command that starts tests elsewhere, such as `srun` |
//! | baseline | the resources that the test used on the original ([`Baseline`]) |
//! | unresolved | without an answer: timed out, over a limit, or skipped |
//! | speculative test | a test of a candidate that the search has not proposed yet |
//! | journal | the outcomes of a run on disk, from which another run resumes ([`Journal`]) |
//! | best file | the result on disk, replaced atomically ([`BestFile`]) |
//! | orphan | a process of a test that has left its process group |
//!
//! # Invariants
//!
//! - A child process is spawned without `pre_exec`. The standard library then uses `posix_spawn`,
//!   which costs half a millisecond for any size of this process; `fork` costs up to a hundred.
//! - No process of a test and no directory is left after [`Runner::run`]. Exceptions are processes
//!   that the kernel cannot end, which are counted as [`lost_processes`]. Where processes are not
//!   [contained](contains_processes), the guarantee covers only the test's process group.
//! - The result file is replaced completely or not at all.

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
compile_error!(
    "Windows is not supported: secateur needs process groups and atomic exchange of files, as on \
     Linux and macOS"
);

mod access;
mod baseline;
mod drive;
mod io_error;
mod keep;
mod key;
mod launch;
mod lock;
mod property;
mod sandbox;
mod supervise;
mod system;

pub use access::{access, access_of_all, narrow};
pub use baseline::{
    Baseline, BaselineError, BaselineQuestion, Commands, Established, OracleProblem, Report,
    SetupError, SetupProblem, Verdict, check_original, establish, holds_of_run, recognise_run,
};
pub use drive::{DriveError, Driven, DriverConfig, Event, Limits, Observer, Stop, Threads, drive};
pub use keep::{
    BACKUP, BestFile, BestFileError, BestFolder, Continuation, FileLock, Identity, Journal,
    JournalError, REDUCED, ResultStore, TEMPORARY, Target, beside, link_target, with_stem,
};
pub use key::Key;
pub use launch::{Invocation, InvocationError, Isolation, IsolationError, file_here};
pub use lock::lock;
pub use property::{
    Asked, CommandTest, Contradiction, Freshness, OracleInput, OracleProgram, OracleProgramError,
    OracleReport, PropertyTest, PropertyTestError, Rate, Repetition, RepetitionError, RunError,
    Runner, ScriptError, Seen, Statistics, Supervisor, Test, ask, in_seconds, other_failure,
    script, serve,
};
pub use sandbox::{CompanionError, Companions, SandboxError, SandboxRoot, left_directories};
pub use supervise::{
    Cancel, Decider, Ending, Interrupt, LastAction, Limit, OutputTail, TestLimits, TestRun, Usage,
    adopt_orphans, end_with_parent, lost_processes, replaced_devices, run_instead, run_within,
};
pub use system::contains_processes;
