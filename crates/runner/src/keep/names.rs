//! The names of results, and of what stands beside them.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

/// What the name of a result has that the input's has not, before the extension.
pub const REDUCED: &str = ".reduced";

/// Beginning of the name of a file or folder that will take the place of another one.
pub const TEMPORARY: &str = ".secateur-";

/// What the names begin with of what is written beside a result at `path`.
pub(crate) fn temporary_prefix(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    format!("{TEMPORARY}{:016x}-", xxh3_64(name.as_bytes()))
}

/// How many symbolic links may lead from one to the next, as on Linux.
const LINKS_MAX: usize = 40;

/// The file that `path` leads to if it is a symbolic link, whether that file exists or not; else `path` itself.
#[must_use]
pub fn link_target(path: &Path) -> PathBuf {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS_MAX {
        let Ok(target) = fs::read_link(&path) else { break };
        path = folder_of(&path).join(target);
    }
    path
}

/// A name of its own beside a file: with `.reduced`, `dir/small.c` becomes `dir/small.reduced.c`.
#[must_use]
pub fn beside(file: &Path, what: &str) -> PathBuf {
    let stem = [file.file_stem().unwrap_or_default(), OsStr::new(what)].into_iter().collect();
    file.with_file_name(with_stem(file, stem))
}

/// The name of `file` with another stem.
#[must_use]
pub fn with_stem(file: &Path, mut stem: OsString) -> OsString {
    if let Some(extension) = file.extension() {
        stem.push(".");
        stem.push(extension);
    }
    stem
}

pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}
