//! Tests with several files: a test that was cut short decides nothing.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use secateur_bundle::{Bundle, File};
use secateur_grammars::C;
use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::{Experience, Method, Pass, PriorSource, Project, Settings, changes_of_files};
use secateur_runner::{
    BestFolder, Cancel, DriverConfig, Ending, Event, Interrupt, Key, Limits, Observer, RunError,
    Statistics, Stop, Test, TestRun, drive,
};

/// Test that accepts one in eight bundles, chosen by their hash. Half of all tests are slow, and
/// some of these hang.
struct Slow {
    salt: u64,
    is_fitted: AtomicBool,
    interrupt: Interrupt,
    /// Candidates that were cut short and not tested again.
    cut_short: Mutex<HashSet<Key>>,
}

impl Test for Slow {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let key = Key::of(bundle);
        let drawn = u64::from_str_radix(&key.to_string()[16..], 16).unwrap() ^ self.salt;
        let drawn = drawn.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let ending = match drawn >> 1 & 7 {
            _ if cancel.is_requested() => Ending::Cancelled,
            _ if drawn & 1 == 0 && self.is_fitted.load(Ordering::SeqCst) => Ending::CutShort,
            0 if bundle.files().len() == 3 => Ending::Exited(0),
            1 if drawn & 1 == 0 => Ending::TimedOut,
            _ => Ending::Exited(1),
        };
        let mut cut_short = self.cut_short.lock().unwrap();
        if ending == Ending::CutShort {
            cut_short.insert(key)
        } else {
            cut_short.remove(&key)
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

struct Silent;

impl Observer for Silent {
    fn observe(&mut self, _event: &Event<'_>) {}
}

#[test]
fn every_cut_short_change_of_a_finished_bundle_was_tested_again() {
    let bundle = Bundle::of_files(vec![
        File::new("a.c", *b"int a = 1;\nint f(int x) { return x + a; }\n"),
        File::new("b.c", *b"int b;\nint g(void) { return b; }\n"),
        File::new("c.c", *b"struct s { int m; };\nint c;\n"),
    ])
    .unwrap();
    let method =
        || Method { grammar: Some(&*C), passes: Pass::DEFAULT.into(), ..Method::default() };
    let methods = |bundle: &Bundle| bundle.files().iter().map(|_| method()).collect();
    let mut asked_again = 0;
    for salt in 0..60 {
        let test = Slow {
            salt: salt << 40,
            is_fitted: AtomicBool::new(false),
            interrupt: Interrupt::new().unwrap(),
            cut_short: Mutex::default(),
        };
        let prior = PriorSource::Learned(Experience::new(InitialProbability::new(0.25).unwrap()));
        let settings = Settings {
            layout: true,
            ..Settings::new(Pass::DEFAULT.to_vec(), Algorithm::WProbDd, prior, None)
        };
        let search = Project::new(bundle.clone(), methods(&bundle), settings, None).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let store = BestFolder::new(folder.path().join("best"), &bundle, None).unwrap();
        let config = DriverConfig {
            original: &bundle,
            test: &test,
            best_file: &store,
            journal: None,
            jobs: NonZeroUsize::MIN,
            limits: Limits::default(),
        };
        let mut statistics = Statistics::default();
        let driven = drive(Box::new(search), config, &mut Silent, &mut statistics);
        assert_eq!(driven.stop.unwrap(), Stop::Finished);
        asked_again += statistics.asked_again;
        let cut_short = test.cut_short.lock().unwrap();
        for change in changes_of_files(&driven.best, methods(&driven.best)).unwrap() {
            let Some(smaller) = change.of(&driven.best) else { continue };
            assert!(!cut_short.contains(&Key::of(&smaller)), "{salt}: {change}");
        }
    }
    assert!(asked_again > 60, "{asked_again}");
}
