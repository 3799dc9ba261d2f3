//! Overhead of an interestingness test: an empty program alone, and as a test on candidates of
//! several sizes, with all the work of a run: directories, candidate, supervision, reaping,
//! removal.
#![expect(clippy::unwrap_used, reason = "a benchmark stops at the first error")]

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use divan::Bencher;
use secateur_runner::{
    Interrupt, Isolation, PropertyTest, Runner, SandboxRoot, Supervisor, adopt_orphans,
};

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
    let runner = runner(&[]);
    let candidate = vec![b' '; bytes];
    bencher.bench_local(|| runner.run(&candidate).unwrap());
}

/// Adds `files` companion files of 10 KB.
#[divan::bench(args = [1, 10, 100])]
fn as_a_test_with_companions(bencher: Bencher<'_, '_>, files: usize) {
    let folder = tempfile::tempdir().unwrap();
    let paths: Vec<_> = (0..files).map(|file| folder.path().join(file.to_string())).collect();
    paths.iter().for_each(|path| fs::write(path, [b' '; 10_000]).unwrap());
    let runner = runner(&paths);
    bencher.bench_local(|| runner.run(b"").unwrap());
}

/// Only if the machine can isolate processes.
#[divan::bench]
fn as_an_isolated_test(bencher: Bencher<'_, '_>) {
    let mut runner = runner(&[]);
    if let Ok(isolation) = Isolation::new() {
        runner.supervisor_mut().set_isolation(isolation);
        bencher.bench_local(|| runner.run(b"").unwrap());
    }
}

fn runner(companions: &[PathBuf]) -> Runner {
    adopt_orphans().unwrap();
    let test = PropertyTest::new(PROGRAM.as_ref()).unwrap();
    let sandboxes = SandboxRoot::new(OsStr::new("candidate.c"))
        .unwrap()
        .with_companions(companions, &["candidate.c".into()])
        .unwrap();
    Runner::new(
        test,
        Supervisor::new(sandboxes, Interrupt::new().unwrap(), Duration::from_secs(60)),
    )
}
