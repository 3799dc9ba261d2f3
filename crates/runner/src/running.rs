//! The tests that run at one time.

use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use secateur_bundle::Bundle;

use crate::cache::Key;
use crate::process::TestRun;
use crate::property_test::RunError;
use crate::threads::Threads;
use crate::{Cancel, Interrupt, Repetition};

/// What finds out about a candidate; outside of tests a [`Runner`](crate::Runner). Called from many threads at once.
pub trait Oracle: Sync {
    /// Runs the test on `bundle`, unless `cancel` or the interrupt puts an end to it.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about `bundle`.
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError>;

    /// What tells a run to stop.
    fn interrupt(&self) -> &Interrupt;

    /// How often a candidate is tested.
    fn repetition(&self) -> Repetition {
        Repetition::ONCE
    }

    /// Finds out about `bundle`, with as many runs as the [`repetition`](Self::repetition) asks for: the ending is then the
    /// last run's, which decided, the time is that of all runs together, and the peak the highest of all. A run that was
    /// put an end to is the last.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about `bundle`.
    fn decide(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let mut run = self.run_once(bundle, cancel)?;
        let mut endings = vec![run.ending];
        while run.ending.is_answer() && self.repetition().is_open(&endings) {
            let next = self.run_once(bundle, cancel)?;
            run = TestRun { elapsed: run.elapsed + next.elapsed, peak: run.peak.max(&next.peak), ..next };
            endings.push(run.ending);
        }
        endings.pop();
        Ok(TestRun { earlier: endings, ..run })
    }
}

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

    pub(crate) fn start(&mut self, key: Key, bundle: Bundle) -> std::io::Result<()> {
        self.started += 1;
        let number = self.started;
        let cancel = Arc::new(Cancel::new()?);
        let test = Test { number, cancel: cancel.clone() };
        let (oracle, sender) = (self.oracle, self.sender.clone());
        self.threads.run(move || {
            // A panic here would otherwise leave the driver waiting for ever.
            let run = panic::catch_unwind(AssertUnwindSafe(|| oracle.decide(&bundle, &cancel)));
            // The driver does not listen any more when the run is over.
            let _ = sender.send(Ended { key, run, number });
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
