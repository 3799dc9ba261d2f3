//! Where the best result so far is kept.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;

use super::error::BestFileError;
use super::names::{REDUCED, folder_of, temporary_prefix, with_stem};

/// Where the best result so far is kept, whole at every moment: a [file](crate::BestFile), or a [folder](crate::BestFolder) of
/// them.
pub trait ResultStore: Sync {
    /// Replaces the result by `bundle`. What something else has changed since the last time is left alone: from then on the
    /// result goes to [another place](Self::path) beside it.
    ///
    /// # Errors
    ///
    /// When nothing can be written there any more; the previous result is then still there.
    fn save(&self, bundle: &Bundle) -> Result<(), BestFileError>;

    /// Keeps `original`, which is about to be replaced by results, as the [backup](crate::BestFile::backup_of) of what is there.
    ///
    /// # Errors
    ///
    /// When the backup exists already, when it cannot be written, and when a folder is not the original any more.
    fn keep_original(&self, original: &Bundle) -> Result<(), BestFileError>;

    /// Writes `bundle` under a new name in `folder`, such as `small.reduced-2.c`, and gives its path.
    ///
    /// # Errors
    ///
    /// When the folder cannot be written.
    fn save_aside(&self, folder: &Path, bundle: &Bundle) -> Result<PathBuf, BestFileError>;

    /// Tells what is there now: if anything else is found there later, something other than this run has written it.
    fn expect(&self, bundle: &Bundle);

    /// Whatever is there.
    ///
    /// # Errors
    ///
    /// When nothing is there, or it cannot be read.
    fn there(&self) -> io::Result<Bundle>;

    /// What was saved last, or of which it was told that it is there. `None` if something else has changed it.
    ///
    /// # Errors
    ///
    /// When it is gone or cannot be read.
    fn load(&self) -> io::Result<Option<Bundle>>;

    /// Where the result is.
    fn path(&self) -> PathBuf;

    /// What was given, if the result is elsewhere because something other than this run has changed that.
    fn abandoned(&self) -> Option<&Path>;

    /// Removes what runs that were killed while they wrote this result have left beside it. Not while another run may be
    /// writing it.
    fn remove_leftovers(&self);
}

/// Writes a result that cannot be in the file `given` under the first name in `folder` that is free, and gives its path.
pub(crate) fn write_aside(
    given: &Path,
    folder: &Path,
    write_new: impl Fn(&Path) -> io::Result<()>,
) -> Result<PathBuf, BestFileError> {
    let mut number = 1;
    loop {
        let path = folder.join(aside(given, number));
        match write_new(&path) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(source) => return Err(BestFileError::Write { path, source }),
        }
    }
}

/// The name for a result that cannot be in the file `given`: the first, second and so on.
fn aside(given: &Path, number: usize) -> OsString {
    let mut name = OsString::from(given.file_stem().unwrap_or_default());
    if !name.as_bytes().ends_with(REDUCED.as_bytes()) {
        name.push(REDUCED);
    }
    if number > 1 {
        name.push(format!("-{number}"));
    }
    with_stem(given, name)
}

/// What runs that were killed while they wrote a result at `given` have left beside it.
pub(crate) fn leftovers(given: &Path) -> impl Iterator<Item = PathBuf> {
    let prefix = temporary_prefix(given);
    let entries = fs::read_dir(folder_of(given)).into_iter().flatten().flatten();
    let left = entries.filter(move |entry| entry.file_name().as_bytes().starts_with(prefix.as_bytes()));
    left.map(|entry| entry.path())
}
