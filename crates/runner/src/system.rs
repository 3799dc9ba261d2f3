//! What the runner asks of the operating system that not every Unix has.
//!
//! The rest of the crate uses what both Linux and macOS have. Linux does all of this; elsewhere a test is its process group, and what
//! only the kernel could tell about its processes is neither seen nor limited.

#[cfg(target_os = "linux")]
mod linux;
mod unix;

use std::sync::LazyLock;

use unix::{Plain, System};

/// The system on which this runs. For tests, a variable has Linux do no more than any other Unix.
pub(crate) fn system() -> &'static dyn System {
    static SYSTEM: LazyLock<&dyn System> = LazyLock::new(|| {
        #[cfg(target_os = "linux")]
        if std::env::var_os("SECATEUR_SUPERVISION").is_none_or(|choice| choice != "plain") {
            return &linux::Linux;
        }
        &Plain
    });
    *SYSTEM
}

/// Whether this system contains a test wherever its processes go. If not, it is held to its limits of time, of what it prints and of
/// the space in its directories, and ended with its process group; a process that leaves the group goes on, and memory, processor
/// time and the number of processes have no limit.
#[must_use]
pub fn contains_processes() -> bool {
    system().sees_processes()
}
