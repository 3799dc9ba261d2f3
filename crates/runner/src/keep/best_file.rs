//! Result file: the best result so far on disk.

use std::ffi::{OsStr, OsString};
use std::fs::{self, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, RenameFlags, renameat_with};
use rustix::io::Errno;
use secateur_bundle::Bundle;
use tempfile::NamedTempFile;

use super::names::{folder_of, temporary_prefix};
use super::result_store::leftovers;
use super::{BestFileError, ResultStore, Target, link_target};
use crate::io_error::without_path;
use crate::{Key, access};

/// Suffix of the backup of an input that is replaced by a result.
pub const BACKUP: &str = ".orig";

/// File with the best result so far, replaced atomically: each version is written beside it,
/// synced, and renamed over it.
///
/// A file that was modified by something else is left alone. Later results are saved in [another
/// file](Self::path) beside it.
#[derive(Debug)]
pub struct BestFile {
    permissions: Permissions,
    target: Target,
    /// Bundle of the same form.
    form: Bundle,
}

impl BestFile {
    /// Creates a store for the result file at `path`, and checks that the file can be written.
    ///
    /// Only [`save`](Self::save) writes to it. A symbolic link is kept: the result replaces its
    /// target.
    ///
    /// # Errors
    ///
    /// Fails if the folder cannot be written, or if the path is not a plain file.
    pub fn new(path: impl AsRef<Path>) -> Result<Self, BestFileError> {
        let path = link_target(path.as_ref());
        // The default mode is 0o666 without the umask, as for other programs.
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
        let form = Bundle::of_text(*b"");
        let file = Self { permissions, target: Target::new(path.clone()), form };
        match file.temporary(&path) {
            Ok(_) => Ok(file),
            Err(source) => Err(BestFileError::Write { path, source }),
        }
    }

    /// Limits access to the file to that of `original`.
    #[must_use]
    pub fn like(mut self, original: &Path) -> Self {
        self.permissions.set_mode(self.permissions.mode() & access(original));
        self
    }

    /// Makes the file a package like `original`, if that is one.
    #[must_use]
    pub fn of_form(self, original: &Bundle) -> Self {
        Self { form: original.clone(), ..self }
    }

    /// Returns the path of the backup of a replaced input: `INPUT.orig`.
    #[must_use]
    pub fn backup_of(input: &Path) -> PathBuf {
        [input.as_os_str(), OsStr::new(BACKUP)].into_iter().collect::<OsString>().into()
    }

    /// Replaces the result by `text`.
    ///
    /// # Errors
    ///
    /// Fails if the folder cannot be written. The previous result is then kept.
    pub fn save(&self, text: &[u8]) -> Result<(), BestFileError> {
        ResultStore::save(self, &Bundle::of_text(text))
    }

    /// Replaces the file at `path` if its content is as `expected`. Returns `true` if the file was
    /// replaced.
    fn replace(
        &self,
        temporary: NamedTempFile,
        path: &Path,
        expected: Option<Key>,
    ) -> io::Result<bool> {
        let persist = |temporary: NamedTempFile| {
            temporary.persist(path).map(|_| true).map_err(|error| error.error)
        };
        let Some(expected) = expected else { return persist(temporary) };
        let key = |path: &Path| Ok::<_, io::Error>(Key::of(&self.read(path)?));
        // The content is checked after the exchange, since a change between a check and the
        // exchange would be lost.
        let exchange = || renameat_with(CWD, temporary.path(), CWD, path, RenameFlags::EXCHANGE);
        match exchange() {
            Ok(()) if key(temporary.path())? == expected => Ok(true),
            Ok(()) => exchange().map(|()| false).map_err(io::Error::from),
            Err(Errno::NOENT) => persist(temporary),
            // Some file systems cannot exchange files.
            Err(_) if key(path)? != expected => Ok(false),
            Err(_) => persist(temporary),
        }
    }

    fn temporary(&self, beside: &Path) -> io::Result<NamedTempFile> {
        let folder = folder_of(beside);
        // A hash is used since the result's name may have the maximum length.
        let prefix = temporary_prefix(&self.target.given);
        let permissions = self.permissions.clone();
        tempfile::Builder::new()
            .prefix(&prefix)
            .permissions(permissions)
            .tempfile_in(folder)
            .map_err(without_path)
    }

