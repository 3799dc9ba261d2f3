//! The input of a run as named by the user: a file, several files, or a directory.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{anyhow, bail};
use globset::{GlobBuilder, GlobSet, GlobSetBuilder};
use secateur_bundle::{Bundle, Nested};
use secateur_names::Language;
use secateur_reduce::Pass;
use secateur_session::{
    Input, LoadError, Loaded, Only, Passes, Surroundings, is_odd, is_over, opened, quoted,
    try_parsers, with_dependencies,
};

use crate::options::input;
use crate::output::failure::Failure;
use crate::output::files::{self, Files};
use crate::output::notes::Notes;

#[derive(Clone, Debug)]
pub(crate) struct Inputs {
    /// Paths as the user gives them.
    pub(crate) given: Vec<PathBuf>,
    kind: InputsKind,
    /// User's selection of the files or parts to reduce. Empty means all.
    pub(crate) only: Vec<String>,
    /// Treatment of packages in a package; `None` leaves the package closed, too.
    nested: Option<Nested>,
    /// Receiver of notes if installed packages are copied to the input.
    dependencies: Option<Notes>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InputsKind {
    One,
    Several,
    Folder,
}

/// Minimum size of per-test copies that the user is told about.
const FIXED_BYTES_NOTE: u64 = 16 * 1024 * 1024;
/// Maximum number of pipes, sockets and devices that a note names.
const ODD_MAX: usize = 5;

impl Inputs {
    /// Returns the full paths of the inputs, with symbolic links resolved.
    pub(crate) fn canonical(&self) -> Vec<PathBuf> {
        self.given.iter().filter_map(|input| fs::canonicalize(input).ok()).collect()
    }

    /// Creates the inputs at the paths `given`, at least one. `only` selects the parts of a file or
    /// the files of a directory to reduce.
    pub(crate) fn new(given: &[&Path], only: &[String]) -> anyhow::Result<Self> {
        let folder = given.iter().find(|path| path.is_dir());
        let kind = match (given, folder) {
            ([_], Some(_)) => InputsKind::Folder,
            ([_], None) => InputsKind::One,
            (_, None) => InputsKind::Several,
            (_, Some(folder)) => {
                bail!(
                    "{0} is a directory and cannot be combined with other inputs; give one \
                     directory, or only files. Use --only to select files of a directory, and \
                     --with for files that tests need",
                    folder.display()
                );
            }
        };
        if kind == InputsKind::Several && !only.is_empty() {
            bail!("--only needs a single file or directory, but several inputs are given; omit it");
        }
        if kind == InputsKind::One && only.len() > 1 {
            bail!("for a single file, --only can be given only once; --keep-lines can be repeated");
        }
        // A directory is shown by its name, even if given as `.` or with a trailing slash.
        let plain = |path: &Path| match (kind, path.file_name()) {
            (InputsKind::Folder, Some(_)) => path.components().collect(),
            (InputsKind::Folder, None) => files::full(path),
            _ => path.to_path_buf(),
        };
        Ok(Self {
            given: given.iter().map(|path| plain(path)).collect(),
            kind,
            only: only.to_vec(),
            nested: Some(Nested::Closed),
            dependencies: None,
        })
    }

    /// Copies the installed packages that the inputs import, if `is_wanted`. A single file then is
    /// the first of several.
    pub(crate) fn with_dependencies(self, is_wanted: bool, notes: Notes) -> anyhow::Result<Self> {
        if !is_wanted {
            return Ok(self);
        }
        let kind = match self.kind {
            InputsKind::One if !self.only.is_empty() => {
                bail!(
                    "--only selects a part of a single file, but --with-dependencies adds others; \
                     use --keep to keep parts"
                )
            }
            InputsKind::One => InputsKind::Several,
            kind => kind,
        };
        Ok(Self { kind, dependencies: Some(notes), ..self })
    }

    /// Opens packages, and the packages in them if `is_nested`. The pass `bytes` needs the bytes of
    /// the package itself.
    pub(crate) fn opening(self, is_nested: bool, passes: &[Pass]) -> Self {
        let nested = if is_nested { Nested::Opened } else { Nested::Closed };
        Self { nested: (!passes.contains(&Pass::BYTES)).then_some(nested), ..self }
    }

    /// Returns the file, the first of several files, or the directory.
    pub(crate) fn first(&self) -> &Path {
        &self.given[0]
    }

    pub(crate) fn is_one(&self) -> bool {
        self.kind == InputsKind::One
    }

    pub(crate) fn is_folder(&self) -> bool {
        self.kind == InputsKind::Folder
    }

    /// Adds the inputs, and the configuration file beside them.
    pub(crate) fn add_to(&self, files: &mut Files) {
        for path in &self.given {
            files.read("input", path);
            #[cfg(feature = "tools")]
            files.read("configuration", path.with_file_name(crate::options::config::FILE_NAME));
        }
    }

    /// Returns the name for people.
    pub(crate) fn name(&self) -> String {
        let name = self.first().file_name().unwrap_or_default().to_string_lossy().into_owned();
        match self.given.len() {
            1 => name,
            count => format!("{name} and {} more", count - 1),
        }
    }

