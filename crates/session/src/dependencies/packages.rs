//! Packages of a language.

use std::fs;
use std::path::{Path, PathBuf};

use secateur_bundle::File;
use serde_json::Value;

use super::copies::Copies;
use super::error::DependencyError;

/// Packages of a language.
pub(super) trait Packages {
    /// Copies what an import needs. Returns `true` if files were added.
    fn copy(&mut self, import: &Imported<'_>, copies: &mut Copies)
    -> Result<bool, DependencyError>;

    /// Returns `true` if the imports of all copied files are followed.
    fn are_all_followed(&self) -> bool {
        false
    }
}

/// Import of a module.
pub(super) struct Imported<'a> {
    pub(super) module: &'a Path,
    /// File with the import.
    pub(super) by: &'a Path,
    /// `true` if the input has a file of the module.
    pub(super) is_known: bool,
}

/// Folder for copies of packages that a manifest names.
pub(super) const PLACE: &str = "third_party";

/// Returns the folder of the outermost manifest of this name, and the answer of `ask` about it. An
/// error becomes a note.
pub(super) fn required<T>(
    copies: &mut Copies,
    name: &str,
    ask: impl Fn(&Path) -> Result<T, String>,
) -> Option<(PathBuf, T)> {
    let manifests = copies.files.iter().map(File::path).filter(|path| path.ends_with(name));
    let manifest = manifests.min_by_key(|path| path.components().count())?.to_owned();
    let folder = manifest.parent()?.to_owned();
    match ask(&copies.root().join(&folder)) {
        Ok(answer) => Some((folder, answer)),
        Err(message) => {
            copies.note_left_out(&format!("what {} requires", manifest.display()), message);
            None
        }
    }
}

/// Returns the text of a field, or an empty one.
pub(super) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Returns the paths of the wanted files in a folder, without links to folders.
pub(super) fn files_below(
    folder: &Path,
    is_wanted: &dyn Fn(&Path) -> bool,
) -> Result<Vec<PathBuf>, DependencyError> {
    let (mut files, mut open) = (Vec::new(), vec![PathBuf::new()]);
    while let Some(inner) = open.pop() {
        let path = folder.join(&inner);
        let unreadable = |source| DependencyError::Unreadable { path: path.clone(), source };
        let entries = fs::read_dir(&path).map_err(unreadable)?;
        let mut entries = entries.collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let inner = inner.join(entry.file_name());
            if !is_wanted(&inner) {
                continue;
            } else if entry.file_type().map_err(unreadable)?.is_dir() {
                open.push(inner);
            } else if entry.path().is_file() {
                files.push(inner);
            }
        }
    }
    Ok(files)
}
