//! Directories that killed runs have left.
//!
//! A run that is killed cannot clean up. So each run locks its directory, and each new one looks for directories that
//! no process holds any more, ends the tests that still run there, and removes them. Only those of its own host, whose name is
//! part of theirs: on a folder that hosts share, a lock may not be seen from another host, and a test there could not be
//! ended. Of containers, those that share a name and a folder share the kernel, too, and see each other's locks; a container
//! with a name of its own sweeps only what it has left itself.

use std::fs::{self, File, Permissions, TryLockError};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::time::Duration;

use super::directory::remove;
use crate::supervise::{LAUNCHER_PATIENCE, orphans};

/// The file in a run's directory through which a launcher starts the tests.
pub(crate) const LAUNCHER_SCRIPT: &str = "launch";

pub(super) const PREFIX: &str = "secateur-";

/// What the names of directories begin with that runs on this host have made.
pub(super) fn prefix() -> String {
    let is_plain = |char: &char| char.is_ascii_alphanumeric() || matches!(char, '-' | '.' | '_');
    let uname = rustix::system::uname();
    let host: String = uname
        .nodename()
        .to_string_lossy()
        .chars()
        .map(|char| if is_plain(&char) { char } else { '_' })
        .collect();
    format!("{PREFIX}{host}-")
}

/// Whether a directory's name is `prefix` and what comes at random after it. The name of another host may begin alike.
fn is_made_with(prefix: &str, name: &str) -> bool {
    name.strip_prefix(prefix)
        .is_some_and(|random| !random.is_empty() && random.chars().all(char::is_alphanumeric))
}

/// A new directory, which is its owner's alone, and what keeps other runs from removing it.
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
        // Between making and locking it, another run may have taken it for an abandoned one.
        if is_free && folder.path().exists() {
            return Ok((folder, lock));
        }
    }
}

/// Removes what killed runs on this host have left in `place`, with the tests that still run there. What cannot be removed,
/// because it belongs to another user for example, or is used by a process that cannot be killed, is left alone.
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

/// Ends the tests whose directories are below the directory of a run, and removes it.
fn end(folder: &Path) {
    if orphans::end_tests_in(folder, patience(folder)) {
        remove(folder);
    }
}

/// The same for a run of this process, which is about to end.
pub(crate) fn end_own(folder: &Path) {
    orphans::end_own_tests(patience(folder));
    end(folder);
}

/// How long the tests of a run have to end when they are told to.
fn patience(folder: &Path) -> Duration {
    if folder.join(LAUNCHER_SCRIPT).exists() { LAUNCHER_PATIENCE } else { Duration::ZERO }
}
