//! How long a test may take, as long as its candidate can be tested again.
//!
//! Tests become faster as what they test becomes smaller. So a test is waited for as long as fits those that were interesting
//! lately, instead of the original. One that takes longer is [cut short](crate::Ending::CutShort), which decides nothing: before the
//! run ends, its candidate has all the time that the limits allow.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use crate::lock::lock;

/// How many interesting tests are looked back at: few, as half of a large input may be gone at once. And how much longer than any
/// of them a test may take.
const RECENT: usize = 3;
const FACTOR: u32 = 10;
/// The least that a test may take: on a busy machine, anything may stand still for that long.
const TIME_MIN: Duration = Duration::from_secs(3);

/// How much less than all the time it has to be: of hangs, about half are tested again, with all of it.
const GAIN_MIN: u32 = 2;

/// How long a test may take now.
#[derive(Debug)]
pub(super) struct Patience {
    /// Never less than this.
    least: Duration,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Whether tests are cut short.
    is_fitted: bool,
    /// The time of the last interesting tests, the latest last.
    recent: VecDeque<Duration>,
    /// The longest of all interesting tests.
    slowest: Duration,
}

impl Patience {
    /// For tests that may always take as long as `least`.
    pub(super) fn new(least: Duration) -> Self {
        Self { least: least.max(TIME_MIN), state: Mutex::default() }
    }

    /// Whether tests are cut short from now on. Gives whether they were before.
    pub(super) fn fit(&self, is_fitted: bool) -> bool {
        std::mem::replace(&mut lock(&self.state).is_fitted, is_fitted)
    }

    /// An interesting test took so long.
    pub(super) fn learn(&self, elapsed: Duration) {
        let mut state = lock(&self.state);
        state.slowest = state.slowest.max(elapsed);
        state.recent.push_back(elapsed);
        if state.recent.len() > RECENT {
            state.recent.pop_front();
        }
    }

    /// How long a test may take now that may take no longer than `all`.
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
