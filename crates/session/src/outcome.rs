//! What comes of a session, and what it tells on the way.

use std::fmt::Display;
use std::time::Duration;

use secateur_bundle::Bundle;
use secateur_runner::{Event, Key, Observer, Statistics};

use crate::closure::Closure;
use crate::error::Panic;

/// What came of a session.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The smallest input found that has the property.
    pub best: Bundle,
    /// How the session ended.
    pub stop: Stop,
    /// Tests whose outcome was needed, those on the input and on the result included. The same for every number of jobs.
    pub tests: u64,
    /// Candidates that were answered without a test, because the same candidate had been tested before.
    pub cache_hits: u64,
    /// Tests that ran ahead of the search and were not needed.
    pub wasted: u64,
    /// How long it took.
    pub elapsed: Duration,
}

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stop {
    /// Nothing that is tried takes anything more away.
    Finished,
    /// A [`Stopper`](crate::Stopper) stopped it.
    Stopped,
    /// There was no time left.
    OutOfTime,
    /// There were no tests left.
    OutOfTests,
    /// The property did not hold of the result when it was asked once more: it does not say the same each time.
    NotReproduced,
}

/// What happens in a session.
#[non_exhaustive]
pub enum Progress<'a> {
    /// The search was told about a candidate. The sequence of these is the same for every number of jobs.
    Answered {
        /// Whether the candidate has the property.
        is_interesting: bool,
        /// Where the search is, for a person to read.
        place: &'a dyn Display,
    },
    /// A smaller input was found that has the property.
    Improved {
        /// The input.
        best: &'a Bundle,
        /// How many tests that took.
        tests: u64,
    },
    /// The search has ended, and its result is about to be tested once more.
    Verifying,
}

impl Outcome {
    pub(crate) fn new(
        stop: secateur_runner::Stop,
        best: Bundle,
        statistics: &Statistics,
        elapsed: Duration,
    ) -> Self {
        use secateur_runner::Stop as Driven;
        let stop = match stop {
            Driven::Finished => Stop::Finished,
            Driven::Interrupted { .. } => Stop::Stopped,
            Driven::OutOfTime { .. } => Stop::OutOfTime,
            Driven::OutOfTests => Stop::OutOfTests,
            Driven::NotReproduced { .. } => Stop::NotReproduced,
        };
        let &Statistics { tests, cache_hits, wasted, .. } = statistics;
        Self { best, stop, tests, cache_hits, wasted, elapsed }
    }
}

/// The closure of a library that wants to know what happens.
pub(crate) type Listener<'a> = Box<dyn FnMut(&Progress<'_>) + 'a>;

/// Passes on what happens, and ends the run when a closure has panicked at a candidate that the search needed.
pub(crate) struct Watch<'a, 'b> {
    pub(crate) listener: Option<Listener<'a>>,
    pub(crate) closure: Option<&'b Closure<'b>>,
    /// The first.
    pub(crate) panic: Option<Panic>,
}

impl Watch<'_, '_> {
    /// The panic that has ended the run, if one has: at a candidate, or when `best` was tested once more.
    pub(crate) fn into_panic(self, best: &Bundle) -> Option<Panic> {
        self.panic.or_else(|| self.closure?.panic_at(Key::of(best)))
    }
}

impl Observer for Watch<'_, '_> {
    fn observe(&mut self, event: &Event<'_>) {
        if let (Event::Committed { key, .. }, Some(closure), None) =
            (event, self.closure, &self.panic)
        {
            self.panic = closure.panic_at(*key);
            if self.panic.is_some() {
                closure.stop();
            }
        }
        let progress = match *event {
            Event::Committed { outcome, place, .. } => {
                Progress::Answered { is_interesting: outcome.is_interesting(), place }
            }
            Event::Improved { bundle, statistics, .. } => {
                Progress::Improved { best: bundle, tests: statistics.tests }
            }
            Event::Verifying => Progress::Verifying,
            Event::Testing { .. }
            | Event::Running { .. }
            | Event::Tested { .. }
            | Event::Noted { .. } => return,
        };
        if let Some(listener) = &mut self.listener {
            listener(&progress);
        }
    }
}
