//! Skipping of lists.

#[path = "support/trace.rs"]
mod trace;

use std::fmt;
use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use secateur_bundle::Bundle;
use secateur_minimize::{HasProvenance, Outcome, Search};
use secateur_runner::{
    BestFile, Cancel, Continuation, DriverConfig, Ending, Identity, Interrupt, Journal, Limits,
    ResultStore, RunError, Statistics, Stop, Test, TestRun, drive,
};
use trace::Trace;

/// Proposes decreasing numbers from `next`, the last five in another list.
#[derive(Clone)]
struct Countdown {
    next: u32,
    best: u32,
}

struct Candidate(u32);

impl AsRef<[u8]> for Candidate {
    fn as_ref(&self) -> &[u8] {
        // The number is the length of the text.
        &[b'x'; 100][..self.0 as usize]
    }
}

impl HasProvenance for Candidate {}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 > 5 { "the long list" } else { "the short list" })
    }
}

impl Search for Countdown {
    type Candidate = Candidate;
    type Best = Candidate;

    fn candidate(&self) -> Option<Candidate> {
        (self.next > 0).then_some(Candidate(self.next))
    }

    fn observe(&mut self, outcome: Outcome) {
        if outcome.is_interesting() {
            self.best = self.next;
        }
        self.next -= 1;
    }

    fn best(&self) -> Candidate {
        Candidate(self.best)
    }
}

/// Hangs on the long list and then requests to skip it.
struct Endless {
    interrupt: Interrupt,
}

impl Test for Endless {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let text = bundle.text();
        if text.len() > 5 {
            self.interrupt.request_skip();
        }
        while text.len() > 5 && !cancel.is_requested() {
            thread::yield_now();
        }
        let ending = if cancel.is_requested() { Ending::Cancelled } else { Ending::Exited(0) };
        Ok(TestRun::of(ending, Duration::ZERO))
    }

    fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }
}

#[test]
fn a_skipped_list_is_unresolved_also_after_a_resume() {
    let folder = tempfile::tempdir().unwrap();
    let best_file = BestFile::new(folder.path().join("best")).unwrap();
    let run = |jobs| {
        let identity = Identity::default();
        let journal = folder.path().join("journal");
        let mut journal =
            Journal::open(journal, &identity, Continuation::IfPossible, 0o777).unwrap();
        let test = Endless { interrupt: Interrupt::new().unwrap() };
        let config = DriverConfig {
            original: &[b'x'; 26],
            test: &test,
            best_file: &best_file,
            journal: Some(&mut journal),
            jobs: NonZeroUsize::new(jobs).unwrap(),
            limits: Limits::default(),
        };
        let (mut trace, mut statistics) = (Trace::default(), Statistics::default());
        let search = Box::new(Countdown { next: 25, best: 26 });
        let stop = drive(search, config, &mut trace, &mut statistics).stop.unwrap();
        assert_eq!(stop, Stop::Finished);
        (trace.steps, std::fs::read(best_file.path()).unwrap(), statistics)
    };
    let (trace, best, statistics) = run(1);
    assert_eq!(best, b"x");
    // The last test is that of the result.
    assert_eq!((statistics.skipped, statistics.tests), (20, 6));
    assert!(trace[..20].iter().all(|(_, outcome)| *outcome == Outcome::Unresolved));
    for jobs in [1, 4] {
        let (again, best, statistics) = run(jobs);
        assert_eq!((&again, &best[..]), (&trace, &b"x"[..]));
        assert_eq!((statistics.replayed, statistics.skipped, statistics.tests), (25, 0, 1));
    }
}
