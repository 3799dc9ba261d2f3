//! Loading of inputs from disk: several files or a directory.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, DirEntry, FileType};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::{Bundle, BundleError, File, Nested, PackageError};

use crate::{Surroundings, is_binary, is_left};

/// Input loaded from disk.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Files to reduce.
    pub bundle: Bundle,
    /// Location of the files in a test's directory.
    pub surroundings: Surroundings,
}

/// Predicate that selects files of a directory by their relative path. A selected folder includes
/// its contents.
pub type Only<'a> = &'a dyn Fn(&Path) -> bool;

/// Failure to load an input.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The path does not exist, or cannot be read.
    #[error("cannot {done} the input {}: {source}", path.display())]
    Missing {
        path: PathBuf,
        /// Operation that failed.
        done: &'static str,
        source: io::Error,
    },
    #[error("the input {} is {what}; give a file", path.display())]
    NotAFile {
        path: PathBuf,
        /// Type of the file system entry.
        what: &'static str,
    },
    /// The same file was given twice, perhaps under two names.
    #[error("the input {} is given twice; leave one out", .0.display())]
    Twice(PathBuf),
    #[error(
        "cannot open the package {}: {source}. To reduce it as a text of bytes, use --pass bytes",
        path.display()
    )]
    Package { path: PathBuf, source: PackageError },
    #[error("all inputs are empty: there is nothing to reduce")]
    Empty,
    #[error(transparent)]
    Bundle(#[from] BundleError),
    #[error(
        "cannot read {what}{}: {source}; make it readable, or reduce a copy without it",
        path.display()
    )]
    UnreadableEntry {
        path: PathBuf,
        /// Description to print before the path.
        what: &'static str,
        source: io::Error,
    },
    /// A relative link leaves the directory, and would dangle in a test's directory.
    #[error(
        "the symbolic link {} points out of the directory, to {}, where no test would find it; \
         replace it by a copy, or reduce a copy of the directory without it",
        path.display(),
        target.display()
    )]
    Leaves { path: PathBuf, target: PathBuf },
    /// The predicate selects nothing in the directory.
    #[error("no file in {} is selected for reduction", .0.display())]
    NoneChosen(PathBuf),
    #[error("the directory {} is empty: there is nothing to reduce", .0.display())]
    EmptyFolder(PathBuf),
    /// The directory contains only files that are not reduced by default.
    #[error(
        "there is nothing to reduce in {}: all files in it are hidden, binary, larger than {} MiB \
         or not plain files", .0.display(),
        BYTES_MAX >> 20
    )]
    NothingToReduce(PathBuf),
    /// All files of the directory are empty.
    #[error("all files to reduce in {} are empty: there is nothing to reduce", .0.display())]
    EmptyFiles(PathBuf),
}

/// Directories of version control systems, which are never reduced.
const VERSION_CONTROL: [&str; 7] = [".git", ".hg", ".svn", ".bzr", ".jj", "_darcs", "CVS"];
/// Maximum size of a file that is reduced without being named.
const BYTES_MAX: u64 = 32 * 1024 * 1024;

/// Reads the file at `path`. Directories, devices and pipes are errors.
///
/// # Errors
///
/// Fails if the file does not exist or cannot be read.
pub fn read(path: &Path) -> Result<Arc<[u8]>, LoadError> {
    let missing = |done| move |source| LoadError::Missing { path: path.into(), done, source };
    let metadata = fs::metadata(path).map_err(missing("find"))?;
    if !metadata.is_file() {
        let what = if metadata.is_dir() { "a directory" } else { "not a plain file" };
        return Err(LoadError::NotAFile { path: path.into(), what });
    }
    Ok(fs::read(path).map_err(missing("read"))?.into())
}

/// Returns the bundle in the file at `path` with this content: the files of a package, or a text.
///
/// # Errors
///
/// Fails if a package cannot be opened.
pub fn opened(path: &Path, content: Arc<[u8]>, nested: Nested) -> Result<Bundle, LoadError> {
    let package = Bundle::of_package(&content, path, nested);
    let package = package.map_err(|source| LoadError::Package { path: path.into(), source })?;
    Ok(package.unwrap_or_else(|| Bundle::of_text(content)))
}

