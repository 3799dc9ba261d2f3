//! Result folder: the best result so far on disk if it has several files.

mod version;

use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;

use rustix::fs::{CWD, RenameFlags, renameat_with};
use rustix::io::Errno;
use secateur_bundle::Bundle;
use tempfile::TempDir;

use self::version::{Version, sync};
use super::best_file::{BestFile, not_kept};
use super::error::BestFileError;
use super::names::{folder_of, link_target, temporary_prefix};
use super::result_store::{ResultStore, Target, leftovers};
use crate::io_error::without_path;
use crate::key::Key;
use crate::sandbox::{Companions, remove};

/// Folder with the best result so far, replaced atomically.
///
/// Each version is a separate folder. It is written beside the previous one, synced, and atomically
/// exchanged with it; then the previous one is removed. A kill therefore leaves one complete
/// version, unlike replacing files one by one. A symbolic link to the newest version would also be
/// atomic, but the user asked for a plain folder. A reader that opens the folder once and reads
/// files through that handle sees one version. If files are missing, the version was replaced
/// meanwhile: open the folder again. Looking up the path for each file may mix versions.
///
/// Each version includes the unreduced files of the input folder, so that the test can be run
/// there. They are hard links from one version to the next where the file system supports it.
///
/// A folder that was modified by something else, including its unreduced files, is left alone.
/// Later results are saved in [another folder](ResultStore::path) beside it.
#[derive(Debug)]
pub struct BestFolder {
    target: Target,
    version: Version,
}

/// Default mode of folders, before the umask.
const MODE: u32 = 0o777;

impl BestFolder {
    /// Creates a store for results at `path`, and checks that the folder can be written.
    ///
    /// Only [`save`](ResultStore::save) writes to it. A symbolic link is kept. Results contain
    /// files of `original`, and the unreduced files `fixed`.
    ///
    /// # Errors
    ///
    /// Fails if something else exists there, if the parent folder cannot be written, or if the file
    /// system cannot exchange folders.
    pub fn new(
        path: impl AsRef<Path>,
        original: &Bundle,
        fixed: Option<Arc<Companions>>,
    ) -> Result<Self, BestFileError> {
        let path = link_target(path.as_ref());
        let mut permissions = None;
        match fs::metadata(&path) {
            Ok(metadata) if metadata.is_dir() => permissions = Some(metadata.permissions()),
            Ok(_) => return Err(BestFileError::NotAFolder(path)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(source) => return Err(BestFileError::Write { path, source }),
        }
        let version = Version::new(permissions, original, fixed);
        let folder = Self { target: Target::new(path), version };
        folder.try_exchange()?;
        Ok(folder)
    }

    /// Limits access to the folder and its contents to that of `root`, the folder of the original.
    #[must_use]
    pub fn like(mut self, root: &Path) -> Self {
        self.version.restrict(root);
        self
    }

    fn try_exchange(&self) -> Result<(), BestFileError> {
        let path = self.target.given.clone();
        let made = self.temporary(&path).and_then(|one| Ok((one, self.temporary(&path)?)));
        match made {
            Ok((one, other)) => exchange(one.path(), other.path()).map_err(|error| {
                BestFileError::NoExchange { path: folder_of(&path).into(), source: error.into() }
            }),
            Err(source) => Err(BestFileError::Write { path, source }),
        }
    }

    fn temporary(&self, beside: &Path) -> io::Result<TempDir> {
        let (folder, prefix) = (folder_of(beside), temporary_prefix(&self.target.given));
        let permissions = Permissions::from_mode(MODE & self.version.access_to(Path::new("")));
        tempfile::Builder::new()
            .prefix(&prefix)
            .permissions(permissions)
            .tempdir_in(folder)
            .map_err(without_path)
    }
}

impl ResultStore for BestFolder {
    fn target(&self) -> &Target {
        &self.target
    }

    fn save(&self, bundle: &Bundle) -> Result<(), BestFileError> {
        let mut state = self.target.state();
        let path = state.path.clone();
        let error = |source| BestFileError::Write { path: path.clone(), source };
        let twin = state.expected.map(|_| &*path);
        let next =
            self.temporary(&path).and_then(|folder| self.version.filled(folder, bundle, twin));
        let next = next.map_err(error)?;
        match exchange(next.path(), &path) {
            // The content is checked after the exchange, since a change between a check and the
            // exchange would be lost.
            Ok(())
                if state.expected.is_none_or(|expected| self.version.is(next.path(), expected)) =>
            {
                clear(next);
            }
            Ok(()) => {
                exchange(next.path(), &path).map_err(|source| error(source.into()))?;
                clear(next);
                state.path = self.save_aside(folder_of(&self.target.given), bundle)?;
            }
            Err(Errno::NOENT) => put_new(next, &path).map_err(error)?,
            Err(source) => return Err(error(source.into())),
        }
        sync(folder_of(&path)).map_err(error)?;
        state.expected = Some(Key::of(bundle));
        Ok(())
    }

