//! Notes about unexpected but harmless behaviour.

use std::fmt::Display;

/// Receiver of notes while a session is prepared. `()` ignores them.
pub trait Notes {
    /// Receives a note.
    fn note(&self, text: &dyn Display);

    /// Receives a message that is not marked as a note.
    fn say(&self, text: &dyn Display);
}

impl Notes for () {
    fn note(&self, _: &dyn Display) {}

    fn say(&self, _: &dyn Display) {}
}
