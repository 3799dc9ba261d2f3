//! The languages that are known: those that were built in, and those of grammars that are loaded while the program runs.
//!
//! A grammar is a folder as people have it: a clone, an unpacked crate or an npm package. [`load`] makes its languages known to
//! this process, [`added::add`] to all that the user runs. A grammar is code: it comes from where the caller says, or from the user's own
//! folder, never from what lies beside an input.
//!
//! Whoever looks for a language looks here: what was loaded comes first, then what was added, then what was built in.

#[cfg(feature = "load")]
pub mod added;
#[cfg(feature = "load")]
mod compiled;
mod error;
#[cfg(feature = "load")]
pub mod fit;
#[cfg(feature = "load")]
mod folders;
#[cfg(feature = "load")]
mod library;
#[cfg(feature = "load")]
mod load;
#[cfg(feature = "load")]
mod package;
#[cfg(feature = "load")]
pub mod template;

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use secateur_names::Language;

#[cfg(feature = "load")]
pub use compiled::Compiling;
pub use error::LoadError;
#[cfg(feature = "load")]
pub use load::load;
#[cfg(feature = "load")]
pub use package::Package;

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
    if let Some(language) = loaded().into_iter().find(|language| language.name.eq_ignore_ascii_case(name)) {
        return Ok(Some(language));
    }
    #[cfg(feature = "load")]
    if let Some(package) = added::all().iter().find(|package| package.name.eq_ignore_ascii_case(name)) {
        return load::load_added(package).map(Some);
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
        return load::load_added(package).map(Some);
    }
    Ok(secateur_grammars::of(path))
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
