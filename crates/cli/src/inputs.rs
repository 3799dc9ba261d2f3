//! What is reduced, as the user names it: a file, several files, or a directory.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Component, Path, PathBuf};

use anyhow::anyhow;
use globset::{GlobBuilder, GlobSet, GlobSetBuilder};
use secateur_bundle::{Bundle, File};
use secateur_session::{Surroundings, is_binary};

use crate::input::{self, quoted};

/// A file, several files, or a directory.
#[derive(Clone, Debug)]
pub(crate) struct Inputs {
    /// The paths as the user gives them.
    given: Vec<PathBuf>,
    kind: Kind,
    /// What of a directory may be reduced; nothing said means all that can.
    only: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    One,
    Several,
    Folder,
}

/// What was found there.
#[derive(Clone, Debug)]
pub(crate) struct Loaded {
    /// What is to be reduced.
    pub(crate) bundle: Bundle,
    /// Where that is for a test.
    pub(crate) surroundings: Surroundings,
}

/// The directories of version control, which are never reduced.
const VERSION_CONTROL: [&str; 7] = [".git", ".hg", ".svn", ".bzr", ".jj", "_darcs", "CVS"];
/// How large a file may be that is reduced without having been asked for by name.
const BYTES_MAX: u64 = 32 * 1024 * 1024;
/// From which size on the user is told what copies for each test cost.
const FIXED_BYTES_NOTE: u64 = 16 * 1024 * 1024;

impl Inputs {
    /// What is at the paths `given`, of which there is at least one. `only` says what of a directory may be reduced.
    pub(crate) fn new(given: &[&Path], only: &[String]) -> anyhow::Result<Self> {
        let folder = given.iter().find(|path| path.is_dir());
        let kind = match (given, folder) {
            ([_], Some(_)) => Kind::Folder,
            ([_], None) => Kind::One,
            (_, None) => Kind::Several,
            (_, Some(folder)) => {
                return Err(anyhow!(
                    "{0} is a directory, and is given with other inputs; give one directory, or files. What of a directory may \
                     be reduced, --only says; what tests need beside the input, --with",
                    folder.display()
                ));
            }
        };
        if kind != Kind::Folder && !only.is_empty() {
            return Err(anyhow!("--only says what of a directory may be reduced, and the input is none; leave it out"));
        }
        // A directory is called by its name, also if it is given as `.` or with a slash behind it.
        let plain = |path: &Path| match (kind, path.file_name()) {
            (Kind::Folder, Some(_)) => path.components().collect(),
            (Kind::Folder, None) => full(path),
            _ => path.to_path_buf(),
        };
        Ok(Self { given: given.iter().map(|path| plain(path)).collect(), kind, only: only.to_vec() })
    }

    /// The file, the first one, or the directory.
    pub(crate) fn first(&self) -> &Path {
        &self.given[0]
    }

    /// All paths, as the user gives them.
    pub(crate) fn given(&self) -> &[PathBuf] {
        &self.given
    }

    /// Whether it is one file.
    pub(crate) fn is_one(&self) -> bool {
        self.kind == Kind::One
    }

    /// Whether it is a directory.
    pub(crate) fn is_folder(&self) -> bool {
        self.kind == Kind::Folder
    }

    /// How people call it.
    pub(crate) fn name(&self) -> String {
        let name = self.first().file_name().unwrap_or_default().to_string_lossy().into_owned();
        match self.given.len() {
            1 => name,
            count => format!("{name} and {} more", count - 1),
        }
    }

    /// The default path of the result: beside the input.
    pub(crate) fn beside(&self, what: &str) -> PathBuf {
        match self.kind {
            Kind::One | Kind::Folder => input::beside(self.first(), what),
            // The name of a file would mislead for a directory.
            Kind::Several => {
                let mut name = self.first().file_stem().unwrap_or_default().to_owned();
                name.push(what);
                self.first().with_file_name(name)
            }
        }
    }

    /// The same where a directory has been moved to `root`.
    pub(crate) fn moved_to(&self, root: &Path) -> Self {
        Self { given: vec![root.to_path_buf()], ..self.clone() }
    }

    /// Reads it.
    pub(crate) fn load(&self) -> anyhow::Result<Loaded> {
        match self.kind {
            Kind::One => {
                let text = input::read_filled(self.first())?;
                Ok(Loaded { bundle: Bundle::of_text(text), surroundings: Surroundings::of_file(self.first()) })
            }
            Kind::Several => self.load_files(),
            Kind::Folder => self.load_folder(),
        }
    }

