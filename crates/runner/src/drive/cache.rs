//! The outcomes known so far.

use std::collections::{HashMap, HashSet};

use secateur_minimize::Outcome;

use crate::key::Key;
use crate::property::Tally;

/// Outcomes by content: the same bytes are never tested twice.
///
/// Keyed by a 128-bit hash, at about 32 bytes an entry. Two candidates of one run share a hash with
/// a probability below 10⁻²⁴, and a result caused by that would fail its final verification.
/// [`Outcome::Unresolved`] is stored as such, never as uninteresting.
#[derive(Debug, Default)]
pub(crate) struct OutcomeCache {
    outcomes: HashMap<Key, (Outcome, OutcomeOrigin)>,
}

/// Source of an outcome. Outcomes that the search received are counted, others are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutcomeOrigin {
    /// A speculative test, which the search may never need.
    Ahead(Tally),
    /// The journal of an earlier run.
    Journal,
    /// The user, who skipped the list.
    Skipped,
    /// Already passed to the search.
    Delivered,
}

impl OutcomeCache {
    /// Returns the outcome of a text, if known.
    pub(crate) fn get(&self, key: Key) -> Option<Outcome> {
        self.outcomes.get(&key).map(|(outcome, _)| *outcome)
    }

    pub(crate) fn origin(&self, key: Key) -> Option<OutcomeOrigin> {
        self.outcomes.get(&key).map(|(_, origin)| *origin)
    }

    /// Stores the outcome of a text. The first one wins: a search that received one outcome would
    /// take another course with a different one.
    pub(crate) fn insert(&mut self, key: Key, outcome: Outcome, origin: OutcomeOrigin) {
        self.outcomes.entry(key).or_insert((outcome, origin));
    }

    /// Forgets these outcomes.
    pub(crate) fn forget(&mut self, keys: &HashSet<Key>) {
        self.outcomes.retain(|key, _| !keys.contains(key));
    }

    /// Marks an outcome as passed to the search. Returns its previous source.
    pub(crate) fn deliver(&mut self, key: Key) -> Option<OutcomeOrigin> {
        let (_, origin) = self.outcomes.get_mut(&key)?;
        Some(std::mem::replace(origin, OutcomeOrigin::Delivered))
    }
}
