//! Files that a command reads or writes. [`Files::check`] decides for every command which paths it
//! may write.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, Metadata};
use std::os::unix::fs::MetadataExt;
use std::path::{self, Path, PathBuf};

use anyhow::bail;
use secateur_runner::link_target;

/// Files and folders of one command, each with a description.
#[derive(Debug, Default)]
pub(crate) struct Files {
    read: Vec<Read>,
    written: Vec<Written>,
}

#[derive(Debug)]
struct Read {
    what: &'static str,
    path: PathBuf,
    /// `true` if new files may be written in this folder.
    may_get_files: bool,
}

#[derive(Debug)]
struct Written {
    what: &'static str,
    path: PathBuf,
    /// `true` if a folder is replaced with all its content.
    is_whole: bool,
}

impl Files {
    /// Adds a file that is read, or a folder that is read completely.
    pub(crate) fn read(&mut self, what: &'static str, path: impl Into<PathBuf>) {
        self.read.push(Read { what, path: path.into(), may_get_files: false });
    }

    /// Adds a folder that is searched for files. New files may be written there.
    #[cfg(any(feature = "compare", feature = "load"))]
    pub(crate) fn search(&mut self, what: &'static str, path: impl Into<PathBuf>) {
        self.read.push(Read { what, path: path.into(), may_get_files: true });
    }

    /// Adds the program of a command, and the regular files that its other words name.
    pub(crate) fn run(
        &mut self,
        what: &'static str,
        words: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) {
        for (at, word) in words.into_iter().enumerate() {
            let word = word.as_ref();
            let value = word.to_str().and_then(|word| word.split_once('=')).map(|(_, value)| value);
            let paths = [Some(PathBuf::from(word)), value.map(PathBuf::from)];
            let is_name = at == 0 && !word.as_encoded_bytes().contains(&b'/');
            let folders = env::var_os("PATH").filter(|_| is_name).unwrap_or_default();
            let found = env::split_paths(&folders).map(|folder| folder.join(word));
            let found = found.into_iter().find(|path| path.is_file());
            let named = paths.into_iter().flatten().chain(found).filter(|path| path.is_file());
            named.for_each(|path| self.read(what, path));
        }
    }

    /// Adds the files that a shell line names.
    pub(crate) fn run_line(&mut self, what: &'static str, line: &str) {
        let words = shlex::split(line);
        let words = words.unwrap_or_else(|| line.split_whitespace().map(str::to_owned).collect());
        self.run(what, words);
    }

    /// Adds a file that is written, or a folder that gets new files.
    pub(crate) fn write(&mut self, what: &'static str, path: impl Into<PathBuf>) {
        self.written.push(Written { what, path: path.into(), is_whole: false });
    }

    /// Adds a folder that is replaced or emptied.
    pub(crate) fn write_folder(&mut self, what: &'static str, path: impl Into<PathBuf>) {
        self.written.push(Written { what, path: path.into(), is_whole: true });
    }

    /// Refuses to write over or into anything that is read, and to write two outputs to one path.
    /// Links and other spellings of a path count as the same file.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        for (at, written) in self.written.iter().enumerate() {
            for Read { what, path, may_get_files } in &self.read {
                written.check(what, path, *may_get_files)?;
            }
            for other in &self.written[..at] {
                written.check(other.what, &other.path, true)?;
                other.check(written.what, &written.path, true)?;
            }
        }
        Ok(())
    }
}

impl Written {
    /// Refuses to write here if `other` is this path, or if one path contains the other.
    fn check(&self, what: &str, other: &Path, may_get_files: bool) -> anyhow::Result<()> {
        // Writing to a device or a pipe destroys nothing.
        if self.path.metadata().is_ok_and(|facts| !facts.is_file() && !facts.is_dir()) {
            return Ok(());
        }
        let relation = if is_same_file(&self.path, other) {
            "is"
        } else if !may_get_files && is_in(&self.path, other) {
            "would be in"
        } else if self.is_whole && full(other).starts_with(full(&self.path)) {
            "would replace"
        } else {
            return Ok(());
        };
        bail!(
            "the {} {} {relation} the {what} {}; give another path",
            self.what,
            self.path.display(),
            other.display()
        );
    }
}

/// Returns `true` if a path leads into a folder, or is another name of a file in it.
fn is_in(path: &Path, folder: &Path) -> bool {
    if !folder.is_dir() {
        return false;
    }
    full(path).starts_with(full(folder)) || has_link_in(path, folder)
}

/// Returns `true` if the file has another name in a folder.
fn has_link_in(path: &Path, folder: &Path) -> bool {
    let number = |facts: &Metadata| (facts.dev(), facts.ino());
    let linked = path.metadata().ok().filter(|facts| facts.is_file() && facts.nlink() > 1);
    let Some(wanted) = linked.as_ref().map(number) else { return false };
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            match entry.metadata() {
                Ok(facts) if facts.is_dir() => open.push(entry.path()),
                Ok(facts) if number(&facts) == wanted => return true,
                Ok(_) | Err(_) => {}
            }
        }
    }
    false
}

/// Returns the full path, without symbolic links, of a file that need not exist.
pub(crate) fn full(path: &Path) -> PathBuf {
    let path = path::absolute(link_target(path)).unwrap_or_else(|_| path.to_path_buf());
    match (path.parent().map(fs::canonicalize), path.file_name()) {
        (Some(Ok(folder)), Some(name)) => folder.join(name),
        _ => fs::canonicalize(&path).unwrap_or(path),
    }
}

/// Returns `true` if both paths lead to one file, or would if it existed.
pub(crate) fn is_same_file(one: &Path, other: &Path) -> bool {
    let number = |path: &Path| fs::metadata(path).map(|file| (file.dev(), file.ino())).ok();
    full(one) == full(other) || number(one).is_some_and(|one| number(other) == Some(one))
}
