//! One by one: tests the deletion of each element alone, and restarts after every success.
//!
//! The last phase of W_ddmin (Zhou et al., *WDD: Weighted Delta Debugging*, ICSE 2025, Algorithm 1,
//! `ensure_one_minimal`) as a separate algorithm. It makes the result of any other algorithm
//! 1-minimal, even if the test is not monotone.
//!
//! - **Minimality**: 1-minimal, even if the test is not monotone.
//! - **Queries**: at most n(n + 1)/2 for n elements, and n if nothing can be deleted.
//! - **Deviations**: the last remaining element is not queried, because no algorithm queries the
//!   empty list.

use std::sync::Arc;

use crate::{Config, Proposer, Query, QueryKind, Run};

/// State of a one-by-one run.
#[derive(Clone, Debug)]
pub struct OneByOne {
    /// Remaining elements, in ascending order.
    list: Arc<[u32]>,
    position: usize,
    has_deleted: bool,
}

impl OneByOne {
    /// Starts a run over a list of `len` elements.
    ///
    /// # Panics
    ///
    /// If `len` does not fit into 32 bits.
    #[must_use]
    pub fn start(len: usize) -> Run<Self> {
        Run::new(len, Self { list: Config::full(len).elements(), position: 0, has_deleted: false })
    }
}

impl Proposer for OneByOne {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        let element = self.list.get(self.position..=self.position)?;
        let kind = if self.has_deleted { QueryKind::Revisit } else { QueryKind::Complement };
        Some(Query { config: best.without(element), kind, expected: None })
    }

    fn learn(&mut self, is_interesting: bool) {
        if is_interesting {
            self.list =
                [&self.list[..self.position], &self.list[self.position + 1..]].concat().into();
            self.position = 0;
            self.has_deleted = true;
        } else {
            self.position += 1;
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
            // Element 0 can be deleted only after 2.
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
