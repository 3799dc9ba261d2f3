//! Other failures than the preserved one, found during a reduction.
//!
//! Tests report them, but only candidates whose outcome the search needs count. The same failures
//! are thus found for every number of jobs.

use std::collections::HashMap;

use secateur_bundle::Bundle;
use secateur_runner::{Event, Key, Observer, Runner, TestRun, other_failure};
use secateur_signature::Signature;

/// Maximum number of failures kept.
const FAILURES_MAX: usize = 20;
/// Maximum number of failures remembered from speculative tests.
const AHEAD_MAX: usize = 10_000;

/// Other failure found during a reduction.
#[derive(Clone, Debug)]
pub struct OtherFailure {
    /// Key that distinguishes the failure from others.
    pub key: String,
    /// Description for the user.
    pub words: String,
    /// Number of candidates that showed the failure.
    pub count: u64,
    /// Smallest of these candidates.
    pub smallest: Bundle,
}

/// Observer that collects other failures, each with its smallest candidate.
pub struct Gathering<'a> {
    /// Runner of the tests; `None` collects nothing.
    runner: Option<&'a Runner>,
    /// Exit status of a script for another failure.
    status: Option<i32>,
    ahead: HashMap<Key, Signature>,
    observer: &'a mut dyn Observer,
    /// Failures in the order of discovery.
    pub failures: Vec<OtherFailure>,
}

impl<'a> Gathering<'a> {
    /// Collects failures from tests by `runner`, if it is given, and passes events on to
    /// `observer`. `status` is the exit status of a script for other failures.
    pub fn new(
        runner: Option<&'a Runner>,
        status: Option<i32>,
        observer: &'a mut dyn Observer,
    ) -> Self {
        Self { runner, status, ahead: HashMap::new(), observer, failures: Vec::new() }
    }

    fn hear(&mut self, bundle: &Bundle, run: &TestRun) {
        let Some(runner) = self.runner else { return };
        let name = runner.supervisor().file_name();
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
