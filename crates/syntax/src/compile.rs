//! A grammar made ready for use.

use tree_sitter::Language;

use crate::rules::Compiled;
use crate::{Grammar, GrammarError};

impl Grammar {
    /// Reads the rules now rather than at the first parse.
    ///
    /// # Errors
    ///
    /// When the rules cannot be used or do not fit the parser.
    pub fn check(&'static self) -> Result<(), &'static GrammarError> {
        self.compiled().map(|_| ())
    }

    /// The rules, read when they are first needed.
    pub(crate) fn compiled(&self) -> Result<&Compiled, &GrammarError> {
        self.rules.compiled(|json| {
            let language = Language::new(self.parser);
            Compiled::new(self.name, json, language, self.white_space, &self.fragments)
        })
    }
}
