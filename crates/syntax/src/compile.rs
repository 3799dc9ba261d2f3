//! A grammar made ready for use.

use std::collections::BTreeSet;

use tree_sitter::Language;

use crate::injections::Contents;
use crate::rules::{Compiled, leaves_like, white_space};
use crate::slots::{Slots, slots};
use crate::symbols::{Base, Kind};
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
        let compile = || {
            let (language, json) = (Language::new(self.parser), self.rules.json());
            let contents = Contents::read(self.injections.queries, self.name, &language)?;
            let mut compiled =
                Compiled::new(self.name, json, language, self.white_space, &self.fragments)?;
            compiled.contents = contents;
            Ok(compiled)
        };
        self.rules.compiled.get_or_init(compile).as_ref()
    }

    /// All places where nodes stand, with `base` added to the numbers of kinds.
    ///
    /// # Errors
    ///
    /// When the rules cannot be used or do not fit the parser.
    pub fn slots(&self, base: Base) -> Result<Slots<'_>, &GrammarError> {
        self.compiled().map(|compiled| slots(compiled, base))
    }

    /// The kinds of leaves that can be one of `texts` and none of `others`, all in ASCII, as far as their patterns are in
    /// the rules, with `base` added to their numbers.
    #[must_use]
    pub fn leaves_like(&self, texts: &[&str], others: &[&str], base: Base) -> BTreeSet<Kind> {
        let kinds = leaves_like(self.rules.json(), &Language::new(self.parser), texts, others);
        kinds.into_iter().map(|kind| base.kind(kind.0)).collect()
    }

    /// What white space seems to mean: what may stand anywhere tells, and what an external scanner reads.
    #[must_use]
    pub fn white_space_by_rules(&self) -> WhiteSpace {
        white_space(self.rules.json())
    }
}
