//! Goals: a search ends early when its result is small enough, or when tests remove too little.
//!
//! The decision depends on the candidates and their outcomes alone, as in any search. It is thus
//! the same for every number of jobs, and in a run that resumes.

use std::collections::{HashSet, VecDeque};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_minimize::{Outcome, Search};

use crate::round::Proposal;

/// Conditions that end a search early, each optional.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Goal {
    /// Size of a result that is small enough.
    pub size: Option<SizeGoal>,
    /// Minimum pace of a search that continues.
    pub pace: Option<Pace>,
}

/// Size of a result that is small enough: `500` tokens, or `10%` of the tokens of the input.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SizeGoal {
    /// Maximum number of tokens.
    Tokens(u64),
    /// Maximum share of the tokens of the input, in percent.
    Percent(f64),
}

/// Pace of a search that ends, such as `1%/200`: the last `tests` candidates removed at most
/// `percent` of the tokens that were left before them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    pub percent: f64,
    pub tests: u64,
}

/// Text that is not a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GoalError {
    /// Not a [`SizeGoal`].
    #[error(
        "expected a share of the input above 0% and below 100%, such as 10%, or a number of tokens \
         of at least 1, such as 500"
    )]
    Size,
    /// Not a [`Pace`].
    #[error(
        "expected a share and a number of tests, such as 1%/200: from 0% to below 100%, and at \
         least 1 test"
    )]
    Pace,
}

impl Goal {
    /// Returns `true` if the goal is to try everything.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

impl SizeGoal {
    /// Returns the maximum number of tokens of a result if the input has `tokens`.
    #[must_use]
    pub fn tokens_max(self, tokens: u64) -> u64 {
        match self {
            Self::Tokens(tokens) => tokens,
            Self::Percent(percent) => (tokens as f64 * percent / 100.0) as u64,
        }
    }
}

impl FromStr for SizeGoal {
    type Err = GoalError;

    fn from_str(text: &str) -> Result<Self, GoalError> {
        let size = match text.strip_suffix('%') {
            Some(_) => percent(text).filter(|&percent| percent > 0.0).map(Self::Percent),
            None => text.parse().ok().filter(|&tokens| tokens > 0).map(Self::Tokens),
        };
        size.ok_or(GoalError::Size)
    }
}

impl fmt::Display for SizeGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tokens(tokens) => write!(f, "{tokens}"),
            Self::Percent(percent) => write!(f, "{percent}%"),
        }
    }
}

impl FromStr for Pace {
    type Err = GoalError;

    fn from_str(text: &str) -> Result<Self, GoalError> {
        let (share, tests) = text.split_once('/').ok_or(GoalError::Pace)?;
        let tests = tests.parse().ok().filter(|&tests| tests > 0);
        let pace = percent(share).zip(tests).map(|(percent, tests)| Self { percent, tests });
        pace.ok_or(GoalError::Pace)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%/{}", self.percent, self.tests)
    }
}

/// Parses a share such as `10%` or `0.5 %`, from 0 % to below 100 %.
fn percent(text: &str) -> Option<f64> {
    let percent = text.strip_suffix('%')?.trim_end().parse().ok()?;
    (0.0..100.0).contains(&percent).then_some(percent)
}

/// Counts the tokens of a bundle.
pub type CountTokens = Arc<dyn Fn(&Bundle) -> u64 + Send + Sync>;

/// A search that ends when it reaches a goal.
#[derive(Clone)]
pub struct Until<B> {
    search: Box<dyn Search<Candidate = Proposal, Best = B>>,
    next: Option<Proposal>,
    tokens_max: Option<u64>,
    pace: Option<PaceCheck>,
    count: CountTokens,
    /// Tokens of the smallest result so far.
    tokens: u64,
    has_ended_early: bool,
}

/// Progress of the latest candidates.
#[derive(Clone)]
struct PaceCheck {
    pace: Pace,
    /// Number of different candidates so far.
    tests: u64,
    /// Number of candidates before each of the latest results, and the tokens before it.
    results: VecDeque<(u64, u64)>,
    seen: Seen,
}

/// Set of hashes that is cheap to clone.
#[derive(Clone, Default)]
struct Seen {
    /// Disjoint sets, each at least twice as large as the next one.
    older: Vec<Arc<HashSet<u128>>>,
    latest: HashSet<u128>,
}

/// Maximum number of hashes that a clone copies.
const LATEST_MAX: usize = 32;

impl<B> Until<B> {
    /// Creates the search `search` of an input of `tokens` that ends at `goal`.
    #[must_use]
    pub fn new(
        search: Box<dyn Search<Candidate = Proposal, Best = B>>,
        goal: Goal,
        tokens: u64,
        count: CountTokens,
    ) -> Self {
        let tokens_max = goal.size.map(|size| size.tokens_max(tokens));
        let (results, seen) = (VecDeque::new(), Seen::default());
        let pace = goal.pace.map(|pace| PaceCheck { pace, tests: 0, results, seen });
        let (next, has_ended_early) = (None, false);
        let mut until = Self { search, next, tokens_max, pace, count, tokens, has_ended_early };
        until.settle();
        until
    }

