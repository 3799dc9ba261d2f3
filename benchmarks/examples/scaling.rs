//! What more jobs bring: speed-up and waste with a test that sleeps, so that the number of cores does not matter.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example scaling [TEST INPUT]...
//! ```
//!
//! Without arguments on two of the shipped inputs. The outcomes are those of the real property tests, found out once
//! per candidate, in an unmeasured run; in the measured run, a test only sleeps for 10 to 30 milliseconds, by the
//! candidate. Speed-ups are ratios of wall times in this one process.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark stops at the first error, and prints")]

use std::collections::HashMap;
use std::env;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use secateur_bundle::Bundle;
use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::{Experience, Fixpoint, Plan, PriorSource, Source, Walker};
use secateur_runner::{
    BestFile, Cancel, DriverConfig, Ending, Event, Interrupt, Key, Limits, Observer, Oracle, OutcomeCache,
    PropertyTest, RunError, Runner, SandboxRoot, Statistics, Stop, TestRun, adopt_orphans, drive,
};
use secateur_syntax::parse;

const JOBS: [usize; 6] = [1, 2, 4, 8, 16, 32];
const SLEEP_MS_MIN: u64 = 10;
const SLEEP_MS_MAX: u64 = 30;

fn main() {
    adopt_orphans().unwrap();
    let shipped = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures").join(name);
    let mut arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    if arguments.is_empty() {
        arguments = ["example/r.sh", "example/ledger.c", "xalan/r.sh", "xalan/stock.xml"].map(shipped).into();
    }
    for pair in arguments.chunks_exact(2) {
        measure(&pair[0], &pair[1]);
    }
}

fn measure(test: &Path, input: &Path) {
    let file_name = input.file_name().unwrap();
    println!("{}", Path::new(file_name).display());
    println!("| jobs | tests needed | wasted | share wasted | speed-up |");
    println!("|---:|---:|---:|---:|---:|");
    let sandboxes = SandboxRoot::new(file_name).unwrap();
    let runner =
        Runner::new(PropertyTest::new(test).unwrap(), sandboxes, Interrupt::new().unwrap(), Duration::from_secs(60));
    let sleeper = Sleeper { runner, known: Mutex::default() };
    let mut serial = None;
    for jobs in JOBS {
        // What runs ahead is a little different each time, so that there may be outcomes to be found out yet.
        let (elapsed, statistics, trace) = loop {
            let known_before = sleeper.known.lock().unwrap().len();
            let started = Instant::now();
            let (statistics, trace) = run(&sleeper, input, jobs);
            let elapsed = started.elapsed().as_secs_f64();
            if sleeper.known.lock().unwrap().len() == known_before {
                break (elapsed, statistics, trace);
            }
        };
        let (serial_elapsed, serial_trace) = serial.get_or_insert_with(|| (elapsed, trace.clone()));
        assert!(trace == *serial_trace, "the trace depends on the number of jobs");
        let Statistics { tests, wasted, .. } = statistics;
        let share = 100.0 * wasted as f64 / (tests + wasted) as f64;
        println!("| {jobs} | {tests} | {wasted} | {share:.0} % | {:.1} |", *serial_elapsed / elapsed);
    }
    println!();
}

fn run(sleeper: &Sleeper, input: &Path, jobs: usize) -> (Statistics, Trace) {
    let original: Arc<[u8]> = fs::read(input).unwrap().into();
    let grammar = secateur_languages::of(input).unwrap();
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let plan = Plan::new(Walker::DEFAULT.to_vec(), Algorithm::ProbDd, prior, None);
    let source = Source::of_tree(parse(grammar, original.clone()).unwrap());
    let search = Fixpoint::new(source, plan).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let best_file = BestFile::new(folder.path().join("best")).unwrap();
    let jobs = NonZeroUsize::new(jobs).unwrap();
    let config = DriverConfig {
        original: &original,
        oracle: sleeper,
        best_file: &best_file,
        journal: None,
        jobs,
        limits: Limits::default(),
    };
    let (mut statistics, mut trace) = (Statistics::default(), Trace::default());
    let stop = drive(Box::new(search), config, &mut trace, &mut statistics).stop;
    assert_eq!(stop.unwrap(), Stop::Finished);
    (statistics, trace)
}

/// Finds out each outcome once, and sleeps from then on.
struct Sleeper {
    runner: Runner,
    known: Mutex<HashMap<Key, TestRun>>,
}

impl Oracle for Sleeper {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let key = OutcomeCache::key(bundle);
        let known = self.known.lock().unwrap().get(&key).cloned();
        let Some(mut run) = known else {
            let run = self.runner.run_once(bundle, cancel)?;
            if run.ending != Ending::Cancelled {
                self.known.lock().unwrap().insert(key, run.clone());
            }
            return Ok(run);
        };
        let spread = u64::from_str_radix(&key.to_string()[24..], 16).unwrap() % (SLEEP_MS_MAX - SLEEP_MS_MIN + 1);
        let ends = Instant::now() + Duration::from_millis(SLEEP_MS_MIN + spread);
        while Instant::now() < ends && run.ending != Ending::Cancelled {
            thread::sleep(Duration::from_millis(1));
            if cancel.is_requested() {
                run.ending = Ending::Cancelled;
            }
        }
        Ok(run)
    }

    fn interrupt(&self) -> &Interrupt {
        self.runner.interrupt()
    }
}

/// What the search was told.
#[derive(Clone, Default, PartialEq)]
struct Trace {
    steps: Vec<(Key, bool)>,
}

impl Observer for Trace {
    fn observe(&mut self, event: &Event<'_>) {
        if let Event::Committed { key, outcome, .. } = event {
            self.steps.push((*key, outcome.is_interesting()));
        }
    }
}
