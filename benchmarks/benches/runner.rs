//! What a property test costs beyond itself: the same empty program bare, and as a test on candidates of several sizes,
//! with everything that a run does around it (directories, candidate, supervision, reaping, removal).
#![expect(clippy::unwrap_used, reason = "a benchmark stops at the first error")]

use std::ffi::OsStr;
use std::process::Command;
use std::time::Duration;

use divan::Bencher;
use secateur_runner::{Interrupt, PropertyTest, Runner, SandboxRoot, adopt_orphans};

fn main() {
    divan::main();
}

const PROGRAM: &str = "/bin/true";

#[divan::bench]
fn bare() {
    assert!(Command::new(PROGRAM).status().unwrap().success());
}

#[divan::bench(args = [500, 50_000, 500_000])]
fn as_a_test_on_bytes(bencher: Bencher<'_, '_>, bytes: usize) {
    adopt_orphans().unwrap();
    let test = PropertyTest::new(PROGRAM.as_ref()).unwrap();
    let sandboxes = SandboxRoot::new(OsStr::new("candidate.c")).unwrap();
    let runner = Runner::new(test, sandboxes, Interrupt::new().unwrap(), Duration::from_secs(60));
    let candidate = vec![b' '; bytes];
    bencher.bench_local(|| runner.run(&candidate).unwrap());
}
