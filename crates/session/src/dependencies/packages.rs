//! Packages of a language.

use std::path::Path;

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
