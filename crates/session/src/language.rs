//! Languages that a program brings to its sessions.

use std::path::Path;

use crate::Error;

/// A language that was loaded from the folder of its tree-sitter grammar.
#[derive(Clone, Copy, Debug)]
pub struct Language(&'static secateur_names::Language);

impl Language {
    /// Compiles and loads the grammars in a folder: a clone, an unpacked crate or an npm package, with the generated parser. Their
    /// languages are known by their names and their files' extensions from then on, in this process. A grammar is code that runs with
    /// the rights of this process.
    ///
    /// The C compiler is `cc`, or what the environment variable `CC` says. What it makes is kept for the next time in
    /// `~/.cache/secateur`, or below `XDG_CACHE_HOME`.
    ///
    /// # Errors
    ///
    /// When there is no grammar in the folder, or one cannot be compiled, loaded or used.
    pub fn load(folder: impl AsRef<Path>) -> Result<Vec<Self>, Error> {
        let languages =
            secateur_languages::load(folder.as_ref(), &mut |_| {}).map_err(Error::other)?;
        Ok(languages.into_iter().map(Self).collect())
    }

    /// Its name, for [`Session::language`](crate::Session::language).
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.0.name
    }
}
