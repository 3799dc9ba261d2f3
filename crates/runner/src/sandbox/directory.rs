//! The directories of one test.

use std::collections::HashSet;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;

use crate::supervise::process_tree;
use crate::system::system;

/// Directories of one test: one that contains only the candidate and its companion files, and one
/// for temporary files, so that those of a killed test are removed too.
///
/// Both are removed when dropped, unless the test's process is lost.
#[derive(Debug)]
pub(crate) struct Sandbox {
    pub(crate) base: PathBuf,
    pub(crate) folder: PathBuf,
    pub(crate) temporary: PathBuf,
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        if !process_tree::has_lost(&self.base) {
            remove(&self.base);
        }
    }
}

/// Removes a directory, including anything that a test mounted or made read-only or immutable
/// there. Returns `true` if it is gone.
///
/// If something stays mounted, nothing is removed: it could be the user's home.
pub(crate) fn remove(folder: &Path) -> bool {
    if !system().unmount_in(folder) {
        return false;
    }
    let is_gone = || fs::remove_dir_all(folder).is_ok() || !folder.exists();
    if is_gone() {
        return true;
    }
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        system().make_mutable(&folder);
        let _ = fs::set_permissions(&folder, Permissions::from_mode(0o700));
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                Ok(kind) if kind.is_file() => system().make_mutable(&entry.path()),
                _ => {}
            }
        }
    }
    is_gone()
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
            // Executable for everyone who may read it.
            fs::set_permissions(&path, Permissions::from_mode(mode | (mode & 0o444) >> 2))?;
        }
    }
    Ok(())
}
