//! Where a language is looked for: among those that were loaded, then those that were added, then those that were built in.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use secateur_names::Language;

#[cfg(feature = "load")]
pub use crate::brought::LoadError;
#[cfg(feature = "load")]
use crate::brought::{Compiling, Package, added, read};

/// Without the feature `load`, nothing is loaded.
#[cfg(not(feature = "load"))]
#[derive(Debug, thiserror::Error)]
pub enum LoadError {}

/// What this process has loaded, the latest first.
static LOADED: Mutex<Vec<&'static Language>> = Mutex::new(Vec::new());

fn loaded() -> Vec<&'static Language> {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Makes a language known to this process, before all others.
pub fn bring(language: &'static Language) {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).insert(0, language);
}

/// The names of all languages that are known, each once, those that were built in first.
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

/// The language of this name.
///
/// # Errors
///
/// When it was added, and cannot be loaded.
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

/// The language of a file, by its extension.
///
/// # Errors
///
/// When it was added, and cannot be loaded.
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

/// The language of a file: the one that was `chosen`, or else that of its extension.
///
/// # Errors
///
/// As for [`of`].
pub fn chosen_or_of(
    chosen: Option<&'static Language>,
    path: &Path,
) -> Result<Option<&'static Language>, LoadError> {
    match chosen {
        Some(language) => Ok(Some(language)),
        None => of(path),
    }
}

/// Loads the grammars of a folder, and makes their languages known to this process, before all others. `tell` is called with each
/// parser that has to be compiled first, which takes a second, or some minutes if it is large.
///
/// # Errors
///
/// When there is no grammar in the folder, or one cannot be compiled, loaded or used.
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

/// Loads the grammar of a folder that has this name, if there is one, and makes its language known to this process.
///
/// # Errors
///
/// As for [`load`], but of this grammar alone.
#[cfg(feature = "load")]
pub fn load_only(folder: &Path, name: &str) -> Result<Option<&'static Language>, LoadError> {
    let packages = Package::read_all(folder)?;
    let package = packages.iter().find(|package| package.name == name);
    package.map(load_added).transpose()
}

/// The same for a language that was added.
#[cfg(feature = "load")]
fn load_added(package: &Package) -> Result<&'static Language, LoadError> {
    let language = read(package, &mut |_| {}, inner)?;
    bring(language);
    Ok(language)
}

/// The language of a text in another. One that was added and cannot be loaded is like one that is not known.
#[cfg(feature = "load")]
fn inner(name: &str) -> Option<&'static Language> {
    named(name).ok().flatten()
}

/// Whether the extension of a file is one of a language that is known.
#[must_use]
pub fn claims(path: &Path) -> bool {
    #[cfg(feature = "load")]
    if added::all().iter().any(|package| package.claims(path)) {
        return true;
    }
    loaded().iter().any(|language| language.claims(path)) || secateur_grammars::of(path).is_some()
}
