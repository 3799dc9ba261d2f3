//! Language-specific modules of XML.

mod code;
mod prolog;
mod reader;
mod tokens;

pub(crate) use code::Xml;