    /// Renames the folder to the backup, and puts a copy in its place.
    fn keep_original(&self, original: &Bundle) -> Result<(), BestFileError> {
        let (path, backup) = (self.path(), BestFile::backup_of(&self.target.given));
        let write_error = |source| BestFileError::Write { path: backup.clone(), source };
        self.write_new(&backup, original).map_err(|error| not_kept(backup.clone(), error))?;
        // A kill here leaves two copies of the original.
        let exchanged = exchange(&backup, &path).map_err(io::Error::from);
        exchanged.and_then(|()| sync(folder_of(&path))).map_err(write_error)?;
        if self.version.is(&backup, Key::of(original)) {
            return Ok(());
        }
        exchange(&backup, &path).map_err(|error| write_error(error.into()))?;
        remove(&backup);
        let source = io::Error::other("it was changed after secateur read it");
        Err(BestFileError::Write { path, source })
    }

    fn write_new(&self, path: &Path, bundle: &Bundle) -> io::Result<()> {
        let version =
            self.temporary(path).and_then(|folder| self.version.filled(folder, bundle, None));
        // Only `path` may be reported as existing.
        put_new(version.map_err(io::Error::other)?, path)
    }

    fn read(&self, path: &Path) -> io::Result<Bundle> {
        self.version.read(path)
    }

