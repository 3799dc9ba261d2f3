//! The tests that run at one time.

use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use secateur_bundle::Bundle;

use super::odds::Traits;
use super::threads::Threads;
use crate::key::Key;
use crate::property::{Oracle, RunError};
use crate::supervise::{Cancel, TestRun};

/// The tests that run at one time, each on a thread.
pub(crate) struct Running<'scope, 'env> {
    threads: Threads<'scope, 'env>,
    oracle: &'scope dyn Oracle,
    /// The tests whose outcomes are wanted.
    wanted: HashMap<Key, Test>,
    /// How many tests have been told to end and have not yet.
    ending: usize,
    started: u64,
    sender: Sender<Ended>,
    receiver: Receiver<Ended>,
}

struct Test {
    number: u64,
    cancel: Arc<Cancel>,
}

/// A test that has ended.
pub(crate) struct Ended {
    pub(crate) key: Key,
    pub(crate) traits: Traits,
    pub(crate) run: thread::Result<Result<TestRun, RunError>>,
    /// Counted from the first test, because the same candidate may be tested again while a cancelled test of it
    /// is still ending.
    number: u64,
}

impl<'scope, 'env> Running<'scope, 'env> {
    pub(crate) fn new(threads: Threads<'scope, 'env>, oracle: &'scope dyn Oracle) -> Self {
        let (sender, receiver) = channel();
        Self { threads, oracle, wanted: HashMap::new(), ending: 0, started: 0, sender, receiver }
    }

    /// How many tests have a thread.
    pub(crate) fn count(&self) -> usize {
        self.wanted.len() + self.ending
    }

    /// Whether a test of this candidate runs that has not been cancelled.
    pub(crate) fn contains(&self, key: Key) -> bool {
        self.wanted.contains_key(&key)
    }

    pub(crate) fn start(&mut self, key: Key, traits: Traits, bundle: Bundle) -> std::io::Result<()> {
        self.started += 1;
        let number = self.started;
        let cancel = Arc::new(Cancel::new()?);
        let test = Test { number, cancel: cancel.clone() };
        let (oracle, sender) = (self.oracle, self.sender.clone());
        self.threads.run(move || {
            // A panic here would otherwise leave the driver waiting for ever.
            let run = panic::catch_unwind(AssertUnwindSafe(|| oracle.decide(&bundle, &cancel)));
            // The driver does not listen any more when the run is over.
            let _ = sender.send(Ended { key, traits, run, number });
        })?;
        self.wanted.insert(key, test);
        Ok(())
    }

    /// Tells all tests to end but those that are to be kept.
    pub(crate) fn retain(&mut self, is_kept: impl Fn(Key) -> bool) {
        let ending = self.wanted.extract_if(|&key, _| !is_kept(key));
        self.ending += ending.map(|(_, test)| test.cancel.request()).count();
    }

    /// Waits for a test to end, at most until `deadline`.
    pub(crate) fn wait(&mut self, deadline: Option<Instant>) -> Option<Ended> {
        let ended = match deadline {
            // The sender is here too, so that the channel stays open.
            None => self.receiver.recv().ok(),
            Some(deadline) => self.receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())).ok(),
        }?;
        if self.wanted.get(&ended.key).is_some_and(|test| test.number == ended.number) {
            self.wanted.remove(&ended.key);
        } else {
            self.ending -= 1;
        }
        Some(ended)
    }
}
