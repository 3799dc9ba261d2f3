//! Files beside a candidate in a test.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use secateur_bundle::{Bundle, File};

/// Path of the candidate in a test's directory, and the files beside it.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// Path of the candidate; the first file of several, or `.` for a directory.
    pub name: OsString,
    /// Reserved names in a test's directory.
    pub taken: Vec<OsString>,
    /// Directory to which the paths are relative.
    pub root: PathBuf,
    /// Paths below the root that every test finds unchanged.
    pub fixed: Vec<PathBuf>,
    /// Paths below the root that cannot be copied: pipes, sockets and devices.
    pub odd: Vec<PathBuf>,
    /// Copies of modules that are installed elsewhere, too.
    pub copied: Vec<CopiedModule>,
}

/// Copy of an installed module.
#[derive(Clone, Debug)]
pub struct CopiedModule {
    /// File of the input that an import of the module finds instead of the installed one.
    pub file: PathBuf,
    /// Module as imported without the copy.
    pub module: PathBuf,
}

impl Surroundings {
    /// Returns the surroundings of one file.
    #[must_use]
    pub fn of_file(path: &Path) -> Self {
        Self::of_name(path.file_name().unwrap_or_default())
    }

    /// Returns the surroundings of a text with this name.
    #[must_use]
    pub fn of_name(name: &OsStr) -> Self {
        Self { name: name.into(), taken: vec![name.into()], ..Self::default() }
    }

    /// Returns the surroundings of a bundle with paths relative to `root`. Tests know the candidate
    /// as `name`, and `fixed` is left unchanged.
    #[must_use]
    pub fn new(name: OsString, bundle: &Bundle, root: PathBuf, fixed: Vec<PathBuf>) -> Self {
        let paths = bundle.files().iter().map(File::path).chain(fixed.iter().map(PathBuf::as_path));
        let first = |path: &Path| path.components().next().map(|part| part.as_os_str().to_owned());
        let taken: BTreeSet<_> = paths.filter_map(first).collect();
        Self { name, taken: taken.into_iter().collect(), root, fixed, ..Self::default() }
    }
}
