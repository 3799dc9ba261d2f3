//! Language-specific code of JSON.

mod reader;

use secateur_syntax::{Code, Reader};

/// The streaming reader of JSON.
pub(crate) struct Json;

impl Code for Json {
    fn reader(&self) -> Option<Reader> {
        Some(Reader {
            name: "json reader",
            is_needed: |_| false,
            recovers: false,
            read: reader::read,
        })
    }
}
