//! The parser's symbols for the names that a language's folder uses.

use std::num::NonZeroU16;

use tree_sitter::Language;

use crate::GrammarError;

/// Looks up names of kinds and fields.
pub(crate) struct Symbols<'a, F> {
    language: &'a Language,
    /// What is wrong where the parser knows no such name.
    unknown: F,
}

impl<'a, F: Fn(&'static str) -> GrammarError> Symbols<'a, F> {
    pub(crate) fn new(language: &'a Language, unknown: F) -> Self {
        Self { language, unknown }
    }

    /// The symbol of the named nodes of this kind; if there are none, of this token.
    pub(crate) fn kind(&self, name: &'static str) -> Result<u16, GrammarError> {
        let mut symbols = [true, false].map(|is_named| self.language.id_for_node_kind(name, is_named)).into_iter();
        symbols.find(|&id| id != 0).ok_or_else(|| (self.unknown)(name))
    }

    /// The number of a field.
    pub(crate) fn field(&self, name: &'static str) -> Result<u16, GrammarError> {
        self.language.field_id_for_name(name).map(NonZeroU16::get).ok_or_else(|| (self.unknown)(name))
    }
}