impl Loaded {
    /// Loads the files at `paths`. Their innermost common directory becomes the root.
    ///
    /// # Errors
    ///
    /// Fails if a file cannot be read or is given twice, or if all files are empty.
    pub fn of_files(paths: &[PathBuf]) -> Result<Self, LoadError> {
        let mut seen = BTreeSet::new();
        let mut found = Vec::new();
        for path in paths {
            let folder = path
                .parent()
                .filter(|folder| !folder.as_os_str().is_empty())
                .unwrap_or(Path::new("."));
            let missing = |source| LoadError::Missing { path: path.clone(), done: "find", source };
            let full = fs::canonicalize(folder)
                .map_err(missing)?
                .join(path.file_name().unwrap_or_default());
            if !seen.insert(full.clone()) {
                return Err(LoadError::Twice(path.clone()));
            }
            found.push((path, full));
        }
        let root = common_folder(found.iter().map(|(_, full)| full.as_path()));
        let mut files = Vec::new();
        for (path, full) in &found {
            let inner = full.strip_prefix(&root).unwrap_or(full);
            files.push(file(inner, read(path)?, fs::metadata(path).ok()));
        }
        if files.iter().all(|file| file.text().is_empty()) {
            return Err(LoadError::Empty);
        }
        let bundle = Bundle::of_files(files)?;
        let surroundings =
            Surroundings::new(bundle.files()[0].path().into(), &bundle, root, Vec::new());
        Ok(Self { bundle, surroundings })
    }

    /// Loads the directory `folder`. Without `only`, all visible text files below the size limit
    /// are reduced.
    ///
    /// # Errors
    ///
    /// Fails if an entry cannot be read or copied, or if there is nothing to reduce.
    pub fn of_folder(folder: &Path, only: Option<Only<'_>>) -> Result<Self, LoadError> {
        let root = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_path_buf());
        let mut found = Found::default();
        let mut open = vec![PathBuf::new()];
        while let Some(inner) = open.pop() {
            let path = root.join(&inner);
            let unreadable = |source| LoadError::UnreadableEntry {
                path: path.clone(),
                what: "the directory ",
                source,
            };
            let entries = fs::read_dir(&path).map_err(unreadable)?;
            let mut entries = entries.collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
            entries.retain(|entry| !is_left(&entry.path()));
            let is_odd = |entry: &DirEntry| entry.file_type().is_ok_and(is_odd);
            let odd = entries.extract_if(.., |entry| is_odd(entry));
            found.odd.extend(odd.map(|entry| inner.join(entry.file_name())));
            if entries.is_empty() && !inner.as_os_str().is_empty() {
                found.fixed.push(inner.clone());
            }
            for entry in entries {
                let inner = inner.join(entry.file_name());
                if found.is_to_enter(&root, &inner, only)? {
                    open.push(inner);
                }
            }
        }
        found.files.sort_by(|one, other| one.path().cmp(other.path()));
        found.fixed.sort();
        found.odd.sort();
        let folder = || folder.to_path_buf();
        if found.files.is_empty() {
            return Err(match (only.is_none(), found.fixed.is_empty() && found.odd.is_empty()) {
                (false, _) => LoadError::NoneChosen(folder()),
                (true, true) => LoadError::EmptyFolder(folder()),
                (true, false) => LoadError::NothingToReduce(folder()),
            });
        }
        if found.files.iter().all(|file| file.text().is_empty()) {
            return Err(LoadError::EmptyFiles(folder()));
        }
        let bundle = Bundle::of_files(found.files)?;
        let surroundings = Surroundings::new(".".into(), &bundle, root, found.fixed);
        Ok(Self { bundle, surroundings: Surroundings { odd: found.odd, ..surroundings } })
    }
}

/// Entries found in a directory.
#[derive(Default)]
struct Found {
    files: Vec<File>,
    fixed: Vec<PathBuf>,
    odd: Vec<PathBuf>,
}

