//! The running tests.

use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use secateur_minimize::Outcome;

use super::speculation::Proposal;
use super::threads::Threads;
use crate::key::Key;
use crate::lock::lock;
use crate::property::{RunError, Test};
use crate::supervise::{Cancel, TestRun};

/// The running tests, each on a thread.
pub(crate) struct Running<'scope, 'env> {
    threads: Threads<'scope, 'env>,
    test: &'scope dyn Test,
    /// Tests that may be needed.
    wanted: HashMap<Key, TestHandle>,
    /// Number of cancelled tests that have not ended yet.
    ending: usize,
    started: u64,
    sender: Sender<FinishedTest>,
    receiver: Receiver<FinishedTest>,
}

#[derive(Clone)]
struct TestHandle {
    number: u64,
    cancel: Arc<Cancel>,
    followers: Arc<Mutex<Followers>>,
}

/// A test to be run.
struct ScheduledTest {
    candidate: Proposal,
    number: u64,
}

/// Tests that may follow on the same thread: after an uninteresting and after an interesting
/// outcome.
type Followers = [Option<ScheduledTest>; 2];

pub(crate) struct FinishedTest {
    pub(crate) candidate: Proposal,
    pub(crate) run: thread::Result<Result<TestRun, RunError>>,
    /// Counted from the first test, because a candidate may be tested again while a cancelled test
    /// of it is still ending.
    number: u64,
    /// Test that started on the same thread.
    follower: Option<(Key, TestHandle)>,
}

impl<'scope, 'env> Running<'scope, 'env> {
    pub(crate) fn new(threads: Threads<'scope, 'env>, test: &'scope dyn Test) -> Self {
        let (sender, receiver) = channel();
        Self { threads, test, wanted: HashMap::new(), ending: 0, started: 0, sender, receiver }
    }

    /// Returns the number of tests that occupy a thread.
    pub(crate) fn count(&self) -> usize {
        self.wanted.len() + self.ending
    }

    /// Returns `true` if a test of this candidate runs and is not cancelled.
    pub(crate) fn contains(&self, key: Key) -> bool {
        self.wanted.contains_key(&key)
    }

    pub(crate) fn start(&mut self, candidate: Proposal) -> std::io::Result<()> {
        let key = candidate.key;
        let scheduled = self.schedule(candidate);
        let handle = TestHandle::new(scheduled.number)?;
        let wanted = handle.clone();
        let (test, sender) = (self.test, self.sender.clone());
        self.threads.run(move || {
            let mut next = Some((scheduled, handle));
            while let Some((ScheduledTest { candidate, number }, handle)) = next {
                // Without this, a panic would leave the driver waiting forever.
                let run = panic::catch_unwind(AssertUnwindSafe(|| {
                    test.decide_for_now(&candidate.bundle, &handle.cancel)
                }));
                // If this fails, the driver tries again and reports the error.
                next = handle.take_follower(&run).and_then(|scheduled| {
                    let handle = TestHandle::new(scheduled.number).ok()?;
                    Some((scheduled, handle))
                });
                let follower = next
                    .as_ref()
                    .map(|(scheduled, handle)| (scheduled.candidate.key, handle.clone()));
                // The driver no longer receives when the run is over.
                let _ = sender.send(FinishedTest { candidate, run, number, follower });
                if next.is_none() {
                    test.tidy();
                }
            }
        })?;
        self.wanted.insert(key, wanted);
        Ok(())
    }

    fn schedule(&mut self, candidate: Proposal) -> ScheduledTest {
        self.started += 1;
        ScheduledTest { candidate, number: self.started }
    }

    /// Schedules a test to start as soon as the test of `key` has this outcome.
    ///
    /// On a busy machine the driver and its thread take a while to react. Does nothing if the test
    /// has ended already.
    pub(crate) fn follow(&mut self, key: Key, outcome: Outcome, next: Proposal) {
        let scheduled = self.schedule(next);
        if let Some(handle) = self.wanted.get(&key) {
            lock(&handle.followers)[usize::from(outcome.is_interesting())] = Some(scheduled);
        }
    }

    /// Cancels all tests except those to be kept.
    pub(crate) fn retain(&mut self, is_kept: impl Fn(Key) -> bool) {
        let ending = self.wanted.extract_if(|&key, _| !is_kept(key));
        self.ending += ending.map(|(_, handle)| handle.end()).count();
    }

    /// Waits for a test to end, at most until `deadline`.
    pub(crate) fn wait(&mut self, deadline: Option<Instant>) -> Option<FinishedTest> {
        let mut ended = match deadline {
            // `self` also owns a sender, so the channel stays open.
            None => self.receiver.recv().ok(),
            Some(deadline) => {
                self.receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())).ok()
            }
        }?;
        let is_wanted = self
            .wanted
            .get(&ended.candidate.key)
            .is_some_and(|handle| handle.number == ended.number);
        if is_wanted {
            self.wanted.remove(&ended.candidate.key);
        } else {
            self.ending -= 1;
        }
        match ended.follower.take() {
            Some((key, handle)) if is_wanted && !self.wanted.contains_key(&key) => {
                _ = self.wanted.insert(key, handle);
            }
            Some((_, handle)) => {
                handle.end();
                self.ending += 1;
            }
            None => {}
        }
        Some(ended)
    }
}

impl TestHandle {
    fn new(number: u64) -> std::io::Result<Self> {
        Ok(Self { number, cancel: Arc::new(Cancel::new()?), followers: Arc::default() })
    }

    /// Returns the test to run after `run`.
    fn take_follower(
        &self,
        run: &thread::Result<Result<TestRun, RunError>>,
    ) -> Option<ScheduledTest> {
        let mut followers = std::mem::take(&mut *lock(&self.followers));
        let run = run.as_ref().ok()?.as_ref().ok().filter(|run| run.ending.is_answer())?;
        followers[usize::from(run.ending.outcome().is_interesting())].take()
    }

    /// Cancels the test and its followers.
    fn end(&self) {
        *lock(&self.followers) = Followers::default();
        self.cancel.request();
    }
}
