//! Records of formatted copies of a result.

use secateur_bundle::AsBundle;

use super::record::JournalRecord;
use super::{Journal, JournalError};
use crate::Key;

impl Journal {
    /// Returns `true` if `copy` is a formatted copy that was written, or was about to be.
    pub fn has_formatted(&self, copy: &(impl AsBundle + ?Sized)) -> bool {
        self.known.formatted.contains(&Key::of(copy))
    }

    /// Records that a formatted copy of the result is about to be written, or may be replaced.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub fn record_formatted(
        &mut self,
        copy: &(impl AsBundle + ?Sized),
    ) -> Result<(), JournalError> {
        if self.has_formatted(copy) {
            return Ok(());
        }
        let key = Key::of(copy);
        // An earlier copy is still recorded, since it exists until the new one is written.
        self.known.formatted.push(key);
        self.write(&JournalRecord::Formatted(key.to_string()))
    }
}
