//! Overhead of a reduction: the share of the wall time, from the parse of the input to the last
//! test, that is not spent in tests, with one job.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example overhead
//! ```
//!
//! The inputs are C programs of many small functions. The tests search for a few of these and then
//! sleep. The last column is the processor time of this process without its
//! tests. It hardly depends on the load of the machine, and part of it is spent while tests run.
//!
//! A test counts from just before its process is created until after it has been reaped. Complete
//! reductions are measured. If tests are slow, only the beginning is measured, which has the
//! largest texts and the whole first parse.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark stops at the first error, and prints"
)]

use std::ffi::OsStr;
use std::fs::{self, Permissions};
use std::num::NonZeroUsize;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use secateur_benchmarks::{own_time, program};
use secateur_minimize::{Algorithm, InitialProbability};
use secateur_names::parse;
use secateur_reduce::{Experience, Fixpoint, Pass, PriorSource, Settings, Source};
use secateur_runner::{
    BestFile, DriverConfig, Event, Interrupt, Limits, Observer, PropertyTest, Runner, SandboxRoot,
    Statistics, Supervisor, adopt_orphans, drive,
};

const NAME: &str = "input.c";
/// One function in this many must remain.
const RARITY: usize = 50;

fn main() {
    adopt_orphans().unwrap();
    println!("| input | a test takes | tests | not in tests | own processor time a test |");
    println!("|---:|---:|---:|---:|---:|");
    for (bytes, label) in [(50_000, "50 KB"), (500_000, "500 KB")] {
        for (millis, tests_max) in [(1, None), (10, None), (100, Some(400))] {
            let text = program(bytes, RARITY);
            let own_before = own_time();
            let (statistics, elapsed) = measure(&text, millis, tests_max);
            let own = (own_time() - own_before).as_secs_f64() * 1000.0 / statistics.tests as f64;
            let share =
                100.0 * (1.0 - statistics.time_in_tests.as_secs_f64() / elapsed.as_secs_f64());
            let mean = statistics.time_in_tests.as_secs_f64() * 1000.0 / statistics.tests as f64;
            println!(
                "| {label} | {mean:.1} ms | {} | {share:.1} % | {own:.2} ms |",
                statistics.tests
            );
        }
    }
}

fn measure(text: &str, millis: u32, tests_max: Option<u64>) -> (Statistics, Duration) {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("test");
    let needed = text.matches("int needed").count();
    // The shell, grep and the sleeping process themselves take a millisecond or two.
    let sleep = if millis > 2 {
        format!("sleep {}; ", f64::from(millis - 2) / 1000.0)
    } else {
        String::new()
    };
    fs::write(
        &script,
        format!("#!/bin/sh\n{sleep}[ $(grep -c 'int needed' {NAME}) = {needed} ]\n"),
    )
    .unwrap();
    fs::set_permissions(&script, Permissions::from_mode(0o755)).unwrap();
    let sandboxes = SandboxRoot::new(OsStr::new(NAME)).unwrap();
    let supervisor = Supervisor::new(sandboxes, Interrupt::new().unwrap(), Duration::from_secs(60));
    let runner = Runner::new(PropertyTest::new(&script).unwrap(), supervisor);
    let best_file = BestFile::new(folder.path().join("best")).unwrap();
    let grammar = secateur_grammars::of(Path::new(NAME)).unwrap();
    let original: Arc<[u8]> = text.as_bytes().into();
    let mut statistics = Statistics::default();
    // Reading the grammar once takes time that does not depend on the input.
    parse(grammar, &b"int a;"[..]).unwrap();

    let started = Instant::now();
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let source = Source::of_program(parse(grammar, original.clone()).unwrap());
    let settings = Settings::new(Pass::DEFAULT.to_vec(), Algorithm::ProbDd, prior, None);
    let search = Fixpoint::new(source, settings).unwrap();
    let config = DriverConfig {
        original: &original,
        test: &runner,
        best_file: &best_file,
        journal: None,
        jobs: NonZeroUsize::MIN,
        limits: Limits { tests_max, ..Limits::default() },
    };
    drive(Box::new(search), config, &mut Silent, &mut statistics).stop.unwrap();
    (statistics, started.elapsed())
}

struct Silent;

impl Observer for Silent {
    fn observe(&mut self, _event: &Event<'_>) {}
}
