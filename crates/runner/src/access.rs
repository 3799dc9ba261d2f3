//! Who may do what with what is made from a user's files: nobody who may not do it with these.
//!
//! A mode is masked by what is found here, from creation on. The owner is left alone, since it is the owner who writes.

use std::collections::BTreeSet;
use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// What the owner may do.
const OWNER: u32 = 0o700;

/// The bits that the mode of what is made from the file or directory at `path` may have. If that cannot be looked at, only
/// those of the owner.
#[must_use]
pub fn access(path: &Path) -> u32 {
    fs::metadata(path).map_or(OWNER, |facts| facts.permissions().mode() & 0o777 | OWNER)
}

/// The same for what is made from all files that are at `paths` in `root`: what all of them allow, and the directories on the
/// way to them. Who may read it all may enter a directory of it, and run a script. The path of a file alone is empty.
#[must_use]
pub fn access_of_all<'a>(root: &Path, paths: impl IntoIterator<Item = &'a Path>) -> u32 {
    let is_within = |path: &&Path| !path.as_os_str().is_empty();
    let places: BTreeSet<&Path> =
        paths.into_iter().flat_map(Path::ancestors).filter(is_within).collect();
    let mask = places.iter().fold(access(root), |mask, path| mask & access(&root.join(path)));
    mask | (mask & 0o444) >> 2
}

/// Takes away from the mode of an open file or directory what `mask` does not have. What belongs to another user stays as it
/// is, and so does a terminal or a pipe.
pub fn narrow(file: &File, mask: u32) {
    if let Ok(facts) = file.metadata()
        && (facts.is_file() || facts.is_dir())
        && let mode = facts.permissions().mode() & 0o7777
        && mode & 0o777 & !mask != 0
    {
        let _ = file.set_permissions(Permissions::from_mode(mode & (mask | 0o7000)));
    }
}
