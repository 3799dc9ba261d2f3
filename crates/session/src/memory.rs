//! Results kept in memory.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::Mutex;

use secateur_bundle::Bundle;
use secateur_runner::{BestFileError, ResultStore, Target, lock};

/// Result store without a file.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// Empty path.
    target: Target,
    best: Mutex<Option<Bundle>>,
}

impl ResultStore for Memory {
    fn target(&self) -> &Target {
        &self.target
    }

    fn save(&self, bundle: &Bundle) -> Result<(), BestFileError> {
        *lock(&self.best) = Some(bundle.clone());
        Ok(())
    }

    fn keep_original(&self, _: &Bundle) -> Result<(), BestFileError> {
        Ok(())
    }

    fn write_new(&self, _: &Path, bundle: &Bundle) -> io::Result<()> {
        *lock(&self.best) = Some(bundle.clone());
        Ok(())
    }

    fn read(&self, _: &Path) -> io::Result<Bundle> {
        lock(&self.best).clone().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn remove_leftovers(&self) {}
}
