//! Files that every test finds beside its candidate.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, symlink};
use std::path::{Path, PathBuf};

use crate::key::Key;

/// Files that every test finds beside its candidate, as they were when the run began: headers, queries, schemas, and what is
/// not to be reduced of a folder.
///
/// They are copied once, into the directory of the run, and from there for each test. So whatever happens to the user's
/// own files during the hours of a run changes no answer, and neither does a test that writes to what it was given: links
/// would cost less, but then all tests would share what one of them has changed.
#[derive(Debug)]
pub struct Companions {
    /// What was given.
    given: Vec<Given>,
    /// Where the copies of these are.
    places: HashSet<PathBuf>,
    /// A hash of what was there.
    key: Key,
    /// Where the copy is that all others are made from.
    folder: PathBuf,
    /// Every directory before what is in it.
    entries: Vec<Entry>,
}

/// A file, link or folder that is to be copied.
#[derive(Clone, Debug)]
struct Given {
    /// Where it is.
    from: PathBuf,
    /// Where its copies are, below the folder of a test.
    to: PathBuf,
    /// Whether what it leads to is copied, if it is a link.
    is_followed: bool,
}

#[derive(Debug)]
struct Entry {
    /// Below the folder.
    path: PathBuf,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Folder { mode: u32 },
    File,
    Link { target: PathBuf },
}

/// A companion cannot be given to the tests.
#[derive(Debug, thiserror::Error)]
pub enum CompanionError {
    /// It is not there, or may not be read, or there is no room for a copy.
    #[error("cannot copy the companion {}: {source}", path.display())]
    Copy {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A device, a pipe, a socket.
    #[error("cannot copy the companion {}: it is neither a file nor a directory", .0.display())]
    NotAFile(PathBuf),
    /// Two things of the same name cannot be in one directory.
    #[error("the companion {} would stand where {other} stands; rename one of them", path.display())]
    NameClash {
        /// The companion.
        path: PathBuf,
        /// What has the name already.
        other: &'static str,
    },
}

impl Companions {
    /// Copies `paths` into `folder`, which does not exist yet, each under its last name. None of these may be `taken`.
    pub(crate) fn new(
        paths: &[PathBuf],
        taken: &[OsString],
        folder: PathBuf,
    ) -> Result<Self, CompanionError> {
        let mut names: Vec<OsString> = Vec::new();
        for path in paths {
            let error = |source| CompanionError::Copy { path: path.clone(), source };
            // What `..` and a trailing slash are called, they do not say themselves.
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
                return clash("another companion");
            }
            names.push(name);
        }
        let given = |(from, name): (&PathBuf, OsString)| Given {
            from: from.clone(),
            to: name.into(),
            is_followed: true,
        };
        Self::copied(paths.iter().zip(names).map(given).collect(), folder)
    }

    /// Copies the `paths`, which are relative to `root`, into `folder`, which does not exist yet. Links stay links.
    pub(crate) fn of_folder(
        root: &Path,
        paths: &[PathBuf],
        folder: PathBuf,
    ) -> Result<Self, CompanionError> {
        let given =
            |path: &PathBuf| Given { from: root.join(path), to: path.clone(), is_followed: false };
        Self::copied(paths.iter().map(given).collect(), folder)
    }

