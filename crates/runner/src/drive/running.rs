//! The running tests.

use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use secateur_minimize::Outcome;

use super::Threads;
use super::speculation::Proposal;
use crate::property::{RunError, Test};
use crate::supervise::{Cancel, TestRun};
use crate::{Key, lock};

/// The running tests, each on a thread.
pub(crate) struct Running<'scope, 'env> {
    threads: Threads<'scope, 'env>,
    test: &'scope dyn Test,
    /// Tests that may be needed.
    wanted: HashMap<Key, Arc<TestHandle>>,
    /// Number of cancelled tests that have not ended yet.
    ending: usize,
    sender: Sender<FinishedTest>,
    receiver: Receiver<FinishedTest>,
}

/// Handle of a test, distinguished from others by its address: a candidate may be tested again
/// while a cancelled test of it is still ending.
struct TestHandle {
    cancel: Cancel,
    followers: Mutex<Followers>,
}

/// Candidates whose tests may follow on the same thread: after an uninteresting and after an
/// interesting outcome.
type Followers = [Option<Proposal>; 2];

pub(crate) struct FinishedTest {
    pub(crate) candidate: Proposal,
    pub(crate) run: thread::Result<Result<TestRun, RunError>>,
    handle: Arc<TestHandle>,
    /// Test that started on the same thread.
    follower: Option<(Key, Arc<TestHandle>)>,
}

impl<'scope, 'env> Running<'scope, 'env> {
    pub(crate) fn new(threads: Threads<'scope, 'env>, test: &'scope dyn Test) -> Self {
        let (sender, receiver) = channel();
        Self { threads, test, wanted: HashMap::new(), ending: 0, sender, receiver }
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
        let handle = TestHandle::new()?;
        let (key, wanted) = (candidate.key, handle.clone());
        let (test, sender) = (self.test, self.sender.clone());
        self.threads.run(move || {
            let mut next = Some((candidate, handle));
            while let Some((candidate, handle)) = next {
                // Without this, a panic would leave the driver waiting forever.
                let run = panic::catch_unwind(AssertUnwindSafe(|| {
                    test.decide_for_now(&candidate.bundle, &handle.cancel)
                }));
                // If this fails, the driver tries again and reports the error.
                let follower = handle.take_follower(&run);
                next = follower.and_then(|next| Some((next, TestHandle::new().ok()?)));
                let follower = next.as_ref().map(|(next, handle)| (next.key, handle.clone()));
                // The driver no longer receives when the run is over.
                let _ = sender.send(FinishedTest { candidate, run, handle, follower });
                if next.is_none() {
                    test.tidy();
                }
            }
        })?;
        self.wanted.insert(key, wanted);
        Ok(())
    }

    /// Schedules a test to start as soon as the test of `key` has this outcome.
    ///
    /// On a busy machine the driver and its thread take a while to react. Does nothing if the test
    /// has ended already.
    pub(crate) fn follow(&self, key: Key, outcome: Outcome, next: Proposal) {
        if let Some(handle) = self.wanted.get(&key) {
            lock(&handle.followers)[usize::from(outcome.is_interesting())] = Some(next);
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
            .is_some_and(|handle| Arc::ptr_eq(handle, &ended.handle));
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
    fn new() -> std::io::Result<Arc<Self>> {
        Ok(Arc::new(Self { cancel: Cancel::new()?, followers: Mutex::default() }))
    }

    /// Returns the candidate to test after `run`.
    fn take_follower(&self, run: &thread::Result<Result<TestRun, RunError>>) -> Option<Proposal> {
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
