//! Where the best result so far is kept.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use secateur_bundle::Bundle;

use super::error::BestFileError;
use super::names::{REDUCED, folder_of, temporary_prefix, with_stem};
use crate::key::Key;
use crate::lock::lock;

/// Where the best result so far is kept, whole at every moment: a [file](crate::BestFile), or a [folder](crate::BestFolder) of
/// them.
pub trait ResultStore: Sync {
    /// Where the result goes.
    fn target(&self) -> &Target;

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

    /// Writes `bundle` to a path where nothing is.
    ///
    /// # Errors
    ///
    /// When something is there, or it cannot be written.
    fn write_new(&self, path: &Path, bundle: &Bundle) -> io::Result<()>;

    /// Reads what is at `path`.
    ///
    /// # Errors
    ///
    /// When nothing is there, or it cannot be read.
    fn read(&self, path: &Path) -> io::Result<Bundle>;

    /// Writes `bundle` under the first name in `folder` that is free, such as `small.reduced-2.c`, and gives its path.
    ///
    /// # Errors
    ///
    /// When the folder cannot be written.
    fn save_aside(&self, folder: &Path, bundle: &Bundle) -> Result<PathBuf, BestFileError> {
        let mut number = 1;
        loop {
            let path = folder.join(aside(&self.target().given, number));
            match self.write_new(&path, bundle) {
                Ok(()) => return Ok(path),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(source) => return Err(BestFileError::Write { path, source }),
            }
        }
    }

    /// Tells what is there now: if anything else is found there later, something other than this run has written it.
    fn expect(&self, bundle: &Bundle) {
        self.target().state().expected = Some(Key::of(bundle));
    }

    /// Whatever is there.
    ///
    /// # Errors
    ///
    /// When nothing is there, or it cannot be read.
    fn there(&self) -> io::Result<Bundle> {
        self.read(&self.path())
    }

    /// What was saved last, or of which it was told that it is there. `None` if something else has changed it.
    ///
    /// # Errors
    ///
    /// When it is gone or cannot be read.
    fn load(&self) -> io::Result<Option<Bundle>> {
        let state = self.target().state();
        let there = self.read(&state.path)?;
        Ok(Some(there)
            .filter(|there| state.expected.is_none_or(|expected| Key::of(there) == expected)))
    }

    /// Where the result is.
    fn path(&self) -> PathBuf {
        self.target().state().path.clone()
    }

    /// What was given, if the result is elsewhere because something other than this run has changed that.
    fn abandoned(&self) -> Option<&Path> {
        let target = self.target();
        (target.state().path != target.given).then_some(&*target.given)
    }

    /// Removes what runs that were killed while they wrote this result have left beside it. Not while another run may be
    /// writing it.
    fn remove_leftovers(&self);
}

/// Where a result goes.
#[derive(Debug, Default)]
pub struct Target {
    /// What was given. Temporary files and folders are named after it.
    pub(super) given: PathBuf,
    state: Mutex<State>,
}

/// What changes of a [`Target`].
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) path: PathBuf,
    /// What this run expects at `path`. `None` if whatever is there may be replaced.
    pub(super) expected: Option<Key>,
}

impl Target {
    pub(super) fn new(given: PathBuf) -> Self {
        let state = Mutex::new(State { path: given.clone(), expected: None });
        Self { given, state }
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
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
    let left =
        entries.filter(move |entry| entry.file_name().as_bytes().starts_with(prefix.as_bytes()));
    left.map(|entry| entry.path())
}