    /// Returns a temporary file with `text`, synced to disk.
    fn filled(&self, beside: &Path, text: &[u8]) -> io::Result<NamedTempFile> {
        let mut temporary = self.temporary(beside)?;
        temporary.write_all(text)?;
        temporary.as_file().sync_all()?;
        Ok(temporary)
    }
}

/// Saves the content of a bundle that is one file.
impl ResultStore for BestFile {
    fn target(&self) -> &Target {
        &self.target
    }

    fn save(&self, bundle: &Bundle) -> Result<(), BestFileError> {
        let mut state = self.target.state();
        let written = bundle.content().and_then(|content| self.filled(&state.path, &content));
        let replaced =
            written.and_then(|temporary| self.replace(temporary, &state.path, state.expected));
        if !replaced.map_err(|source| BestFileError::Write { path: state.path.clone(), source })? {
            let folder = self.target.given.parent().unwrap_or(Path::new(""));
            state.path = self.save_aside(folder, bundle)?;
        }
        state.expected = Some(Key::of(bundle));
        Ok(())
    }

    fn keep_original(&self, original: &Bundle) -> Result<(), BestFileError> {
        let backup = Self::backup_of(&self.target.given);
        // A package keeps its own compression and times.
        let own = fs::read(&self.target.given).ok().filter(|_| original.is_package());
        let own = own.filter(|own| self.form.reread(own.clone()) == *original).map(Bundle::of_text);
        let original = own.as_ref().unwrap_or(original);
        self.write_new(&backup, original).map_err(|error| not_kept(backup, error))
    }

    fn write_new(&self, path: &Path, bundle: &Bundle) -> io::Result<()> {
        self.filled(path, &bundle.content()?)?
            .persist_noclobber(path)
            .map(drop)
            .map_err(|error| error.error)
    }

    fn read(&self, path: &Path) -> io::Result<Bundle> {
        fs::read(path).map(|content| self.form.reread(content))
    }

    fn remove_leftovers(&self) {
        for path in leftovers(&self.target.given) {
            let _ = fs::remove_file(path);
        }
    }
}

/// Returns the error for an original that could not be kept at `backup`.
pub(crate) fn not_kept(backup: PathBuf, source: io::Error) -> BestFileError {
    match source.kind() {
        io::ErrorKind::AlreadyExists => BestFileError::BackupExists(backup),
        _ => BestFileError::Write { path: backup, source },
    }
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
        let file = BestFile::new(&path).unwrap();
        file.keep_original(&Bundle::of_text(*b"original")).unwrap();
        file.save(b"reduced").unwrap();
        assert_eq!(fs::read(folder.path().join("in.c.orig")).unwrap(), b"original");
        assert_eq!(fs::read(&path).unwrap(), b"reduced");
        assert!(matches!(
            file.keep_original(&Bundle::of_text(*b"reduced")),
            Err(BestFileError::BackupExists(..))
        ));
        assert_eq!(fs::read(folder.path().join("in.c.orig")).unwrap(), b"original");
    }

    #[test]
    fn a_link_stays_a_link_whether_or_not_its_target_exists() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("inner")).unwrap();
        let (path, link) = (folder.path().join("inner/in.c"), folder.path().join("link.c"));
        std::os::unix::fs::symlink("inner/in.c", &link).unwrap();
        for text in ["first", "second"] {
            BestFile::new(&link).unwrap().save(text.as_bytes()).unwrap();
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(fs::read(&path).unwrap(), text.as_bytes());
        }
    }

    #[test]
    fn a_file_that_was_changed_meanwhile_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for (given, others) in [
            ("in.c", ["in.reduced.c", "in.reduced-2.c"]),
            ("in.reduced.x", ["in.reduced-2.x", "in.reduced-3.x"]),
            ("plain", ["plain.reduced", "plain.reduced-2"]),
        ] {
            for other in others {
                let file = BestFile::new(path(given)).unwrap();
                file.save(b"long text").unwrap();
                assert_eq!(file.abandoned(), None);
                fs::write(path(given), "edited").unwrap();
                file.save(b"text").unwrap();
                file.save(b"t").unwrap();
                assert_eq!(file.abandoned(), Some(path(given).as_path()));
                assert_eq!(file.path(), path(other));
                assert_eq!(fs::read(path(given)).unwrap(), b"edited");
                assert_eq!(fs::read(path(other)).unwrap(), b"t");
            }
        }
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
