//! The directories of one test.

use std::collections::HashSet;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;

use crate::supervise::orphans;

/// The directories of one test: one that holds the candidate and nothing else, and one for the test's temporary files,
/// so that what a killed test could not clean up goes too. Both removed when dropped, unless the test's process is lost.
#[derive(Debug)]
pub(crate) struct Sandbox {
    pub(crate) base: PathBuf,
    pub(crate) folder: PathBuf,
    pub(crate) temporary: PathBuf,
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        if !orphans::has_lost(&self.base) {
            remove(&self.base);
        }
    }
}

/// Removes a directory, even when the test has made parts of it read-only.
pub(crate) fn remove(folder: &Path) {
    if fs::remove_dir_all(folder).is_ok() || !folder.exists() {
        return;
    }
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let _ = fs::set_permissions(&folder, Permissions::from_mode(0o700));
        let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
        folders.extend(
            entries
                .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
                .map(|entry| entry.path()),
        );
    }
    let _ = fs::remove_dir_all(folder);
}

/// Writes all files of `bundle` below `folder`.
pub(crate) fn write_files(bundle: &Bundle, folder: &Path) -> io::Result<()> {
    let mut made = HashSet::from([Path::new("")]);
    for file in bundle.files() {
        let inner = file.path().parent().unwrap_or(Path::new(""));
        if made.insert(inner) {
            fs::create_dir_all(folder.join(inner))?;
        }
        let path = folder.join(file.path());
        fs::write(&path, file.text())?;
        if file.is_executable() {
            let mode = fs::metadata(&path)?.mode();
            // For those who may read it.
            fs::set_permissions(&path, Permissions::from_mode(mode | (mode & 0o444) >> 2))?;
        }
    }
    Ok(())
}
