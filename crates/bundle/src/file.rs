//! Files of a bundle.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use xxhash_rust::xxh3::xxh3_128;

/// File of a [`Bundle`](crate::Bundle): a relative path, a content and a mode.
#[derive(Clone, Debug)]
pub struct File {
    data: Arc<FileData>,
}

#[derive(Debug)]
struct FileData {
    /// Empty for a single text.
    path: PathBuf,
    text: Arc<[u8]>,
    is_executable: bool,
    hash: OnceLock<u128>,
}

/// Conflict between the paths of a bundle.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    /// Path that leaves the folder, or that names no file.
    #[error("{} is not a relative path of a file below the root", .0.display())]
    Outside(PathBuf),
    /// Path of two files.
    #[error("the file {} occurs twice", .0.display())]
    Twice(PathBuf),
    /// Path that is both a file and the folder of another file.
    #[error("{} would be both a file and a folder", .0.display())]
    FileAndFolder(PathBuf),
}

/// Treatment of packages in packages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Nested {
    /// Each is one binary file.
    #[default]
    Closed,
    /// Their members are files, too.
    Opened,
}

impl File {
    /// Creates a file at a relative path.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>, text: impl Into<Arc<[u8]>>) -> Self {
        Self::with(path.into(), text.into(), false)
    }

    fn with(path: PathBuf, text: Arc<[u8]>, is_executable: bool) -> Self {
        Self { data: Arc::new(FileData { path, text, is_executable, hash: OnceLock::new() }) }
    }

    /// Sets the executable mode.
    #[must_use]
    pub fn executable(self, is_executable: bool) -> Self {
        Self::with(self.path().into(), self.text().clone(), is_executable)
    }

    /// Returns the file with another content.
    #[must_use]
    pub fn with_text(&self, text: impl Into<Arc<[u8]>>) -> Self {
        Self::with(self.path().into(), text.into(), self.is_executable())
    }

    /// Returns the path in the folder of the bundle; empty for a single text.
    pub fn path(&self) -> &Path {
        &self.data.path
    }

    /// Returns the content.
    pub fn text(&self) -> &Arc<[u8]> {
        &self.data.text
    }

    /// Returns `true` if the file is executable.
    pub fn is_executable(&self) -> bool {
        self.data.is_executable
    }

    /// Returns the hash of the content, which is computed once.
    pub fn hash(&self) -> u128 {
        *self.data.hash.get_or_init(|| xxh3_128(self.text()))
    }

    /// Returns `true` if both are the same file in memory: cheaper than a comparison, and never
    /// true of files that differ.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.data, &other.data)
    }
}

impl PartialEq for File {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
            || (self.path(), self.is_executable(), self.text())
                == (other.path(), other.is_executable(), other.text())
    }
}

impl Eq for File {}
