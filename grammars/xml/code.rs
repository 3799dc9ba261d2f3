//! Language-specific code of XML.

use secateur_syntax::{Code, Reader};

use super::{reader, tokens};

/// Tokens and streaming reader of XML.
pub(crate) struct Xml;

impl Code for Xml {
    fn token_starts(&self, text: &[u8]) -> Option<Vec<u32>> {
        Some(tokens::starts(text))
    }

    fn reader(&self) -> Option<Reader> {
        Some(Reader {
            name: "xml reader",
            is_needed: reader::is_too_deep,
            recovers: true,
            read: reader::read,
        })
    }
}
