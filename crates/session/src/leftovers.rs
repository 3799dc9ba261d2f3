//! Files that a run leaves beside its input, recognised by their names.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use secateur_runner::{BACKUP, Journal, REDUCED};

/// Suffix that the name of a formatted copy adds to the result's name.
pub const FORMATTED: &str = ".formatted";

/// Suffix that the name of a journal adds to the result's name.
const JOURNAL: &str = ".journal";

/// Returns the path of the journal of the run that writes `output`, which must not be a symbolic
/// link.
#[must_use]
pub fn journal_of(output: &Path) -> PathBuf {
    let mut path = OsString::from(output);
    path.push(JOURNAL);
    path.into()
}

/// Returns `true` if an earlier run created this file or directory: a journal, or a result with a
/// journal.
#[must_use]
pub fn is_left(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_journal = name.ends_with(JOURNAL) && Journal::identity_at(path).is_some();
    is_journal || name.contains(REDUCED) && Journal::identity_at(&journal_of(path)).is_some()
}

/// Returns the input's name for the name of a result or backup: `small.c` for `small.reduced.c` and
/// `small.c.orig`.
#[must_use]
pub fn origin(name: &str) -> Option<String> {
    // Infixes are at the end of names without an extension.
    let at_end =
        [BACKUP, JOURNAL, REDUCED, FORMATTED].into_iter().find_map(|what| name.strip_suffix(what));
    if let Some(stem) = at_end {
        return Some(stem.to_owned());
    }
    let (stem, extension) = name.rsplit_once('.')?;
    let stem = [REDUCED, FORMATTED].into_iter().find_map(|what| stem.strip_suffix(what))?;
    Some(format!("{stem}.{extension}"))
}
