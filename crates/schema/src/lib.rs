//! Schemas of XML documents: their content models, validation, and smallest content.
//!
//! [`Schema::read`] reads a document type definition, an XML Schema or a RELAX NG schema. All
//! become patterns: the content of an element type, and a table of its attributes. A
//! document is [checked](Schema::check) in one pass over its text. [`Schema::checker`] does the
//! same for callers with their own tree. It returns the types of each element, and
//! [`Schema::content`] the order of the children that a type admits.
//!
//! No I/O: the files that a schema includes come from the caller's [`Resolver`].
//!
//! | construct | treatment |
//! |---|---|
//! | counts above 64 | no upper limit |
//! | `xsi:type` with a type that is not declared | any content |
//! | elements under wildcards and types that are not declared | any content |
//! | assertions, XML Schema 1.1 | ignored, with a [note](Schema::notes) |

mod catalog;
mod checker;
mod compact;
mod content;
mod datatype;
mod document;
mod draft;
mod dtd;
mod element_type;
mod error;
mod keys;
mod names;
mod pattern;
mod read;
mod relax;
mod relax_ast;
mod relax_xml;
mod scanner;
mod schema;
mod smallest;
mod xsd;

pub use catalog::{Identifiers, local_path, resolve};
pub use checker::{Checked, Checker, Leniency};
pub use content::Content;
pub use datatype::Reference;
pub use document::{Invalid, Mentioned, SchemaFile};
pub use error::SchemaError;
pub use keys::Link;
pub use pattern::{TypeId, TypeSet};
pub use schema::{Doctype, Location, Resolver, Resource, Schema, SchemaKind};
