//! The number of jobs changes neither what a search is told nor what comes of it, with real property tests.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod support;
#[path = "../crates/runner/tests/support/trace.rs"]
mod trace;

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use secateur_minimize::{Algorithm, InitialProbability, Outcome};
use secateur_reduce::{Experience, Fixpoint, Plan, PriorSource, Source, Walker};
use secateur_runner::{
    BestFile, Campaign, Interrupt, Key, Limits, PropertyTest, Runner, SandboxRoot, Statistics, Stop, adopt_orphans,
    drive,
};
use support::{Scratch, fixture, has_tools};
use trace::Trace;

/// The trace and the result of reducing `input`, and the counts that must not depend on the jobs.
fn reduce(scratch: &Scratch, input: &Path, walker: &str, jobs: usize) -> (Vec<(Key, Outcome)>, Vec<u8>, [u64; 2]) {
    let original: Arc<[u8]> = fs::read(input).unwrap().into();
    let grammar = secateur_languages::of(input).unwrap();
    let tree = secateur_syntax::parse(grammar, original.clone()).unwrap();
    let walker: Walker = walker.parse().unwrap();
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let plan = Plan::new(vec![walker], Algorithm::ProbDd, prior, None);
    let search = Fixpoint::new(Source::of_tree(tree), plan).unwrap();
    let test = PropertyTest::new(&scratch.path("r.sh")).unwrap();
    let sandboxes = SandboxRoot::in_folder(&scratch.path("tmp"), input.file_name().unwrap()).unwrap();
    let runner = Runner::new(test, sandboxes, Interrupt::new().unwrap(), Duration::from_secs(120));
    let best_file = BestFile::new(scratch.path("best")).unwrap();
    let campaign = Campaign {
        original: &original,
        tester: &runner,
        best_file: &best_file,
        journal: None,
        jobs: NonZeroUsize::new(jobs).unwrap(),
        limits: Limits::default(),
    };
    let (mut trace, mut statistics) = (Trace::default(), Statistics::default());
    let stop = drive(Box::new(search), campaign, &mut trace, &mut statistics).stop;
    assert_eq!(stop.unwrap(), Stop::Finished);
    (trace.steps, scratch.read("best"), [statistics.tests, statistics.cache_hits])
}

/// Any number of jobs does the same as one, though each candidate takes a time of its own.
fn check(name: &str, test: &str, walker: &str) {
    adopt_orphans().unwrap();
    let scratch = Scratch::new();
    let file = Path::new(name).file_name().unwrap().to_str().unwrap();
    let sleep = format!("sleep 0.00$(cksum < {file} | cut -c 1-2)");
    scratch.script("r.sh", &format!("{sleep}\nexec '{}'", fixture(test).display()));
    let serial = reduce(&scratch, &fixture(name), walker, 1);
    assert!(serial.0.len() > 20 && !serial.1.is_empty());
    for jobs in [2, 8, 32] {
        assert!(reduce(&scratch, &fixture(name), walker, jobs) == serial, "{name} with {jobs} jobs");
    }
    scratch.assert_tidy();
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
