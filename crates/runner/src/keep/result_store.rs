//! Stores for the best result so far.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use secateur_bundle::Bundle;

use super::names::{folder_of, temporary_prefix};
use super::{BestFileError, REDUCED, with_stem};
use crate::{Key, lock};

/// Store for the best result so far, replaced atomically: a [file](crate::BestFile) or a
/// [folder](crate::BestFolder).
pub trait ResultStore: Sync {
    fn target(&self) -> &Target;

    /// Replaces the result by `bundle`.
    ///
    /// A result that was modified by something else is left alone. Later results are saved at
    /// [another path](Self::path) beside it.
    ///
    /// # Errors
    ///
    /// Fails if the store cannot be written. The previous result is then kept.
    fn save(&self, bundle: &Bundle) -> Result<(), BestFileError>;

    /// Keeps `original`, which results will replace, as a [backup](crate::BestFile::backup_of).
    ///
    /// # Errors
    ///
    /// Fails if the backup exists, if it cannot be written, or if a folder has changed since it was
    /// loaded.
    fn keep_original(&self, original: &Bundle) -> Result<(), BestFileError>;

    /// Writes `bundle` to a new path.
    ///
    /// # Errors
    ///
    /// Fails if the path exists or cannot be written.
    fn write_new(&self, path: &Path, bundle: &Bundle) -> io::Result<()>;

    /// Reads the bundle at `path`.
    ///
    /// # Errors
    ///
    /// Fails if there is nothing at `path`, or if it cannot be read.
    fn read(&self, path: &Path) -> io::Result<Bundle>;

    /// Writes `bundle` under the first unused name in `folder`, such as `small.reduced-2.c`, and
    /// returns its path.
    ///
    /// # Errors
    ///
    /// Fails if the folder cannot be written.
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

    /// Sets the expected current content. Any other content found later was written by something
    /// else.
    fn expect(&self, bundle: &Bundle) {
        self.target().state().expected = Some(Key::of(bundle));
    }

    /// Reads the current content.
    ///
    /// # Errors
    ///
    /// Fails if there is no result, or if it cannot be read.
    fn there(&self) -> io::Result<Bundle> {
        self.read(&self.path())
    }

    /// Returns the result last saved or expected; `None` if something else has changed it.
    ///
    /// # Errors
    ///
    /// Fails if the result is missing or cannot be read.
    fn load(&self) -> io::Result<Option<Bundle>> {
        let state = self.target().state();
        let there = self.read(&state.path)?;
        Ok(Some(there)
            .filter(|there| state.expected.is_none_or(|expected| Key::of(there) == expected)))
    }

    /// Returns the current path of the result.
    fn path(&self) -> PathBuf {
        self.target().state().path.clone()
    }

    /// Returns the requested path if the result is saved elsewhere, because something else changed
    /// the file there.
    fn abandoned(&self) -> Option<&Path> {
        let target = self.target();
        (target.state().path != target.given).then_some(&*target.given)
    }

    /// Removes temporary files that killed runs left beside this result. Must not be called while
    /// another run may write it.
    fn remove_leftovers(&self);
}

/// Destination of a result.
#[derive(Debug, Default)]
pub struct Target {
    /// Requested path. Temporary files and folders are named after it.
    pub(super) given: PathBuf,
    state: Mutex<State>,
}

/// Mutable part of a [`Target`].
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) path: PathBuf,
    /// Expected content at `path`; `None` permits replacing any content.
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

/// Returns the name with this number for a result that cannot be saved at `given`.
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

/// Returns the temporary files that killed runs left beside a result at `given`.
pub(crate) fn leftovers(given: &Path) -> impl Iterator<Item = PathBuf> {
    let prefix = temporary_prefix(given);
    let entries = fs::read_dir(folder_of(given)).into_iter().flatten().flatten();
    let left =
        entries.filter(move |entry| entry.file_name().as_bytes().starts_with(prefix.as_bytes()));
    left.map(|entry| entry.path())
}
