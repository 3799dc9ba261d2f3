//! Parsers in machine code outside other crates, and all `unsafe` code: parsers of secateur's own
//! grammars, compiled by `build.rs`, and parsers loaded at run time.
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
// SAFETY: tree-sitter declares this function with this signature in every generated parser.
unsafe extern "C" {
    fn tree_sitter_smtlib() -> *const ();
}

/// Parser of SMT-LIB, generated from `smtlib/grammar.js`.
#[cfg(feature = "smtlib")]
// SAFETY: the function returns an immutable static table.
pub(crate) const SMTLIB: LanguageFn = unsafe { LanguageFn::from_raw(tree_sitter_smtlib) };

/// Error from finding a parser in a library.
#[cfg(feature = "load")]
#[derive(Debug)]
pub enum LibraryError {
    /// The library cannot be loaded; contains the reason.
    Library(String),
    /// The library lacks the parser function.
    Function,
}

/// Returns the function `tree_sitter_<name>` of a library, which stays loaded until the process
/// ends because parsers are used until then. The library must be compiled from a parser and a
/// scanner that the user has named, and must not change.
///
/// # Errors
///
/// Returns an error if the library cannot be loaded, or lacks the function.
#[cfg(feature = "load")]
pub fn parser(path: &Path, name: &str) -> Result<LanguageFn, LibraryError> {
    let symbol = format!("tree_sitter_{name}");
    // SAFETY: the caller vouches for the library. Generated parsers have no constructors; any in
    // its source are code that the user asked to run.
    let library =
        unsafe { Library::new(path) }.map_err(|error| LibraryError::Library(error.to_string()))?;
    let library: &'static Library = Box::leak(Box::new(library));
    // SAFETY: tree-sitter declares this function with this signature in every generated parser.
    let function: Result<Symbol<'_, unsafe extern "C" fn() -> *const ()>, _> =
        unsafe { library.get(symbol.as_bytes()) };
    let function = function.map_err(|_| LibraryError::Function)?;
    // SAFETY: the function returns a table that is immutable while the library is loaded. Its
    // version is checked before any other access.
    Ok(unsafe { LanguageFn::from_raw(*function) })
}
