//! What was answered before.

use std::collections::HashMap;

use secateur_minimize::Outcome;
use xxhash_rust::xxh3::xxh3_128;

/// Outcomes by content: the same bytes are never tested twice.
///
/// Keyed by a 128-bit hash, at about 32 bytes an entry; two candidates of one run share a hash with a chance below
/// 10⁻²⁴, and a result that came of it would fail its final verification. An [`Outcome::Unresolved`] is remembered as
/// what it is: never as uninteresting, and never beyond this run.
#[derive(Debug, Default)]
pub struct OutcomeCache {
    outcomes: HashMap<u128, Outcome>,
}

impl OutcomeCache {
    /// The outcome for this text, if it is known.
    #[must_use]
    pub fn get(&self, text: &[u8]) -> Option<Outcome> {
        self.outcomes.get(&xxh3_128(text)).copied()
    }

    /// Remembers the outcome for this text.
    pub fn insert(&mut self, text: &[u8], outcome: Outcome) {
        self.outcomes.insert(xxh3_128(text), outcome);
    }
}
