//! Without the feature `packages`, every file is a text.

use std::io;
use std::path::Path;

use crate::file::{BundleError, File, Nested};

/// Uninhabited form of a package.
#[derive(Debug)]
pub(crate) enum Package {}

/// Reason why a package cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum PackageError {
    #[error(transparent)]
    Bundle(#[from] BundleError),
}

impl Package {
    pub(crate) fn open(
        _: &[u8],
        _: &Path,
        _: Nested,
    ) -> Result<Option<(Self, Vec<File>)>, PackageError> {
        Ok(None)
    }

    pub(crate) fn reopen(&self, _: &[u8], _: &[File]) -> Option<(Self, Vec<File>)> {
        match *self {}
    }

    pub(crate) fn pack(&self, _: &[File]) -> io::Result<Vec<u8>> {
        match *self {}
    }
}