    fn load_files(&self) -> anyhow::Result<Loaded> {
        let mut seen = BTreeSet::new();
        let mut paths = Vec::new();
        for path in &self.given {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let missing = |error| anyhow!("cannot find the input {}: {error}", path.display());
            let full = fs::canonicalize(folder).map_err(missing)?.join(path.file_name().unwrap_or_default());
            if !seen.insert(full.clone()) {
                return Err(anyhow!("the input {} is given twice; leave one out", path.display()));
            }
            paths.push((path, full));
        }
        let root = common_folder(paths.iter().map(|(_, full)| full.as_path()));
        let mut files = Vec::new();
        for (path, full) in &paths {
            let inner = full.strip_prefix(&root).unwrap_or(full);
            files.push(file(inner, input::read(path)?.to_vec(), fs::metadata(path).ok()));
        }
        if files.iter().all(|file| file.text().is_empty()) {
            return Err(anyhow!("all inputs are empty: there is nothing to reduce"));
        }
        let bundle = Bundle::of_files(files)?;
        let surroundings = Surroundings::new(bundle.files()[0].path().into(), &bundle, root, Vec::new());
        Ok(Loaded { bundle, surroundings })
    }

    fn load_folder(&self) -> anyhow::Result<Loaded> {
        let root = full(self.first());
        let only = globs(&self.only)?;
        let mut found = Found::default();
        let mut open = vec![PathBuf::new()];
        while let Some(folder) = open.pop() {
            let path = root.join(&folder);
            let unreadable = |error: &io::Error| {
                anyhow!(
                    "cannot read the directory {}: {error}; change that, or reduce a copy without it",
                    path.display()
                )
            };
            let entries = fs::read_dir(&path).map_err(|error| unreadable(&error))?;
            let entries = entries.collect::<Result<Vec<_>, _>>().map_err(|error| unreadable(&error))?;
            if entries.is_empty() && !folder.as_os_str().is_empty() {
                found.fixed.push(folder.clone());
            }
            for entry in entries {
                let inner = folder.join(entry.file_name());
                if found.note(&root, inner.clone(), only.as_ref())? == Next::Enter {
                    open.push(inner);
                }
            }
        }
        found.files.sort_by(|one, other| one.path().cmp(other.path()));
        found.fixed.sort();
        let name = self.first().display();
        if found.files.is_empty() {
            return Err(match (self.only.is_empty(), found.fixed.is_empty()) {
                (false, _) => anyhow!("no file in {name} is what --only says: {}", self.only.join(", ")),
                (true, true) => anyhow!("the directory {name} is empty: there is nothing to reduce"),
                (true, false) => anyhow!(
                    "there is nothing to reduce in {name}: all files in it are hidden, binary or larger than {} MiB; --only \
                     says which to reduce all the same",
                    BYTES_MAX >> 20
                ),
            });
        }
        if found.files.iter().all(|file| file.text().is_empty()) {
            return Err(anyhow!("all files to reduce in {name} are empty: there is nothing to reduce"));
        }
        let bundle = Bundle::of_files(found.files)?;
        let surroundings = Surroundings::new(".".into(), &bundle, root, found.fixed);
        Ok(Loaded { bundle, surroundings })
    }
}

/// What a look at an entry of a directory comes to.
#[derive(PartialEq, Eq)]
enum Next {
    Enter,
    GoOn,
}

/// What was found in a directory.
#[derive(Default)]
struct Found {
    files: Vec<File>,
    fixed: Vec<PathBuf>,
}

impl Found {
    /// Decides about what is at `inner` in `root`.
    fn note(&mut self, root: &Path, inner: PathBuf, only: Option<&GlobSet>) -> anyhow::Result<Next> {
        let path = root.join(&inner);
        let unreadable = |error: io::Error| {
            anyhow!("cannot read {}: {error}; change that, or reduce a copy without it", path.display())
        };
        let facts = fs::symlink_metadata(&path).map_err(unreadable)?;
        let name = inner.file_name().unwrap_or_default();
        let is_chosen = only.is_some_and(|only| inner.ancestors().any(|path| only.is_match(path)));
        if facts.is_symlink() {
            refuse_to_leave(root, &path)?;
            self.fixed.push(inner);
        } else if facts.is_dir() {
            let is_kept = VERSION_CONTROL.iter().any(|kept| name == *kept) || is_hidden(name) && only.is_none();
            if !is_kept {
                return Ok(Next::Enter);
            }
            self.fixed.push(inner);
        } else if !facts.is_file() {
            return Err(anyhow!(
                "{} is neither a file nor a directory, and no test could have a copy of it; reduce a copy of the directory \
                 without it",
                path.display()
            ));
        } else if only.is_some() && !is_chosen || only.is_none() && (is_hidden(name) || facts.len() > BYTES_MAX) {
            // Now, so that it is not found out in the middle.
            fs::File::open(&path).map_err(unreadable)?;
            self.fixed.push(inner);
        } else {
            let text = fs::read(&path).map_err(unreadable)?;
            if is_binary(&text) && !is_chosen {
                self.fixed.push(inner);
            } else {
                self.files.push(file(&inner, text, Some(facts)));
            }
        }
        Ok(Next::GoOn)
    }
}

