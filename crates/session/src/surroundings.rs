//! What is beside a candidate when it is tested.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use secateur_bundle::{Bundle, File};

/// Where candidates are for a test, and what is beside them.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// The path of the candidate in a test's directory: of several files that of the first, of a directory `.`.
    pub name: OsString,
    /// The names in a test's directory that nothing else may have.
    pub taken: Vec<OsString>,
    /// The directory from which the paths start.
    pub root: PathBuf,
    /// What of it every test finds as it is.
    pub fixed: Vec<PathBuf>,
    /// What of it no test can have a copy of: pipes, sockets and devices.
    pub odd: Vec<PathBuf>,
}

impl Surroundings {
    /// That of one file.
    #[must_use]
    pub fn of_file(path: &Path) -> Self {
        Self::of_name(path.file_name().unwrap_or_default())
    }

    /// That of a text of this name.
    #[must_use]
    pub fn of_name(name: &OsStr) -> Self {
        Self {
            name: name.into(),
            taken: vec![name.into()],
            root: PathBuf::new(),
            fixed: Vec::new(),
            odd: Vec::new(),
        }
    }

    /// That of a bundle whose files start from `root`, where `fixed` stays as it is. A test knows it as `name`.
    #[must_use]
    pub fn new(name: OsString, bundle: &Bundle, root: PathBuf, fixed: Vec<PathBuf>) -> Self {
        let paths = bundle.files().iter().map(File::path).chain(fixed.iter().map(PathBuf::as_path));
        let first = |path: &Path| path.components().next().map(|part| part.as_os_str().to_owned());
        let taken: BTreeSet<_> = paths.filter_map(first).collect();
        Self { name, taken: taken.into_iter().collect(), root, fixed, odd: Vec::new() }
    }
}
