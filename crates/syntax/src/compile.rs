//! A grammar made ready for use.

use std::num::NonZeroU16;

use tree_sitter::Language;

use crate::rules::Compiled;
use crate::{Grammar, GrammarError, overrides};

impl Grammar {
    /// Reads the rules now rather than at the first parse.
    ///
    /// # Errors
    ///
    /// When the rules cannot be used or do not fit the parser.
    pub fn check(&'static self) -> Result<(), &'static GrammarError> {
        self.compiled().map(|_| ())
    }

    /// The parser's symbol of the named nodes of this kind; if there are none, of this token. `None` if the parser knows neither.
    #[must_use]
    pub fn kind(&self, name: &str) -> Option<u16> {
        let language = Language::new(self.parser);
        [true, false].into_iter().map(|is_named| language.id_for_node_kind(name, is_named)).find(|&id| id != 0)
    }

    /// The parser's number of a field. `None` if the parser knows no such field.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<u16> {
        Language::new(self.parser).field_id_for_name(name).map(NonZeroU16::get)
    }

    /// The rules, read when they are first needed.
    pub(crate) fn compiled(&self) -> Result<&Compiled, &GrammarError> {
        self.rules.compiled(|json| {
            let language = Language::new(self.parser);
            let overrides =
                overrides::Table::new(self.name, self.overrides, |name| self.kind(name), |name| self.field(name))?;
            Compiled::new(self.name, json, language, self.white_space, self.fragments, overrides)
        })
    }
}