/// What to tell a user whose tests copy a lot.
pub(crate) fn note_on_copies(surroundings: &Surroundings) -> Option<String> {
    let mut open: Vec<_> = surroundings.fixed.iter().map(|inner| surroundings.root.join(inner)).collect();
    let mut bytes = 0;
    while let Some(path) = open.pop() {
        let Ok(facts) = fs::symlink_metadata(&path) else { continue };
        bytes += facts.len();
        if facts.is_dir() {
            open.extend(fs::read_dir(&path).into_iter().flatten().flatten().map(|entry| entry.path()));
        }
    }
    (bytes > FIXED_BYTES_NOTE).then(|| {
        format!(
            "{} MiB in {} are not reduced, and are copied for every test; if the test does not need them, reduce a copy \
             of the directory without them",
            bytes >> 20,
            quoted(&surroundings.root)
        )
    })
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

fn file(path: &Path, text: Vec<u8>, facts: Option<fs::Metadata>) -> File {
    let is_executable = facts.is_some_and(|facts| facts.permissions().mode() & 0o111 != 0);
    File::new(path, text).executable(is_executable)
}

/// A relative link that leads out of the directory would lead nowhere in a test's directory.
fn refuse_to_leave(root: &Path, link: &Path) -> anyhow::Result<()> {
    let Ok(target) = fs::read_link(link) else { return Ok(()) };
    // Where it leads by its words alone, whether that exists or not.
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
        return Err(anyhow!(
            "the symbolic link {} leads out of the directory, to {}, where no test would find it; put a copy in its place, or \
             reduce a copy of the directory without it",
            link.display(),
            target.display()
        ));
    }
    Ok(())
}

/// The full path of a directory that exists.
fn full(folder: &Path) -> PathBuf {
    fs::canonicalize(folder).unwrap_or_else(|_| folder.to_path_buf())
}

/// The innermost directory around all files.
fn common_folder<'a>(files: impl Iterator<Item = &'a Path>) -> PathBuf {
    let folders = files.map(|file| file.parent().unwrap_or(Path::new("/")));
    let common = |one: &Path, other: &Path| -> PathBuf {
        one.components().zip(other.components()).take_while(|(one, other)| one == other).map(|(part, _)| part).collect()
    };
    folders.map(Path::to_path_buf).reduce(|one, other| common(&one, &other)).unwrap_or_default()
}

/// The patterns; none if nothing is said. Without a slash, a pattern is about names at any depth.
fn globs(patterns: &[String]) -> anyhow::Result<Option<GlobSet>> {
    if patterns.is_empty() {
        return Ok(None);
    }
    let mut set = GlobSetBuilder::new();
    for pattern in patterns {
        let plain = pattern.trim_start_matches("./").trim_end_matches('/');
        let anywhere = if plain.contains('/') { plain.to_owned() } else { format!("**/{plain}") };
        let glob = GlobBuilder::new(&anywhere).literal_separator(true).build();
        set.add(glob.map_err(|error| anyhow!("--only {pattern}: {}", error.kind()))?);
    }
    Ok(Some(set.build()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_without_a_slash_is_about_names_at_any_depth() {
        let check = |pattern: &str, path: &str, expected: bool| {
            let globs = globs(&[pattern.to_owned()]).unwrap().unwrap();
            let is_match = Path::new(path).ancestors().any(|path| globs.is_match(path));
            assert_eq!(is_match, expected, "{pattern} and {path}");
        };
        check("*.c", "a.c", true);
        check("*.c", "src/deep/a.c", true);
        check("src/*.c", "src/a.c", true);
        check("src/*.c", "src/deep/a.c", false);
        check("src/**/*.c", "src/deep/a.c", true);
        check("src", "src/deep/a.c", true);
        check("./src/", "src/a.c", true);
        check("*.{c,h}", "a.h", true);
        check("*.c", "a.h", false);
        assert!(globs(&["[".to_owned()]).unwrap_err().to_string().starts_with("--only [: "));
    }

    #[test]
    fn files_share_the_innermost_directory_around_them() {
        let check = |files: &[&str], expected: &str| {
            assert_eq!(common_folder(files.iter().map(Path::new)), Path::new(expected), "{files:?}");
        };
        check(&["/a/b/x.c", "/a/b/y.c"], "/a/b");
        check(&["/a/src/x.c", "/a/inc/y.h"], "/a");
        check(&["/a/x.c", "/a/inc/y.h"], "/a");
        check(&["/ab/x.c", "/a/y.c"], "/");
    }
}