    fn remove_leftovers(&self) {
        leftovers(&self.target.given).for_each(|path| {
            remove(&path);
        });
    }
}

/// Removes an old version, even if it is write-protected.
fn clear(version: TempDir) {
    remove(&version.keep());
}

/// Moves a version to a path that must not exist.
fn put_new(version: TempDir, path: &Path) -> io::Result<()> {
    renameat_with(CWD, version.path(), CWD, path, RenameFlags::NOREPLACE)?;
    let _ = version.keep();
    Ok(())
}

fn exchange(one: &Path, other: &Path) -> Result<(), Errno> {
    renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::os::unix::fs::symlink;
    use std::path::PathBuf;

    use secateur_bundle::File as BundleFile;

    use super::*;

    fn bundle(files: &[(&str, &str)]) -> Bundle {
        Bundle::of_files(
            files.iter().map(|(path, text)| BundleFile::new(path, text.as_bytes())).collect(),
        )
        .unwrap()
    }

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    fn original() -> Bundle {
        bundle(&[("z.c", "long text"), ("a/b.h", "more"), ("a/c.h", "")])
    }

    #[test]
    fn a_result_is_replaced_as_a_whole_and_nothing_else_is_left() {
        let scratch = tempfile::tempdir().unwrap();
        let path = scratch.path().join("out");
        let folder = BestFolder::new(&path, &original(), None).unwrap();
        assert_eq!(
            names(scratch.path()),
            Vec::<String>::new(),
            "nothing is written before the first save"
        );
        folder.save(&original()).unwrap();
        assert_eq!(folder.load().unwrap(), Some(original()), "in the order of the original");
        let smaller = bundle(&[("z.c", "text")]);
        folder.save(&smaller).unwrap();
        assert_eq!(folder.there().unwrap(), smaller);
        assert_eq!(names(&path), ["z.c"], "no folder is left without files");
        assert_eq!(names(scratch.path()), ["out"]);
        folder.save(&bundle(&[])).unwrap();
        assert_eq!(names(&path), Vec::<String>::new());
    }

    #[test]
    fn an_executable_stays_one() {
        let scratch = tempfile::tempdir().unwrap();
        let run =
            Bundle::of_files(vec![BundleFile::new("run", *b"#!/bin/sh").executable(true)]).unwrap();
        let folder = BestFolder::new(scratch.path().join("out"), &run, None).unwrap();
        folder.save(&run).unwrap();
        assert_eq!(folder.there().unwrap(), run);
    }

    #[test]
    fn what_is_fixed_is_in_every_version() {
        let scratch = tempfile::tempdir().unwrap();
        let input = scratch.path().join("input");
        fs::create_dir_all(input.join("a/.git")).unwrap();
        fs::write(input.join("a/.git/config"), "x").unwrap();
        fs::write(input.join("a/tool"), "#!/bin/sh").unwrap();
        fs::set_permissions(input.join("a/tool"), Permissions::from_mode(0o750)).unwrap();
        symlink("a/tool", input.join("link")).unwrap();
        let given: Vec<_> = ["a/.git", "a/tool", "link"].map(PathBuf::from).into();
        let fixed = Companions::of_folder(&input, &given, scratch.path().join("copy")).unwrap();
        let path = scratch.path().join("out");
        let folder = BestFolder::new(&path, &original(), Some(Arc::new(fixed))).unwrap();
        for bundle in [original(), bundle(&[("a/b.h", "more")]), bundle(&[])] {
            folder.save(&bundle).unwrap();
            assert_eq!(folder.load().unwrap(), Some(bundle));
            assert_eq!(fs::read(path.join("a/.git/config")).unwrap(), b"x");
            assert_eq!(
                fs::metadata(path.join("link")).unwrap().permissions().mode() & 0o777,
                0o750
            );
            assert!(fs::symlink_metadata(path.join("link")).unwrap().is_symlink());
        }
        assert_eq!(folder.abandoned(), None);
        fs::write(path.join("a/.git/index"), "").unwrap();
        folder.save(&original()).unwrap();
        assert_eq!(
            folder.path(),
            scratch.path().join("out.reduced"),
            "what is fixed was changed there"
        );
    }

    #[test]
    fn a_folder_that_was_changed_meanwhile_is_left_alone() {
        type Change = fn(&Path);
        let changes: [Change; 5] = [
            |path| fs::write(path.join("z.c"), "edited").unwrap(),
            |path| fs::write(path.join("a/new.h"), "").unwrap(),
            |path| fs::remove_file(path.join("a/c.h")).unwrap(),
            |path| symlink("z.c", path.join("link")).unwrap(),
            |path| fs::set_permissions(path.join("z.c"), Permissions::from_mode(0o755)).unwrap(),
        ];
        for change in changes {
            let scratch = tempfile::tempdir().unwrap();
            let path = scratch.path().join("out");
            let folder = BestFolder::new(&path, &original(), None).unwrap();
            folder.save(&original()).unwrap();
            change(&path);
            assert_eq!(folder.load().unwrap(), None);
            let changed = folder.there().unwrap();
            for text in ["1", "2"] {
                folder.save(&bundle(&[("z.c", text)])).unwrap();
            }
            assert_eq!(folder.abandoned(), Some(&*path));
            assert_eq!(folder.version.read(&path).unwrap(), changed);
            assert_eq!(folder.there().unwrap(), bundle(&[("z.c", "2")]));
            assert_eq!(names(scratch.path()), ["out", "out.reduced"]);
        }
    }

    #[test]
    fn an_original_is_kept_itself_and_never_overwritten() {
        let scratch = tempfile::tempdir().unwrap();
        let (path, backup) = (scratch.path().join("in"), scratch.path().join("in.orig"));
        fs::create_dir_all(path.join("a")).unwrap();
        for file in original().files() {
            fs::write(path.join(file.path()), file.text()).unwrap();
        }
        let held = File::open(&path).unwrap();
        let folder = BestFolder::new(&path, &original(), None).unwrap();
        folder.expect(&original());
        folder.keep_original(&original()).unwrap();
        let number =
            |path: &Path| std::os::unix::fs::MetadataExt::ino(&fs::metadata(path).unwrap());
        assert_eq!(std::os::unix::fs::MetadataExt::ino(&held.metadata().unwrap()), number(&backup));
        folder.save(&bundle(&[("z.c", "")])).unwrap();
        assert_eq!(
            (folder.version.read(&backup).unwrap(), names(&path)),
            (original(), vec!["z.c".to_owned()])
        );
        assert!(matches!(folder.keep_original(&original()), Err(BestFileError::BackupExists(..))));
        assert_eq!(names(scratch.path()), ["in", "in.orig"]);

        fs::remove_dir_all(&backup).unwrap();
        assert!(folder.keep_original(&original()).is_err(), "it is not what was read");
        assert_eq!(
            (names(scratch.path()), names(&path)),
            (vec!["in".to_owned()], vec!["z.c".to_owned()])
        );
    }

    #[test]
    fn leftovers_go_and_what_is_no_folder_is_refused() {
        let scratch = tempfile::tempdir().unwrap();
        let path = scratch.path().join("out");
        let folder = BestFolder::new(&path, &original(), None).unwrap();
        let killed = scratch.path().join(format!("{}x/a", temporary_prefix(&path)));
        fs::create_dir_all(&killed).unwrap();
        fs::set_permissions(killed.parent().unwrap(), Permissions::from_mode(0o500)).unwrap();
        folder.remove_leftovers();
        assert_eq!(names(scratch.path()), Vec::<String>::new());
        fs::write(&path, "").unwrap();
        assert!(matches!(
            BestFolder::new(&path, &original(), None),
            Err(BestFileError::NotAFolder(..))
        ));
        assert!(matches!(
            BestFolder::new("/nowhere/out", &original(), None),
            Err(BestFileError::Write { .. })
        ));
    }
}
