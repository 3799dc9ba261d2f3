//! The exact sequence of candidates of each pass, without any process.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod closures;
mod quarters;
mod rounds;
mod texts;
mod transformations;
mod trees;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use secateur_minimize::{Algorithm, Ddmin, InitialProbability, Outcome, Prior, Search, Weights};
use secateur_names::{Language, parse};
use secateur_reduce::{
    Breadth, Candidate, Experience, Fixpoint, Pass, PriorSource, Readability, Round, Schedule,
    SearchTarget, Settings, SettingsError, Source, StartMinimizer, single_edits,
};

use secateur_grammars::{C, CPP, JAVASCRIPT, XML};

type BoxedSearch = Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>>;

fn ddmin() -> StartMinimizer {
    Arc::new(|weights: &Weights, _: &Prior| Box::new(Ddmin::start(weights.len())))
}

fn fixed() -> PriorSource {
    PriorSource::Fixed(InitialProbability::default())
}

fn named(pass: &str) -> Pass {
    pass.parse().unwrap()
}

/// Returns one round over a text in C.
fn one_round(pass: &'static str, text: &str, breadth: Breadth) -> BoxedSearch {
    let round = Round { number: 1, pass, breadth, is_check: false, start: ddmin(), prior: fixed() };
    let mut source = Source::of_program(parse(&C, text.as_bytes()).unwrap());
    Box::new(named(pass).search(&mut source, round).unwrap())
}

fn fixpoint(grammar: &'static Language, pass: Pass, source: &str) -> BoxedSearch {
    turns(grammar, &[pass], source)
}

fn turns(grammar: &'static Language, passes: &[Pass], source: &str) -> BoxedSearch {
    let source = Source::of_program(parse(grammar, source.as_bytes()).unwrap());
    let settings = Settings::new(passes.to_vec(), Algorithm::Ddmin, fixed(), None);
    Box::new(Fixpoint::new(source, settings).unwrap())
}

/// Runs `search` with the test "contains all of `needles`". The trace has a line per candidate:
/// origin, outcome, text.
fn trace(search: &mut BoxedSearch, needles: &[&str]) -> Vec<String> {
    trace_by(search, |text| needles.iter().all(|needle| text.contains(needle)))
}

fn trace_by(search: &mut BoxedSearch, test: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(candidate) = search.candidate() {
        let text = String::from_utf8(candidate.text.clone()).unwrap();
        let is_interesting = test(&text);
        let mark = if is_interesting { '+' } else { '-' };
        lines.push(format!("{candidate} {mark} {text}"));
        search.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    lines
}

fn best(search: &BoxedSearch) -> String {
    String::from_utf8(search.best().to_vec()).unwrap()
}

/// Returns the origins of a trace without the round, which is 1.
fn first_round(search: &mut BoxedSearch, needles: &[&str]) -> Vec<String> {
    trace(search, needles)
        .iter()
        .filter_map(|line| line.strip_prefix("round 1, ").map(str::to_owned))
        .collect()
}
