//! Adaptive time limit of tests that can be repeated.
//!
//! Tests become faster as candidates become smaller, so the limit follows recent interesting tests
//! instead of the original. A test that exceeds it is [cut short](crate::Ending::CutShort), which
//! decides nothing. Before the run ends, its candidate is tested again with the full limit.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use crate::lock::lock;

/// Number of recent interesting tests considered, and the limit relative to the slowest of them.
/// The number is small because half of a large input may disappear at once.
const RECENT: usize = 3;
const FACTOR: u32 = 10;
/// Minimum limit: on a busy machine, any process may stall for this long.
const TIME_MIN: Duration = Duration::from_secs(3);

/// Minimum gain over the full limit, as a divisor: about half of all hangs are tested again with
/// the full limit.
const GAIN_MIN: u32 = 2;

/// Adaptive time limit.
#[derive(Debug)]
pub(super) struct Patience {
    /// Minimum limit.
    least: Duration,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Set while tests are cut short.
    is_fitted: bool,
    /// Times of recent interesting tests, latest last.
    recent: VecDeque<Duration>,
    /// Longest time of all interesting tests.
    slowest: Duration,
}

impl Patience {
    /// Creates a limit that is at least `least`.
    pub(super) fn new(least: Duration) -> Self {
        Self { least: least.max(TIME_MIN), state: Mutex::default() }
    }

    /// Sets if tests are cut short, and returns the previous setting.
    pub(super) fn fit(&self, is_fitted: bool) -> bool {
        std::mem::replace(&mut lock(&self.state).is_fitted, is_fitted)
    }

    /// Records the time of an interesting test.
    pub(super) fn learn(&self, elapsed: Duration) {
        let mut state = lock(&self.state);
        state.slowest = state.slowest.max(elapsed);
        state.recent.push_back(elapsed);
        if state.recent.len() > RECENT {
            state.recent.pop_front();
        }
    }

    /// Returns the current limit, at most `all`.
    pub(super) fn time(&self, all: Duration) -> Duration {
        let state = lock(&self.state);
        match state.recent.iter().max() {
            Some(recent) if state.is_fitted => {
                let fitted = recent.saturating_mul(FACTOR).max(state.slowest).max(self.least);
                if fitted <= all / GAIN_MIN { fitted } else { all }
            }
            _ => all,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn the_time_follows_what_was_interesting_lately_within_its_bounds() {
        let patience = Patience::new(Duration::ZERO);
        let all = 80 * SECOND;
        patience.learn(4 * SECOND);
        assert_eq!(patience.time(all), all, "it is not fitted yet");
        patience.fit(true);
        assert_eq!(patience.time(all), 40 * SECOND);
        assert_eq!(patience.time(79 * SECOND), 79 * SECOND, "that would save too little");
        (1..RECENT).for_each(|_| patience.learn(SECOND / 50));
        assert_eq!(
            patience.time(all),
            40 * SECOND,
            "the slow one is among those that are looked at"
        );
        patience.learn(SECOND / 50);
        assert_eq!(patience.time(all), 4 * SECOND, "what was accepted once has time");
        patience.fit(false);
        assert_eq!(patience.time(all), all);
    }

    #[test]
    fn there_is_a_least_time() {
        for (least, expected) in [(Duration::ZERO, TIME_MIN), (5 * SECOND, 5 * SECOND)] {
            let patience = Patience::new(least);
            patience.fit(true);
            assert_eq!(patience.time(50 * SECOND), 50 * SECOND, "nothing is known");
            patience.learn(SECOND / 50);
            assert_eq!(patience.time(50 * SECOND), expected);
        }
    }
}
