//! Definitions with uses are deleted late, and unused definitions are deleted if the test rejects
//! them.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use secateur_grammars::C;
use secateur_minimize::{Algorithm, InitialProbability, Outcome, Search};
use secateur_reduce::{Experience, Fixpoint, Pass, PriorSource, Settings, Source};

/// Functions that are each called once.
const FUNCTIONS: [&str; 6] = ["fa", "fb", "fc", "fd", "fe", "ff"];

fn program() -> String {
    let function =
        |name: &&str| format!("int {name}() {{ {} return 1; }}\n", "g(1, 2, 3, 4); ".repeat(4));
    let call = |name: &&str| format!(" {name}();");
    let functions: String = FUNCTIONS.iter().map(function).collect();
    let calls: String = FUNCTIONS.iter().map(call).collect();
    format!("{functions}int main() {{{calls} }}\n")
}

fn has(text: &str, name: &str, of: &str) -> bool {
    text.contains(&format!("{of}{name}()"))
}

/// Returns `true` if a called function is not defined.
fn lacks_function(text: &str) -> bool {
    FUNCTIONS.iter().any(|name| has(text, name, " ") && !has(text, name, "int "))
}

/// Returns the reduced program, and the number of candidates before the thorough rounds that lack a
/// definition they use.
fn run(
    program: String,
    prior: PriorSource,
    lacks: impl Fn(&str) -> bool,
    is_interesting: impl Fn(&str) -> bool,
) -> (String, usize) {
    let passes = vec!["lean-perses".parse::<Pass>().unwrap()];
    let source = Source::of_language(&C, program.into_bytes().into());
    let mut search =
        Fixpoint::new(source, Settings::new(passes, Algorithm::WProbDd, prior, None)).unwrap();
    let mut without = 0;
    while let Some(candidate) = search.candidate() {
        let text = String::from_utf8(candidate.text.clone()).unwrap();
        let is_early = ["focus", "coarse", "quick"].contains(&candidate.place.breadth);
        without += usize::from(is_early && lacks(&text));
        search.observe(if is_interesting(&text) {
            Outcome::Interesting
        } else {
            Outcome::Uninteresting
        });
    }
    (String::from_utf8(search.best().to_vec()).unwrap(), without)
}

fn learned() -> PriorSource {
    PriorSource::Learned(Experience::new(InitialProbability::default()))
}

fn fixed() -> PriorSource {
    PriorSource::Fixed(InitialProbability::default())
}

#[test]
fn called_functions_are_deleted_late_if_deletions_fail() {
    let all_are_called = |text: &str| {
        let is_whole = |name: &&str| has(text, name, " ") && has(text, name, "int ");
        FUNCTIONS.iter().all(is_whole)
    };
    let (result, early) = run(program(), learned(), lacks_function, all_are_called);
    let (as_ever, more) = run(program(), fixed(), lacks_function, all_are_called);
    assert_eq!(result, as_ever);
    assert!(early <= 2 && more >= FUNCTIONS.len(), "{early} and {more}");
}

#[test]
fn called_functions_are_deleted_at_once_if_deletions_succeed() {
    let is_called = |text: &str, name: &str| {
        let count = |of: &str| text.matches(&format!("{of}{name}()")).count();
        count(" ") > count("int ")
    };
    let (result, early) = run(program(), learned(), lacks_function, |text| {
        FUNCTIONS.iter().all(|name| is_called(text, name))
    });
    assert!(FUNCTIONS.iter().all(|name| !has(&result, name, "int ")), "{result}");
    assert!(early >= 1, "{early}");
}

#[test]
fn replacements_that_lack_a_used_parameter_are_tried_late() {
    let program = || {
        format!(
            "int main(int one, int other) {{ {} return one + other; }}\n",
            "g(1, 2, 3, 4); ".repeat(4)
        )
    };
    let uses = |text: &str| text.contains("return one + other");
    let lacks =
        |text: &str| uses(text) && !(text.contains("int one") && text.contains("int other"));
    let is_interesting = |text: &str| uses(text) && !lacks(text);
    let (result, early) = run(program(), learned(), lacks, is_interesting);
    let (as_ever, more) = run(program(), fixed(), lacks, is_interesting);
    assert_eq!(result, as_ever);
    assert!(early <= 1 && more > 1, "{early} and {more}");
}

/// Returns variables that are each used in the initial value of the next one, and the last one in a
/// call.
fn chain(length: usize) -> String {
    let next = |number: usize| format!("int v{} = h(v{number}, 1, 2, 3);\n", number + 1);
    let links: String = (0..length).map(next).collect();
    format!("int f() {{\nint v0 = g(1);\n{links}h(v{length}, 4, 5, 6);\nneedle(7);\n}}\n")
}

