//! Reasons for a long run: the pace of the reduction, and the use of test time, with remedies.

use std::time::Duration;

use secateur_runner::{Ending, Event, Observer, TestRun};
use secateur_session::{counted, grouped};

use crate::{Measure, Size};

/// Minimum number of tests for any advice.
const TESTS_MIN: u64 = 50;
/// Minimum share of test time, in percent, for a remedy.
const PERCENT_MIN: u64 = 25;
/// A shorter test mostly starts processes.
const SHORT: Duration = Duration::from_millis(30);
/// Minimum number of tests for which an oracle is worthwhile.
const TESTS_MANY: u64 = 2000;

/// Records the use of test time and the pace of the reduction.
pub struct Why {
    measure: Measure,
    before: Size,
    /// Number of tests and of remaining tokens at each success.
    successes: Vec<(u64, u64)>,
    tests: u64,
    all: Spent,
    invalid: Spent,
    timed_out: Spent,
    is_oracle: bool,
}

#[derive(Clone, Copy, Default)]
struct Spent {
    runs: u64,
    time: Duration,
}

impl Spent {
    fn add(&mut self, run: &TestRun) {
        self.runs += 1;
        self.time += run.elapsed;
    }
}

impl Why {
    /// Starts without events, for an input of size `before`. A test that is an oracle gets no
    /// advice to use one.
    #[must_use]
    pub fn new(before: Size, measure: Measure, is_oracle: bool) -> Self {
        let (successes, [all, invalid, timed_out]) = (Vec::new(), [Spent::default(); 3]);
        Self { measure, before, successes, tests: 0, all, invalid, timed_out, is_oracle }
    }

    fn percent(&self, spent: Spent) -> u64 {
        (spent.time.as_micros() * 100).checked_div(self.all.time.as_micros()).unwrap_or_default()
            as u64
    }

    /// Returns advice about settings.
    pub fn remedies(&self) -> Vec<String> {
        let mut remedies = Vec::new();
        if self.all.runs < TESTS_MIN {
            return remedies;
        }
        for (spent, advice) in [
            (
                self.timed_out,
                "tests that timed out. A shorter --timeout makes the run faster, \
                 if no interesting candidate takes as long",
            ),
            (
                self.invalid,
                "invalid candidates. A cheaper --valid command first, such as a syntax check, \
                 rejects most of them sooner",
            ),
        ] {
            let (percent, runs) = (self.percent(spent), counted(spent.runs, "run"));
            if percent >= PERCENT_MIN {
                remedies.push(format!("{percent} % of test time ({runs}) went to {advice}"));
            }
        }
        let runs = u32::try_from(self.all.runs).unwrap_or(u32::MAX);
        let each = self.all.time.checked_div(runs).unwrap_or_default();
        if self.all.runs >= TESTS_MANY && each < SHORT && !self.is_oracle {
            remedies.push(format!(
                "A test takes {} ms, probably most of it to start processes. \
                 A persistent test process (--oracle) avoids this",
                each.as_millis()
            ));
        }
        remedies
    }

    /// Returns the pace of the reduction, followed by the remedies.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let left = self.successes.last().map_or(self.before.tokens, |(_, left)| *left);
        let gone = self.before.tokens.saturating_sub(left);
        let after = |percent: u64| {
            let aim = self.before.tokens - gone * percent / 100;
            self.successes.iter().find(|(_, left)| *left <= aim).map_or(0, |(tests, _)| *tests)
        };
        if gone > 0 && self.tests >= TESTS_MIN {
            let [half, most, last] = [after(50), after(90), after(100)].map(grouped);
            lines.push(format!(
                "Half of the removed tokens were gone after {half} of {}, 90 % after {most}, \
                 the last after {last}",
                counted(self.tests, "test")
            ));
        }
        lines.extend(self.remedies());
        lines
    }
}

impl Observer for Why {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Tested { run, .. } => {
                self.all.add(run);
                if run.decider.is_some_and(|decider| decider.is_validity)
                    && run.ending != Ending::Exited(0)
                {
                    self.invalid.add(run);
                }
                if matches!(run.ending, Ending::TimedOut | Ending::CutShort) {
                    self.timed_out.add(run);
                }
            }
            Event::Committed { bundle, outcome, tests, .. } => {
                self.tests += tests;
                if outcome.is_interesting() {
                    // A larger text is interesting, but is not kept.
                    let least = self.successes.last().map_or(self.before.tokens, |(_, left)| *left);
                    let tokens = Size::of(bundle, &self.measure).tokens;
                    self.successes.push((self.tests, tokens.min(least)));
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use secateur_runner::Decider;

    use super::*;

    fn why(invalid: u64, timed_out: u64, others: u64) -> Why {
        let none = Size { bytes: 0, tokens: 100 };
        let bundle = secateur_bundle::Bundle::of_text(*b"");
        let mut why = Why::new(none, Arc::new(move |_| none), false);
        let decider = Some(Decider { ending: Ending::Exited(1), is_validity: true });
        let run = |ending| TestRun::of(ending, Duration::from_millis(10));
        let runs = [
            (invalid, TestRun { decider, ..run(Ending::Exited(1)) }),
            (timed_out, run(Ending::TimedOut)),
            (others, run(Ending::Exited(1))),
        ];
        for (count, run) in runs {
            (0..count).for_each(|_| why.observe(&Event::Tested { run: &run, bundle: &bundle }));
        }
        why
    }

    #[test]
    fn what_takes_much_of_the_time_has_a_remedy() {
        let remedies = |[invalid, timed_out, others]: [u64; 3]| {
            why(invalid, timed_out, others).remedies().join("\n")
        };
        assert_eq!(remedies([10, 10, 80]), "");
        assert_eq!(remedies([30, 10, 9]), "");
        assert!(
            remedies([30, 10, 60])
                .starts_with("30 % of test time (30 runs) went to invalid candidates")
        );
        assert!(
            remedies([10, 90, 0])
                .starts_with("90 % of test time (90 runs) went to tests that timed out")
        );
        assert!(remedies([0, 0, 2000]).starts_with("A test takes 10 ms"));
    }
}
