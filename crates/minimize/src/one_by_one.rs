//! One by one: every element alone, from the start after every success.
//!
//! The last phase of W_ddmin (Zhou et al., *WDD: Weighted Delta Debugging*, ICSE 2025, Algorithm 1,
//! `ensure_one_minimal`) as an algorithm of its own: what turns the result of an algorithm that is 1-minimal only for
//! monotone property tests into one that is 1-minimal for all.
//!
//! - **Minimality**: 1-minimal, also for property tests that are not monotone.
//! - **Queries**: at most n(n + 1)/2 for n elements, and n when nothing can go.
//! - **Deviations**: an element is not asked about when it is the last one, as no algorithm asks about the empty list.

use std::sync::Arc;

use crate::{Config, Proposer, Query, QueryKind, Run};

/// The state of a run that tries each element alone.
#[derive(Clone, Debug)]
pub struct OneByOne {
    /// The elements that are left, ascending.
    list: Arc<[u32]>,
    at: usize,
    has_deleted: bool,
}

impl OneByOne {
    /// A run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// When `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize) -> Run<Self> {
        Run::new(len, Self { list: Config::full(len).elements(), at: 0, has_deleted: false })
    }
}

impl Proposer for OneByOne {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        let element = self.list.get(self.at..=self.at)?;
        let kind = if self.has_deleted { QueryKind::Revisit } else { QueryKind::Complement };
        Some(Query { config: best.without(element), kind, expected: None })
    }

    fn learn(&mut self, is_interesting: bool) {
        if is_interesting {
            self.list = [&self.list[..self.at], &self.list[self.at + 1..]].concat().into();
            self.at = 0;
            self.has_deleted = true;
        } else {
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Search, minimize};

    #[test]
    fn a_success_starts_over() {
        let mut asked = Vec::new();
        let kept = minimize(OneByOne::start(4), |config| {
            asked.push(config.iter().collect::<Vec<_>>());
            // Element 0 can go only after 2 has gone.
            config.contains(3) && (config.contains(0) || !config.contains(2))
        });
        assert_eq!(kept.iter().collect::<Vec<_>>(), [3]);
        let expected = [&[1, 2, 3][..], &[0, 2, 3], &[2, 3], &[0, 3], &[3]];
        assert_eq!(asked, expected);
    }

    #[test]
    fn lists_of_no_and_one_element_end_at_once() {
        assert!(OneByOne::start(0).candidate().is_none());
        assert!(OneByOne::start(1).candidate().is_none());
    }
}
