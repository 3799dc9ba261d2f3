//! Companion files of every candidate.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, symlink};
use std::path::{Path, PathBuf};

use crate::key::Key;

/// Files that every test finds beside its candidate, in their state at the start of the run:
/// headers, queries, schemas, and the parts of a folder that are not reduced.
///
/// They are copied once into the directory of the run, and from there for each test. Changes of the
/// user's own files during a run therefore change no answer, and neither does a test that writes to
/// its copies. Links would be cheaper, but all tests would share the changes of one of them.
#[derive(Debug)]
pub struct Companions {
    /// Originals.
    given: Vec<Source>,
    /// Paths of the copies.
    places: HashSet<PathBuf>,
    /// Hash of the names, contents and modes of all originals at the start.
    pub key: Key,
    /// Folder with the copy from which all others are made.
    folder: PathBuf,
    /// Entries, every directory before its content.
    entries: Vec<Entry>,
}

/// Source of a copy: a file, link or folder.
#[derive(Clone, Debug)]
struct Source {
    /// Path of the original.
    from: PathBuf,
    /// Path of its copies, relative to the folder of a test.
    to: PathBuf,
    /// Set if the target of a link is copied.
    is_followed: bool,
}

#[derive(Debug)]
struct Entry {
    /// Path relative to the folder.
    path: PathBuf,
    kind: EntryKind,
}

#[derive(Debug)]
enum EntryKind {
    Folder { mode: u32 },
    File,
    Link { target: PathBuf },
}

/// A companion file that cannot be copied.
#[derive(Debug, thiserror::Error)]
pub enum CompanionError {
    /// It does not exist, is not readable, or there is no space for a copy.
    #[error("cannot copy the companion file {}: {source}", path.display())]
    Copy {
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// A device, a pipe or a socket.
    #[error(
        "cannot copy the companion file {}: it is neither a file nor a directory",
        .0.display()
    )]
    NotAFile(PathBuf),
    /// A name that is already taken in the directory.
    #[error(
        "the companion file {} has the same name as {other}; rename one of them",
        path.display()
    )]
    NameClash {
        path: PathBuf,
        /// Owner of the name.
        other: &'static str,
    },
}

impl Companions {
    /// Copies `paths` into the new `folder`, each under its last component, which must not be
    /// `taken`.
    pub(crate) fn new(
        paths: &[PathBuf],
        taken: &[OsString],
        folder: PathBuf,
    ) -> Result<Self, CompanionError> {
        let mut names: Vec<OsString> = Vec::new();
        for path in paths {
            let error = |source| CompanionError::Copy { path: path.clone(), source };
            // The path alone does not tell the name of `..` or before a trailing slash.
            let full = std::path::absolute(path).map_err(error)?;
            let last = full.file_name().map(ToOwned::to_owned);
            let name = match last {
                Some(name) if !path.ends_with("..") => name,
                _ => fs::canonicalize(path)
                    .map_err(error)?
                    .file_name()
                    .unwrap_or_default()
                    .to_owned(),
            };
            let clash = |other| Err(CompanionError::NameClash { path: path.clone(), other });
            if taken.contains(&name) {
                return clash("the input");
            }
            if names.contains(&name) {
                return clash("another companion file");
            }
            names.push(name);
        }
        let given = |(from, name): (&PathBuf, OsString)| Source {
            from: from.clone(),
            to: name.into(),
            is_followed: true,
        };
        Self::copied(paths.iter().zip(names).map(given).collect(), folder)
    }

    /// Copies the `paths`, which are relative to `root`, into the new `folder`. Links stay links.
    pub(crate) fn of_folder(
        root: &Path,
        paths: &[PathBuf],
        folder: PathBuf,
    ) -> Result<Self, CompanionError> {
        let given =
            |path: &PathBuf| Source { from: root.join(path), to: path.clone(), is_followed: false };
        Self::copied(paths.iter().map(given).collect(), folder)
    }

    fn copied(given: Vec<Source>, folder: PathBuf) -> Result<Self, CompanionError> {
        // Listed before copying: the folder may be below an original.
        let found = find_all(&given)?;
        let key = key(&found)?;
        let copied = fs::create_dir(&folder);
        copied.map_err(|source| CompanionError::Copy { path: folder.clone(), source })?;
        let mut entries = Vec::with_capacity(found.len());
        for (from, entry) in found {
            entry
                .copy(&from, &folder)
                .map_err(|source| CompanionError::Copy { path: from, source })?;
            entries.push(entry);
        }
        let places = given.iter().map(|given| given.to.clone()).collect();
        Ok(Self { given, places, key, folder, entries })
    }

