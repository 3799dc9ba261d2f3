//! The tests that run at one time.

use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use secateur_minimize::Outcome;

use super::speculation::Question;
use super::threads::Threads;
use crate::key::Key;
use crate::lock::lock;
use crate::property::{RunError, Test};
use crate::supervise::{Cancel, TestRun};

/// The tests that run at one time, each on a thread.
pub(crate) struct Running<'scope, 'env> {
    threads: Threads<'scope, 'env>,
    test: &'scope dyn Test,
    /// The tests whose outcomes are wanted.
    wanted: HashMap<Key, TestHandle>,
    /// How many tests have been told to end and have not yet.
    ending: usize,
    started: u64,
    sender: Sender<Ended>,
    receiver: Receiver<Ended>,
}

#[derive(Clone)]
struct TestHandle {
    number: u64,
    cancel: Arc<Cancel>,
    followers: Arc<Mutex<Followers>>,
}

/// A test that is to run.
struct ScheduledTest {
    candidate: Question,
    number: u64,
}

/// What runs on the same thread as soon as a test has ended: after an uninteresting and after an interesting outcome.
type Followers = [Option<ScheduledTest>; 2];

/// A test that has ended.
pub(crate) struct Ended {
    pub(crate) candidate: Question,
    pub(crate) run: thread::Result<Result<TestRun, RunError>>,
    /// Counted from the first test, because the same candidate may be tested again while a cancelled test of it
    /// is still ending.
    number: u64,
    /// What runs now instead.
    follower: Option<(Key, TestHandle)>,
}

impl<'scope, 'env> Running<'scope, 'env> {
    pub(crate) fn new(threads: Threads<'scope, 'env>, test: &'scope dyn Test) -> Self {
        let (sender, receiver) = channel();
        Self { threads, test, wanted: HashMap::new(), ending: 0, started: 0, sender, receiver }
    }

    /// How many tests have a thread.
    pub(crate) fn count(&self) -> usize {
        self.wanted.len() + self.ending
    }

    /// Whether a test of this candidate runs that has not been cancelled.
    pub(crate) fn contains(&self, key: Key) -> bool {
        self.wanted.contains_key(&key)
    }

    pub(crate) fn start(&mut self, candidate: Question) -> std::io::Result<()> {
        let key = candidate.key;
        let scheduled = self.schedule(candidate);
        let handle = TestHandle::new(scheduled.number)?;
        let wanted = handle.clone();
        let (test, sender) = (self.test, self.sender.clone());
        self.threads.run(move || {
            let mut next = Some((scheduled, handle));
            while let Some((ScheduledTest { candidate, number }, handle)) = next {
                // A panic here would otherwise leave the driver waiting for ever.
                let run = panic::catch_unwind(AssertUnwindSafe(|| {
                    test.decide_for_now(&candidate.bundle, &handle.cancel)
                }));
                // If it cannot be started here, the driver will try, and say why.
                next = handle.take_follower(&run).and_then(|scheduled| {
                    let handle = TestHandle::new(scheduled.number).ok()?;
                    Some((scheduled, handle))
                });
                let follower = next
                    .as_ref()
                    .map(|(scheduled, handle)| (scheduled.candidate.key, handle.clone()));
                // The driver does not listen any more when the run is over.
                let _ = sender.send(Ended { candidate, run, number, follower });
                if next.is_none() {
                    test.tidy();
                }
            }
        })?;
        self.wanted.insert(key, wanted);
        Ok(())
    }

    fn schedule(&mut self, candidate: Question) -> ScheduledTest {
        self.started += 1;
        ScheduledTest { candidate, number: self.started }
    }

    /// Has a candidate tested as soon as the test of `key` has this outcome: on a busy machine it takes a while until the
    /// driver has heard of it, and a thread of the driver. If the test has ended already, nothing comes of it.
    pub(crate) fn follow(&mut self, key: Key, outcome: Outcome, next: Question) {
        let scheduled = self.schedule(next);
        if let Some(handle) = self.wanted.get(&key) {
            lock(&handle.followers)[usize::from(outcome.is_interesting())] = Some(scheduled);
        }
    }

    /// Tells all tests to end but those that are to be kept.
    pub(crate) fn retain(&mut self, is_kept: impl Fn(Key) -> bool) {
        let ending = self.wanted.extract_if(|&key, _| !is_kept(key));
        self.ending += ending.map(|(_, handle)| handle.end()).count();
    }

    /// Waits for a test to end, at most until `deadline`.
    pub(crate) fn wait(&mut self, deadline: Option<Instant>) -> Option<Ended> {
        let mut ended = match deadline {
            // The sender is here too, so that the channel stays open.
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
                _ = self.wanted.insert(key, handle)
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

    /// What is to run after such a run.
    fn take_follower(
        &self,
        run: &thread::Result<Result<TestRun, RunError>>,
    ) -> Option<ScheduledTest> {
        let mut followers = std::mem::take(&mut *lock(&self.followers));
        let run = run.as_ref().ok()?.as_ref().ok().filter(|run| run.ending.is_answer())?;
        followers[usize::from(run.ending.outcome().is_interesting())].take()
    }

    /// Tells the test to end, and that nothing follows it.
    fn end(&self) {
        *lock(&self.followers) = Followers::default();
        self.cancel.request();
    }
}