    fn copied(given: Vec<Given>, folder: PathBuf) -> Result<Self, CompanionError> {
        // Found before any is copied: the folder may lie below one of them.
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

    /// Whether what was given is not what it was, or cannot be read any more.
    pub(crate) fn have_changed(&self) -> bool {
        let now = find_all(&self.given).and_then(|found| key(&found));
        now.map_or(true, |now| now != self.key)
    }

    /// Puts a copy of each into `folder`.
    pub(crate) fn copy_to(&self, folder: &Path) -> io::Result<()> {
        self.entries.iter().try_for_each(|entry| entry.copy(&self.folder.join(&entry.path), folder))
    }

    /// Whether there is a file or directory at `path` among them.
    pub(crate) fn contains(&self, path: &Path) -> bool {
        self.entries.iter().any(|entry| entry.path == path.strip_prefix(".").unwrap_or(path))
    }

    /// Whether `path` is one of what was given, or in it.
    pub(crate) fn covers(&self, path: &Path) -> bool {
        path.ancestors().any(|path| self.places.contains(path))
    }

    /// The folders in which copies of what was given are.
    pub(crate) fn parents(&self) -> impl Iterator<Item = &Path> {
        self.places.iter().filter_map(|place| place.parent())
    }

    /// Whether all this, and nothing else, is in `folder`, where a [`copy_to`](Self::copy_to) has put it.
    pub(crate) fn are_in(&self, folder: &Path) -> bool {
        let there = |given: &Given| Given {
            from: folder.join(&given.to),
            to: given.to.clone(),
            is_followed: false,
        };
        let there: Vec<_> = self.given.iter().map(there).collect();
        find_all(&there).and_then(|found| key(&found)).is_ok_and(|now| now == self.key)
    }

    /// Puts into `folder` what is in `twin`, where an earlier [`copy_to`](Self::copy_to) has put it: without another copy of
    /// the content, where the file system can.
    pub(crate) fn link_to(&self, twin: &Path, folder: &Path) -> io::Result<()> {
        self.entries.iter().try_for_each(|entry| {
            let is_linked = matches!(entry.kind, Kind::File)
                && entry.make_parent(folder).is_ok()
                && fs::hard_link(twin.join(&entry.path), folder.join(&entry.path)).is_ok();
            if is_linked { Ok(()) } else { entry.copy(&self.folder.join(&entry.path), folder) }
        })
    }

    /// A hash of the names, contents and modes of all that was given.
    #[must_use]
    pub fn key(&self) -> Key {
        self.key
    }

    /// What a test finds: the names that were given.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Path> {
        self.entries
            .iter()
            .map(|entry| entry.path.as_path())
            .filter(|path| path.components().count() == 1)
    }
}

impl Entry {
    /// Makes the folder in which it is to be, below this one.
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
            Kind::Folder { mode } => DirBuilder::new().recursive(true).mode(*mode).create(to),
            // Shares the blocks where the file system can.
            Kind::File => fs::copy(from, to).map(drop),
            Kind::Link { target } => symlink(target, to),
        }
    }
}

/// A hash of the names, contents and modes of what is to be copied.
fn key(found: &[(PathBuf, Entry)]) -> Result<Key, CompanionError> {
    let describe = |(from, entry): &(PathBuf, Entry)| {
        let content = match &entry.kind {
            Kind::Folder { .. } => Vec::new(),
            Kind::File => fs::read(from)?,
            Kind::Link { target } => target.as_os_str().as_bytes().to_vec(),
        };
        // A link has no mode of its own, and that of a folder tells who may look at it, not what is in it.
        let mode = if matches!(entry.kind, Kind::File) { fs::metadata(from)?.mode() } else { 0 };
        Ok(format!("{:?} {mode:o} {}\n", entry.path, Key::of(&content)))
    };
    let describe = |one: &(PathBuf, Entry)| {
        describe(one).map_err(|source| CompanionError::Copy { path: one.0.clone(), source })
    };
    let mut descriptions = found.iter().map(describe).collect::<Result<Vec<_>, _>>()?;
    // A directory lists its files in any order.
    descriptions.sort_unstable();
    Ok(Key::of(descriptions.concat().as_bytes()))
}

/// Everything that is `given`. A link that a user has given is followed, and one that was found in a directory stays a link,
/// because it may well lead to something that is copied too.
fn find_all(given: &[Given]) -> Result<Vec<(PathBuf, Entry)>, CompanionError> {
    let mut found = Vec::new();
    // The last is looked at first.
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
            // Whoever may remove it must be able to write in it.
            Kind::Folder { mode: metadata.mode() & 0o777 | 0o700 }
        } else if metadata.is_symlink() {
            Kind::Link { target: fs::read_link(&from).map_err(error)? }
        } else if metadata.is_file() {
            Kind::File
        } else if given.is_some() {
            return Err(CompanionError::NotAFile(from));
        } else {
            // A pipe, a socket or a device in a directory.
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
        let key = first.key();
        assert!(!first.have_changed());
        write("b");
        assert!(first.have_changed());
        assert_eq!(first.key(), key);
        assert_ne!(copy("second").key(), key);
        write("a");
        assert!(!first.have_changed());
        assert_eq!(copy("third").key(), key);
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
        check(&[path("in.c")], "where the input stands");
        check(&[path("a.h"), path("other/a.h")], "where another companion stands");
        check(&["/dev/null".into()], "neither a file nor a directory");
    }
}
