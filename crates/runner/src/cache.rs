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
    outcomes: HashMap<Key, Outcome>,
}

/// The place of a text in an [`OutcomeCache`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(u128);

impl OutcomeCache {
    /// The place of this text. Costs a pass over it, so a driver works it out once.
    #[must_use]
    pub fn key(text: &[u8]) -> Key {
        Key(xxh3_128(text))
    }

    /// The outcome for a text, if it is known.
    #[must_use]
    pub fn get(&self, key: Key) -> Option<Outcome> {
        self.outcomes.get(&key).copied()
    }

    /// Remembers the outcome for a text.
    pub fn insert(&mut self, key: Key, outcome: Outcome) {
        self.outcomes.insert(key, outcome);
    }
}
