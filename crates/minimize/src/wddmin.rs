//! W_ddmin, weighted delta debugging.
//!
//! Xintong Zhou, Zhenyang Xu, Mengxiao Zhang, Yongqiang Tian and Chengnian Sun, *WDD: Weighted
//! Delta Debugging*, ICSE 2025, Algorithm 1. ddmin with parts of equal weight instead of equal
//! length.
//!
//! - **Minimality**: 1-minimal, even if the test is not monotone.
//! - **Queries**: at most n² + 5n for n elements. A sweep that deletes one of k parts asks at most
//!   2k queries, and the list has at least k elements: n² - n for all of them, including those of
//!   the last sweep. Sweeps without success ask 4 queries per division of a part. Each division
//!   separates elements for good, so there are fewer than n. An interesting subset deletes all
//!   other parts, which pay for the queries before it: n. The last sweep asks n.
//! - **Deviations**
//!   - The full list is not queried, neither at the start nor when one part is all that remains;
//!     nor is the empty list, its complement.
//!   - The earlier of two equally even divisions is taken; the paper leaves this open.

use std::ops::Range;
use std::sync::Arc;

use crate::config::index_to_element;
use crate::{Config, Proposer, Query, QueryKind, Run, Weights};

/// State of a W_ddmin run.
#[derive(Clone, Debug)]
pub struct WDdmin {
    weights: Weights,
    /// List that the parts are ranges of. Parts are only removed in full, so the ranges are valid
    /// until a subset is interesting.
    list: Arc<[u32]>,
    parts: Arc<Vec<Range<usize>>>,
    sweep: Sweep,
    /// Index of the part under test; in the last sweep, the element under test.
    cursor: usize,
    /// Number of leading parts whose deletion an earlier sweep has tried since the last division.
    tried: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Sweep {
    Subsets,
    Complements,
    /// The paper's `ensureOneMinimal`: each remaining element alone.
    Singles,
}

impl WDdmin {
    /// Starts a run over elements with these weights.
    ///
    /// # Panics
    ///
    /// If the length of the list does not fit into 32 bits.
    #[must_use]
    pub fn start(weights: &Weights) -> Run<Self> {
        let mut state = Self {
            weights: weights.clone(),
            list: Config::full(weights.len()).elements(),
            parts: Arc::new(Vec::new()),
            sweep: Sweep::Subsets,
            cursor: 0,
            tried: 0,
        };
        state.cut_list();
        Run::new(weights.len(), state)
    }

    /// Restarts with the list as the only part, already divided once.
    fn cut_list(&mut self) {
        self.parts = Arc::new(std::iter::once(0..self.list.len()).collect());
        self.cut_parts();
    }

    /// Divides every part in two. A part of one element is removed from the parts; the element
    /// stays in the list.
    fn cut_parts(&mut self) {
        let halves = self.parts.iter().filter(|part| part.len() > 1).flat_map(|part| {
            let cut = self.most_even_cut(part);
            [part.start..cut, cut..part.end]
        });
        self.parts = Arc::new(halves.collect());
        self.tried = 0;
        self.restart();
    }

    /// Returns the position that divides a part of at least two elements into halves of most equal
    /// weight.
    fn most_even_cut(&self, part: &Range<usize>) -> usize {
        let weight = |index: usize| u128::from(self.weights.of(self.list[index] as usize));
        let total: u128 = part.clone().map(weight).sum();
        let lefts = part.clone().scan(0, |left, index| {
            *left += weight(index);
            Some(*left)
        });
        let cuts = (part.start + 1..part.end).zip(lefts);
        cuts.min_by_key(|(_, left)| total.abs_diff(2 * left)).map_or(part.end, |(cut, _)| cut)
    }

    fn part(&self) -> &[u32] {
        &self.list[self.parts[self.cursor].clone()]
    }

    fn keep_part_only(&mut self) {
        self.list = self.part().into();
        self.cut_list();
    }

    /// Returns to the first part, or starts the last sweep if no part remains.
    fn restart(&mut self) {
        self.sweep = if self.parts.is_empty() { Sweep::Singles } else { Sweep::Subsets };
        self.cursor = 0;
    }
}

impl Proposer for WDdmin {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        if self.sweep == Sweep::Subsets && self.cursor == 0 && self.part().len() == best.len() {
            // This part is the full list. It was interesting already, as the complement of the
            // others.
            self.keep_part_only();
        }
        if self.sweep != Sweep::Singles && self.cursor == self.parts.len() {
            if self.sweep == Sweep::Subsets {
                self.sweep = Sweep::Complements;
                self.cursor = 0;
            } else {
                self.cut_parts();
            }
        }
        let (config, kind) = match self.sweep {
            Sweep::Subsets => (best.only(self.part()), QueryKind::Subset),
            Sweep::Complements if self.cursor < self.tried => {
                (best.without(self.part()), QueryKind::Revisit)
            }
            Sweep::Complements => (best.without(self.part()), QueryKind::Complement),
            Sweep::Singles => {
                self.cursor = best.next_kept(self.cursor)?;
                // Every element was a part on its own before.
                (best.without(&[index_to_element(self.cursor)]), QueryKind::Revisit)
            }
        };
        Some(Query { config, kind, expected: None })
    }

    fn learn(&mut self, is_interesting: bool) {
        if !is_interesting {
            self.cursor += 1;
            return;
        }
        match self.sweep {
            Sweep::Subsets => self.keep_part_only(),
            Sweep::Complements => {
                Arc::make_mut(&mut self.parts).remove(self.cursor);
                // The parts before this one were tried; if this one was among them, there is one
                // fewer.
                self.tried = if self.cursor < self.tried { self.tried - 1 } else { self.cursor };
                self.restart();
            }
            Sweep::Singles => self.cursor = 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cuts(weights: &[u64], times: usize) -> Vec<Vec<u64>> {
        let mut state = WDdmin::start(&Weights::new(weights.iter().copied())).proposer;
        (1..times).for_each(|_| state.cut_parts());
        state.parts.iter().map(|part| weights[part.clone()].to_vec()).collect()
    }

    #[test]
    fn the_paper_s_list_is_cut_as_the_paper_cuts_it() {
        let sums = |times| -> Vec<u64> {
            cuts(&[5, 8, 7, 7, 8, 16, 25, 6], times).iter().map(|part| part.iter().sum()).collect()
        };
        assert_eq!(sums(1), [35, 47]);
        assert_eq!(sums(2), [20, 15, 16, 31]);
    }

    #[test]
    fn a_part_is_cut_where_the_weights_are_closest_and_on_a_tie_at_the_earlier_place() {
        for (weights, halves) in [
            (&[1, 1][..], [&[1][..], &[1]]),
            (&[1, 1, 1], [&[1], &[1, 1]]),
            (&[1, 2, 1], [&[1], &[2, 1]]),
            (&[9, 1, 1], [&[9], &[1, 1]]),
            (&[1, 1, 9], [&[1, 1], &[9]]),
            (&[3, 3, 3, 3], [&[3, 3], &[3, 3]]),
            (&[u64::MAX, u64::MAX, u64::MAX, u64::MAX], [&[u64::MAX; 2], &[u64::MAX; 2]]),
        ] {
            assert_eq!(cuts(weights, 1), halves, "{weights:?}");
        }
    }

    #[test]
    fn a_part_of_one_element_leaves_the_parts() {
        assert_eq!(cuts(&[9, 1, 1], 2), [[1], [1]]);
        assert_eq!(cuts(&[9, 1, 1], 3), Vec::<Vec<u64>>::new());
    }
}
