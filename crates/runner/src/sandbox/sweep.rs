//! Removal of directories left by killed runs.
//!
//! A killed run cannot clean up. So each run locks its directory, and each new run looks for
//! directories without a lock, ends the tests that still run there, and removes them. It considers
//! only directories of its own host, whose name is part of theirs. On a folder shared by hosts, a
//! lock may be invisible from another host, and a test there could not be ended. Containers with
//! the same host name and folder share the kernel and see each other's locks. A container with its
//! own name only removes its own directories.

use std::fs::{self, File, Permissions, TryLockError};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::time::Duration;

use super::directory::remove;
use crate::supervise::{LAUNCHER_PATIENCE, process_tree};

/// File in a run's directory with which a launcher starts the tests.
pub(crate) const LAUNCHER_SCRIPT: &str = "launch";

pub(super) const PREFIX: &str = "secateur-";

/// Returns the common prefix of the directories of runs on this host.
pub(super) fn prefix() -> String {
    let is_odd = |char: char| !char.is_ascii_alphanumeric() && !matches!(char, '-' | '.' | '_');
    let uname = rustix::system::uname();
    format!("{PREFIX}{}-", uname.nodename().to_string_lossy().replace(is_odd, "_"))
}

/// Returns `true` if a directory's name is `prefix` and random characters. The name of another host
/// may have the same beginning.
fn is_made_with(prefix: &str, name: &str) -> bool {
    name.strip_prefix(prefix)
        .is_some_and(|random| !random.is_empty() && random.chars().all(char::is_alphanumeric))
}

/// Creates a directory that is private to its owner. Returns it with the lock that protects it from
/// other runs.
pub(super) fn locked_folder(place: &Path) -> io::Result<(tempfile::TempDir, File)> {
    let private = Permissions::from_mode(0o700);
    loop {
        let folder = tempfile::Builder::new()
            .prefix(&prefix())
            .permissions(private.clone())
            .tempdir_in(place)?;
        let lock = match File::open(folder.path()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            opened => opened?,
        };
        let is_free = !matches!(lock.try_lock(), Err(TryLockError::WouldBlock));
        // Before it was locked, another run may have removed it as abandoned.
        if is_free && folder.path().exists() {
            return Ok((folder, lock));
        }
    }
}

/// Removes the directories that killed runs on this host left in `place`, with the tests that still
/// run there. Directories that cannot be removed are left: they belong to another user, or are used
/// by a process that cannot be killed.
pub(super) fn sweep(place: &Path) {
    let prefix = prefix();
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let is_ours = is_made_with(&prefix, &entry.file_name().to_string_lossy())
            && entry.metadata().is_ok_and(|facts| {
                facts.is_dir() && facts.uid() == rustix::process::geteuid().as_raw()
            });
        if is_ours
            && let Ok(folder) = File::open(entry.path())
            && folder.try_lock().is_ok()
        {
            end(&entry.path());
        }
    }
}

/// Ends the tests of a run and removes its directory.
fn end(folder: &Path) {
    if process_tree::end_tests_in(folder, patience(folder)) {
        remove(folder);
    }
}

/// Does the same for a run of this process, which is about to end.
pub(crate) fn end_own(folder: &Path) {
    process_tree::end_own_tests(patience(folder));
    end(folder);
}

/// Returns the time that the tests of a run have to end.
fn patience(folder: &Path) -> Duration {
    if folder.join(LAUNCHER_SCRIPT).exists() { LAUNCHER_PATIENCE } else { Duration::ZERO }
}
