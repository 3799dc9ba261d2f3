//! Where code is loaded: a library that a C compiler made of a grammar's parser.

use std::path::Path;

use libloading::{Library, Symbol};
use secateur_syntax::LanguageFn;

/// Why there is no parser.
pub(crate) enum LibraryError {
    /// The library cannot be loaded.
    Library(libloading::Error),
    /// It has no such function.
    Function,
}

/// The function `tree_sitter_<name>` of a library. The library stays loaded until the process ends, as parsers are used until then.
#[expect(unsafe_code, reason = "a parser is machine code, which nothing but its source vouches for")]
pub(crate) fn parser(path: &Path, name: &str) -> Result<LanguageFn, LibraryError> {
    let symbol = format!("tree_sitter_{name}");
    // SAFETY: the library was compiled from the parser and the scanner that the user has named, and written whole: its name has the
    // hash of its content. It has no constructors; should its source have any, they are what the user asked to run.
    let library = unsafe { Library::new(path) }.map_err(LibraryError::Library)?;
    let library: &'static Library = Box::leak(Box::new(library));
    // SAFETY: tree-sitter declares this function so in every parser that it generates.
    let function: Result<Symbol<'_, unsafe extern "C" fn() -> *const ()>, _> =
        unsafe { library.get(symbol.as_bytes()) };
    let function = function.map_err(|_| LibraryError::Function)?;
    // SAFETY: what it returns is a table that stays as it is while the library is loaded. Its version is looked at before anything else
    // is.
    Ok(unsafe { LanguageFn::from_raw(*function) })
}
