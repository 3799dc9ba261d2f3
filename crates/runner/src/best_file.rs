//! The best result so far, on disk.

use std::ffi::OsString;
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

use crate::io_error::without_path;

/// The file that holds the best result so far, whole at every moment: each version is written beside it, brought to
/// disk, and renamed over it.
#[derive(Debug)]
pub struct BestFile {
    path: PathBuf,
    permissions: Permissions,
}

/// The result, or the copy of the original that `--in-place` keeps, cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum BestFileError {
    /// There is no such folder, no right to write in it, or no room.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// The file that was to be written.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Something other than a plain file is there.
    #[error("cannot write {}: it is {what}, and only a plain file can be replaced", path.display())]
    NotAFile {
        /// The path that was to be written.
        path: PathBuf,
        /// What is there.
        what: &'static str,
    },
    /// A copy of an original is there already, and might be the only one.
    #[error("{} exists already, and would be overwritten with the original; move it away first", path.display())]
    BackupExists {
        /// The copy.
        path: PathBuf,
    },
}

impl BestFile {
    /// A result file at `path`, which is only written by [`save`](Self::save); that it can be written is tried here.
    ///
    /// # Errors
    ///
    /// When the folder cannot be written or the path is no plain file.
    pub fn new(path: impl Into<PathBuf>) -> Result<Self, BestFileError> {
        let path = path.into();
        // 0o666 less the user's mask, as any other program would create it.
        let mut permissions = Permissions::from_mode(0o666);
        match fs::metadata(&path) {
            Ok(metadata) if metadata.is_file() => permissions = metadata.permissions(),
            Ok(metadata) => {
                let what = if metadata.is_dir() { "a directory" } else { "a device or a pipe" };
                return Err(BestFileError::NotAFile { path, what });
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(source) => return Err(BestFileError::Write { path, source }),
        }
        let file = Self { path, permissions };
        file.temporary(&file.path).map_err(|source| file.error(source))?;
        Ok(file)
    }

    /// Where a copy of an input is kept that a result replaces: `INPUT.orig`.
    #[must_use]
    pub fn backup_of(input: &Path) -> PathBuf {
        let mut backup = OsString::from(input);
        backup.push(".orig");
        backup.into()
    }

    /// A result file in the place of the input itself, which is first copied to its [backup](Self::backup_of).
    ///
    /// # Errors
    ///
    /// When the copy exists already or cannot be written.
    pub fn in_place_of(input: &Path, original: &[u8]) -> Result<Self, BestFileError> {
        // Through a symbolic link to the file itself: a rename would replace the link.
        let path = fs::canonicalize(input).map_err(|source| BestFileError::Write { path: input.into(), source })?;
        let file = Self::new(&path)?;
        let backup = Self::backup_of(&path);
        match file.temporary(&backup).and_then(|temporary| write_durably(temporary, original, &backup, false)) {
            Ok(()) => Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(BestFileError::BackupExists { path: backup })
            }
            Err(source) => Err(BestFileError::Write { path: backup, source }),
        }
    }

    /// Where the result is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces the result by `text`.
    ///
    /// # Errors
    ///
    /// When the folder cannot be written any more; the previous result is then still there.
    pub fn save(&self, text: &[u8]) -> Result<(), BestFileError> {
        self.temporary(&self.path)
            .and_then(|temporary| write_durably(temporary, text, &self.path, true))
            .map_err(|source| self.error(source))
    }

    fn temporary(&self, beside: &Path) -> io::Result<tempfile::NamedTempFile> {
        let folder = folder_of(beside);
        let prefix = self.temporary_prefix();
        let permissions = self.permissions.clone();
        tempfile::Builder::new().prefix(&prefix).permissions(permissions).tempfile_in(folder).map_err(without_path)
    }

    /// By a hash of the result's name, which may be as long as a name can be.
    fn temporary_prefix(&self) -> String {
        let name = self.path.file_name().unwrap_or_default();
        format!(".secateur-{:016x}-", xxh3_64(name.as_bytes()))
    }

    /// Removes what runs that were killed while they wrote this result have left beside it. Not while another run may
    /// be writing it.
    pub(crate) fn remove_leftovers(&self) {
        let prefix = self.temporary_prefix();
        for entry in fs::read_dir(folder_of(&self.path)).into_iter().flatten().flatten() {
            if entry.file_name().as_bytes().starts_with(prefix.as_bytes()) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    fn error(&self, source: io::Error) -> BestFileError {
        BestFileError::Write { path: self.path.clone(), source }
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

fn write_durably(mut temporary: tempfile::NamedTempFile, text: &[u8], path: &Path, replace: bool) -> io::Result<()> {
    temporary.write_all(text)?;
    temporary.as_file().sync_all()?;
    let persisted: Result<File, _> = if replace { temporary.persist(path) } else { temporary.persist_noclobber(path) };
    persisted.map(drop).map_err(|error| error.error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_replaced_as_a_whole_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.c");
        let file = BestFile::new(&path).unwrap();
        assert!(!path.exists(), "nothing is written before the first save");
        file.save(b"long text").unwrap();
        file.save(b"short").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"short");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn an_original_is_kept_and_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("in.c");
        fs::write(&path, "original").unwrap();
        BestFile::in_place_of(&path, b"original").unwrap().save(b"reduced").unwrap();
        assert_eq!(fs::read(folder.path().join("in.c.orig")).unwrap(), b"original");
        assert_eq!(fs::read(&path).unwrap(), b"reduced");
        assert!(matches!(BestFile::in_place_of(&path, b"reduced"), Err(BestFileError::BackupExists { .. })));
        assert_eq!(fs::read(folder.path().join("in.c.orig")).unwrap(), b"original");
    }

    #[test]
    fn a_link_to_the_input_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("in.c"), folder.path().join("link.c"));
        fs::write(&path, "original").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        BestFile::in_place_of(&link, b"original").unwrap().save(b"reduced").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&path).unwrap(), b"reduced");
    }

    #[test]
    fn the_mode_of_an_existing_file_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.c");
        fs::write(&path, "").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
        BestFile::new(&path).unwrap().save(b"x").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[test]
    fn what_is_no_plain_file_is_refused() {
        assert!(matches!(BestFile::new("/dev/null"), Err(BestFileError::NotAFile { .. })));
        assert!(matches!(BestFile::new("/"), Err(BestFileError::NotAFile { .. })));
        assert!(matches!(BestFile::new("/nowhere/out.c"), Err(BestFileError::Write { .. })));
    }
}
