//! Failures to copy packages, and the limits of copies.

use std::io;
use std::path::PathBuf;

use secateur_bundle::BundleError;
use secateur_syntax::ParseError;

use crate::counted;

/// Failure to copy packages.
#[derive(Debug, thiserror::Error)]
pub enum DependencyError {
    #[error(
        "the packages that the input imports exceed {} or {} MiB; the last one was {last}. Reduce \
         the input without --with-dependencies first, and then its result with it",
        counted(FILES_MAX as u64, "file"), BYTES_MAX >> 20
    )]
    TooLarge { last: String },
    #[error("cannot read {}, a part of a package that the input imports: {source}", path.display())]
    Unreadable { path: PathBuf, source: io::Error },
    #[error(transparent)]
    Bundle(#[from] BundleError),
    #[error(transparent)]
    Language(#[from] secateur_languages::LoadError),
    #[error(transparent)]
    Parse(#[from] ParseError),
}

/// Maximum number of copied files.
pub(super) const FILES_MAX: usize = 10_000;
/// Maximum total size of copied files.
pub(super) const BYTES_MAX: u64 = 64 << 20;
