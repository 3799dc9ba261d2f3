//! Unconfirmed answers never become results.
#![expect(clippy::unwrap_used, reason = "this is test code")]

#[path = "support/candidate.rs"]
mod candidate;
#[path = "support/one_by_one.rs"]
mod one_by_one;

use std::collections::HashSet;
use std::fs;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::time::Duration;

use one_by_one::{OneByOne, without};
use proptest::prelude::*;
use secateur_bundle::Bundle;
use secateur_minimize::Outcome;
use secateur_runner::{
    BestFile, Cancel, Continuation, DriverConfig, Ending, Event, Identity, Interrupt, Journal, Key,
    Limits, Observer, ResultStore, RunError, Statistics, Stop, Test, TestRun, drive,
};

const TEXT: &str = "abcdefghij ";

/// Accepts every fourth text, drawn from its hash, and occasionally another one until that is
/// noticed.
struct Liar {
    salt: u64,
    /// Reciprocal of the fraction of wrong answers; 0 for none.
    rarity: u64,
    interrupt: Interrupt,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    asked: u64,
    believed: HashSet<Key>,
    lies: u64,
    is_distrusted: bool,
}

impl Liar {
    fn new(salt: u64, rarity: u64) -> Self {
        Self { salt, rarity, interrupt: Interrupt::new().unwrap(), state: Mutex::default() }
    }

    fn draw(&self, number: u64) -> u64 {
        (number ^ self.salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
    }

    fn is_true(&self, text: &[u8]) -> bool {
        let key = u64::from_str_radix(&Key::of(text).to_string()[16..], 16).unwrap();
        text == TEXT.as_bytes() || self.draw(key).is_multiple_of(4)
    }
}

impl Test for Liar {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let truth = Ending::Exited(i32::from(!self.is_true(bundle.text())));
        let ending = if cancel.is_requested() { Ending::Cancelled } else { truth };
        let mut state = self.state.lock().unwrap();
        state.is_distrusted |=
            ending == Ending::Exited(1) && state.believed.contains(&Key::of(bundle));
        Ok(TestRun::of(ending, Duration::ZERO))
    }

    fn decide_for_now(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let mut state = self.state.lock().unwrap();
        state.asked += 1;
        let lies = self.rarity > 0 && self.draw(state.asked).is_multiple_of(self.rarity);
        if state.is_distrusted || cancel.is_requested() || !(lies || self.is_true(bundle.text())) {
            drop(state);
            return self.decide(bundle, cancel);
        }
        state.believed.insert(Key::of(bundle));
        state.lies += u64::from(!self.is_true(bundle.text()));
        Ok(TestRun { is_unconfirmed: true, ..TestRun::of(Ending::Exited(0), Duration::ZERO) })
    }

    fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }
}

/// Records improvements.
#[derive(Default)]
struct Improvements(Vec<Bundle>);

impl Observer for Improvements {
    fn observe(&mut self, event: &Event<'_>) {
        if let Event::Improved { bundle, .. } = event {
            self.0.push((*bundle).clone());
        }
    }
}

/// Returns all subsequences of the text.
fn texts() -> impl Iterator<Item = Vec<u8>> {
    let letters = || TEXT.bytes().enumerate();
    (0..1_u32 << TEXT.len()).map(move |kept| {
        letters().filter(|(index, _)| kept >> index & 1 == 1).map(|(_, letter)| letter).collect()
    })
}

/// Reduces in runs of at most `tests_max` tests, each resuming the previous one. Returns the result
/// and all improvements.
fn reduce(test: &Liar, jobs: usize, tests_max: Option<u64>) -> (String, Vec<Bundle>) {
    let folder = tempfile::tempdir().unwrap();
    let best_file = BestFile::new(folder.path().join("best")).unwrap();
    let mut improvements = Improvements::default();
    let interesting: HashSet<_> =
        texts().filter(|text| test.is_true(text)).map(|text| Key::of(&text)).collect();
    loop {
        let path = folder.path().join("journal");
        let mut journal =
            Journal::open(path, &Identity::default(), Continuation::IfPossible, 0o777).unwrap();
        for &(key, outcome) in journal.outcomes() {
            assert!(outcome != Outcome::Interesting || interesting.contains(&key), "{key}");
        }
        let config = DriverConfig {
            original: &TEXT.as_bytes(),
            test,
            best_file: &best_file,
            journal: Some(&mut journal),
            jobs: NonZeroUsize::new(jobs).unwrap(),
            limits: Limits { tests_max, ..Limits::default() },
        };
        let search = Box::new(OneByOne { text: TEXT.to_owned(), next: 0 });
        let driven = drive(search, config, &mut improvements, &mut Statistics::default());
        let saved = fs::read_to_string(best_file.path()).unwrap();
        assert_eq!(saved.as_bytes(), driven.best.text());
        match driven.stop.unwrap() {
            Stop::Finished => return (saved, improvements.0),
            stop => assert_eq!(stop, Stop::OutOfTests),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn results_are_interesting_and_those_of_a_single_run_are_1_minimal_despite_wrong_answers(
        salt: u64, rarity in 2_u64..12, jobs in 1_usize..5,
        tests_max in proptest::option::of(3_u64..20),
    ) {
        let test = Liar::new(salt, rarity);
        let (result, improvements) = reduce(&test, jobs, tests_max);
        for bundle in improvements {
            prop_assert!(test.is_true(bundle.text()), "{}", String::from_utf8_lossy(bundle.text()));
        }
        prop_assert!(test.is_true(result.as_bytes()));
        // The result of an earlier run stays if a later one, with other answers, reaches only
        // something larger.
        let letters = if tests_max.is_none() { 0..result.len() } else { 0..0 };
        for index in letters {
            let smaller = without(&result, index);
            let is_minimal = !result.ends_with(' ') || !test.is_true(smaller.as_bytes());
            prop_assert!(is_minimal, "{} of {}", smaller, result);
        }
    }

    #[test]
    fn without_wrong_answers_jobs_and_interruptions_do_not_change_the_result(
        salt: u64, jobs in 2_usize..5, tests_max in 3_u64..20,
    ) {
        let result = |jobs, tests_max| reduce(&Liar::new(salt, 0), jobs, tests_max).0;
        let [one, many] = [result(1, None), result(jobs, Some(tests_max))];
        prop_assert_eq!(one, many);
    }
}

#[test]
fn these_tests_give_wrong_answers_and_notice_them() {
    let lies_noticed = (0..100).filter(|&salt| {
        let test = Liar::new(salt, 6);
        reduce(&test, 1, None);
        let state = test.state.lock().unwrap();
        state.lies > 0 && state.is_distrusted
    });
    assert!(lies_noticed.count() > 30);
}
