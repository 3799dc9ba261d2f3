//! All that is known of a language.

use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

use secateur_syntax::{Grammar, GrammarError};

use crate::respelling;
use crate::{NameRules, NameTable, Respelling};

/// A language: its grammar, and what its folder says of the meaning of its texts.
pub struct Language {
    /// How its texts are parsed.
    pub grammar: Grammar,
    /// Where names are defined and used; [`NameRules::NONE`] for a language of which that is not known.
    pub names: NameRules,
    /// Keywords with which less is to be said.
    pub respellings: &'static [Respelling],
    /// The words of a command that succeeds on what compiles, with `@@` for the file; none if no such command is common.
    pub compiler: &'static [&'static str],
    /// What is said of names and respellings, by the parser's symbols.
    pub tables: Tables,
}

/// What is said of names and respellings, by the parser's symbols, once it has been needed.
#[derive(Default)]
pub struct Tables(OnceLock<Result<BySymbol, GrammarError>>);

/// What is said of names and respellings, by the parser's symbols.
type BySymbol = (NameTable, Vec<Respelling<u16>>);

impl Tables {
    /// Nothing has been needed yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(OnceLock::new())
    }
}

impl Language {
    /// Reads the rules of the grammar and of names now rather than when they are first needed.
    ///
    /// # Errors
    ///
    /// When the rules cannot be used or do not fit the parser.
    pub fn check(&'static self) -> Result<(), &'static GrammarError> {
        self.grammar.check()?;
        self.tables().map(|_| ())
    }

    pub(crate) fn tables(&'static self) -> Result<&'static BySymbol, &'static GrammarError> {
        let tables =
            || Ok((NameTable::new(&self.grammar, &self.names)?, respelling::table(&self.grammar, self.respellings)?));
        self.tables.0.get_or_init(tables).as_ref()
    }
}

impl Deref for Language {
    type Target = Grammar;

    fn deref(&self) -> &Grammar {
        &self.grammar
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.grammar.name).finish()
    }
}
