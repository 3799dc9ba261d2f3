//! Why a run took so long: when things went, and what the time in tests went to, with a remedy.

use std::time::Duration;

use secateur_runner::{Ending, Event, Observer, TestRun};
use secateur_session::{counted, grouped};

use crate::{Measure, Size};

/// From how many tests on there is anything to say.
const TESTS_MIN: u64 = 50;
/// From which share of the time on, in percent, something is worth a remedy.
const PERCENT_MIN: u64 = 25;
/// A test that takes less is mostly the start of its processes.
const SHORT: Duration = Duration::from_millis(30);
/// From how many tests on an oracle is worth its while.
const TESTS_MANY: u64 = 2000;

/// Takes note of what the time in tests goes to, and of when tokens go.
pub struct Why {
    measure: Measure,
    before: Size,
    /// The tests by then, and the tokens that were left, at each success.
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
    /// Nothing has happened yet, and the input has this size. A test that stays needs no oracle in its place.
    #[must_use]
    pub fn new(before: Size, measure: Measure, is_oracle: bool) -> Self {
        let (successes, spent) = (Vec::new(), Spent::default());
        Self {
            measure,
            before,
            successes,
            tests: 0,
            all: spent,
            invalid: spent,
            timed_out: spent,
            is_oracle,
        }
    }

    fn percent(&self, spent: Spent) -> u64 {
        (spent.time.as_micros() * 100).checked_div(self.all.time.as_micros()).unwrap_or_default()
            as u64
    }

    /// What a user may want to do in another way.
    #[must_use]
    pub fn remedies(&self) -> Vec<String> {
        let mut remedies = Vec::new();
        if self.all.runs < TESTS_MIN {
            return remedies;
        }
        for (spent, what) in [
            (
                self.timed_out,
                "tests that did not end in their time: a shorter --timeout makes the run faster, if no interesting candidate takes \
                 as long",
            ),
            (
                self.invalid,
                "candidates that are not valid: a cheaper --valid before it, such as one that only checks the syntax, refuses most \
                 of them sooner",
            ),
        ] {
            let (percent, runs) = (self.percent(spent), counted(spent.runs, "run"));
            if percent >= PERCENT_MIN {
                remedies.push(format!("{percent} % of the time in tests, {runs}, went to {what}"));
            }
        }
        let each = self
            .all
            .time
            .checked_div(u32::try_from(self.all.runs).unwrap_or(u32::MAX))
            .unwrap_or_default();
        if self.all.runs >= TESTS_MANY && each < SHORT && !self.is_oracle {
            remedies.push(format!(
                "a test takes {} ms, most of which may be the start of its processes: a program that stays, --oracle, needs no \
                 start",
                each.as_millis()
            ));
        }
        remedies
    }

    /// All that there is to say: when tokens went, and what follows.
    #[must_use]
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
                "Of the tokens that are gone, half were gone after {half} of {}, 90 % after {most}, the last after {last}",
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
                    // Of what is larger, nothing is kept.
                    let least = self.successes.last().map_or(self.before.tokens, |(_, left)| *left);
                    self.successes
                        .push((self.tests, Size::of(bundle, &self.measure).tokens.min(least)));
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
                .starts_with("30 % of the time in tests, 30 runs, went to candidates that are not")
        );
        assert!(
            remedies([10, 90, 0])
                .starts_with("90 % of the time in tests, 90 runs, went to tests that did not end")
        );
        assert!(remedies([0, 0, 2000]).starts_with("a test takes 10 ms"));
    }
}