    /// Returns `true` if an original has changed or cannot be read any more.
    pub(crate) fn have_changed(&self) -> bool {
        let now = find_all(&self.given).and_then(|found| key(&found));
        now.map_or(true, |now| now != self.key)
    }

    /// Copies all entries into `folder`.
    pub(crate) fn copy_to(&self, folder: &Path) -> io::Result<()> {
        self.entries.iter().try_for_each(|entry| entry.copy(&self.folder.join(&entry.path), folder))
    }

    /// Returns `true` if one of the copies is at `path`.
    pub(crate) fn contains(&self, path: &Path) -> bool {
        self.entries.iter().any(|entry| entry.path == path.strip_prefix(".").unwrap_or(path))
    }

    /// Returns `true` if `path` is a copy or inside one.
    pub(crate) fn covers(&self, path: &Path) -> bool {
        path.ancestors().any(|path| self.places.contains(path))
    }

    /// Returns the folders that contain copies.
    pub(crate) fn parents(&self) -> impl Iterator<Item = &Path> {
        self.places.iter().filter_map(|place| place.parent())
    }

    /// Returns `true` if `folder` contains exactly the result of a [`copy_to`](Self::copy_to).
    pub(crate) fn are_in(&self, folder: &Path) -> bool {
        let there = |given: &Source| Source {
            from: folder.join(&given.to),
            to: given.to.clone(),
            is_followed: false,
        };
        let there: Vec<_> = self.given.iter().map(there).collect();
        find_all(&there).and_then(|found| key(&found)).is_ok_and(|now| now == self.key)
    }

    /// Copies into `folder` from `twin`, the target of an earlier [`copy_to`](Self::copy_to): by
    /// hard links, where the file system supports them.
    pub(crate) fn link_to(&self, twin: &Path, folder: &Path) -> io::Result<()> {
        self.entries.iter().try_for_each(|entry| {
            let is_linked = matches!(entry.kind, EntryKind::File)
                && entry.make_parent(folder).is_ok()
                && fs::hard_link(twin.join(&entry.path), folder.join(&entry.path)).is_ok();
            if is_linked { Ok(()) } else { entry.copy(&self.folder.join(&entry.path), folder) }
        })
    }

    /// Returns the names in the directory of a test.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Path> {
        self.entries
            .iter()
            .map(|entry| entry.path.as_path())
            .filter(|path| path.components().count() == 1)
    }
}

impl Entry {
    /// Creates its parent below `folder`.
    fn make_parent(&self, folder: &Path) -> io::Result<()> {
        match self.path.parent() {
            Some(inner) if !inner.as_os_str().is_empty() => fs::create_dir_all(folder.join(inner)),
            _ => Ok(()),
        }
    }

    fn copy(&self, from: &Path, folder: &Path) -> io::Result<()> {
        self.make_parent(folder)?;
        let to = folder.join(&self.path);
        match &self.kind {
            EntryKind::Folder { mode } => DirBuilder::new().recursive(true).mode(*mode).create(to),
            // Shares the blocks if the file system can.
            EntryKind::File => fs::copy(from, to).map(drop),
            EntryKind::Link { target } => symlink(target, to),
        }
    }
}

/// Returns a hash of the names, contents and modes of these files.
fn key(found: &[(PathBuf, Entry)]) -> Result<Key, CompanionError> {
    let describe = |(from, entry): &(PathBuf, Entry)| {
        // A link has no mode of its own, and the mode of a folder does not affect its content.
        let (content, mode) = match &entry.kind {
            EntryKind::Folder { .. } => (Vec::new(), 0),
            EntryKind::File => (fs::read(from)?, fs::metadata(from)?.mode()),
            EntryKind::Link { target } => (target.as_os_str().as_bytes().to_vec(), 0),
        };
        Ok(format!("{:?} {mode:o} {}\n", entry.path, Key::of(&content)))
    };
    let describe = |one: &(PathBuf, Entry)| {
        describe(one).map_err(|source| CompanionError::Copy { path: one.0.clone(), source })
    };
    let mut descriptions = found.iter().map(describe).collect::<Result<Vec<_>, _>>()?;
    // The order of a directory listing is arbitrary.
    descriptions.sort_unstable();
    Ok(Key::of(descriptions.concat().as_bytes()))
}

