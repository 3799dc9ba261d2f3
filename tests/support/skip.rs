//! How a test is skipped that this machine cannot run: visibly, and never where all that tests need must be there.

use std::io::{self, Write as _};
use std::panic::Location;

/// Whether what a test needs is there. Where the variable SECATEUR_REQUIRE_TOOLS is set, as in continuous integration, it
/// is an error if not; elsewhere the test is skipped, and says so by its name.
#[track_caller]
pub(crate) fn require(is_there: bool, what: &str) -> bool {
    assert!(is_there || std::env::var_os("SECATEUR_REQUIRE_TOOLS").is_none(), "missing: {what}");
    told(is_there, what)
}

/// The same for what may be missing everywhere.
#[track_caller]
pub(crate) fn told(is_there: bool, what: &str) -> bool {
    if !is_there {
        // A test has a thread of its own, of its name, unless there is only one thread.
        let thread = std::thread::current();
        let name = thread.name().unwrap_or_default();
        // What eprintln! writes is only shown for tests that fail.
        let _ = writeln!(
            io::stderr(),
            "SKIPPED: {name} ({}), because this machine lacks {what}",
            Location::caller()
        );
    }
    is_there
}
