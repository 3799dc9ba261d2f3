//! Schema of a document of the input.

use std::path::PathBuf;
use std::sync::Arc;

use secateur_names::Model;

/// Schema of a document of the input.
#[derive(Clone, Debug)]
pub struct InputSchema {
    /// Path of the document in the input; empty for a single text.
    pub document: PathBuf,
    /// File of the schema, or "the internal subset".
    pub name: String,
    /// Language of the schema, such as `dtd`.
    pub kind: &'static str,
    pub origin: SchemaOrigin,
    /// Rules that each candidate follows, or the reason for not using the schema.
    pub model: Result<Arc<dyn Model>, String>,
    /// `true` if the user gave the schema, or if the test rejects violations of it.
    pub(crate) is_settled: bool,
}

/// Means by which a schema was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaOrigin {
    /// The user gave it.
    Option,
    /// The document type declaration contains or names it.
    Doctype,
    /// The attribute `xsi:schemaLocation` or `xsi:noNamespaceSchemaLocation` names it.
    SchemaLocation,
    /// The processing instruction `xml-model` names it.
    XmlModel,
}

impl SchemaOrigin {
    /// Returns a name for programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Option => "option",
            Self::Doctype => "doctype",
            Self::SchemaLocation => "schema-location",
            Self::XmlModel => "xml-model",
        }
    }
}
