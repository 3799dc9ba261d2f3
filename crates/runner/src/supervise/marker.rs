//! The environment variable that marks the processes of a test.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// Variable that identifies the descendants of a test. Its value is a path in the test's sandbox.
pub(crate) const MARKER: &str = "SECATEUR_TEST";

/// Returns the environment entry of the test whose temporary files are in `temporary`.
pub(crate) fn marker_of(temporary: &Path) -> OsString {
    [OsStr::new(MARKER), OsStr::new("="), temporary.as_os_str()].into_iter().collect()
}

/// Returns the common prefix of these entries for all tests below `folder`.
pub(crate) fn marker_in(folder: &Path) -> Vec<u8> {
    marker_of(&folder.join("")).as_bytes().to_vec()
}
