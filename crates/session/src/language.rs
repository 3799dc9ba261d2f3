//! User-supplied languages for sessions.

use std::path::Path;

use crate::Error;

/// Language loaded from a tree-sitter grammar.
#[derive(Clone, Copy, Debug)]
pub struct Language(&'static secateur_names::Language);

impl Language {
    /// Compiles and loads the grammars in a folder: a clone, an unpacked crate or an npm package,
    /// with the generated parser.
    ///
    /// Their languages are then known in this process, by name and by file extension. A grammar is
    /// code that runs with the rights of this process.
    ///
    /// The C compiler is `cc`, or the value of the environment variable `CC`. Compiled grammars are
    /// cached in `~/.cache/secateur`, or below `XDG_CACHE_HOME`.
    ///
    /// # Errors
    ///
    /// Fails if the folder contains no grammar, or if a grammar cannot be compiled, loaded or used.
    pub fn load(folder: impl AsRef<Path>) -> Result<Vec<Self>, Error> {
        let languages =
            secateur_languages::load(folder.as_ref(), &mut |_| {}).map_err(Error::other)?;
        Ok(languages.into_iter().map(Self).collect())
    }

    /// Returns the name for [`Session::language`](crate::Session::language).
    pub fn name(&self) -> &'static str {
        self.0.name
    }
}
