//! What is known of the formatted copy of a result.

use secateur_bundle::AsBundle;

use super::Journal;
use super::error::JournalError;
use super::record::Record;
use crate::key::Key;

impl Journal {
    /// Whether this is the formatted copy that is beside the result, or was about to be written there.
    #[must_use]
    pub fn has_formatted(&self, copy: &(impl AsBundle + ?Sized)) -> bool {
        self.known.formatted.contains(&Key::of(copy))
    }

    /// Records that a formatted copy of the result is about to be written, or may be replaced.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn record_formatted(
        &mut self,
        copy: &(impl AsBundle + ?Sized),
    ) -> Result<(), JournalError> {
        if self.has_formatted(copy) {
            return Ok(());
        }
        let key = Key::of(copy);
        // An earlier copy stays known: it is there until this one is written.
        self.known.formatted.push(key);
        self.write(&Record::Formatted(key.to_string()))
    }
}