    /// Proposes the next candidate, unless a goal is reached.
    fn settle(&mut self) {
        self.next = self.search.candidate();
        let is_small = self.tokens_max.is_some_and(|max| self.tokens <= max);
        let is_slow = self.pace.as_ref().is_some_and(|pace| pace.is_slow(self.tokens));
        if self.next.is_some() && (is_small || is_slow) {
            (self.next, self.has_ended_early) = (None, true);
        }
    }
}

impl PaceCheck {
    /// Records the outcome for a candidate, which may be known already. `before` and `after` are
    /// the tokens of the results.
    fn record(&mut self, hash: u128, before: u64, after: u64) {
        if after < before {
            self.results.push_back((self.tests, before));
        }
        self.tests += u64::from(self.seen.insert(hash));
        let start = self.tests.saturating_sub(self.pace.tests);
        while self.results.front().is_some_and(|&(tests, _)| tests < start) {
            self.results.pop_front();
        }
    }

    /// Returns `true` if the latest candidates removed too little. `tokens` is the current size.
    fn is_slow(&self, tokens: u64) -> bool {
        let before = self.results.front().map_or(tokens, |&(_, tokens)| tokens);
        let removed = before.saturating_sub(tokens);
        self.tests >= self.pace.tests && removed as f64 * 100.0 <= self.pace.percent * before as f64
    }
}

impl Seen {
    /// Adds a hash. Returns `true` if it is new.
    fn insert(&mut self, hash: u128) -> bool {
        if self.older.iter().any(|set| set.contains(&hash)) || !self.latest.insert(hash) {
            return false;
        }
        if self.latest.len() >= LATEST_MAX {
            let mut set = std::mem::take(&mut self.latest);
            while let Some(older) = self.older.pop_if(|older| older.len() < 2 * set.len()) {
                set.extend(older.iter());
            }
            self.older.push(Arc::new(set));
        }
        true
    }
}

impl<B: Clone + 'static> Search for Until<B> {
    type Candidate = Proposal;
    type Best = B;

    fn candidate(&self) -> Option<Proposal> {
        self.next.clone()
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(proposal) = self.next.take() else { return };
        self.search.observe(outcome);
        let before = self.tokens;
        if outcome.is_interesting() {
            // A larger text is interesting, but is not kept.
            self.tokens = before.min((self.count)(&proposal.bundle));
        }
        if let Some(pace) = &mut self.pace {
            pace.record(proposal.bundle.hash(), before, self.tokens);
        }
        self.settle();
    }

    fn best(&self) -> B {
        self.search.best()
    }

    fn has_ended_early(&self) -> bool {
        self.has_ended_early
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(percent: f64, tests: u64) -> PaceCheck {
        let (results, seen) = (VecDeque::new(), Seen::default());
        PaceCheck { pace: Pace { percent, tests }, tests: 0, results, seen }
    }

    #[test]
    fn a_search_is_slow_once_the_latest_tests_removed_too_little() {
        let mut check = check(10.0, 3);
        check.record(1, 100, 80);
        check.record(2, 80, 75);
        assert!(!check.is_slow(75), "two of three tests");
        check.record(3, 75, 75);
        assert!(!check.is_slow(75), "a quarter in the first three tests");
        check.record(4, 75, 75);
        assert!(check.is_slow(75), "from 80 to 75 in the last three");
    }

    #[test]
    fn candidates_that_are_known_already_do_not_count() {
        let mut check = check(0.0, 2);
        for _ in 0..5 {
            check.record(1, 9, 9);
        }
        assert!(!check.is_slow(9));
        check.record(2, 9, 9);
        assert!(check.is_slow(9));
    }

    #[test]
    fn goals_are_read_and_written() {
        for (text, size) in [
            ("500", SizeGoal::Tokens(500)),
            ("10%", SizeGoal::Percent(10.0)),
            ("0.5%", SizeGoal::Percent(0.5)),
        ] {
            assert_eq!((text.parse(), &*size.to_string()), (Ok(size), text));
        }
        for text in ["", "0", "0%", "100%", "101%", "-1", "-1%", "nan%", "%", "1.5", "few", "1%%"] {
            assert_eq!(text.parse::<SizeGoal>(), Err(GoalError::Size), "{text}");
        }
        assert_eq!("1%/200".parse(), Ok(Pace { percent: 1.0, tests: 200 }));
        assert_eq!("0 %/1".parse(), Ok(Pace { percent: 0.0, tests: 1 }));
        for text in ["", "1%", "200", "1/200", "1%/0", "100%/5", "-1%/5", "1%/-5", "1%/few"] {
            assert_eq!(text.parse::<Pace>(), Err(GoalError::Pace), "{text}");
        }
    }

    #[test]
    fn a_set_knows_all_its_hashes_in_few_parts() {
        let mut seen = Seen::default();
        assert!((0..10_000).all(|hash| seen.insert(hash)));
        assert!(!(0..10_000).any(|hash| seen.insert(hash)));
        assert!(seen.older.len() < 20 && seen.latest.len() < LATEST_MAX);
    }
}
