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

#[derive(Clone)]
struct Test {
    number: u64,
    cancel: Arc<Cancel>,
    followers: Arc<Mutex<Followers>>,
}

/// A test that is to run.
struct Job {
    candidate: Question,
    number: u64,
}

/// What runs on the same thread as soon as a test has ended: after an uninteresting and after an interesting outcome.
type Followers = [Option<Job>; 2];

/// A test that has ended.
pub(crate) struct Ended {
    pub(crate) candidate: Question,
    pub(crate) run: thread::Result<Result<TestRun, RunError>>,
    /// Counted from the first test, because the same candidate may be tested again while a cancelled test of it
    /// is still ending.
    number: u64,
    /// What runs now instead.
    follower: Option<(Key, Test)>,
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

    pub(crate) fn start(&mut self, candidate: Question) -> std::io::Result<()> {
        let key = candidate.key;
        let job = self.job(candidate);
        let test = Test::new(job.number)?;
        let wanted = test.clone();
        let (oracle, sender) = (self.oracle, self.sender.clone());
        self.threads.run(move || {
            let mut next = Some((job, test));
            while let Some((Job { candidate, number }, test)) = next {
                // A panic here would otherwise leave the driver waiting for ever.
                let run = panic::catch_unwind(AssertUnwindSafe(|| {
                    oracle.decide_for_now(&candidate.bundle, &test.cancel)
                }));
                // If it cannot be started here, the driver will try, and say why.
                next = test.take_follower(&run).and_then(|job| {
                    let test = Test::new(job.number).ok()?;
                    Some((job, test))
                });
                let follower = next.as_ref().map(|(job, test)| (job.candidate.key, test.clone()));
                // The driver does not listen any more when the run is over.
                let _ = sender.send(Ended { candidate, run, number, follower });
                if next.is_none() {
                    oracle.tidy();
                }
            }
        })?;
        self.wanted.insert(key, wanted);
        Ok(())
    }

    fn job(&mut self, candidate: Question) -> Job {
        self.started += 1;
        Job { candidate, number: self.started }
    }

    /// Has a candidate tested as soon as the test of `key` has this outcome: on a busy machine it takes a while until the
    /// driver has heard of it, and a thread of the driver. If the test has ended already, nothing comes of it.
    pub(crate) fn follow(&mut self, key: Key, outcome: Outcome, next: Question) {
        let job = self.job(next);
        if let Some(test) = self.wanted.get(&key) {
            lock(&test.followers)[usize::from(outcome.is_interesting())] = Some(job);
        }
    }

    /// Tells all tests to end but those that are to be kept.
    pub(crate) fn retain(&mut self, is_kept: impl Fn(Key) -> bool) {
        let ending = self.wanted.extract_if(|&key, _| !is_kept(key));
        self.ending += ending.map(|(_, test)| test.end()).count();
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
        let is_wanted =
            self.wanted.get(&ended.candidate.key).is_some_and(|test| test.number == ended.number);
        if is_wanted {
            self.wanted.remove(&ended.candidate.key);
        } else {
            self.ending -= 1;
        }
        match ended.follower.take() {
            Some((key, test)) if is_wanted && !self.wanted.contains_key(&key) => {
                _ = self.wanted.insert(key, test)
            }
            Some((_, test)) => {
                test.end();
                self.ending += 1;
            }
            None => {}
        }
        Some(ended)
    }
}

impl Test {
    fn new(number: u64) -> std::io::Result<Self> {
        Ok(Self { number, cancel: Arc::new(Cancel::new()?), followers: Arc::default() })
    }

    /// What is to run after such a run.
    fn take_follower(&self, run: &thread::Result<Result<TestRun, RunError>>) -> Option<Job> {
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
