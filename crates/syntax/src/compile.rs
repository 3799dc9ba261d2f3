//! Compilation of grammars.

use std::collections::BTreeSet;

use tree_sitter::Language;

use crate::injections::InjectionQueries;
use crate::rules::{Compiled, FixedTexts, Symbols, leaves_like, white_space};
use crate::slots::{Slots, slots};
use crate::symbols::{Base, KindId};
use crate::{Grammar, GrammarError, WhiteSpace};

impl Grammar {
    /// Compiles the rules before the first parse.
    ///
    /// # Errors
    ///
    /// If the rules cannot be used or do not match the parser.
    pub fn check(&'static self) -> Result<(), &'static GrammarError> {
        self.compiled().map(|_| ())
    }

    /// Returns the rules, compiled on first use.
    pub(crate) fn compiled(&self) -> Result<&Compiled, &GrammarError> {
        let compile = || {
            let (symbols, json) = (Symbols::of(self.parser), self.rules.json());
            let language = symbols.language();
            let queries = InjectionQueries::read(self.injections.queries, self.name, &language)?;
            let texts = FixedTexts {
                nonempty: self.overrides.nonempty_kinds().collect(),
                fragments: &self.fragments,
            };
            let mut compiled = Compiled::new(self.name, json, symbols, self.white_space, &texts)?;
            compiled.queries = queries;
            Ok(compiled)
        };
        self.rules.compiled.get_or_init(compile).as_ref()
    }

    /// Returns all positions of nodes, with `base` added to the numbers of kinds.
    ///
    /// # Errors
    ///
    /// If the rules cannot be used or do not match the parser.
    pub fn slots(&self, base: Base) -> Result<Slots<'_>, &GrammarError> {
        self.compiled().map(|compiled| slots(compiled, base))
    }

    /// Returns the kinds of leaves that can be one of `texts` and none of `others`, all in ASCII.
    /// Only tokens with patterns in the rules are considered. `base` is added to the numbers.
    pub fn leaves_like(&self, texts: &[&str], others: &[&str], base: Base) -> BTreeSet<KindId> {
        let kinds = leaves_like(self.rules.json(), &Language::new(self.parser), texts, others);
        kinds.into_iter().map(|kind| base.kind(kind.0)).collect()
    }

    /// Guesses the meaning of white space from the extras and the external tokens.
    pub fn white_space_by_rules(&self) -> WhiteSpace {
        white_space(self.rules.json())
    }
}