impl Found {
    /// Classifies the entry `inner` of `root`, and returns `true` if it is a directory to enter.
    fn is_to_enter(
        &mut self,
        root: &Path,
        inner: &Path,
        only: Option<Only<'_>>,
    ) -> Result<bool, LoadError> {
        let path = root.join(inner);
        let unreadable =
            |source| LoadError::UnreadableEntry { path: path.clone(), what: "", source };
        let facts = fs::symlink_metadata(&path).map_err(unreadable)?;
        let name = inner.file_name().unwrap_or_default();
        let is_chosen = only.is_some_and(|only| inner.ancestors().any(only));
        if facts.is_symlink() {
            refuse_to_leave(root, &path)?;
            self.fixed.push(inner.into());
        } else if facts.is_dir() {
            let is_kept = VERSION_CONTROL.iter().any(|kept| name == *kept)
                || is_hidden(name) && only.is_none();
            if !is_kept {
                return Ok(true);
            }
            self.fixed.push(inner.into());
        } else if !facts.is_file() {
            self.odd.push(inner.into());
        } else if only.is_some() && !is_chosen
            || only.is_none() && (is_hidden(name) || facts.len() > BYTES_MAX)
        {
            // Fail now rather than in the middle of the run.
            fs::File::open(&path).map_err(unreadable)?;
            self.fixed.push(inner.into());
        } else {
            let text = fs::read(&path).map_err(unreadable)?;
            if is_binary(&text) && !is_chosen {
                self.fixed.push(inner.into());
            } else {
                self.files.push(file(inner, text.into(), Some(facts)));
            }
        }
        Ok(false)
    }
}

/// Returns `true` for a pipe, socket or device, which cannot be copied.
#[must_use]
pub fn is_odd(kind: FileType) -> bool {
    !kind.is_file() && !kind.is_dir() && !kind.is_symlink()
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

fn file(path: &Path, text: Arc<[u8]>, facts: Option<fs::Metadata>) -> File {
    let is_executable = facts.is_some_and(|facts| facts.permissions().mode() & 0o111 != 0);
    File::new(path, text).executable(is_executable)
}

/// Rejects a relative link that leaves the directory, since it would dangle in a test's directory.
fn refuse_to_leave(root: &Path, link: &Path) -> Result<(), LoadError> {
    let Ok(target) = fs::read_link(link) else { return Ok(()) };
    // The target is resolved lexically, since it may not exist.
    let folder = link.parent().unwrap_or(root);
    let mut depth = folder.strip_prefix(root).map_or(0, |inner| inner.components().count());
    let mut leaves = false;
    for part in target.components() {
        match part {
            Component::ParentDir if depth == 0 => leaves = true,
            Component::ParentDir => depth -= 1,
            Component::Normal(_) => depth += 1,
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    if target.is_relative() && leaves {
        return Err(LoadError::Leaves { path: link.into(), target });
    }
    Ok(())
}

/// Returns the innermost directory that contains all files.
fn common_folder<'a>(files: impl Iterator<Item = &'a Path>) -> PathBuf {
    let folders = files.map(|file| file.parent().unwrap_or(Path::new("/")));
    let common = |one: &Path, other: &Path| -> PathBuf {
        one.components()
            .zip(other.components())
            .take_while(|(one, other)| one == other)
            .map(|(part, _)| part)
            .collect()
    };
    folders.map(Path::to_path_buf).reduce(|one, other| common(&one, &other)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_share_the_innermost_directory_around_them() {
        let check = |files: &[&str], expected: &str| {
            assert_eq!(
                common_folder(files.iter().map(Path::new)),
                Path::new(expected),
                "{files:?}"
            );
        };
        check(&["/a/b/x.c", "/a/b/y.c"], "/a/b");
        check(&["/a/src/x.c", "/a/inc/y.h"], "/a");
        check(&["/a/x.c", "/a/inc/y.h"], "/a");
        check(&["/ab/x.c", "/a/y.c"], "/");
    }
}