    /// Returns the file, or the root directory of several files with these surroundings.
    pub(crate) fn origin<'a>(&'a self, surroundings: &'a Surroundings) -> &'a Path {
        if self.is_one() { self.first() } else { &surroundings.root }
    }

    /// Returns the default path of the result, beside the input.
    pub(crate) fn beside(&self, what: &str) -> PathBuf {
        match self.kind {
            InputsKind::One | InputsKind::Folder => secateur_runner::beside(self.first(), what),
            // For a directory, the extension of a file would mislead.
            InputsKind::Several => {
                let stem = self.first().file_stem().unwrap_or_default();
                self.first()
                    .with_file_name([stem, OsStr::new(what)].into_iter().collect::<OsString>())
            }
        }
    }

    /// Returns the inputs as if their directory had been moved to `root`.
    pub(crate) fn moved_to(&self, root: &Path) -> Self {
        Self { given: vec![root.to_path_buf()], ..self.clone() }
    }

    /// Loads the inputs.
    pub(crate) fn load(&self) -> anyhow::Result<Loaded> {
        let loaded = self.load_given()?;
        Ok(match &self.dependencies {
            Some(notes) => with_dependencies(loaded, notes)?,
            None => loaded,
        })
    }

    fn load_given(&self) -> anyhow::Result<Loaded> {
        match self.kind {
            InputsKind::One => {
                let text = input::read_filled(self.first())?;
                let bundle = match self.nested {
                    Some(nested) => opened(self.first(), text, nested)?,
                    None => Bundle::of_text(text),
                };
                Ok(Loaded { bundle, surroundings: Surroundings::of_file(self.first()) })
            }
            InputsKind::Several => Ok(Loaded::of_files(&self.given)?),
            InputsKind::Folder => {
                let only = globs(&self.only)?;
                let is_chosen = only.as_ref().map(|only| |path: &Path| only.is_match(path));
                let loaded =
                    Loaded::of_folder(self.first(), is_chosen.as_ref().map(|it| it as Only<'_>));
                loaded.map_err(|error| match error {
                    LoadError::NoneChosen(folder) => {
                        anyhow!(
                            "no file in {} matches --only {}",
                            folder.display(),
                            self.only.join(" or ")
                        )
                    }
                    error @ LoadError::NothingToReduce(..) => {
                        anyhow!("{error}; use --only to select files anyway")
                    }
                    error => error.into(),
                })
            }
        }
    }
}

/// Parses `original`, loaded from `inputs` with these surroundings, for the passes.
pub(crate) fn input_of(
    inputs: &Inputs,
    (original, surroundings): (&Bundle, &Surroundings),
    language: Option<&'static Language>,
    passes: Passes<'_>,
    deadline: Option<Instant>,
    notes: Notes,
) -> anyhow::Result<Input> {
    try_parsers(original, inputs.origin(surroundings), language)?;
    let stop = Arc::new(move || is_over(deadline));
    let input = Input::new(original, inputs.first(), language, passes, stop, &notes);
    let input = input.map_err(|error| {
        if error.is_stopped() { Failure::out_of_time().into() } else { anyhow::Error::from(error) }
    })?;
    Ok(input.with_copied(&surroundings.copied))
}

/// Notes about copies made for each test: files that cannot be copied, and a large total size.
pub(crate) fn note_on_copies(surroundings: &Surroundings, companions: &[PathBuf], notes: Notes) {
    let (mut bytes, mut odd) =
        (0, surroundings.odd.iter().map(|inner| surroundings.root.join(inner)).collect());
    copied(
        surroundings.fixed.iter().map(|inner| surroundings.root.join(inner)),
        &mut bytes,
        &mut odd,
    );
    copied(companions.iter().cloned(), &mut 0, &mut odd);
    if !odd.is_empty() {
        let names: Vec<_> = odd.iter().take(ODD_MAX).map(|path| quoted(path)).collect();
        let more = odd.len() - names.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let names = names.join(", ");
        notes.note(format_args!(
            "tests get no copies of special files, such as pipes: {names}{more}"
        ));
    }
    if bytes > FIXED_BYTES_NOTE {
        notes.note(format_args!(
            "{} MiB in {} are not reduced, but copied for every test. If the test does not need \
             them, reduce a copy of the directory without them. Copies are cheap on file systems \
             that share blocks, such as Btrfs and XFS: give a directory there with --sandbox-dir",
            bytes >> 20,
            quoted(&surroundings.root)
        ));
    }
}

/// Adds up the size of everything at these paths, and collects files that cannot be copied.
fn copied(paths: impl Iterator<Item = PathBuf>, bytes: &mut u64, odd: &mut BTreeSet<PathBuf>) {
    let mut open: Vec<_> = paths.collect();
    while let Some(path) = open.pop() {
        let Ok(facts) = fs::symlink_metadata(&path) else { continue };
        *bytes += facts.len();
        if facts.is_dir() {
            open.extend(
                fs::read_dir(&path).into_iter().flatten().flatten().map(|entry| entry.path()),
            );
        } else if is_odd(facts.file_type()) {
            odd.insert(path);
        }
    }
}

/// Compiles the patterns, or returns none without patterns. A pattern without a slash matches names
/// at any depth.
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
}
