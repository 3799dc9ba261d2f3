//! Language-specific modules of XML.

mod code;
mod prolog;
mod reader;
mod schema;
mod tokens;

pub(crate) use code::Xml;
pub use schema::SchemaModel;