/// Returns `true` if each variable of the chain is used.
fn all_are_used(text: &str) -> bool {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let is_used = |word: &&str| words.iter().filter(|other| *other == word).count() > 1;
    words.iter().filter(|word| word.starts_with('v')).all(is_used)
}

fn run_chain(program: String, is_interesting: impl Fn(&str) -> bool) -> (String, usize) {
    let passes = ["last-uses", "lean-perses"].map(|name| name.parse::<Pass>().unwrap()).to_vec();
    let source = Source::of_language(&C, program.into_bytes().into());
    let mut search =
        Fixpoint::new(source, Settings::new(passes, Algorithm::WProbDd, learned(), None)).unwrap();
    let mut questions = 0;
    while let Some(candidate) = search.candidate() {
        let text = String::from_utf8(candidate.text.clone()).unwrap();
        questions += usize::from(candidate.place.pass == "last-uses");
        search.observe(if is_interesting(&text) {
            Outcome::Interesting
        } else {
            Outcome::Uninteresting
        });
    }
    (String::from_utf8(search.best().to_vec()).unwrap(), questions)
}

#[test]
fn must_use_definitions_are_deleted_with_their_last_use() {
    let (result, questions) =
        run_chain(chain(20), |text| text.contains("needle") && all_are_used(text));
    assert_eq!((result.contains('v'), questions), (false, 2), "{result}");
    // Nothing of the chain is needed, and nothing can be deleted alone.
    let alone =
        |text: &str| text.contains("h(v20") && text.contains("v0 = g") && all_are_used(text);
    assert!(run_chain(chain(20), alone).0.contains("v10"));
    // A variable that is only assigned does not count as unused.
    let with_assigned = chain(20).replace("needle", "int set;\nset = 1;\nneedle");
    let (result, questions) =
        run_chain(with_assigned, |text| text.contains("needle") && all_are_used(text));
    assert_eq!((result.contains('v'), questions), (false, 2), "{result}");
}

#[test]
fn an_unused_one_of_several_is_deleted_with_its_declarator() {
    let program =
        "int f() {\nint *v0 = g(1), **kept = h(2);\nk(v0, 3, 4);\nneedle(kept);\n}\n".to_owned();
    let needs_kept = |text: &str| {
        text.contains("needle(kept)") && text.contains("kept = h") && all_are_used(text)
    };
    let (result, questions) = run_chain(program, needs_kept);
    assert_eq!((result.contains('v'), questions), (false, 2), "{result}");
}

#[test]
fn the_query_for_unused_definitions_is_repeated_later() {
    // At first, each of the lightest elements is needed for something else.
    let needed = "needle(v0);\nneedle(v1);\nneedle(v2);\nneedle(v3);\n";
    let program = format!(
        "int f() {{\nint v0, v1, v2, v3;\nint v4 = k(1, 2, 3, 4);\nk(v4, 2, 3, 4);\n{needed}}}\n"
    );
    let is_interesting = |text: &str| text.matches("needle").count() == 4 && all_are_used(text);
    let (result, questions) = run_chain(program, is_interesting);
    assert!(!result.contains("v4") && questions > 8, "{result} {questions}");
}

#[test]
fn definitions_accepted_without_a_use_outlive_their_last_use() {
    let program =
        format!("int keep() {{ needle(7); }}\n{}", chain(20).replace("needle(7)", "keep()"));
    let (result, questions) =
        run_chain(program, |text| text.contains("needle") && all_are_used(text));
    assert_eq!((result.contains("int f()"), questions), (false, 2), "{result}");
}

#[test]
fn definitions_used_by_other_parts_are_queried_first() {
    let dead = "#if 0\nint dead() {\nint w = g(1);\nh(w, 1, 2, 3);\n}\n#endif\n";
    let is_interesting =
        |text: &str| text.contains("needle") && all_are_used(text.split("#if").next().unwrap());
    let (result, questions) =
        run_chain(format!("{}int u() {{ f(); }}\n{dead}", chain(20)), is_interesting);
    assert_eq!((result.contains('v'), questions), (false, 2), "{result}");
}

#[test]
fn a_test_that_accepts_unused_definitions_is_queried_once() {
    let (result, questions) = run_chain(chain(20), |text| text.contains("needle"));
    assert_eq!((result.contains('v'), questions), (false, 1), "{result}");
    // No query if the program already has an unused variable.
    let with_unused = chain(20).replace("needle", "int unused;\nneedle");
    assert_eq!(run_chain(with_unused, |text| text.contains("needle")).1, 0);
}
