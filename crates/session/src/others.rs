//! Failures other than the one that is preserved, which candidates show on the way.
//!
//! Tests tell of them; only those count of which the search is told the outcome, so that the same are found for every number of
//! jobs.

use std::collections::HashMap;

use secateur_bundle::Bundle;
use secateur_runner::{Event, Key, Observer, Runner, TestRun, other_failure};
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

/// Hears how tests end and which candidates the search is told about, and keeps the smallest of each other failure.
pub struct Gathering<'a> {
    runner: &'a Runner,
    /// How a script exits that has met another failure.
    status: Option<i32>,
    ahead: HashMap<Key, Signature>,
    observer: &'a mut dyn Observer,
    /// In the order in which they were met.
    pub failures: Vec<OtherFailure>,
}

impl<'a> Gathering<'a> {
    /// Of tests by `runner`, whose property may be a script that exits with this status for other failures. Tells `observer`
    /// what happens.
    pub fn new(runner: &'a Runner, status: Option<i32>, observer: &'a mut dyn Observer) -> Self {
        Self { runner, status, ahead: HashMap::new(), observer, failures: Vec::new() }
    }

    fn hear(&mut self, bundle: &Bundle, run: &TestRun) {
        let name = self.runner.supervisor().file_name();
        if let Some(signature) = other_failure(run, bundle.files()[0].text(), name, self.status)
            && self.ahead.len() < AHEAD_MAX
        {
            self.ahead.insert(Key::of(bundle), signature);
        }
    }

    fn keep(&mut self, bundle: &Bundle, signature: &Signature) {
        let (key, has_room) = (signature.key(), self.failures.len() < FAILURES_MAX);
        match self.failures.iter_mut().find(|failure| failure.key == key) {
            Some(failure) => {
                failure.count += 1;
                if bundle.bytes() < failure.smallest.bytes() {
                    failure.smallest = bundle.clone();
                }
            }
            None if has_room => {
                let (words, smallest) = (signature.to_string(), bundle.clone());
                self.failures.push(OtherFailure { key, words, count: 1, smallest });
            }
            None => {}
        }
    }
}

impl Observer for Gathering<'_> {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Tested { run, bundle } => self.hear(bundle, run),
            Event::Committed { key, bundle, .. } => {
                if let Some(signature) = self.ahead.remove(key) {
                    self.keep(bundle, &signature);
                }
            }
            _ => {}
        }
        self.observer.observe(event);
    }
}
