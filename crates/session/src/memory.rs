//! A result that is kept in memory alone.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use secateur_bundle::Bundle;
use secateur_runner::{BestFileError, ResultStore, lock};

/// Keeps the best result so far without a file.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    best: Mutex<Option<Bundle>>,
}

impl Memory {
    fn set(&self, bundle: &Bundle) {
        *lock(&self.best) = Some(bundle.clone());
    }

    fn get(&self) -> Option<Bundle> {
        lock(&self.best).clone()
    }
}

impl ResultStore for Memory {
    fn save(&self, bundle: &Bundle) -> Result<(), BestFileError> {
        self.set(bundle);
        Ok(())
    }

    fn keep_original(&self, _: &Bundle) -> Result<(), BestFileError> {
        Ok(())
    }

    fn save_aside(&self, _: &Path, bundle: &Bundle) -> Result<PathBuf, BestFileError> {
        self.set(bundle);
        Ok(PathBuf::new())
    }

    fn expect(&self, _: &Bundle) {}

    fn there(&self) -> io::Result<Bundle> {
        self.get().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn load(&self) -> io::Result<Option<Bundle>> {
        Ok(self.get())
    }

    fn path(&self) -> PathBuf {
        PathBuf::new()
    }

    fn abandoned(&self) -> Option<&Path> {
        None
    }

    fn remove_leftovers(&self) {}
}
