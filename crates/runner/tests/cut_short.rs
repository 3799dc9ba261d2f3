//! Tests that are cut short never decide.
#![expect(clippy::unwrap_used, reason = "this is test code")]

#[path = "support/candidate.rs"]
mod candidate;
#[path = "support/one_by_one.rs"]
mod one_by_one;

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use one_by_one::{OneByOne, without};
use proptest::prelude::*;
use secateur_bundle::Bundle;
use secateur_minimize::Outcome;
use secateur_runner::{
    BestFile, Cancel, Continuation, DriverConfig, Ending, Event, Identity, Interrupt, Journal, Key,
    Limits, RunError, Statistics, Stop, Test, TestRun, drive,
};

/// Draws the outcome of a text from its hash: half of the interesting texts are slow, and half of
/// the others hang.
struct Slow {
    salt: u64,
    is_fitted: AtomicBool,
    interrupt: Interrupt,
}

impl Slow {
    fn new(salt: u64) -> Self {
        Self { salt, is_fitted: AtomicBool::new(false), interrupt: Interrupt::new().unwrap() }
    }

    /// Returns the ending of a test with the full time limit, and `true` if it is slow.
    fn truth(&self, text: &str) -> (Ending, bool) {
        if !text.ends_with(' ') {
            return (Ending::Exited(0), false);
        }
        let drawn = u64::from_str_radix(&Key::of(text).to_string()[16..], 16).unwrap() ^ self.salt;
        let drawn = drawn.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let is_slow = drawn & 1 == 0;
        let ending = match drawn >> 1 & 3 {
            0 => Ending::Exited(0),
            1 if is_slow => Ending::TimedOut,
            _ => Ending::Exited(1),
        };
        (ending, is_slow)
    }
}

impl Test for Slow {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let ending = match self.truth(std::str::from_utf8(bundle.text()).unwrap()) {
            _ if cancel.is_requested() => Ending::Cancelled,
            (_, true) if self.is_fitted.load(Ordering::SeqCst) => Ending::CutShort,
            (ending, _) => ending,
        };
        Ok(TestRun::of(ending, Duration::ZERO))
    }

    fn fit_time(&self, is_fitted: bool) -> bool {
        self.is_fitted.swap(is_fitted, Ordering::SeqCst)
    }

    fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }
}

const TEXT: &str = "abcdefghij ";

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 200,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn no_letter_of_a_finished_result_can_be_deleted_even_by_a_slow_test(
        salt: u64, jobs in 1_usize..5,
    ) {
        let folder = tempfile::tempdir().unwrap();
        let best_file = BestFile::new(folder.path().join("best")).unwrap();
        let path = folder.path().join("journal");
        let open = || {
            let identity = Identity::default();
            Journal::open(path.clone(), &identity, Continuation::IfPossible, 0o777).unwrap()
        };
        let test = Slow::new(salt);
        let mut sizes = vec![TEXT.len() as u64];
        let mut journal = open();
        let config = DriverConfig {
            original: &TEXT.as_bytes(),
            test: &test,
            best_file: &best_file,
            journal: Some(&mut journal),
            jobs: NonZeroUsize::new(jobs).unwrap(),
            limits: Limits::default(),
        };
        let mut statistics = Statistics::default();
        let mut observer = |event: &Event<'_>| {
            if let Event::Improved { bundle, .. } = event {
                sizes.push(bundle.bytes());
            }
        };
        let search = Box::new(OneByOne { text: TEXT.to_owned(), next: 0 });
        let driven = drive(search, config, &mut Watch(&mut observer), &mut statistics);
        prop_assert_eq!(driven.stop.unwrap(), Stop::Finished);
        let best = String::from_utf8(driven.best.text().to_vec()).unwrap() + " ";
        for index in 0..best.len() - 1 {
            let (ending, _) = test.truth(&without(&best, index));
            prop_assert_ne!(ending, Ending::Exited(0), "{} without {}", best, index);
        }
        prop_assert!(sizes.is_sorted_by(|before, after| before >= after), "{:?}", sizes);
        let Statistics { cut_short, asked_again, regained, .. } = statistics;
        prop_assert!(regained <= asked_again && asked_again <= cut_short, "{:?}", statistics);
        drop(journal);
        // The journal never contains a candidate only because it was cut short.
        for &(key, outcome) in open().outcomes() {
            if outcome == Outcome::Unresolved {
                prop_assert!(is_one_that_hangs(&test, key), "{}", key);
            }
        }
    }
}

/// Forwards each event.
struct Watch<'a>(&'a mut dyn FnMut(&Event<'_>));

impl secateur_runner::Observer for Watch<'_> {
    fn observe(&mut self, event: &Event<'_>) {
        (self.0)(event);
    }
}

/// Returns `true` if the text with this hash hangs.
fn is_one_that_hangs(test: &Slow, key: Key) -> bool {
    let letters: Vec<_> = TEXT.chars().collect();
    (0..1_u32 << letters.len()).any(|kept| {
        let text: String = (0..letters.len())
            .filter(|index| kept >> index & 1 == 1)
            .map(|index| letters[index])
            .collect();
        Key::of(&text) == key && test.truth(&text).0 == Ending::TimedOut
    })
}
