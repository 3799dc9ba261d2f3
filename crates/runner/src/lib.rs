//! Property tests as processes.
//!
//! A [`Runner`] has a [`Supervisor`] run the user's [`PropertyTest`] on one candidate at a time: in a fresh directory, in a process group of
//! its own, under a time limit, with its output bounded, and without anything left behind. [`drive`] asks a search for
//! candidates, answers from the [`Runner`] or from what was answered before, runs tests ahead that are likely to be
//! needed, keeps the best result on disk in a [`BestFile`], and records outcomes in a [`Journal`], from which another run
//! can go on.
//!
//! Instead of an executable, a property may be made of [commands](CommandTest) that have to do again what they did on the
//! original, which [`establish`] finds out and [`script`](script()) writes down.
//!
//! Nothing here knows about trees.
//!
//! ```
//! use std::{ffi::OsStr, path::Path, time::Duration};
//!
//! use secateur_runner::{Ending, Interrupt, PropertyTest, Runner, SandboxRoot, Supervisor};
//!
//! // A test that finds everything interesting; each is given a fresh directory with the text in `input.c`.
//! let test = PropertyTest::new(Path::new("/bin/true"))?;
//! let sandboxes = SandboxRoot::new(OsStr::new("input.c"))?;
//! let runner = Runner::new(test, Supervisor::new(sandboxes, Interrupt::new()?, Duration::from_secs(60)));
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
//! | property test (interestingness test, oracle) | what decides whether a candidate still shows the failure ([`PropertyTest`], [`CommandTest`]) |
//! | candidate | a bundle that is to be tested |
//! | supervisor | what runs programs on candidates, within limits ([`Supervisor`]); a [`Runner`] is one with a property test |
//! | sandbox | the directory in which one test runs ([`SandboxRoot`]) |
//! | companion | a file that every test finds beside the candidate ([`Companions`]) |
//! | launcher | a command that starts tests elsewhere, such as `srun` |
//! | baseline | what the test took on the original ([`Baseline`]) |
//! | unresolved | without an answer: out of time, over a limit, or skipped |
//! | speculative test | one of a candidate that the search has not proposed yet |
//! | journal | the outcomes of a run on disk, from which another run resumes ([`Journal`]) |
//! | best file | the result on disk, replaced as a whole ([`BestFile`]) |
//! | orphan | a process of a test that has left its process group |
//!
//! # Invariants
//!
//! - A child process is spawned without `pre_exec`: the standard library then takes the `posix_spawn` path, which costs
//!   half a millisecond whatever the size of this process; the fork path costs up to a hundred.
//! - When [`Runner::run`] returns, no process of the test is left and its directory is gone, unless the kernel does not let
//!   a process end: it is then among the [`lost_processes`]. Where processes are not [contained](contains_processes), that holds
//!   for the test's process group.
//! - The result file is replaced as a whole or not at all.

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
compile_error!(
    "secateur needs process groups, and names that can be exchanged: Linux or macOS, not Windows"
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
    Baseline, BaselineError, Commands, Established, OracleProblem, Question, Report, SetupError,
    SetupProblem, Verdict, check_original, establish, holds_of_run, recognise_run,
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
