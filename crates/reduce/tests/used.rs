//! What defines something that is used elsewhere is deleted late, but it is.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use secateur_grammars::C;
use secateur_minimize::{Algorithm, InitialProbability, Outcome, Search};
use secateur_reduce::{Experience, Fixpoint, Plan, PriorSource, Source, Walker};

/// Functions of which each is called once.
const FUNCTIONS: [&str; 6] = ["fa", "fb", "fc", "fd", "fe", "ff"];

fn program() -> String {
    let function = |name: &&str| format!("int {name}() {{ {} return 1; }}\n", "g(1, 2, 3, 4); ".repeat(4));
    let call = |name: &&str| format!(" {name}();");
    let functions: String = FUNCTIONS.iter().map(function).collect();
    let calls: String = FUNCTIONS.iter().map(call).collect();
    format!("{functions}int main() {{{calls} }}\n")
}

fn has(text: &str, name: &str, of: &str) -> bool {
    text.contains(&format!("{of}{name}()"))
}

/// The result, and how many of the candidates before the thorough rounds lack a function that they call.
fn run(prior: PriorSource, is_interesting: impl Fn(&str) -> bool) -> (String, usize) {
    let walkers = vec!["lean-perses".parse::<Walker>().unwrap()];
    let source = Source::of_language(&C, program().into_bytes().into());
    let mut search = Fixpoint::new(source, Plan::new(walkers, Algorithm::WProbDd, prior, None)).unwrap();
    let mut without = 0;
    while let Some(candidate) = search.candidate() {
        let text = String::from_utf8(candidate.text.clone()).unwrap();
        let lacks = |name: &&str| has(&text, name, " ") && !has(&text, name, "int ");
        let is_early = ["focus", "coarse", "quick"].contains(&candidate.place.effort);
        without += usize::from(is_early && FUNCTIONS.iter().any(lacks));
        search.observe(if is_interesting(&text) { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    (String::from_utf8(search.best().to_vec()).unwrap(), without)
}

fn learned() -> PriorSource {
    PriorSource::Learned(Experience::new(InitialProbability::default()))
}

#[test]
fn a_function_that_is_called_goes_late_where_that_does_not_succeed() {
    let all_are_called = |text: &str| {
        let is_whole = |name: &&str| has(text, name, " ") && has(text, name, "int ");
        FUNCTIONS.iter().all(is_whole)
    };
    let (result, early) = run(learned(), all_are_called);
    let (as_ever, more) = run(PriorSource::Fixed(InitialProbability::default()), all_are_called);
    assert_eq!(result, as_ever);
    assert!(early <= 2 && more >= FUNCTIONS.len(), "{early} and {more}");
}

#[test]
fn a_function_that_is_called_goes_at_once_where_that_succeeds() {
    let (result, early) =
        run(learned(), |text| FUNCTIONS.iter().all(|name| has(text, name, " ") && text.contains("main")));
    assert!(FUNCTIONS.iter().all(|name| !has(&result, name, "int ")), "{result}");
    assert!(early >= 1, "{early}");
}
