//! What a run leaves beside its input, and by which names that is known.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use secateur_runner::{BACKUP, Journal, REDUCED};

/// What the name of a formatted copy has that the result's has not.
pub const FORMATTED: &str = ".formatted";

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

/// The name of what a run has made a file or directory of this name of, as far as the name tells: `small.c` of
/// `small.reduced.c` and of `small.c.orig`.
#[must_use]
pub fn origin(name: &str) -> Option<String> {
    // Those of the middle stand at the end of a name without an extension of its own.
    let at_end =
        [BACKUP, JOURNAL, REDUCED, FORMATTED].into_iter().find_map(|what| name.strip_suffix(what));
    if let Some(stem) = at_end {
        return Some(stem.to_owned());
    }
    let (stem, extension) = name.rsplit_once('.')?;
    let stem = [REDUCED, FORMATTED].into_iter().find_map(|what| stem.strip_suffix(what))?;
    Some(format!("{stem}.{extension}"))
}
