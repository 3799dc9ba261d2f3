//! Names of a parser's symbols and fields.
//!
//! They are copied, because the parser's own table stays in one thread if the target is
//! WebAssembly.

use std::collections::HashMap;
use std::fmt::{Debug, Formatter};
use std::sync::Arc;

use tree_sitter::Language;
use tree_sitter_language::LanguageFn;

/// A parser with the names of its symbols and fields.
#[derive(Clone)]
pub(crate) struct Symbols {
    parser: LanguageFn,
    names: Arc<Names>,
}

impl Debug for Symbols {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        formatter.debug_tuple("Symbols").field(&self.len()).finish()
    }
}

struct Names {
    /// Name of each symbol, and `true` if it is neither a keyword nor punctuation.
    kinds: Vec<(Box<str>, bool)>,
    /// Symbol that trees contain, by name.
    kind_ids: HashMap<(Box<str>, bool), u16>,
    /// Name of each field, from 1.
    fields: Vec<Box<str>>,
}

impl Symbols {
    pub(crate) fn of(parser: LanguageFn) -> Self {
        let language = Language::new(parser);
        let symbols = (0..language.node_kind_count()).map(|symbol| symbol as u16);
        let kinds: Vec<(Box<str>, bool)> = symbols
            .map(|symbol| {
                let name = language.node_kind_for_id(symbol).unwrap_or_default();
                (name.into(), language.node_kind_is_named(symbol))
            })
            .collect();
        let kind_ids = kinds
            .iter()
            .map(|(name, is_named)| {
                let id = language.id_for_node_kind(name, *is_named);
                ((name.clone(), *is_named), id)
            })
            .collect();
        let fields = (1..=language.field_count() as u16)
            .map(|field| language.field_name_for_id(field).unwrap_or_default().into())
            .collect();
        Self { parser, names: Names { kinds, kind_ids, fields }.into() }
    }

    /// Returns the table of the parser.
    pub(crate) fn language(&self) -> Language {
        Language::new(self.parser)
    }

    /// Returns the number of symbols.
    pub(crate) fn len(&self) -> usize {
        self.names.kinds.len()
    }

    pub(crate) fn kind_name(&self, symbol: u16) -> Option<&str> {
        self.names.kinds.get(usize::from(symbol)).map(|(name, _)| &**name)
    }

    /// Returns `true` if a symbol is neither a keyword nor punctuation.
    pub(crate) fn is_named(&self, symbol: u16) -> bool {
        self.names.kinds.get(usize::from(symbol)).is_some_and(|(_, is_named)| *is_named)
    }

    /// Returns the symbol with this name in trees.
    pub(crate) fn kind(&self, name: &str, is_named: bool) -> Option<u16> {
        self.names.kind_ids.get(&(name.into(), is_named)).copied().filter(|&kind| kind != 0)
    }

    pub(crate) fn field_name(&self, field: u16) -> Option<&str> {
        self.names.fields.get(usize::from(field).checked_sub(1)?).map(|name| &**name)
    }

    /// Returns the number of the field with this name; 0 if there is none.
    pub(crate) fn field(&self, name: &str) -> u16 {
        self.names.fields.iter().position(|field| **field == *name).map_or(0, |at| at as u16 + 1)
    }
}
