//! Failures other than the one that is preserved, which candidates show on the way.
//!
//! Tests tell of them; only those count of which the search is told the outcome, so that the same are found for every number of
//! jobs.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use secateur_bundle::Bundle;
use secateur_runner::{
    Cancel, Event, Interrupt, Key, Observer, Oracle, OutcomeCache, Repetition, RunError, Runner, TestRun, other_failure,
};
use secateur_signature::Signature;

/// How many failures are kept.
const FAILURES_MAX: usize = 20;
/// How many are remembered of tests that may never be needed.
const AHEAD_MAX: usize = 10_000;

/// A failure that was met.
#[derive(Clone, Debug)]
pub struct OtherFailure {
    /// What tells it from others.
    pub key: String,
    /// The same in words.
    pub words: String,
    /// How many candidates have shown it.
    pub count: u64,
    /// The smallest of them.
    pub smallest: Bundle,
}

/// Asks a [`Runner`] about texts, and gathers other failures.
pub struct Others<'a> {
    runner: &'a Runner,
    /// How a script exits that has met another failure.
    status: Option<i32>,
    ahead: Mutex<HashMap<Key, Signature>>,
}

/// Hears which candidates the search was told about, and keeps the smallest of each failure.
pub struct Gathering<'a> {
    others: &'a Others<'a>,
    observer: &'a mut dyn Observer,
    /// In the order in which they were met.
    pub failures: Vec<OtherFailure>,
}

impl<'a> Others<'a> {
    /// Of `runner`, whose property may be a script that exits with this status for other failures.
    #[must_use]
    pub fn new(runner: &'a Runner, status: Option<i32>) -> Self {
        Self { runner, status, ahead: Mutex::default() }
    }

    /// Tells `observer` what happens, and gathers.
    pub fn gathering(&'a self, observer: &'a mut dyn Observer) -> Gathering<'a> {
        Gathering { others: self, observer, failures: Vec::new() }
    }

    fn hear(&self, bundle: &Bundle, run: TestRun) -> TestRun {
        let name = self.runner.supervisor().file_name();
        if let Some(signature) = other_failure(&run, bundle.files()[0].text(), name, self.status) {
            let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
            if ahead.len() < AHEAD_MAX {
                ahead.insert(OutcomeCache::key(bundle), signature);
            }
        }
        run
    }
}

impl Oracle for Others<'_> {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        self.runner.run_once(bundle, cancel)
    }

    fn decide(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        self.runner.decide(bundle, cancel).map(|run| self.hear(bundle, run))
    }

    fn decide_for_now(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        self.runner.decide_for_now(bundle, cancel).map(|run| self.hear(bundle, run))
    }

    fn decide_freshly(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        self.runner.decide_freshly(bundle, cancel)
    }

    fn is_unknown(&self) -> bool {
        self.runner.is_unknown()
    }

    fn prepare(&self, bundle: &Bundle) {
        self.runner.prepare(bundle);
    }

    fn fit_time(&self, is_fitted: bool) -> bool {
        self.runner.fit_time(is_fitted)
    }

    fn tidy(&self) {
        self.runner.tidy();
    }

    fn interrupt(&self) -> &Interrupt {
        self.runner.interrupt()
    }

    fn repetition(&self) -> Repetition {
        self.runner.repetition()
    }
}

impl Observer for Gathering<'_> {
    fn observe(&mut self, event: &Event<'_>) {
        if let Event::Committed { key, bundle, .. } = event {
            let met = self.others.ahead.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
            if let Some(signature) = met {
                let (key, has_room) = (signature.key(), self.failures.len() < FAILURES_MAX);
                match self.failures.iter_mut().find(|failure| failure.key == key) {
                    Some(failure) => {
                        failure.count += 1;
                        if bundle.bytes() < failure.smallest.bytes() {
                            failure.smallest = (*bundle).clone();
                        }
                    }
                    None if has_room => {
                        let (words, smallest) = (signature.to_string(), (*bundle).clone());
                        self.failures.push(OtherFailure { key, words, count: 1, smallest });
                    }
                    None => {}
                }
            }
        }
        self.observer.observe(event);
    }
}
