//! The driver: asks a search for candidates and finds out their outcomes.

use std::fmt::Display;
use std::time::Duration;

use secateur_minimize::{Outcome, Search};

use crate::best_file::{BestFile, BestFileError};
use crate::cache::OutcomeCache;
use crate::process::{Ending, TestRun};
use crate::property_test::{RunError, Runner};

/// What a run has done so far.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// Property tests run, those on the original and on the final result included.
    pub tests: u64,
    /// Of these, interesting.
    pub interesting: u64,
    /// Of these, without an answer.
    pub unresolved: u64,
    /// Candidates that were answered without a test, because the same text had been tested before.
    pub cache_hits: u64,
    /// The time spent in tests.
    pub time_in_tests: Duration,
}

impl Statistics {
    pub(crate) fn record(&mut self, run: &TestRun) {
        let outcome = run.ending.outcome();
        self.tests += 1;
        self.interesting += u64::from(outcome == Outcome::Interesting);
        self.unresolved += u64::from(outcome == Outcome::Unresolved);
        self.time_in_tests += run.elapsed;
    }
}

/// What happens in a run, as it happens.
pub enum Event<'a> {
    /// A candidate was proposed and is about to be tested.
    Testing {
        /// Where the search is.
        place: &'a dyn Display,
        /// What was done before it.
        statistics: &'a Statistics,
    },
    /// A smaller interesting text was found, and is on disk.
    Improved {
        /// The text.
        text: &'a [u8],
        /// Where the search is.
        place: &'a dyn Display,
        /// What was done, this test included.
        statistics: &'a Statistics,
    },
    /// The search has ended, and its result is about to be tested once more.
    Verifying,
}

/// Whoever wants to know what happens in a run.
pub trait Observer {
    /// Takes note of `event`.
    fn observe(&mut self, event: &Event<'_>);
}

/// How a run ended, apart from errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The search has come to its end, and the result was tested once more.
    Finished,
    /// This signal asked to stop. The best result so far is on disk.
    Interrupted {
        /// The signal.
        signal: i32,
    },
    /// The search has come to its end, but the result was not interesting when it was tested once more.
    NotReproduced {
        /// How the test ended.
        ending: Ending,
    },
}

/// What ends a run early. The best result so far is on disk, as far as it could be written.
#[derive(Debug, thiserror::Error)]
pub enum DriveError {
    /// The test could not be run.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The result could not be written.
    #[error(transparent)]
    Save(#[from] BestFileError),
}

/// Drives `search`, which begins with `original`, to its end. What is found is kept in `best_file`, which holds the
/// original from the start.
///
/// # Errors
///
/// When a test cannot be run or the result cannot be written.
pub fn drive<S>(
    search: &mut S,
    original: &[u8],
    runner: &Runner,
    best_file: &BestFile,
    observer: &mut dyn Observer,
    statistics: &mut Statistics,
) -> Result<Stop, DriveError>
where
    S: Search<Candidate: AsRef<[u8]> + Display, Best: AsRef<[u8]>>,
{
    let mut cache = OutcomeCache::default();
    cache.insert(OutcomeCache::key(original), Outcome::Interesting);
    best_file.save(original)?;
    let mut saved = search.best();

    while let Some(candidate) = search.candidate() {
        if let Some(signal) = runner.interrupt().signal() {
            return Ok(Stop::Interrupted { signal });
        }
        let text = candidate.as_ref();
        let key = OutcomeCache::key(text);
        let outcome = match cache.get(key) {
            Some(outcome) => {
                statistics.cache_hits += 1;
                outcome
            }
            None => {
                observer.observe(&Event::Testing { place: &candidate, statistics });
                let run = runner.run(text)?;
                if run.ending == Ending::Interrupted {
                    continue;
                }
                statistics.record(&run);
                cache.insert(key, run.ending.outcome());
                run.ending.outcome()
            }
        };
        search.observe(outcome);
        if outcome.is_interesting() {
            let best = search.best();
            if best.as_ref() != saved.as_ref() {
                best_file.save(best.as_ref())?;
                observer.observe(&Event::Improved { text: best.as_ref(), place: &candidate, statistics });
                saved = best;
            }
        }
    }
    verify(saved.as_ref(), original, runner, observer, statistics)
}

/// Tests the result once more, in a fresh directory and without the cache. The original has been tested already.
fn verify(
    best: &[u8],
    original: &[u8],
    runner: &Runner,
    observer: &mut dyn Observer,
    statistics: &mut Statistics,
) -> Result<Stop, DriveError> {
    if best == original {
        return Ok(Stop::Finished);
    }
    observer.observe(&Event::Verifying);
    let run = runner.run(best)?;
    statistics.record(&run);
    Ok(match (run.ending, runner.interrupt().signal()) {
        (Ending::Interrupted, Some(signal)) => Stop::Interrupted { signal },
        (ending, _) if ending.outcome().is_interesting() => Stop::Finished,
        (ending, _) => Stop::NotReproduced { ending },
    })
}
