//! The order of what is simpler, and why a search comes to an end.
//!
//! Of two interesting inputs the one is simpler that has fewer files; of as many files, fewer tokens; then fewer bytes; then
//! the one that comes first in a fixed order, that of their hashes. Nothing is simpler without end.
//!
//! - A round asks about a finite number of candidates: it goes once through lists that are made of one tree. None of its
//!   steps makes more tokens. Every transformation sees to that by itself: one that copies, such as `inline`, only lists what
//!   takes away more than it puts in, and one that renames follows an order of its own. `exchange` asks about larger texts, and
//!   keeps none of them.
//! - Some steps leave as many tokens and are worth it all the same: names that are longer but used elsewhere already, types
//!   that need no declaration. So a round may end with a text that is not simpler than the simplest so far, if no round before
//!   has ended with the same. That is a *detour*. There are at most [`DETOURS_MAX`] in a row. What another one leads to is
//!   not followed: it was interesting, but the search stays where it was.
//! - Once no round has brought news, the turns end. So each round with news lowers the pair of the simplest size so far and of
//!   the detours that are left, of which the first to differ decides, and there is no infinite sequence of such pairs that
//!   always become less.
//!
//! The same holds for several files: rounds over one of them, or over all of a language, are rounds on the way of all, and what
//! is compared is how simple all of them together are.

use std::collections::BTreeSet;
use std::sync::Arc;

/// How many rounds in a row may find something new that is not simpler. Random outcomes on programs of a few hundred tokens
/// came to eleven; on real failures there are rarely more than two.
const DETOURS_MAX: usize = 32;

/// How simple something is: what is less is simpler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Size {
    pub(crate) files: usize,
    pub(crate) tokens: u64,
    pub(crate) bytes: u64,
    /// Of what it consists of.
    pub(crate) hash: u128,
}

/// How simple everything is with this text in its place; none where it cannot be there.
pub(crate) type Measure = Arc<dyn Fn(&Arc<[u8]>) -> Option<Size> + Send + Sync>;

/// What a search has come to, round by round.
#[derive(Clone)]
pub(crate) struct Progress {
    /// The simplest so far.
    simplest: Size,
    /// How many rounds, the last ones, have found something new that is not simpler.
    detours: usize,
    /// The hashes of what was there at the ends of rounds.
    visited: Arc<BTreeSet<u128>>,
}

impl Progress {
    /// That of a search which begins with this.
    pub(crate) fn new(start: Size) -> Self {
        Self { simplest: start, detours: 0, visited: Arc::new(BTreeSet::from([start.hash])) }
    }

    /// Whether what a round has come to is followed: passes could undo for ever what others have done.
    pub(crate) fn is_news(&mut self, found: Size) -> bool {
        if self.visited.contains(&found.hash) {
            return false;
        }
        let is_simpler = found < self.simplest;
        if !is_simpler && self.detours == DETOURS_MAX {
            return false;
        }
        Arc::make_mut(&mut self.visited).insert(found.hash);
        (self.simplest, self.detours) =
            if is_simpler { (found, 0) } else { (self.simplest, self.detours + 1) };
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(tokens: u64, bytes: u64) -> Size {
        Size { files: 1, tokens, bytes, hash: u128::from(tokens) << 64 | u128::from(bytes) }
    }

    #[test]
    fn what_was_there_before_is_no_news() {
        let mut progress = Progress::new(size(3, 9));
        let found = [size(3, 10), size(3, 9), size(3, 10), size(2, 20), size(3, 8)]
            .map(|found| progress.is_news(found));
        assert_eq!(found, [true, false, false, true, true]);
    }

    #[test]
    fn detours_end_and_begin_anew_behind_what_is_simpler() {
        let mut progress = Progress::new(size(100, 100));
        let detours = |progress: &mut Progress, tokens| {
            (101..500).filter(|&bytes| progress.is_news(size(tokens, bytes))).count()
        };
        assert_eq!(detours(&mut progress, 100), DETOURS_MAX);
        assert!(progress.is_news(size(99, 500)));
        assert!(!progress.is_news(size(99, 500)));
        assert_eq!(detours(&mut progress, 100), DETOURS_MAX);
    }
}
