//! Names of results and of the files beside them.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

/// Suffix that a result's name adds to the input's, before the extension.
pub const REDUCED: &str = ".reduced";

/// Prefix of temporary files and folders that will replace others.
pub const TEMPORARY: &str = ".secateur-";

/// Returns the prefix of temporary names beside a result at `path`.
pub(crate) fn temporary_prefix(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    format!("{TEMPORARY}{:016x}-", xxh3_64(name.as_bytes()))
}

/// Maximum length of a chain of symbolic links, as on Linux.
const LINKS_MAX: usize = 40;

/// Returns the target of `path` if it is a symbolic link, even if the target does not exist;
/// otherwise `path`.
#[must_use]
pub fn link_target(path: &Path) -> PathBuf {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS_MAX {
        let Ok(target) = fs::read_link(&path) else { break };
        path = folder_of(&path).join(target);
    }
    path
}

/// Returns a path beside `file` with a suffix of the stem: with `.reduced`, `dir/small.c` becomes
/// `dir/small.reduced.c`.
#[must_use]
pub fn beside(file: &Path, what: &str) -> PathBuf {
    let stem = [file.file_stem().unwrap_or_default(), OsStr::new(what)].into_iter().collect();
    file.with_file_name(with_stem(file, stem))
}

/// Returns the name of `file` with another stem.
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
