//! A grammar made ready for use.

use tree_sitter::Language;

use crate::rules::{Compiled, Tables};
use crate::{Grammar, GrammarError, name_rules, overrides, respelling};

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
            let tables = Tables {
                overrides: overrides::Table::new(self.name, self.overrides, &language)?,
                respellings: respelling::table(self.name, self.respellings, &language)?,
                names: name_rules::Table::new(self.name, &self.names, &language)?,
            };
            Compiled::new(self.name, json, language, self.white_space, self.fragments, tables)
        })
    }
}
