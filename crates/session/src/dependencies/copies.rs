//! Files of a project with copies of packages.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use secateur_bundle::{Bundle, File};
use secateur_names::Paths;

use super::error::{BYTES_MAX, DependencyError, FILES_MAX};
use crate::{CopiedModule, Loaded, Notes, Surroundings, counted, grouped};

/// Files of a project, with copies of packages after them.
pub(super) struct Copies {
    pub(super) files: Vec<File>,
    pub(super) paths: Paths,
    surroundings: Surroundings,
    /// Originals of the copied files.
    sources: HashMap<PathBuf, PathBuf>,
    /// Number and size of the files of each copied package.
    sizes: BTreeMap<String, (usize, u64)>,
    /// Packages that are not copied, with the reasons.
    left_out: BTreeMap<String, String>,
}

impl Copies {
    pub(super) fn new(Loaded { bundle, surroundings }: Loaded) -> Self {
        let files = bundle.files().to_vec();
        let (sizes, left_out) = (BTreeMap::new(), BTreeMap::new());
        let paths = paths(&files);
        Self { files, paths, surroundings, sources: HashMap::new(), sizes, left_out }
    }

    /// Writes a file of the input.
    pub(super) fn write(&mut self, path: &Path, text: String) {
        let file = File::new(path, text.into_bytes());
        match self.paths.at(path) {
            Some(number) => {
                self.files[number] = file;
                self.paths = paths(&self.files);
            }
            None => self.push(file),
        }
    }

    fn push(&mut self, file: File) {
        self.paths.add(file.path(), file.text());
        self.files.push(file);
    }

    /// Returns the directory of the project.
    pub(super) fn root(&self) -> &Path {
        &self.surroundings.root
    }

    /// Returns the path of the first of several files, or nothing for a directory.
    pub(super) fn first(&self) -> Option<&Path> {
        let is_folder = self.surroundings.name == ".";
        self.files.first().map(File::path).filter(|_| !is_folder)
    }

    /// Returns the file on disk that a file of the input was read from.
    pub(super) fn source(&self, path: &Path) -> PathBuf {
        self.sources.get(path).cloned().unwrap_or_else(|| self.root().join(path))
    }

    /// Leaves files out for which `is_installed`, so that they are in no test.
    pub(super) fn leave_out(&mut self, is_installed: impl Fn(&Path) -> bool) -> usize {
        let before = self.files.len() + self.surroundings.fixed.len();
        self.files.retain(|file| !is_installed(file.path()));
        self.surroundings.fixed.retain(|path| !is_installed(path));
        self.surroundings.odd.retain(|path| !is_installed(path));
        self.paths = paths(&self.files);
        before - self.files.len() - self.surroundings.fixed.len()
    }

    /// Leaves `folder` of the project unchanged in every test.
    pub(super) fn fix(&mut self, folder: &Path) {
        if self.leave_out(|path| path.starts_with(folder)) > 0 {
            self.surroundings.fixed.push(folder.to_owned());
        }
    }

    /// Adds the copies of a package: the path of each, and its original.
    pub(super) fn add(
        &mut self,
        package: &str,
        added: Vec<(PathBuf, PathBuf)>,
    ) -> Result<(), DependencyError> {
        let before = self.total();
        let (mut count, mut bytes) = before;
        for (path, source) in added {
            let facts = fs::metadata(&source).map(|facts| facts.len());
            let unreadable = |source_error| DependencyError::Unreadable {
                path: source.clone(),
                source: source_error,
            };
            if count == FILES_MAX || bytes + facts.map_err(unreadable)? > BYTES_MAX {
                return Err(DependencyError::TooLarge { last: package.to_owned() });
            }
            let text = fs::read(&source).map_err(unreadable)?;
            (count, bytes) = (count + 1, bytes + text.len() as u64);
            self.push(File::new(path.clone(), text));
            self.sources.insert(path, source);
        }
        let own = self.sizes.entry(package.to_owned()).or_default();
        *own = (own.0 + count - before.0, own.1 + bytes - before.1);
        Ok(())
    }

    /// Returns the number and size of all copied files.
    fn total(&self) -> (usize, u64) {
        self.sizes.values().fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1))
    }

    /// Declares that the copied `file` is found first by imports of a module.
    pub(super) fn found_first(&mut self, file: &Path, module: &Path) {
        let (file, module) = (file.to_owned(), module.to_owned());
        self.surroundings.copied.push(CopiedModule { file, module });
    }

    /// Notes that a package is not copied.
    pub(super) fn note_left_out(&mut self, package: &str, reason: impl Into<String>) {
        self.left_out.entry(package.to_owned()).or_insert_with(|| reason.into());
    }

    /// Says what was copied and what was not.
    pub(super) fn tell(&self, notes: &dyn Notes) {
        let size = |count: usize, bytes: u64| {
            format!("{}, {} bytes", counted(count as u64, "file"), grouped(bytes))
        };
        for (package, &(count, bytes)) in &self.sizes {
            notes.say(&format_args!("Copied {package}: {}", size(count, bytes)));
        }
        let (count, bytes) = self.total();
        let packages = counted(self.sizes.len() as u64, "package");
        notes.say(&format_args!("Copied {packages} in all: {}", size(count, bytes)));
        for (package, reason) in &self.left_out {
            notes.note(&format_args!("{package} is not copied: {reason}"));
        }
    }

    pub(super) fn loaded(self) -> Result<Loaded, DependencyError> {
        let Surroundings { name, root, fixed, odd, copied, taken: _ } = self.surroundings;
        let bundle = Bundle::of_files(self.files)?;
        let surroundings = Surroundings::new(name, &bundle, root, fixed);
        Ok(Loaded { bundle, surroundings: Surroundings { odd, copied, ..surroundings } })
    }
}

/// Returns the paths of files.
pub(super) fn paths(files: &[File]) -> Paths {
    Paths::new(files.iter().map(|file| (file.path(), file.text())))
}
