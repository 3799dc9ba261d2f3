//! ddmin, the delta debugging algorithm.
//!
//! Andreas Zeller and Ralf Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, IEEE
//! Transactions on Software Engineering 28(2), 2002. The form is the one that Zhou et al. restate
//! in *WDD: Weighted Delta Debugging* (ICSE 2025).
//!
//! - **Minimality**: 1-minimal, even if the test is not monotone.
//! - **Queries**: at most n² + 5n for n elements, including repeated ones. Zeller and Hildebrandt
//!   give n² + 3n, which is right only if n is a power of two. Otherwise the granularities 2, 4, …,
//!   2ᵏ < n and n cost up to 6n instead of their 4n: for 9 elements some outcomes lead to 116
//!   queries. The tests compute the worst case.
//! - **Deviations**: none. The full list and the empty list are never queried; a list of fewer than
//!   two elements ends at once. Repeated configurations are proposed again, because the driver has
//!   a cache.

use std::ops::Range;
use std::sync::Arc;

use crate::{Config, Proposer, Query, QueryKind, Run};

/// State of a ddmin run.
#[derive(Clone, Debug)]
#[doc(alias = "dd")]
pub struct Ddmin {
    /// Remaining elements, in ascending order.
    list: Arc<[u32]>,
    /// Number of contiguous parts of the list.
    granularity: usize,
    sweep: Sweep,
    /// Index of the part under test.
    part: usize,
    /// Number of leading parts whose deletion an earlier sweep has tried at this granularity.
    tried: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Sweep {
    Subsets,
    Complements,
}

impl Ddmin {
    /// Starts a run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// If `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize) -> Run<Self> {
        let list = Config::full(len).elements();
        Run::new(len, Self { list, granularity: 2, sweep: Sweep::Subsets, part: 0, tried: 0 })
    }

    fn bounds(&self) -> Range<usize> {
        even_part(self.list.len(), self.granularity, self.part)
    }
}

impl Proposer for Ddmin {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        if self.part == self.granularity {
            match self.sweep {
                Sweep::Subsets => self.sweep = Sweep::Complements,
                Sweep::Complements if self.granularity == self.list.len() => return None,
                Sweep::Complements => {
                    self.granularity = (2 * self.granularity).min(self.list.len());
                    self.sweep = Sweep::Subsets;
                    self.tried = 0;
                }
            }
            self.part = 0;
        }
        let part = &self.list[self.bounds()];
        let (config, kind) = match self.sweep {
            Sweep::Subsets => (best.only(part), QueryKind::Subset),
            Sweep::Complements if self.part < self.tried => {
                (best.without(part), QueryKind::Revisit)
            }
            Sweep::Complements => (best.without(part), QueryKind::Complement),
        };
        Some(Query { config, kind, expected: None })
    }

    fn learn(&mut self, is_interesting: bool) {
        if !is_interesting {
            self.part += 1;
            return;
        }
        let bounds = self.bounds();
        match self.sweep {
            Sweep::Subsets => {
                self.list = self.list[bounds].into();
                self.granularity = 2;
                self.tried = 0;
            }
            Sweep::Complements => {
                self.list = [&self.list[..bounds.start], &self.list[bounds.end..]].concat().into();
                // The remaining parts keep their bounds. The parts before this one were tried; if
                // this one was among them, there is one fewer. Only the last of two parts is
                // divided again.
                self.tried = match self.granularity {
                    2 => 0,
                    _ if self.part < self.tried => self.tried - 1,
                    _ => self.part,
                };
                self.granularity = (self.granularity - 1).max(2);
            }
        }
        self.sweep = Sweep::Subsets;
        self.part = 0;
    }
}

/// Returns the bounds of one of `granularity` equal parts of a list.
///
/// Part i has (remaining elements) / (remaining parts) elements, rounded down, so later parts may
/// have one more.
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
                    let removed_range = even_part(len, granularity, removed);
                    for part in (0..granularity).filter(|&part| part != removed) {
                        let before = even_part(len, granularity, part);
                        let after = even_part(
                            len - removed_range.len(),
                            granularity - 1,
                            part - usize::from(part > removed),
                        );
                        let shift = if part > removed { removed_range.len() } else { 0 };
                        assert_eq!(before.start - shift..before.end - shift, after);
                    }
                }
            }
        }
    }
}
