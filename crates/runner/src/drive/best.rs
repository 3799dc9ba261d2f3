//! The best result so far, and when it is written.

use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_minimize::Outcome;

use crate::keep::{BestFileError, Saver};
use crate::key::Key;

/// The best result so far.
pub(super) struct BestSoFar<'scope> {
    pub(super) saver: Saver<'scope>,
    /// The best of this run.
    saved: Bundle,
    /// What is in the best file, as long as the search has not come back to where it was when that was found.
    awaited: Option<(Key, Bundle)>,
    /// Whether the search has come to that, and nothing was saved since.
    has_come: bool,
    /// Where the search was when it found something that has not been saved.
    improved_at: Option<Arc<str>>,
}

impl<'scope> BestSoFar<'scope> {
    pub(super) fn new(saver: Saver<'scope>, original: Bundle) -> Self {
        Self { saver, saved: original, awaited: None, has_come: false, improved_at: None }
    }

    /// The best result of this run, or of the run that it goes on from.
    pub(super) fn bundle(&self) -> &Bundle {
        self.awaited.as_ref().map_or(&self.saved, |(_, bundle)| bundle)
    }

    /// Writes nothing until the search has come to this, which an earlier run has left.
    pub(super) fn wait_for(&mut self, key: Key, bundle: Bundle) {
        self.awaited = Some((key, bundle));
    }

    /// Whether nothing is written yet, because the search has not come to what an earlier run has left.
    pub(super) fn is_awaiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// The search was told an outcome.
    pub(super) fn hear(&mut self, key: Key, outcome: Outcome, place: Arc<str>) {
        if let Some((_, bundle)) = self.awaited.take_if(|(awaited, _)| *awaited == key) {
            (self.saved, self.has_come) = (bundle, true);
        }
        if outcome.is_interesting() {
            self.improved_at = Some(place);
        }
    }

    /// All that was known has been told, and the search has not come to what is on disk: it never will. That is replaced by
    /// nothing larger all the same.
    pub(super) fn catch_up(&mut self, best_len: impl FnOnce() -> u64) {
        self.awaited.take_if(|(_, bundle)| best_len() <= bundle.bytes());
    }

    /// Where the search has found what is to be saved now.
    pub(super) fn improved_at(&mut self) -> Option<Arc<str>> {
        if self.awaited.is_none() { self.improved_at.take() } else { None }
    }

    /// Has `best` written, if it is not what this run has written last; gives whether it was not.
    pub(super) fn save(&mut self, best: Bundle) -> Result<bool, BestFileError> {
        let is_new = std::mem::take(&mut self.has_come) || best != self.saved;
        if is_new {
            self.saved = best;
            self.saver.save(&self.saved)?;
        }
        Ok(is_new)
    }
}
