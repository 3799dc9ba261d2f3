//! Schemas that are being read.

use std::collections::HashMap;

use crate::element_type::{ElementType, NamedType};
use crate::names::{Name, NameClass, Names};
use crate::pattern::{ANY_TYPE, Patterns, TypeId};

/// Parts of a schema that is being read.
pub(crate) struct Draft {
    pub(crate) names: Names,
    pub(crate) patterns: Patterns,
    pub(crate) types: Vec<ElementType>,
    pub(crate) named_types: HashMap<Name, NamedType>,
    pub(crate) entities: HashMap<String, String>,
    pub(crate) notes: Vec<String>,
}

impl Default for Draft {
    fn default() -> Self {
        debug_assert!(ANY_TYPE == TypeId(0));
        Self {
            names: Names::default(),
            patterns: Patterns::new(),
            types: vec![ElementType::any(NameClass::Any { except: Vec::new() })],
            named_types: HashMap::new(),
            entities: HashMap::new(),
            notes: Vec::new(),
        }
    }
}

impl Draft {
    /// Adds an element type.
    pub(crate) fn add(&mut self, element: ElementType) -> TypeId {
        self.types.push(element);
        TypeId((self.types.len() - 1) as u32)
    }

    /// Adds a note, once.
    pub(crate) fn note(&mut self, note: &str) {
        if !self.notes.iter().any(|known| known == note) {
            self.notes.push(note.to_owned());
        }
    }
}
