//! The number of jobs changes only the duration of a run.
#![expect(clippy::unwrap_used, reason = "this is test code")]

#[path = "support/candidate.rs"]
mod candidate;
#[path = "support/trace.rs"]
mod trace;

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use candidate::Candidate;
use proptest::prelude::*;
use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::{Outcome, Search};
use secateur_runner::{
    BestFile, Cancel, DriverConfig, Ending, Event, Interrupt, Key, Limits, Observer, ResultStore,
    RunError, Statistics, Stop, Test, TestRun, drive,
};
use trace::Trace;

/// A random search: its next candidate is drawn from all previous outcomes, and it often repeats a
/// candidate.
#[derive(Clone)]
struct Random {
    state: u64,
    left: u32,
    texts: u64,
    best: String,
}

impl Random {
    fn draw(&self, what: u64) -> u64 {
        mix(self.state ^ mix(what))
    }
}

impl Search for Random {
    type Candidate = Candidate;
    type Best = String;

    fn candidate(&self) -> Option<Candidate> {
        (self.left > 0).then(|| Candidate((self.draw(0) % self.texts).to_string()))
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(Candidate(text)) = self.candidate() else { return };
        if outcome.is_interesting() {
            self.best = text;
        }
        self.state = self.draw(1 + u64::from(outcome.is_interesting()));
        self.left -= 1;
    }

    fn best(&self) -> String {
        self.best.clone()
    }
}

fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// Takes up to two milliseconds and answers according to the text.
struct Uneven {
    salt: u64,
    /// Reciprocal of the fraction of interesting texts.
    rarity: u64,
    interrupt: Interrupt,
    started: Mutex<u64>,
}

impl Uneven {
    fn new(salt: u64, rarity: u64) -> Self {
        let interrupt = Interrupt::new().unwrap();
        Self { salt, rarity, interrupt, started: Mutex::default() }
    }
}

impl Test for Uneven {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let (text, key) = (bundle.text(), Key::of(bundle));
        *self.started.lock().unwrap() += 1;
        let drawn = mix(u64::from_str_radix(&key.to_string()[16..], 16).unwrap() ^ self.salt);
        let ending = match drawn {
            _ if text.is_empty() || drawn.is_multiple_of(self.rarity) => Ending::Exited(0),
            _ if drawn % 10 == 1 => Ending::TimedOut,
            _ => Ending::Exited(1),
        };
        let begins = Instant::now();
        let ends = begins + Duration::from_micros(mix(drawn) % 2000);
        while Instant::now() < ends && !cancel.is_requested() {
            thread::yield_now();
        }
        let ending = if cancel.is_requested() { Ending::Cancelled } else { ending };
        Ok(TestRun::of(ending, begins.elapsed()))
    }

    fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }
}

/// Returns the trace of a run with this many jobs, its result, and the statistics that must not
/// depend on the jobs.
fn run(
    search: &Random,
    test: &Uneven,
    jobs: usize,
    tests_max: Option<u64>,
) -> (Vec<(Key, Outcome)>, String, [u64; 4]) {
    let folder = tempfile::tempdir().unwrap();
    let best_file = BestFile::new(folder.path().join("best")).unwrap();
    let jobs = NonZeroUsize::new(jobs).unwrap();
    let config = DriverConfig {
        original: b"",
        test,
        best_file: &best_file,
        journal: None,
        jobs,
        limits: Limits { tests_max, ..Limits::default() },
    };
    let (mut trace, mut statistics) = (Trace::default(), Statistics::default());
    let started_before = *test.started.lock().unwrap();
    let stop = drive(Box::new(search.clone()), config, &mut trace, &mut statistics).stop;
    assert!(matches!(stop.unwrap(), Stop::Finished) || tests_max.is_some());
    let best = std::fs::read_to_string(best_file.path()).unwrap();
    let Statistics { tests, wasted, rechecks, interesting, unresolved, cache_hits, .. } =
        statistics;
    let started = *test.started.lock().unwrap() - started_before;
    assert_eq!(tests + wasted + rechecks, started, "every test is needed, wasted or a recheck");
    assert!(wasted == 0 || jobs.get() > 1, "one job tests nothing that is not needed");
    (trace.steps, best, [tests, interesting, unresolved, cache_hits])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_search_runs_the_same_with_any_number_of_jobs(
        state in any::<u64>(), left in 1u32..80, texts in 1u64..200, rarity in 1u64..12,
        salt in any::<u64>(), tests_max in 1u64..80,
    ) {
        let search = Random { state, left, texts, best: String::new() };
        let test = Uneven::new(salt, rarity);
        // Serial reference without a driver.
        let (mut plain, mut expected) = (search.clone(), Vec::new());
        while let Some(candidate) = plain.candidate() {
            let run = test.decide(&candidate.as_bundle(), &Cancel::new().unwrap()).unwrap();
            expected.push((Key::of(candidate.as_ref()), run.ending.outcome()));
            plain.observe(run.ending.outcome());
        }
        let serial = run(&search, &test, 1, None);
        let limited = run(&search, &test, 1, Some(tests_max));
        prop_assert!(serial.0.starts_with(&limited.0) && limited.2[0] <= tests_max);
        prop_assert_eq!(&serial.0, &expected);
        prop_assert_eq!(&serial.1, &plain.best());
        for jobs in [2, 8, 32] {
            prop_assert_eq!(&run(&search, &test, jobs, None), &serial, "{} jobs", jobs);
            let parallel = run(&search, &test, jobs, Some(tests_max));
            prop_assert_eq!(&parallel, &limited, "{} jobs, limited", jobs);
        }
    }
}

/// Handles a test late: only when the next has begun, if it begins without the driver.
struct Late<'a> {
    started: &'a Mutex<u64>,
    heard: u64,
    /// Number of tests that began this way.
    early: u64,
}

impl Observer for Late<'_> {
    fn observe(&mut self, event: &Event<'_>) {
        if let Event::Tested { .. } = event {
            self.heard += 1;
            let patience = Instant::now() + Duration::from_millis(100);
            while *self.started.lock().unwrap() == self.heard && Instant::now() < patience {
                thread::yield_now();
            }
            let ahead = *self.started.lock().unwrap() - self.heard;
            assert!(ahead <= 1, "nothing follows before the driver has heard");
            self.early += ahead;
        }
    }
}

#[test]
fn with_one_job_a_test_starts_as_soon_as_the_previous_one_ends() {
    let folder = tempfile::tempdir().unwrap();
    let best_file = BestFile::new(folder.path().join("best")).unwrap();
    let test = Uneven::new(0, 2);
    let mut late = Late { started: &test.started, heard: 0, early: 0 };
    let jobs = NonZeroUsize::MIN;
    let limits = Limits::default();
    let config = DriverConfig {
        original: b"",
        test: &test,
        best_file: &best_file,
        journal: None,
        jobs,
        limits,
    };
    let search = Random { state: 1, left: 40, texts: 1000, best: String::new() };
    drive(Box::new(search), config, &mut late, &mut Statistics::default()).stop.unwrap();
    assert!(late.heard > 30 && late.early > 0, "{} of {}", late.early, late.heard);
}

#[test]
fn a_text_that_is_proposed_many_times_is_tested_once() {
    let search = Random { state: 1, left: 20, texts: 1, best: String::new() };
    // An interesting result is tested once more at the end.
    for (rarity, tests) in [(1, 2), (u64::MAX, 1)] {
        let (trace, _, counts) = run(&search, &Uneven::new(0, rarity), 8, None);
        assert_eq!((trace.len(), counts[0], counts[3]), (20, tests, 19));
    }
}
