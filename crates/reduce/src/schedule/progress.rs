//! Order of simplicity, and proof of termination.
//!
//! The simpler of two interesting inputs has fewer files; if equal, fewer tokens; then fewer bytes;
//! then the smaller hash. No infinite sequence of inputs becomes ever simpler.
//!
//! - A round proposes finitely many candidates, from the lists of one tree. None of its steps adds
//!   tokens. Every transformation guarantees that by itself: one that copies, such as `inline`,
//!   only lists instances that delete more than they insert, and one that renames follows its own
//!   order. `exchange` proposes larger texts, but keeps none of them.
//! - Some useful steps keep the number of tokens: longer names that are already used elsewhere, or
//!   types that need no declaration. So a round may end with a text that is not simpler than the
//!   simplest so far, if no earlier round ended with the same text. That is a *detour*. At most
//!   [`DETOURS_MAX`] occur in a row. The result of a further one is interesting, but the search
//!   does not follow it.
//! - The schedule ends when no round makes progress. Each round with progress lowers the pair of
//!   the simplest size and the remaining detours, in lexicographic order. No infinite sequence of
//!   such pairs decreases forever.
//!
//! The same applies to several files. Rounds over one file, or over all files of a language, count
//! as rounds of the whole bundle, and the size of the whole bundle is compared.

use std::collections::BTreeSet;
use std::sync::Arc;

/// Maximum number of consecutive rounds with a new text that is not simpler. Random outcomes on
/// programs of a few hundred tokens reached eleven; real failures rarely exceed two.
const DETOURS_MAX: usize = 32;

/// Size of an input; the smaller is simpler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Size {
    pub(crate) files: usize,
    pub(crate) tokens: u64,
    pub(crate) bytes: u64,
    /// Hash of the contents.
    pub(crate) hash: u128,
}

/// Returns the size of the whole bundle with this text in one file, `None` if the text does not
/// fit.
pub(crate) type Measure = Arc<dyn Fn(&Arc<[u8]>) -> Option<Size> + Send + Sync>;

/// Progress of a search, round by round.
#[derive(Clone)]
pub(crate) struct RoundProgress {
    /// Simplest size so far.
    simplest: Size,
    /// Number of latest rounds with a new text that is not simpler.
    detours: usize,
    /// Hashes of the results of rounds.
    visited: Arc<BTreeSet<u128>>,
}

impl RoundProgress {
    /// Starts from the size of the original.
    pub(crate) fn new(start: Size) -> Self {
        Self { simplest: start, detours: 0, visited: Arc::new(BTreeSet::from([start.hash])) }
    }

    /// Returns `true` if the result of a round should be followed. Otherwise passes could undo each
    /// other's work forever.
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
        let mut progress = RoundProgress::new(size(3, 9));
        let found = [size(3, 10), size(3, 9), size(3, 10), size(2, 20), size(3, 8)]
            .map(|found| progress.is_news(found));
        assert_eq!(found, [true, false, false, true, true]);
    }

    #[test]
    fn detours_end_and_begin_anew_behind_what_is_simpler() {
        let mut progress = RoundProgress::new(size(100, 100));
        let detours = |progress: &mut RoundProgress, tokens| {
            (101..500).filter(|&bytes| progress.is_news(size(tokens, bytes))).count()
        };
        assert_eq!(detours(&mut progress, 100), DETOURS_MAX);
        assert!(progress.is_news(size(99, 500)));
        assert!(!progress.is_news(size(99, 500)));
        assert_eq!(detours(&mut progress, 100), DETOURS_MAX);
    }
}
