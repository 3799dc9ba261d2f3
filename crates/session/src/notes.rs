//! What is good to know and no error.

use std::fmt::Display;

/// Takes notes while a session is made ready: what is done in a way that a user may not expect. `()` takes none.
pub trait Notes {
    /// Takes a note.
    fn note(&self, text: &dyn Display);

    /// Takes what goes without saying that it is a note.
    fn say(&self, text: &dyn Display);
}

impl Notes for () {
    fn note(&self, _: &dyn Display) {}

    fn say(&self, _: &dyn Display) {}
}
