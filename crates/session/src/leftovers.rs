//! What a run leaves beside its input: the names of the result and of its journal.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use secateur_runner::Journal;

/// What the name of a result has that the input's has not.
pub const REDUCED: &str = ".reduced";

/// What the name of a journal has that the result's has not.
const JOURNAL: &str = ".journal";

/// Where the run that writes `output`, which is no symbolic link, keeps its journal.
#[must_use]
pub fn journal_of(output: &Path) -> PathBuf {
    let mut path = OsString::from(output);
    path.push(JOURNAL);
    path.into()
}

/// Whether an earlier run has left this file or directory: a journal, or a result that has one.
#[must_use]
pub fn is_left(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_journal = name.ends_with(JOURNAL) && Journal::identity_at(path).is_some();
    is_journal || name.contains(REDUCED) && Journal::identity_at(&journal_of(path)).is_some()
}
