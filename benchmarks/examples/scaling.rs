//! Benefit of more jobs: speed-up and waste by a simulated clock, independent of the number of
//! cores and their load.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example scaling [by-size] [JOBS,…] [TEST INPUT]…
//! ```
//!
//! Without arguments, three of the shipped inputs are used. The outcomes are those of the real
//! interestingness tests, determined once per candidate, and saved in the folder `OUTCOMES`, if
//! set. The duration of a test is only simulated: 10 to 30 milliseconds, depending on the
//! candidate, or with `by-size` a second for each full-size test. When the driver waits, the test
//! that would end first ends, and the clock advances to that moment. So the driver and its threads
//! are real, and the result is the same each time.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark stops at the first error, and prints"
)]

use std::collections::HashMap;
use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use secateur_bundle::Bundle;
use secateur_minimize::{Algorithm, InitialProbability};
use secateur_names::parse;
use secateur_reduce::{Experience, Fixpoint, Pass, PriorSource, Settings, Source, TREE_P0};
use secateur_runner::{
    BestFile, Cancel, DriverConfig, Ending, Event, Interrupt, Key, Limits, Observer, PropertyTest,
    RunError, Runner, SandboxRoot, Statistics, Stop, Supervisor, Test, TestRun, adopt_orphans,
    drive,
};

const JOBS: &str = "1,2,4,8,16,32";
const TEST_MS_MIN: u64 = 10;
const TEST_MS_MAX: u64 = 30;
/// Duration of a test of the whole input, if durations are in proportion to the size.
const FULL_SIZE_MS: u64 = 1000;
/// Interval between checks of a waiting test for its cancellation.
const LOOK_UP: Duration = Duration::from_millis(2);

fn main() {
    adopt_orphans().unwrap();
    let shipped =
        |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures").join(name);
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let is_by_size = arguments.first().is_some_and(|first| first == "by-size");
    arguments.drain(..usize::from(is_by_size));
    let given = arguments
        .first()
        .is_some_and(|first| first.split(',').all(|jobs| jobs.parse::<usize>().is_ok()));
    let jobs = if given { arguments.remove(0) } else { JOBS.to_owned() };
    let jobs: Vec<usize> = jobs.split(',').map(|jobs| jobs.parse().unwrap()).collect();
    let mut inputs: Vec<PathBuf> = arguments.iter().map(PathBuf::from).collect();
    if inputs.is_empty() {
        let names = [
            "example/r.sh",
            "example/ledger.c",
            "splint/r.sh",
            "splint/machine.c",
            "xalan/r.sh",
            "xalan/stock.xml",
        ];
        inputs = names.map(shipped).into();
    }
    for pair in inputs.chunks_exact(2) {
        measure(&pair[0], &pair[1], &jobs, is_by_size);
    }
}

fn measure(test: &Path, input: &Path, jobs: &[usize], is_by_size: bool) {
    let file_name = input.file_name().unwrap();
    println!("{}", input.display());
    println!("| jobs | tests needed | wasted | ended early | speed-up |");
    println!("|---:|---:|---:|---:|---:|");
    let sandboxes = SandboxRoot::new(file_name).unwrap();
    let supervisor = Supervisor::new(sandboxes, Interrupt::new().unwrap(), Duration::from_secs(60));
    let runner = Runner::new(PropertyTest::new(test).unwrap(), supervisor);
    let test = Reckoned {
        runner,
        known: Known::of(input),
        full_size: is_by_size.then(|| fs::metadata(input).unwrap().len()),
        durations: Mutex::default(),
        clock: Mutex::default(),
        changed: Condvar::new(),
    };
    let mut serial = None;
    for &jobs in jobs {
        let (statistics, trace, elapsed) = run(&test, input, jobs);
        // In sequence, the tests take the sum of their durations.
        let (serial_elapsed, serial_trace) =
            serial.get_or_insert_with(|| (test.elapsed(&trace), trace.clone()));
        assert!(trace == *serial_trace, "the trace depends on the number of jobs");
        let Statistics { tests, wasted, .. } = statistics;
        let ended_early = test.clock.lock().unwrap().cancelled;
        let speed_up = *serial_elapsed as f64 / elapsed as f64;
        println!("| {jobs} | {tests} | {wasted} | {ended_early} | {speed_up:.2} |");
    }
    println!();
}

/// Statistics of a run, its outcomes, and its duration.
fn run(test: &Reckoned, input: &Path, jobs: usize) -> (Statistics, Trace, u64) {
    let original: Arc<[u8]> = fs::read(input).unwrap().into();
    let grammar = secateur_grammars::of(input).unwrap();
    let prior = PriorSource::Learned(Experience::new(InitialProbability::new(TREE_P0).unwrap()));
    let settings = Settings::new(Pass::DEFAULT.to_vec(), Algorithm::WProbDd, prior, None);
    let source = Source::of_program(parse(grammar, original.clone()).unwrap());
    let search = Fixpoint::new(source, settings).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let best_file = BestFile::new(folder.path().join("best")).unwrap();
    let jobs = NonZeroUsize::new(jobs).unwrap();
    let limits = Limits::default();
    let config = DriverConfig {
        original: &original,
        test,
        best_file: &best_file,
        journal: None,
        jobs,
        limits,
    };
    *test.clock.lock().unwrap() = Clock::default();
    let (mut statistics, mut witness) =
        (Statistics::default(), Witness { test, trace: Trace::default() });
    let stop = drive(Box::new(search), config, &mut witness, &mut statistics).stop;
    assert_eq!(stop.unwrap(), Stop::Finished);
    (statistics, witness.trace, test.clock.lock().unwrap().now)
}

