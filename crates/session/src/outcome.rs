//! Outcomes and progress reports of sessions.

use std::fmt::Display;
use std::time::Duration;

use secateur_bundle::Bundle;
use secateur_runner::{Event, Key, Observer, Statistics};

use crate::closure::Closure;
use crate::error::Panic;

/// Result of a session.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// Smallest input found that has the property.
    pub best: Bundle,
    /// Reason why the session ended.
    pub stop: Stop,
    /// Number of tests with a needed outcome, including those on the input and on the result. It is
    /// the same for every number of jobs.
    pub tests: u64,
    /// Number of candidates answered by the cache.
    pub cache_hits: u64,
    /// Number of speculative tests that were not needed.
    pub wasted: u64,
    /// Duration of the session.
    pub elapsed: Duration,
}

/// Reason why a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stop {
    /// No pass can reduce the input further.
    Finished,
    /// A [`Stopper`](crate::Stopper) stopped the session.
    Stopped,
    /// The time limit was reached.
    OutOfTime,
    /// The maximum number of tests was reached.
    OutOfTests,
    /// The goal was reached. The input can be reduced further.
    Enough,
    /// The result lost the property when it was tested again: the property is flaky.
    NotReproduced,
}

/// Event of a session.
#[non_exhaustive]
pub enum SessionEvent<'a> {
    /// The search received the outcome of a candidate. The sequence of these events is the same for
    /// every number of jobs.
    Answered {
        /// `true` if the candidate has the property.
        is_interesting: bool,
        /// Human-readable position of the search.
        place: &'a dyn Display,
    },
    /// A smaller input with the property was found.
    Improved {
        /// Smaller input.
        best: &'a Bundle,
        /// Number of tests so far.
        tests: u64,
    },
    /// The search has ended, and its result is about to be tested again.
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
            Driven::Enough => Stop::Enough,
            Driven::NotReproduced { .. } => Stop::NotReproduced,
        };
        let &Statistics { tests, cache_hits, wasted, .. } = statistics;
        Self { best, stop, tests, cache_hits, wasted, elapsed }
    }
}

/// Callback of a library for progress events.
pub(crate) type Listener<'a> = Box<dyn FnMut(&SessionEvent<'_>) + 'a>;

/// Observer that passes on events. It ends the run when a closure has panicked on a candidate that
/// the search needed.
pub(crate) struct Watch<'a, 'b> {
    pub(crate) listener: Option<Listener<'a>>,
    pub(crate) closure: Option<&'b Closure<'b>>,
    /// First panic.
    pub(crate) panic: Option<Panic>,
    /// Last interesting candidate before the first panic. The search can be further when it stops.
    pub(crate) best: Option<Bundle>,
}

impl Watch<'_, '_> {
    /// Returns the panic that ended the run, including one from the final test of `best`, with the
    /// best result before it.
    pub(crate) fn into_panic(self, best: &Bundle) -> Option<(Panic, Bundle)> {
        match self.panic {
            Some(panic) => Some((panic, self.best.unwrap_or_else(|| best.clone()))),
            None => Some((self.closure?.panic_at(Key::of(best))?, best.clone())),
        }
    }
}

impl Observer for Watch<'_, '_> {
    fn observe(&mut self, event: &Event<'_>) {
        if let (Event::Committed { key, bundle, outcome, .. }, Some(closure), None) =
            (event, self.closure, &self.panic)
        {
            if outcome.is_interesting() {
                self.best = Some((*bundle).clone());
            }
            self.panic = closure.panic_at(*key);
            if self.panic.is_some() {
                closure.stop();
            }
        }
        let progress = match *event {
            Event::Committed { outcome, place, .. } => {
                SessionEvent::Answered { is_interesting: outcome.is_interesting(), place }
            }
            Event::Improved { bundle, statistics, .. } => {
                SessionEvent::Improved { best: bundle, tests: statistics.tests }
            }
            Event::Verifying => SessionEvent::Verifying,
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
