//! Properties decided by closures.

use std::any::Any;
use std::collections::HashMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use secateur_bundle::Bundle;
use secateur_runner::{
    Baseline, Cancel, Ending, Interrupt, Key, Rate, RunError, Statistics, Test, TestRun, Usage,
    lock,
};

use crate::Error;
use crate::error::Panic;

/// Closure that returns `true` for interesting candidates.
pub(crate) type Ask<'a> = Box<dyn Fn(&Bundle) -> bool + Sync + 'a>;

/// Test that calls a closure on the threads of the driver.
pub(crate) struct Closure<'a> {
    ask: Ask<'a>,
    interrupt: Interrupt,
    /// Panics by candidate. The search decides if one counts: a panic on an unneeded speculative
    /// candidate must not fail the session, or the outcome would depend on the number of jobs.
    panics: Mutex<HashMap<Key, Panic>>,
}

/// Number of calls on the original, which reveal most random closures.
const RUNS: usize = 2;

/// Signal number of a stop requested by the program: SIGTERM.
pub(crate) const STOPPED: i32 = 15;

/// Exit status of a Rust process that panicked.
const PANICKED: i32 = 101;

impl<'a> Closure<'a> {
    pub(crate) fn new(ask: Ask<'a>, interrupt: Interrupt) -> Self {
        Self { ask, interrupt, panics: Mutex::default() }
    }

    /// Returns the panic on the candidate with this key.
    pub(crate) fn panic_at(&self, key: Key) -> Option<Panic> {
        lock(&self.panics).get(&key).cloned()
    }

    pub(crate) fn stop(&self) {
        self.interrupt.trigger(STOPPED);
    }

    /// Tests the original.
    pub(crate) fn check(
        &self,
        original: &Bundle,
        statistics: &mut Statistics,
    ) -> Result<Baseline, Error> {
        let mut elapsed = Duration::ZERO;
        let mut interesting = 0;
        for _ in 0..RUNS {
            let run = self.ask(original);
            statistics.record(&run, original.bytes());
            elapsed = elapsed.max(run.elapsed);
            interesting += usize::from(run.ending.outcome().is_interesting());
            if let Some(panic) = self.panic_at(Key::of(original)) {
                return Err(Error::panicked(panic, original));
            }
        }
        match interesting {
            RUNS => {}
            0 => return Err(Error::NotInteresting),
            _ => return Err(Error::Unsteady),
        }
        let rate = Rate { interesting, runs: RUNS };
        Ok(Baseline { rate, elapsed, peak: Usage::default(), hang: None, named: Vec::new() })
    }

    fn ask(&self, bundle: &Bundle) -> TestRun {
        let started = Instant::now();
        let answer = panic::catch_unwind(AssertUnwindSafe(|| (self.ask)(bundle)));
        let status = match answer {
            Ok(is_interesting) => i32::from(!is_interesting),
            Err(panic) => {
                let panic = Panic { message: message(&*panic), candidate: bundle.clone() };
                lock(&self.panics).insert(Key::of(bundle), panic);
                PANICKED
            }
        };
        TestRun::of(Ending::Exited(status), started.elapsed())
    }
}

impl Test for Closure<'_> {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        Ok(match self.interrupt.signal() {
            Some(_) => TestRun::of(Ending::Interrupted, Duration::ZERO),
            None if cancel.is_requested() => TestRun::of(Ending::Cancelled, Duration::ZERO),
            None => self.ask(bundle),
        })
    }

    fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }
}

/// Returns the message of a panic.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".to_owned())
}
