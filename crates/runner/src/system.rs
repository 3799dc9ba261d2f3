//! Services of the operating system that not every Unix provides.
//!
//! The rest of the crate uses features common to Linux and macOS. Linux provides all services here.
//! Elsewhere a test is its process group, and usage that only the kernel knows is neither measured
//! nor limited.

#[cfg(target_os = "linux")]
mod linux;
mod unix;

use std::sync::LazyLock;

use unix::{Plain, System};

/// Returns the current system.
///
/// For testing, `SECATEUR_SUPERVISION=plain` restricts Linux to the services of any Unix. So does
/// an emulator of another processor without Linux's own services, such as QEMU 7.
pub(crate) fn system() -> &'static dyn System {
    static SYSTEM: LazyLock<&dyn System> = LazyLock::new(|| {
        #[cfg(target_os = "linux")]
        if std::env::var_os("SECATEUR_SUPERVISION").is_none_or(|choice| choice != "plain")
            && linux::can_adopt_orphans()
        {
            return &linux::Linux;
        }
        &Plain
    });
    *SYSTEM
}

/// Returns `true` if this system contains all processes of a test.
///
/// Otherwise a test is limited in time, output and size of its directories, and is ended with its
/// process group. A process that leaves the group continues, and memory, processor time and the
/// number of processes are not limited.
#[must_use]
pub fn contains_processes() -> bool {
    system().sees_processes()
}
