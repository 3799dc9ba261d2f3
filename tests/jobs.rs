//! The number of jobs affects neither the answers that a search receives nor its result, with real
//! interestingness tests.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod support;
#[path = "../crates/runner/tests/support/trace.rs"]
mod trace;

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use secateur_bundle::Bundle;
use secateur_minimize::{Algorithm, InitialProbability, Outcome};
use secateur_reduce::{Experience, Fixpoint, Pass, PriorSource, Settings, Source};
use secateur_runner::{
    BestFile, Cancel, DriverConfig, Ending, Interrupt, Key, Limits, PropertyTest, RunError, Runner,
    SandboxRoot, Statistics, Stop, Supervisor, Test, TestRun, adopt_orphans, drive,
};
use support::{Scratch, fixture, has_tools};
use trace::Trace;

/// Returns the trace and the result of reducing `input`, and the counts that must not depend on the
/// jobs.
fn reduce(
    scratch: &Scratch,
    input: &Path,
    pass: &str,
    jobs: usize,
) -> (Vec<(Key, Outcome)>, Vec<u8>, [u64; 2]) {
    let original: Arc<[u8]> = fs::read(input).unwrap().into();
    let grammar = secateur_grammars::of(input).unwrap();
    let tree = secateur_names::parse(grammar, original.clone()).unwrap();
    let pass: Pass = pass.parse().unwrap();
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let settings = Settings::new(vec![pass], Algorithm::ProbDd, prior, None);
    let search = Fixpoint::new(Source::of_program(tree), settings).unwrap();
    let test = PropertyTest::new(&scratch.path("r.sh")).unwrap();
    let sandboxes =
        SandboxRoot::in_folder(&scratch.path("tmp"), input.file_name().unwrap()).unwrap();
    let supervisor =
        Supervisor::new(sandboxes, Interrupt::new().unwrap(), Duration::from_secs(120));
    let runner = Runner::new(test, supervisor);
    let best_file = BestFile::new(scratch.path("best")).unwrap();
    let config = DriverConfig {
        original: &original,
        test: &runner,
        best_file: &best_file,
        journal: None,
        jobs: NonZeroUsize::new(jobs).unwrap(),
        limits: Limits::default(),
    };
    let (mut trace, mut statistics) = (Trace::default(), Statistics::default());
    let stop = drive(Box::new(search), config, &mut trace, &mut statistics).stop;
    assert_eq!(stop.unwrap(), Stop::Finished);
    (trace.steps, scratch.read("best"), [statistics.tests, statistics.cache_hits])
}

/// Checks that any number of jobs gives the same result as one, although candidates take different
/// times.
fn check(name: &str, test: &str, pass: &str) {
    adopt_orphans().unwrap();
    let scratch = Scratch::new();
    let file = Path::new(name).file_name().unwrap().to_str().unwrap();
    let sleep = format!("sleep 0.00$(cksum < {file} | cut -c 1-2)");
    scratch.script("r.sh", &format!("{sleep}\nexec '{}'", fixture(test).display()));
    let serial = reduce(&scratch, &fixture(name), pass, 1);
    assert!(serial.0.len() > 20 && !serial.1.is_empty());
    for jobs in [2, 16] {
        assert!(reduce(&scratch, &fixture(name), pass, jobs) == serial, "{name} with {jobs} jobs");
    }
    scratch.assert_tidy();
}

/// Accepts texts with `needle`; after some tests, blocks until `deadline` or triggers the
/// interrupt.
struct EndsAfter {
    left: AtomicI64,
    deadline: Option<Instant>,
    interrupt: Interrupt,
}

impl Test for EndsAfter {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        if self.left.fetch_sub(1, Ordering::SeqCst) == 0 {
            match self.deadline {
                Some(deadline) => thread::sleep(deadline.saturating_duration_since(Instant::now())),
                None => self.interrupt.trigger(2),
            }
        }
        let is_interesting = bundle.text().windows(6).any(|word| word == b"needle");
        let ending = if cancel.is_requested() {
            Ending::Cancelled
        } else {
            Ending::Exited((!is_interesting).into())
        };
        Ok(TestRun::of(ending, Duration::ZERO))
    }

    fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }
}

/// A search with a stopped parse ends, but is not finished.
#[test]
fn a_search_stopped_in_a_parse_has_not_finished() {
    let scratch = Scratch::new();
    let original: Arc<[u8]> = "int a; int needle; int b;\n".repeat(4).into_bytes().into();
    let best_file = BestFile::new(scratch.path("best")).unwrap();
    let run = |jobs: usize, tests: i64, time: Option<Duration>| {
        let interrupt = Interrupt::new().unwrap();
        let deadline = time.map(|time| Instant::now() + time);
        let test = EndsAfter { left: tests.into(), deadline, interrupt: interrupt.clone() };
        let stop = move || {
            interrupt.signal().is_some()
                || deadline.is_some_and(|deadline| Instant::now() >= deadline)
        };
        let grammar = secateur_grammars::named("c").unwrap();
        let mut source = Source::of_language(grammar, original.clone());
        source.tree().unwrap();
        let prior = PriorSource::Fixed(InitialProbability::default());
        let settings = Settings::new(Pass::DEFAULT.to_vec(), Algorithm::Ddmin, prior, None);
        let search = Fixpoint::new(source.until(Arc::new(stop)), settings).unwrap();
        let config = DriverConfig {
            original: &original,
            test: &test,
            best_file: &best_file,
            journal: None,
            jobs: NonZeroUsize::new(jobs).unwrap(),
            limits: Limits { deadline, ..Limits::default() },
        };
        let (mut trace, mut statistics) = (Trace::default(), Statistics::default());
        let stop = drive(Box::new(search), config, &mut trace, &mut statistics).stop.unwrap();
        (stop, statistics.tests, scratch.read("best"))
    };
    let (stop, tests, best) = run(1, i64::MAX, None);
    assert_eq!((stop, best.trim_ascii()), (Stop::Finished, &b"int needle;"[..]));
    // The last test is the one on the result.
    for test in 0..i64::try_from(tests - 1).unwrap() {
        for jobs in [1, 4] {
            let (stop, ..) = run(jobs, test, None);
            assert_eq!(stop, Stop::Interrupted { signal: 2 }, "at test {test} with {jobs} jobs");
        }
        let (stop, _, best) = run(1, test, Some(Duration::from_millis(20)));
        assert!(matches!(stop, Stop::OutOfTime { .. }), "{stop:?} at test {test}");
        assert!(best.windows(6).any(|word| word == b"needle"));
    }
}

#[test]
fn a_c_program() {
    if has_tools(&["cc"]) {
        check("example/ledger.c", "example/r.sh", "perses");
    }
}

#[test]
fn an_xml_document() {
    check("catalogue/catalogue.xml", "catalogue/r.sh", "perses");
    check("catalogue/catalogue.xml", "catalogue/r.sh", "hdd");
}

#[test]
fn an_xml_document_with_real_tools() {
    if has_tools(&["xalan", "xsltproc", "xmllint"]) {
        check("xalan/stock.xml", "xalan/r.sh", "perses");
    }
}
