//! Parsers that are machine code of which no crate of another takes charge, and all that is `unsafe`: the parsers of grammars that are our
//! own, which `build.rs` compiles, and those that are loaded.
#![expect(
    unsafe_code,
    reason = "a parser is machine code, which nothing but its source vouches for"
)]

#[cfg(feature = "load")]
use std::path::Path;

#[cfg(feature = "load")]
use libloading::{Library, Symbol};
use secateur_syntax::LanguageFn;

#[cfg(feature = "smtlib")]
// SAFETY: tree-sitter declares this function so in every parser that it generates.
unsafe extern "C" {
    fn tree_sitter_smtlib() -> *const ();
}

/// The parser of SMT-LIB, which is generated from `smtlib/grammar.js`.
#[cfg(feature = "smtlib")]
// SAFETY: what the function returns is a table that never changes.
pub(crate) const SMTLIB: LanguageFn = unsafe { LanguageFn::from_raw(tree_sitter_smtlib) };

/// Why there is no parser in a library.
#[cfg(feature = "load")]
#[derive(Debug)]
pub enum LibraryError {
    /// The library cannot be loaded, with the reason.
    Library(String),
    /// It has no such function.
    Function,
}

/// The function `tree_sitter_<name>` of a library, which stays loaded until the process ends, as parsers are used until then. The library
/// has to be compiled from a parser and a scanner that the user has named, and must not change.
///
/// # Errors
///
/// When the library cannot be loaded, or has no such function.
#[cfg(feature = "load")]
pub fn parser(path: &Path, name: &str) -> Result<LanguageFn, LibraryError> {
    let symbol = format!("tree_sitter_{name}");
    // SAFETY: the caller says what the library is. It has no constructors; should its source have any, they are what the user asked to
    // run.
    let library =
        unsafe { Library::new(path) }.map_err(|error| LibraryError::Library(error.to_string()))?;
    let library: &'static Library = Box::leak(Box::new(library));
    // SAFETY: tree-sitter declares this function so in every parser that it generates.
    let function: Result<Symbol<'_, unsafe extern "C" fn() -> *const ()>, _> =
        unsafe { library.get(symbol.as_bytes()) };
    let function = function.map_err(|_| LibraryError::Function)?;
    // SAFETY: what it returns is a table that stays as it is while the library is loaded. Its version is looked at before anything else
    // is.
    Ok(unsafe { LanguageFn::from_raw(*function) })
}
