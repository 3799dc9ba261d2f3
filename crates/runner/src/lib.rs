//! Property tests as processes.
//!
//! A [`Runner`] runs the user's [`PropertyTest`] on one candidate at a time: in a fresh directory, in a process group of
//! its own, under a time limit, with its output bounded, and without anything left behind. [`drive`] asks a search for
//! candidates, answers from the [`Runner`] or from what was answered before, and keeps the best result on disk in a
//! [`BestFile`].
//!
//! Nothing here knows about trees.
//!
//! # Invariants
//!
//! - A child process is spawned without `pre_exec`: the standard library then takes the `posix_spawn` path, which costs
//!   half a millisecond whatever the size of this process; the fork path costs up to a hundred.
//! - When [`Runner::run`] returns, no process of the test is left and its directory is gone.
//! - The result file is replaced as a whole or not at all.

#[cfg(not(target_os = "linux"))]
compile_error!("secateur supervises processes by pidfd, subreaper and /proc, which only Linux has");

mod best_file;
mod cache;
mod drive;
mod interrupt;
mod output;
mod process;
mod property_test;
mod sandbox;
mod sanity;
mod stragglers;

pub use best_file::{BestFile, BestFileError};
pub use cache::{Key, OutcomeCache};
pub use drive::{DriveError, Event, Observer, Statistics, Stop, drive};
pub use interrupt::Interrupt;
pub use output::OutputTail;
pub use process::{Ending, TestRun};
pub use property_test::{PropertyTest, PropertyTestError, RunError, Runner};
pub use sandbox::{SandboxError, SandboxRoot};
pub use sanity::{Baseline, Unfit, Verdict, check_original};
pub use stragglers::adopt_orphans;
