//! ddmin, the delta debugging algorithm.
//!
//! Andreas Zeller and Ralf Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, IEEE Transactions on
//! Software Engineering 28(2), 2002; in the form in which Zhou et al., *WDD: Weighted Delta Debugging* (ICSE 2025)
//! restate it.
//!
//! - **Minimality**: 1-minimal, also for property tests that are not monotone.
//! - **Queries**: at most n² + 5n for n elements, repeated ones included. Zeller and Hildebrandt give n² + 3n, which
//!   holds where n is a power of two. Else the climb through the granularities 2, 4, …, 2ᵏ < n and n costs up to 6n rather
//!   than their 4n; for 9 elements there are outcomes that lead to 116 queries. The tests work out the worst case.
//! - **Deviations**: none. The whole list and the empty list are never asked; a list of fewer than two elements ends
//!   at once. Configurations that come up again are proposed again: remembering them is the driver's business.

use std::ops::Range;
use std::sync::Arc;

use crate::{Config, Proposer, Query, QueryKind, Run};

/// The state of a ddmin run.
#[derive(Clone, Debug)]
#[doc(alias = "dd")]
pub struct Ddmin {
    /// The elements that are left, ascending.
    list: Arc<[u32]>,
    /// Into how many contiguous parts the list is cut.
    granularity: usize,
    phase: Phase,
    /// Which part of the phase is being asked about.
    part: usize,
    /// Of how many leading parts the deletion was tried before this pass, since the list was cut into these parts.
    tried: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Subsets,
    Complements,
}

impl Ddmin {
    /// A run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// When `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize) -> Run<Self> {
        let list = Config::full(len).elements();
        Run::new(len, Self { list, granularity: 2, phase: Phase::Subsets, part: 0, tried: 0 })
    }

    fn bounds(&self) -> Range<usize> {
        even_part(self.list.len(), self.granularity, self.part)
    }
}

impl Proposer for Ddmin {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        if self.part == self.granularity {
            match self.phase {
                Phase::Subsets => self.phase = Phase::Complements,
                Phase::Complements if self.granularity == self.list.len() => return None,
                Phase::Complements => {
                    self.granularity = (2 * self.granularity).min(self.list.len());
                    self.phase = Phase::Subsets;
                    self.tried = 0;
                }
            }
            self.part = 0;
        }
        let part = &self.list[self.bounds()];
        let (config, kind) = match self.phase {
            Phase::Subsets => (best.only(part), QueryKind::Subset),
            Phase::Complements if self.part < self.tried => {
                (best.without(part), QueryKind::Revisit)
            }
            Phase::Complements => (best.without(part), QueryKind::Complement),
        };
        Some(Query { config, kind, expected: None })
    }

    fn learn(&mut self, is_interesting: bool) {
        if !is_interesting {
            self.part += 1;
            return;
        }
        let bounds = self.bounds();
        match self.phase {
            Phase::Subsets => {
                self.list = self.list[bounds].into();
                self.granularity = 2;
                self.tried = 0;
            }
            Phase::Complements => {
                self.list = [&self.list[..bounds.start], &self.list[bounds.end..]].concat().into();
                // What is left is cut at the same places as before: the parts before this one were tried, and
                // if this one was among them, there is one fewer. Only the last of two parts is cut anew.
                self.tried = match self.granularity {
                    2 => 0,
                    _ if self.part < self.tried => self.tried - 1,
                    _ => self.part,
                };
                self.granularity = (self.granularity - 1).max(2);
            }
        }
        self.phase = Phase::Subsets;
        self.part = 0;
    }
}

/// The bounds of one of `granularity` parts that share a list evenly: part i gets (rest of the list) / (rest of the
/// parts) elements, rounded down, so later parts may be longer by one.
pub(crate) fn even_part(list_len: usize, granularity: usize, part: usize) -> Range<usize> {
    let (quotient, remainder) = (list_len / granularity, list_len % granularity);
    let first_longer = granularity - remainder;
    let start = |part: usize| part * quotient + part.saturating_sub(first_longer);
    start(part)..start(part + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_share_the_list_evenly_and_the_longer_ones_come_last() {
        let lens = |len, granularity| -> Vec<usize> {
            (0..granularity).map(|part| even_part(len, granularity, part).len()).collect()
        };
        assert_eq!(lens(8, 4), [2, 2, 2, 2]);
        assert_eq!(lens(7, 4), [1, 2, 2, 2]);
        assert_eq!(lens(6, 4), [1, 1, 2, 2]);
        assert_eq!(lens(5, 4), [1, 1, 1, 2]);
        assert_eq!(even_part(7, 4, 2), 3..5);
    }

    #[test]
    fn without_one_part_the_others_keep_their_places() {
        for len in 3..40 {
            for granularity in 3..=len {
                for removed in 0..granularity {
                    let gap = even_part(len, granularity, removed);
                    for part in (0..granularity).filter(|&part| part != removed) {
                        let before = even_part(len, granularity, part);
                        let after = even_part(
                            len - gap.len(),
                            granularity - 1,
                            part - usize::from(part > removed),
                        );
                        let shift = if part > removed { gap.len() } else { 0 };
                        assert_eq!(before.start - shift..before.end - shift, after);
                    }
                }
            }
        }
    }
}
