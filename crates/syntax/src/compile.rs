//! A grammar made ready for use.

use std::collections::BTreeSet;

use tree_sitter::Language;

use crate::rules::{Compiled, leaves_like, white_space};
use crate::slots::{Slots, slots};
use crate::symbols::Kind;
use crate::{Grammar, GrammarError, WhiteSpace};

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

    /// All places where nodes stand.
    ///
    /// # Errors
    ///
    /// When the rules cannot be used or do not fit the parser.
    pub fn slots(&self) -> Result<Slots<'_>, &GrammarError> {
        self.compiled().map(slots)
    }

    /// The kinds of leaves that can be one of `texts` and none of `others`, all in ASCII, as far as their patterns are in
    /// the rules.
    #[must_use]
    pub fn leaves_like(&self, texts: &[&str], others: &[&str]) -> BTreeSet<Kind> {
        leaves_like(self.rules.json(), &Language::new(self.parser), texts, others)
    }

    /// What white space seems to mean: what may stand anywhere tells, and what an external scanner reads.
    #[must_use]
    pub fn white_space_by_rules(&self) -> WhiteSpace {
        white_space(self.rules.json())
    }
}
