//! Reading of schemas.

use crate::schema::{Doctype, Location, Resolver, Resource};
use crate::{Schema, SchemaError, SchemaKind, dtd, relax, xsd};

impl Schema {
    /// Reads a schema in a file. Files that it includes come from `resolver`.
    ///
    /// # Errors
    ///
    /// If the schema or a file that it includes cannot be used.
    pub fn read(
        kind: SchemaKind,
        file: &Resource,
        resolver: Resolver<'_>,
    ) -> Result<Self, SchemaError> {
        match kind {
            SchemaKind::Dtd => dtd::read(&Doctype::default(), Some(file), resolver),
            SchemaKind::Rng | SchemaKind::Rnc => relax::read(kind, file, resolver),
            SchemaKind::Xsd => xsd::read(file, resolver),
        }
    }

    /// Reads the document type definition of the document at `path`: its internal subset and the
    /// external one. Each valid document has the same declaration.
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read).
    pub fn of_doctype(
        doctype: Doctype,
        path: &str,
        resolver: Resolver<'_>,
    ) -> Result<Self, SchemaError> {
        let read = |system: &String| {
            Location { public: doctype.public.as_deref(), system, base: path }.read(resolver)
        };
        let external = doctype.system.as_ref().map(read).transpose()?;
        let internal = Doctype { system: Some(path.to_owned()), ..doctype.clone() };
        let mut schema = dtd::read(&internal, external.as_ref(), resolver)?;
        schema.doctype = Some(doctype);
        Ok(schema)
    }
}
