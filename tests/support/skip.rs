//! Skips tests that this machine cannot run: visibly, and never where all tools are required.

use std::io::{self, Write as _};
use std::panic::Location;

/// Returns `is_there`. If it is `false`, fails where SECATEUR_REQUIRE_TOOLS is set, as in
/// continuous integration, and otherwise reports the skipped test by name.
#[track_caller]
pub(crate) fn require(is_there: bool, what: &str) -> bool {
    assert!(is_there || std::env::var_os("SECATEUR_REQUIRE_TOOLS").is_none(), "missing: {what}");
    told(is_there, what)
}

/// The same for prerequisites that may be missing everywhere.
#[track_caller]
pub(crate) fn told(is_there: bool, what: &str) -> bool {
    if !is_there {
        // Each test has a thread of its own name, unless there is only one thread.
        let thread = std::thread::current();
        let name = thread.name().unwrap_or_default();
        // The output of eprintln! is shown only for failing tests.
        let _ = writeln!(
            io::stderr(),
            "SKIPPED: {name} ({}), because this machine lacks {what}",
            Location::caller()
        );
    }
    is_there
}
