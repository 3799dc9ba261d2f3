//! Lookup of languages: first loaded ones, then added ones, then built-in ones.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use secateur_names::Language;

#[cfg(feature = "load")]
use crate::user_grammar::{Compiling, Package, added, read};
#[cfg(feature = "load")]
pub use crate::user_grammar::{LoadError, try_on};

/// Uninhabited: without the feature `load`, nothing is loaded.
#[cfg(not(feature = "load"))]
#[derive(Debug, thiserror::Error)]
pub enum LoadError {}

/// Succeeds: without the feature `load`, no parser is user-supplied.
///
/// # Errors
///
/// Never fails.
#[cfg(not(feature = "load"))]
pub fn try_on(_: &[(&'static Language, std::path::PathBuf)]) -> Result<(), LoadError> {
    Ok(())
}

/// Languages loaded by this process, most recent first.
static LOADED: Mutex<Vec<&'static Language>> = Mutex::new(Vec::new());

fn loaded() -> Vec<&'static Language> {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Registers a language in this process, ahead of all others.
pub fn bring(language: &'static Language) {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).insert(0, language);
}

/// Returns the distinct names of all known languages, built-in ones first.
#[must_use]
pub fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    let known = secateur_grammars::all().map(|language| language.name);
    #[cfg(feature = "load")]
    let known = known.chain(added::all().iter().map(|package| package.name.as_str()));
    for name in known.chain(loaded().into_iter().map(|language| language.name)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Returns the language of this name.
///
/// # Errors
///
/// Returns an error if the language was added and cannot be loaded.
pub fn named(name: &str) -> Result<Option<&'static Language>, LoadError> {
    if let Some(language) =
        loaded().into_iter().find(|language| language.name.eq_ignore_ascii_case(name))
    {
        return Ok(Some(language));
    }
    #[cfg(feature = "load")]
    if let Some(package) =
        added::all().iter().find(|package| package.name.eq_ignore_ascii_case(name))
    {
        return load_added(package).map(Some);
    }
    Ok(secateur_grammars::named(name))
}

/// Returns the language of a file, by its extension.
///
/// # Errors
///
/// Returns an error if the language was added and cannot be loaded.
pub fn of(path: &Path) -> Result<Option<&'static Language>, LoadError> {
    if let Some(language) = loaded().into_iter().find(|language| language.claims(path)) {
        return Ok(Some(language));
    }
    #[cfg(feature = "load")]
    if let Some(package) = added::all().iter().find(|package| package.claims(path)) {
        return load_added(package).map(Some);
    }
    Ok(secateur_grammars::of(path))
}

/// Returns the `chosen` language, or else that of the file's extension.
///
/// # Errors
///
/// Same as [`of`].
pub fn chosen_or_of(
    chosen: Option<&'static Language>,
    path: &Path,
) -> Result<Option<&'static Language>, LoadError> {
    chosen.map_or_else(|| of(path), |language| Ok(Some(language)))
}

/// Loads the grammars of a folder and registers their languages ahead of all others. Calls `tell`
/// for each parser that must be compiled first, which takes from a second to some minutes.
///
/// # Errors
///
/// Returns an error if the folder has no grammar, or if one cannot be compiled, loaded or used.
#[cfg(feature = "load")]
pub fn load(
    folder: &Path,
    tell: &mut dyn FnMut(Compiling<'_>),
) -> Result<Vec<&'static Language>, LoadError> {
    let packages = Package::read_all(folder)?;
    let languages =
        packages.iter().map(|package| read(package, tell, inner)).collect::<Result<Vec<_>, _>>()?;
    languages.iter().for_each(|language| bring(language));
    Ok(languages)
}

/// Loads the grammar of this name from a folder, if there is one, and registers its language.
///
/// # Errors
///
/// Same as [`load`], but for this grammar alone.
#[cfg(feature = "load")]
pub fn load_only(folder: &Path, name: &str) -> Result<Option<&'static Language>, LoadError> {
    let packages = Package::read_all(folder)?;
    let package = packages.iter().find(|package| package.name == name);
    package.map(load_added).transpose()
}

/// Same as [`load_only`], for an added language.
#[cfg(feature = "load")]
fn load_added(package: &Package) -> Result<&'static Language, LoadError> {
    let language = read(package, &mut |_| {}, inner)?;
    bring(language);
    Ok(language)
}

/// Returns the language of an embedded text. An added language that cannot be loaded counts as
/// unknown.
#[cfg(feature = "load")]
fn inner(name: &str) -> Option<&'static Language> {
    named(name).ok().flatten()
}

/// Returns `true` if the extension of a file belongs to a known language.
#[must_use]
pub fn claims(path: &Path) -> bool {
    #[cfg(feature = "load")]
    if added::all().iter().any(|package| package.claims(path)) {
        return true;
    }
    loaded().iter().any(|language| language.claims(path)) || secateur_grammars::of(path).is_some()
}