/// Determines each outcome once, and simulates its duration.
struct Reckoned {
    runner: Runner,
    known: Known,
    /// Bytes of the input, if durations are in proportion to the size.
    full_size: Option<u64>,
    durations: Mutex<HashMap<Key, u64>>,
    clock: Mutex<Clock>,
    changed: Condvar,
}

#[derive(Default)]
struct Clock {
    now: u64,
    /// End times of the running tests, with their candidates.
    running: Vec<(u64, Key)>,
    /// Number of running tests while the driver waits; `None` while it does not.
    awaited: Option<usize>,
    /// Set if a test has ended and the driver does not know yet.
    has_news: bool,
    /// Set if the search is over.
    is_over: bool,
    cancelled: u64,
}

impl Reckoned {
    /// Returns the duration of the test of this candidate, in milliseconds.
    fn duration_of(&self, key: Key, bundle: &Bundle) -> u64 {
        let drawn = || {
            let number = u64::from_str_radix(&key.to_string()[24..], 16).unwrap();
            TEST_MS_MIN + number % (TEST_MS_MAX - TEST_MS_MIN + 1)
        };
        let by_size = |full: u64| 1 + bundle.text().len() as u64 * FULL_SIZE_MS / full;
        let duration = self.full_size.map_or_else(drawn, by_size);
        self.durations.lock().unwrap().insert(key, duration);
        duration
    }

    /// Returns the sum of the durations of all tests of a run, in milliseconds.
    fn elapsed(&self, trace: &Trace) -> u64 {
        let durations = self.durations.lock().unwrap();
        trace.tested.iter().map(|key| durations[key]).sum()
    }

    /// Waits until the test of `key` ends. Returns `true` if it was not cancelled.
    fn wait(&self, key: Key, duration: u64, cancel: &Cancel) -> bool {
        let mut clock = self.clock.lock().unwrap();
        let mine = (clock.now + duration, key);
        clock.running.push(mine);
        self.changed.notify_all();
        while !cancel.is_requested() {
            let is_next = clock.awaited == Some(clock.running.len())
                && clock.running.iter().min() == Some(&mine);
            if is_next || clock.is_over {
                clock.now = clock.now.max(mine.0);
                clock.has_news = true;
                break;
            }
            clock = self.changed.wait_timeout(clock, LOOK_UP).unwrap().0;
        }
        clock.awaited = None;
        clock.running.retain(|other| *other != mine);
        clock.cancelled += u64::from(cancel.is_requested());
        !cancel.is_requested()
    }
}

impl Test for Reckoned {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let key = Key::of(bundle);
        let duration = self.duration_of(key, bundle);
        if !self.clock.lock().unwrap().is_over && !self.wait(key, duration, cancel) {
            return Ok(TestRun::of(Ending::Cancelled, Duration::ZERO));
        }
        if let Some(status) = self.known.get(key) {
            return Ok(TestRun::of(Ending::Exited(status), Duration::ZERO));
        }
        // The outcome of a cancelled test would be lost, so this one is not cancelled.
        let run = self.runner.run_once(bundle, &Cancel::new().unwrap())?;
        self.known.insert(key, i32::from(!run.ending.outcome().is_interesting()));
        Ok(run)
    }

    fn interrupt(&self) -> &Interrupt {
        self.runner.interrupt()
    }
}

/// Known exit statuses.
struct Known {
    statuses: Mutex<HashMap<Key, i32>>,
    file: Option<Mutex<File>>,
}

impl Known {
    fn of(input: &Path) -> Self {
        let absolute = input.canonicalize().unwrap();
        let folder = env::var_os("OUTCOMES");
        let path = folder
            .map(|folder| Path::new(&folder).join(absolute.to_string_lossy().replace('/', "_")));
        let text = path.as_ref().and_then(|path| fs::read_to_string(path).ok()).unwrap_or_default();
        let status = |line: &str| {
            line.split_once(' ')
                .map(|(key, status)| (key.parse().unwrap(), status.parse().unwrap()))
        };
        let file = path.map(|path| {
            Mutex::new(OpenOptions::new().create(true).append(true).open(path).unwrap())
        });
        Self { statuses: Mutex::new(text.lines().filter_map(status).collect()), file }
    }

    fn get(&self, key: Key) -> Option<i32> {
        self.statuses.lock().unwrap().get(&key).copied()
    }

    fn insert(&self, key: Key, status: i32) {
        self.statuses.lock().unwrap().insert(key, status);
        if let Some(file) = &self.file {
            writeln!(file.lock().unwrap(), "{key} {status}").unwrap();
        }
    }
}

/// Outcomes that the search received.
#[derive(Clone, Default, PartialEq)]
struct Trace {
    steps: Vec<(Key, bool)>,
    tested: Vec<Key>,
}

/// Records the outcomes, and when the driver waits.
struct Witness<'a> {
    test: &'a Reckoned,
    trace: Trace,
}

impl Observer for Witness<'_> {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Committed { key, outcome, tests, .. } => {
                self.trace.steps.push((*key, outcome.is_interesting()));
                self.trace.tested.extend((*tests > 0).then_some(*key));
            }
            Event::Tested { .. } => self.test.clock.lock().unwrap().has_news = false,
            Event::Running { count } => {
                let mut clock = self.test.clock.lock().unwrap();
                clock.awaited = (!clock.has_news).then_some(*count);
                self.test.changed.notify_all();
            }
            Event::Verifying => self.test.clock.lock().unwrap().is_over = true,
            _ => {}
        }
    }
}
