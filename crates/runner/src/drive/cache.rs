//! What was answered before.

use std::collections::{HashMap, HashSet};

use secateur_minimize::Outcome;

use crate::key::Key;
use crate::property::Tally;

/// Outcomes by content: the same bytes are never tested twice.
///
/// Keyed by a 128-bit hash, at about 32 bytes an entry; two candidates of one run share a hash with a chance below
/// 10⁻²⁴, and a result that came of it would fail its final verification. An [`Outcome::Unresolved`] is remembered as
/// what it is, never as uninteresting.
#[derive(Debug, Default)]
pub(crate) struct OutcomeCache {
    outcomes: HashMap<Key, (Outcome, Origin)>,
}

/// Where an outcome comes from. Outcomes that the search has been told are counted, others are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// From tests that ran ahead of the search, which may never ask for it.
    Ahead(Tally),
    /// From the journal of an earlier run.
    Journal,
    /// From a user who has skipped its list.
    Skipped,
    /// The search has been told.
    Told,
}

impl OutcomeCache {
    /// The outcome for a text, if it is known.
    pub(crate) fn get(&self, key: Key) -> Option<Outcome> {
        self.outcomes.get(&key).map(|(outcome, _)| *outcome)
    }

    pub(crate) fn origin(&self, key: Key) -> Option<Origin> {
        self.outcomes.get(&key).map(|(_, origin)| *origin)
    }

    /// Remembers the outcome for a text. The first one counts: a search that has been told one outcome would not be the
    /// same search with another.
    pub(crate) fn insert(&mut self, key: Key, outcome: Outcome, origin: Origin) {
        self.outcomes.entry(key).or_insert((outcome, origin));
    }

    /// Forgets the outcomes of tests that were cut short.
    pub(crate) fn forget(&mut self, keys: &HashSet<Key>) {
        self.outcomes.retain(|key, _| !keys.contains(key));
    }

    /// Notes that the search has been told, and gives where the outcome came from.
    pub(crate) fn tell(&mut self, key: Key) -> Option<Origin> {
        let (_, origin) = self.outcomes.get_mut(&key)?;
        Some(std::mem::replace(origin, Origin::Told))
    }
}