/// Returns all files to be copied.
///
/// A link given by the user is followed. A link inside a directory stays a link, because its target
/// may be copied too.
fn find_all(given: &[Source]) -> Result<Vec<(PathBuf, Entry)>, CompanionError> {
    let mut found = Vec::new();
    // The last is visited first.
    let mut open: Vec<_> = given
        .iter()
        .rev()
        .map(|given| (given.from.clone(), given.to.clone(), Some(given)))
        .collect();
    while let Some((from, path, given)) = open.pop() {
        let error = |source| CompanionError::Copy { path: from.clone(), source };
        let is_followed = given.is_some_and(|given| given.is_followed);
        let metadata = if is_followed { fs::metadata(&from) } else { fs::symlink_metadata(&from) }
            .map_err(error)?;
        let kind = if metadata.is_dir() {
            for inner in fs::read_dir(&from).map_err(error)? {
                let inner = inner.map_err(error)?;
                open.push((inner.path(), path.join(inner.file_name()), None));
            }
            // Its owner must be able to write in it to remove it.
            EntryKind::Folder { mode: metadata.mode() & 0o777 | 0o700 }
        } else if metadata.is_symlink() {
            EntryKind::Link { target: fs::read_link(&from).map_err(error)? }
        } else if metadata.is_file() {
            EntryKind::File
        } else if given.is_some() {
            return Err(CompanionError::NotAFile(from));
        } else {
            // Skips a pipe, a socket or a device in a directory.
            continue;
        };
        found.push((from, Entry { path, kind }));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn files_folders_and_links_are_copied_as_they_were() {
        let scratch = tempfile::tempdir().unwrap();
        let path = |name: &str| scratch.path().join(name);
        fs::create_dir_all(path("include/sys")).unwrap();
        fs::write(path("include/sys/a.h"), "a").unwrap();
        symlink("sys/a.h", path("include/b.h")).unwrap();
        fs::write(path("tool"), "#!/bin/sh").unwrap();
        fs::set_permissions(path("tool"), Permissions::from_mode(0o755)).unwrap();

        let given = [path("include/"), path("tool")];
        let companions = Companions::new(&given, &["in.c".into()], path("include/copy")).unwrap();
        assert_eq!(
            companions.names().collect::<Vec<_>>(),
            [Path::new("include"), Path::new("tool")]
        );
        fs::write(path("include/sys/a.h"), "changed").unwrap();
        fs::create_dir(path("to")).unwrap();
        companions.copy_to(&path("to")).unwrap();
        assert_eq!(fs::read(path("to/include/b.h")).unwrap(), b"a");
        assert!(fs::symlink_metadata(path("to/include/b.h")).unwrap().is_symlink());
        assert_eq!(fs::metadata(path("to/tool")).unwrap().permissions().mode() & 0o777, 0o755);
        assert!(!path("to/include/copy").exists(), "what is copied into is not copied");
    }

    #[test]
    fn what_was_copied_is_known_again_by_its_key() {
        let scratch = tempfile::tempdir().unwrap();
        let given = [scratch.path().join("include")];
        fs::create_dir(&given[0]).unwrap();
        let write = |text: &str| fs::write(given[0].join("a.h"), text).unwrap();
        let copy = |name: &str| {
            Companions::new(&given, &["in.c".into()], scratch.path().join(name)).unwrap()
        };
        write("a");
        let first = copy("first");
        let key = first.key;
        assert!(!first.have_changed());
        write("b");
        assert!(first.have_changed());
        assert_eq!(first.key, key);
        assert_ne!(copy("second").key, key);
        write("a");
        assert!(!first.have_changed());
        assert_eq!(copy("third").key, key);
        fs::remove_dir_all(&given[0]).unwrap();
        assert!(first.have_changed());
    }

    #[test]
    fn what_cannot_be_given_is_told_by_name() {
        let scratch = tempfile::tempdir().unwrap();
        let path = |name: &str| scratch.path().join(name);
        fs::create_dir(path("other")).unwrap();
        for name in ["a.h", "in.c", "other/a.h"] {
            fs::write(path(name), "").unwrap();
        }
        let check = |given: &[PathBuf], message: &str| {
            let error =
                Companions::new(given, &["in.c".into()], path("copy")).unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        };
        check(&[path("nowhere")], "nowhere: No such file");
        check(&[path("in.c")], "has the same name as the input");
        check(&[path("a.h"), path("other/a.h")], "has the same name as another companion file");
        check(&["/dev/null".into()], "neither a file nor a directory");
    }
}
