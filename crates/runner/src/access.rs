//! Access rights of files made from a user's files: never more than those of the originals.
//!
//! Modes are masked from creation on. The owner's rights stay, because the owner writes the files.

use std::collections::BTreeSet;
use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// Rights of the owner.
const OWNER: u32 = 0o700;

/// Returns the mask for the mode of a file made from the one at `path`: only the owner's bits if
/// its mode cannot be read.
#[must_use]
pub fn access(path: &Path) -> u32 {
    fs::metadata(path).map_or(OWNER, |facts| facts.permissions().mode() & 0o777 | OWNER)
}

/// Returns the mask for a file made from all files at `paths` in `root`: the rights that all of
/// them and their directories grant.
///
/// Everyone who may read all of it may also enter its directories and run a script. The path of a
/// single file is empty.
#[must_use]
pub fn access_of_all<'a>(root: &Path, paths: impl IntoIterator<Item = &'a Path>) -> u32 {
    let is_within = |path: &&Path| !path.as_os_str().is_empty();
    let places: BTreeSet<&Path> =
        paths.into_iter().flat_map(Path::ancestors).filter(is_within).collect();
    let mask = places.iter().fold(access(root), |mask, path| mask & access(&root.join(path)));
    mask | (mask & 0o444) >> 2
}

/// Removes the rights that are not in `mask` from an open file or directory. Leaves other users'
/// files, terminals and pipes unchanged.
pub fn narrow(file: &File, mask: u32) {
    if let Ok(facts) = file.metadata()
        && (facts.is_file() || facts.is_dir())
        && let mode = facts.permissions().mode() & 0o7777
        && mode & 0o777 & !mask != 0
    {
        let _ = file.set_permissions(Permissions::from_mode(mode & (mask | 0o7000)));
    }
}
