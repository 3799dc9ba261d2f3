//! Schemas in their common form.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::draft::Draft;
use crate::element_type::{ElementType, NamedType};
use crate::names::{Name, NameClass, Names};
use crate::pattern::{PatternId, Patterns, TypeId};
use crate::{SchemaError, smallest};

/// Language of a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaKind {
    Dtd,
    /// XML Schema 1.0.
    Xsd,
    /// RELAX NG in its XML syntax.
    Rng,
    /// RELAX NG in its compact syntax.
    Rnc,
}

impl SchemaKind {
    /// Returns the usual extension of its files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Dtd => "dtd",
            Self::Xsd => "xsd",
            Self::Rng => "rng",
            Self::Rnc => "rnc",
        }
    }
}

/// Reference from one file to another.
#[derive(Clone, Copy, Debug)]
pub struct Location<'a> {
    pub public: Option<&'a str>,
    pub system: &'a str,
    /// Path of the file with the reference.
    pub base: &'a str,
}

/// Text of a file, and its path, which is the base of its own references.
#[derive(Clone, Debug)]
pub struct Resource {
    pub text: String,
    pub path: String,
}

/// Reads the file at a location. The error says why it cannot.
pub type Resolver<'a> = &'a dyn Fn(Location<'_>) -> Result<Resource, String>;

impl Location<'_> {
    /// Reads the file, which the file with the reference cannot be without.
    pub(crate) fn read(self, resolver: Resolver<'_>) -> Result<Resource, SchemaError> {
        resolver(self).map_err(|problem| SchemaError::Missing {
            file: self.base.to_owned(),
            target: self.system.to_owned(),
            problem,
        })
    }
}

/// Document type declaration of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doctype {
    /// Name of the root element.
    pub root: String,
    pub public: Option<String>,
    pub system: Option<String>,
    /// Text of the internal subset.
    pub internal: Option<String>,
}

/// Schema that was read.
#[derive(Debug)]
pub struct Schema {
    pub(crate) kind: SchemaKind,
    pub(crate) names: Names,
    pub(crate) types: Vec<ElementType>,
    pub(crate) named_types: HashMap<Name, NamedType>,
    pub(crate) start: PatternId,
    /// Replacement texts of general entities.
    pub(crate) entities: HashMap<String, String>,
    /// Declaration that each valid document has, apart from the internal subset.
    pub(crate) doctype: Option<Doctype>,
    pub(crate) notes: Vec<String>,
    /// `true` if it has keys of XML Schema.
    pub(crate) has_keys: bool,
    shared: Mutex<Patterns>,
    /// Smallest text of each type.
    pub(crate) smallest: Vec<Option<String>>,
}

impl Draft {
    /// Completes the schema of the file `file`.
    pub(crate) fn finish(
        self,
        kind: SchemaKind,
        file: &str,
        start: PatternId,
    ) -> Result<Schema, SchemaError> {
        if self.types.len() == 1 {
            return Err(SchemaError::NoElements { file: file.to_owned() });
        }
        let costs = smallest::Costs::of(&self);
        if !costs.is_finite(start, &self) {
            return Err(SchemaError::NoDocument { file: file.to_owned() });
        }
        let is_qualified = kind != SchemaKind::Dtd;
        let smallest = (0..self.types.len() as u32)
            .map(|number| costs.text(TypeId(number), &self, is_qualified))
            .collect();
        let Self { names, patterns, types, named_types, entities, notes } = self;
        let has_keys = types.iter().any(|element| !element.constraints.is_empty());
        Ok(Schema {
            kind,
            names,
            types,
            named_types,
            start,
            entities,
            doctype: None,
            notes,
            has_keys,
            shared: Mutex::new(patterns),
            smallest,
        })
    }
}

impl Schema {
    /// Returns the constructs that the schema uses and that are treated as "anything".
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Returns the number of element types.
    pub fn type_count(&self) -> usize {
        self.types.len() - 1
    }

    /// Returns `true` if each valid document has the same document type declaration.
    pub fn has_doctype(&self) -> bool {
        self.doctype.is_some()
    }

    pub(crate) fn patterns(&self) -> MutexGuard<'_, Patterns> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the smallest text of an element of a type.
    pub fn smallest(&self, id: TypeId) -> Option<&str> {
        self.smallest.get(id.0 as usize)?.as_deref()
    }

    /// Returns the smallest text of an element with a name that only one type has.
    pub fn smallest_named(&self, name: &str) -> Option<&str> {
        let local = self.names.get(name);
        let is_named = |class: &NameClass| {
            class.names().is_some_and(|names| names.iter().any(|name| name.local == local))
        };
        let mut found = (0..).zip(&self.types).filter(|(_, element)| is_named(&element.class));
        let (number, _) = found.next()?;
        self.smallest(TypeId(number)).filter(|_| found.next().is_none())
    }

    /// Returns the types in a set, sorted.
    pub fn types_in(&self, set: crate::TypeSet) -> Arc<[TypeId]> {
        self.patterns().types(set).clone()
    }
}
