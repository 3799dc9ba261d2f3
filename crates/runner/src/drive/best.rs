//! The best result so far and the moments when it is written.

use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_minimize::Outcome;

use crate::keep::{BestFileError, Saver};
use crate::key::Key;

/// The best result so far.
pub(super) struct BestSoFar<'scope> {
    pub(super) saver: Saver<'scope>,
    /// Best result of this run.
    saved: Bundle,
    /// Content of the best file, while the search has not reached it again after a resume.
    awaited: Option<(Key, Bundle)>,
    /// The search has reached the resumed result and nothing has been saved since.
    is_reached: bool,
    /// Position of the search when it found an improvement that is not saved yet.
    improved_at: Option<Arc<str>>,
}

impl<'scope> BestSoFar<'scope> {
    pub(super) fn new(saver: Saver<'scope>, original: Bundle) -> Self {
        Self { saver, saved: original, awaited: None, is_reached: false, improved_at: None }
    }

    /// Returns the best result of this run or of the run that it resumes.
    pub(super) fn bundle(&self) -> &Bundle {
        self.awaited.as_ref().map_or(&self.saved, |(_, bundle)| bundle)
    }

    /// Suspends writing until the search reaches `key`, the result of the resumed run.
    pub(super) fn wait_for(&mut self, key: Key, bundle: Bundle) {
        self.awaited = Some((key, bundle));
    }

    /// Returns `true` while the search has not reached the result of the resumed run.
    pub(super) fn is_awaiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// Records an outcome that the search received.
    pub(super) fn deliver(&mut self, key: Key, outcome: Outcome, position: Arc<str>) {
        if let Some((_, bundle)) = self.awaited.take_if(|(awaited, _)| *awaited == key) {
            (self.saved, self.is_reached) = (bundle, true);
        }
        if outcome.is_interesting() {
            self.improved_at = Some(position);
        }
    }

    /// Stops waiting for the resumed result: all recorded outcomes are used up and the search never
    /// reached it. A result larger than that one is still never written.
    pub(super) fn catch_up(&mut self, best_len: impl FnOnce() -> u64) {
        self.awaited.take_if(|(_, bundle)| best_len() <= bundle.bytes());
    }

    /// Returns the position of an improvement to be saved now.
    pub(super) fn improved_at(&mut self) -> Option<Arc<str>> {
        if self.awaited.is_none() { self.improved_at.take() } else { None }
    }

    /// Saves `best` unless this run saved it last. Returns `true` if it was saved.
    pub(super) fn save(&mut self, best: Bundle) -> Result<bool, BestFileError> {
        let is_new = std::mem::take(&mut self.is_reached) || best != self.saved;
        if is_new {
            self.saved = best;
            self.saver.save(&self.saved)?;
        }
        Ok(is_new)
    }
}
