//! Per-user folders in which secateur keeps its files.

use std::path::PathBuf;

use super::error::LoadError;

/// Returns secateur's folder inside one of the user's base folders.
pub(crate) fn user_folder(variable: &'static str, below_home: &str) -> Result<PathBuf, LoadError> {
    let set =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set(variable).filter(|path| path.is_absolute());
    let folder = folder.or_else(|| set("HOME").map(|home| home.join(below_home)));
    folder.map(|folder| folder.join("secateur")).ok_or(LoadError::NoHome(variable))
}
