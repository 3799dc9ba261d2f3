//! W_ddmin, weighted delta debugging.
//!
//! Xintong Zhou, Zhenyang Xu, Mengxiao Zhang, Yongqiang Tian and Chengnian Sun, *WDD: Weighted Delta Debugging*, ICSE
//! 2025, Algorithm 1. ddmin whose parts are cut evenly by weight rather than by count.
//!
//! - **Minimality**: 1-minimal, also for property tests that are not monotone.
//! - **Queries**: at most n² + 5n for n elements. A pass that deletes one of k parts asks at most 2k queries, and the
//!   list has at least k elements: n² - n for all of them, the last sweep's included. Passes without success ask 4
//!   queries per cut of a part; each cut parts elements for good, so there are fewer than n. A subset that passes
//!   deletes all other parts, which pay for the queries before it: n. The last sweep asks n.
//! - **Deviations**
//!   - The whole list is not asked, neither at the start nor where one part is all that is left; nor is the empty list,
//!     its complement.
//!   - Of two cuts that are equally even, the earlier is taken; the paper leaves it open.

use std::ops::Range;
use std::sync::Arc;

use crate::config::index_to_element;
use crate::{Config, Proposer, Query, QueryKind, Run, Weights};

/// The state of a W_ddmin run.
#[derive(Clone, Debug)]
pub struct WDdmin {
    weights: Weights,
    /// The list that the parts are ranges of. Parts vanish as a whole, so the ranges hold until a subset passes.
    list: Arc<[u32]>,
    parts: Arc<Vec<Range<usize>>>,
    phase: Phase,
    /// Which part of the phase is being asked about, or which element of the original list in the last phase.
    at: usize,
    /// Of how many leading parts the deletion was tried before this pass, since the parts were cut.
    tried: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Subsets,
    Complements,
    /// The paper's `ensureOneMinimal`: every element that is left, alone.
    Singles,
}

impl WDdmin {
    /// A run over a list of elements of these weights.
    ///
    /// # Panics
    ///
    /// When the length of the list does not fit into 32 bits.
    #[must_use]
    pub fn start(weights: &Weights) -> Run<Self> {
        let mut state = Self {
            weights: weights.clone(),
            list: Config::full(weights.len()).elements(),
            parts: Arc::new(Vec::new()),
            phase: Phase::Subsets,
            at: 0,
            tried: 0,
        };
        state.cut_whole_list();
        Run::new(weights.len(), state)
    }

    /// Starts over with the list as the only part, already cut once.
    fn cut_whole_list(&mut self) {
        self.parts = Arc::new(std::iter::once(0..self.list.len()).collect());
        self.cut_parts();
    }

    /// Cuts every part in two. A part of one element is a part no more; the element stays in the list.
    fn cut_parts(&mut self) {
        let halves = self.parts.iter().filter(|part| part.len() > 1).flat_map(|part| {
            let cut = self.most_even_cut(part);
            [part.start..cut, cut..part.end]
        });
        self.parts = Arc::new(halves.collect());
        self.tried = 0;
        self.restart();
    }

    /// Where to cut a part of at least two elements so that its halves weigh as nearly the same as possible.
    fn most_even_cut(&self, part: &Range<usize>) -> usize {
        let weight = |at: usize| u128::from(self.weights.of(self.list[at] as usize));
        let total: u128 = part.clone().map(weight).sum();
        let mut left = weight(part.start);
        let mut difference = total.abs_diff(2 * left);
        for cut in part.start + 1..part.end - 1 {
            left += weight(cut);
            // The difference falls until the middle is passed and rises from there on.
            if total.abs_diff(2 * left) >= difference {
                return cut;
            }
            difference = total.abs_diff(2 * left);
        }
        part.end - 1
    }

    fn part(&self) -> &[u32] {
        &self.list[self.parts[self.at].clone()]
    }

    fn keep_part_only(&mut self) {
        self.list = self.part().into();
        self.cut_whole_list();
    }

    /// Goes back to the first of the parts, or on to the last phase if none is left.
    fn restart(&mut self) {
        self.phase = if self.parts.is_empty() { Phase::Singles } else { Phase::Subsets };
        self.at = 0;
    }
}

impl Proposer for WDdmin {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        if self.phase == Phase::Subsets && self.at == 0 && self.part().len() == best.len() {
            // The only part, and all of the list: it passed already, as the complement of the others.
            self.keep_part_only();
        }
        if self.phase != Phase::Singles && self.at == self.parts.len() {
            if self.phase == Phase::Subsets {
                self.phase = Phase::Complements;
                self.at = 0;
            } else {
                self.cut_parts();
            }
        }
        let (config, kind) = match self.phase {
            Phase::Subsets => (best.only(self.part()), QueryKind::Subset),
            Phase::Complements if self.at < self.tried => {
                (best.without(self.part()), QueryKind::Revisit)
            }
            Phase::Complements => (best.without(self.part()), QueryKind::Complement),
            Phase::Singles => {
                self.at = best.next_kept(self.at)?;
                // Every element was a part of its own once.
                (best.without(&[index_to_element(self.at)]), QueryKind::Revisit)
            }
        };
        Some(Query { config, kind, expected: None })
    }

    fn learn(&mut self, is_interesting: bool) {
        if !is_interesting {
            self.at += 1;
            return;
        }
        match self.phase {
            Phase::Subsets => self.keep_part_only(),
            Phase::Complements => {
                Arc::make_mut(&mut self.parts).remove(self.at);
                // The parts before this one were tried; if this one was among them, there is one fewer.
                self.tried = if self.at < self.tried { self.tried - 1 } else { self.at };
                self.restart();
            }
            Phase::Singles => self.at = 0,
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
