//! Supervision of one process and its descendants: spawn, watch, limit, end, reap.
//!
//! This module does not know the purpose of a test or its directories.

mod cancel;
pub(crate) mod devices;
mod interrupt;
mod limits;
mod marker;
mod output;
pub(crate) mod process;
pub(crate) mod process_tree;
mod progress;
mod stand_in;
mod test_run;
mod watch;

pub use cancel::Cancel;
pub use devices::replaced_devices;
pub use interrupt::{Interrupt, LastAction};
pub use limits::{Limit, TestLimits, Usage};
pub(crate) use marker::{MARKER, marker_of};
pub use output::OutputTail;
pub(crate) use output::Stdout;
pub(crate) use process::Process;
pub use process_tree::{adopt_orphans, lost_processes};
pub(crate) use progress::{LAUNCHER_PATIENCE, LaunchProgress};
pub use stand_in::{end_with_parent, run_instead, run_within};
pub use test_run::{Decider, Ending, TestRun};
pub(crate) use watch::Watch;
