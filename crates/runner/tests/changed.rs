//! Tests that reject everything from some time on, because something that they use has changed.
#![expect(clippy::unwrap_used, reason = "this is test code")]

#[path = "support/candidate.rs"]
mod candidate;
#[path = "support/one_by_one.rs"]
mod one_by_one;

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use one_by_one::OneByOne;
use secateur_bundle::Bundle;
use secateur_runner::{
    BestFile, Cancel, Continuation, DriveError, Driven, DriverConfig, Ending, Event, Identity,
    Interrupt, Journal, Limits, Observer, RunError, Statistics, Stop, Test, TestRun, drive,
};

/// Number of needed letters. The search asks about each.
const NEEDED: usize = 600;
/// Number of failures at the end: each needed letter and the blank.
const QUESTIONS: usize = NEEDED + 1;

/// Returns needed letters after unneeded ones. No two neighbours are equal except these.
fn text(unneeded: usize) -> String {
    let needed = ('a'..='w').cycle().take(NEEDED);
    std::iter::repeat_n('x', unneeded).chain(needed).chain([' ']).collect()
}

/// Accepts texts with all needed letters.
struct Fragile {
    /// Number of runs after which an answer can change.
    runs_max: usize,
    /// Texts that stay interesting after that.
    accepted: fn(&str) -> bool,
    runs: Mutex<usize>,
    interrupt: Interrupt,
}

impl Fragile {
    fn new(runs_max: usize, accepted: fn(&str) -> bool) -> Self {
        let interrupt = Interrupt::new().unwrap();
        Self { runs_max, accepted, runs: Mutex::default(), interrupt }
    }
}

impl Test for Fragile {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let mut runs = self.runs.lock().unwrap();
        *runs += 1;
        let tested = str::from_utf8(bundle.text()).unwrap();
        let is_interesting = tested.trim_start_matches('x') == text(0)
            && (*runs <= self.runs_max || (self.accepted)(tested));
        let truth = Ending::Exited(i32::from(!is_interesting));
        let ending = if cancel.is_requested() { Ending::Cancelled } else { truth };
        Ok(TestRun::of(ending, Duration::ZERO))
    }

    fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }
}

struct Nobody;

impl Observer for Nobody {
    fn observe(&mut self, _event: &Event<'_>) {}
}

fn journal(folder: &Path) -> Journal {
    let path = folder.join("journal");
    Journal::open(path, &Identity::default(), Continuation::IfPossible, 0o777).unwrap()
}

/// Reduces a text with three unneeded letters, or continues in `folder`.
fn reduce(test: &Fragile, jobs: usize, folder: &Path) -> (Driven, Statistics) {
    let text = text(3);
    let best_file = BestFile::new(folder.join("best")).unwrap();
    let mut journal = journal(folder);
    let config = DriverConfig {
        original: &text.as_bytes(),
        test,
        best_file: &best_file,
        journal: Some(&mut journal),
        jobs: NonZeroUsize::new(jobs).unwrap(),
        limits: Limits::default(),
    };
    let mut statistics = Statistics::default();
    let search = Box::new(OneByOne { text: text.clone(), next: 0 });
    let driven = drive(search, config, &mut Nobody, &mut statistics);
    (driven, statistics)
}

#[test]
fn a_run_whose_test_rejects_everything_ends_soon_and_can_continue() {
    for (jobs, runs_max) in [(1, 10), (1, 400), (1, 2 + 3 + QUESTIONS), (4, 400)] {
        let folder = tempfile::tempdir().unwrap();
        let broken = Fragile::new(runs_max, |_| false);
        let (driven, _) = reduce(&broken, jobs, folder.path());
        assert!(matches!(driven.stop, Err(DriveError::Changed)), "{:?}", driven.stop);
        assert_eq!(driven.best.text(), text(0).as_bytes());
        let outcomes = journal(folder.path()).outcomes().to_vec();
        assert_eq!(outcomes.iter().filter(|(_, outcome)| outcome.is_interesting()).count(), 3);
        let failures = outcomes.len() - 3;
        let mut proved = 0;
        // The number of speculative tests varies.
        if jobs == 1 {
            let runs = *broken.runs.lock().unwrap();
            assert!(runs <= runs_max + 256 + 21, "{runs} of {runs_max}");
            proved = (runs_max - 3) / 257 * 256;
        }
        assert!((proved..runs_max).contains(&failures), "{failures} of {runs_max}, {jobs}");

        let mended = Fragile::new(usize::MAX, |_| false);
        let (driven, statistics) = reduce(&mended, jobs, folder.path());
        assert_eq!(driven.stop.unwrap(), Stop::Finished);
        assert_eq!(statistics.tests + statistics.replayed, (3 + QUESTIONS + 1) as u64);
        assert!(statistics.replayed >= (3 + proved) as u64, "{statistics:?}");
    }
}

#[test]
fn a_result_that_is_no_longer_interesting_ends_the_run_soon() {
    let folder = tempfile::tempdir().unwrap();
    let flaky = Fragile::new(10, |tested| tested == text(3));
    let (driven, statistics) = reduce(&flaky, 1, folder.path());
    assert!(matches!(driven.stop.unwrap(), Stop::NotReproduced { rate, .. } if rate.runs == 10));
    assert_eq!(driven.best.text(), text(0).as_bytes());
    assert_eq!(statistics.tests, 3 + 256);
}

#[test]
fn proofs_of_a_result_are_not_among_the_counted_tests() {
    for jobs in [1, 4] {
        let folder = tempfile::tempdir().unwrap();
        let test = Fragile::new(usize::MAX, |_| false);
        let (driven, statistics) = reduce(&test, jobs, folder.path());
        assert_eq!(driven.stop.unwrap(), Stop::Finished);
        assert_eq!(statistics.tests, (3 + QUESTIONS + 1) as u64);
        // With several jobs, all other outcomes may be known before a proof is due.
        let proofs_min = if jobs == 1 { 2 } else { 0 };
        assert!((proofs_min..=2).contains(&statistics.rechecks), "{statistics:?}");
    }
}
