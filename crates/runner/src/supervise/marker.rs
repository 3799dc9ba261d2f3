//! How the processes of a test are known, wherever they go.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// The variable by which the descendants of a test are known: its value lies in the test's sandbox.
pub(crate) const MARKER: &str = "SECATEUR_TEST";

/// What the processes of the test have in their environment whose temporary files are in `temporary`.
pub(crate) fn marker_of(temporary: &Path) -> OsString {
    [OsStr::new(MARKER), OsStr::new("="), temporary.as_os_str()].into_iter().collect()
}

/// How that begins for all tests whose directories are below `folder`.
pub(crate) fn marker_in(folder: &Path) -> Vec<u8> {
    marker_of(&folder.join("")).as_bytes().to_vec()
}
