//! The exact sequence of candidates of the HDD walk, without any process.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::sync::Arc;

use secateur_minimize::{Ddmin, Outcome, Search, Weights};
use secateur_reduce::{Candidate, Fixpoint, Hdd, StartMinimizer};
use secateur_syntax::{Grammar, parse};

use secateur_grammar_c::GRAMMAR as C;
use secateur_grammar_xml::GRAMMAR as XML;

type Walk = Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>>;

fn ddmin() -> StartMinimizer {
    Arc::new(|weights: &Weights| Box::new(Ddmin::new(weights.len())))
}

fn fixpoint(grammar: &'static Grammar, source: &str) -> Walk {
    Box::new(Fixpoint::new(parse(grammar, source.as_bytes()).unwrap(), ddmin()))
}

/// Runs `walk` with the test "contains all of `needles`"; the trace has a line per candidate: level, text, outcome.
fn trace(walk: &mut Walk, needles: &[&str]) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(candidate) = walk.candidate() {
        let text = String::from_utf8(candidate.text.clone()).unwrap();
        let is_interesting = needles.iter().all(|needle| text.contains(needle));
        let mark = if is_interesting { '+' } else { '-' };
        lines.push(format!("{}.{} {mark} {text}", candidate.place.round, candidate.place.level));
        walk.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    lines
}

fn best(walk: &Walk) -> String {
    String::from_utf8(walk.best().to_vec()).unwrap()
}

#[test]
fn one_walk_asks_level_by_level_and_the_last_node_of_a_level_too() {
    let tree = Arc::new(parse(&C, "int a;int b;".as_bytes()).unwrap());
    let mut walk: Walk = Box::new(Hdd::new(tree, ddmin(), 1));
    let expected = [
        // The root.
        "1.0 - ",
        // The declarations: each alone.
        "1.1 - int a;",
        "1.1 + int b;",
        // One is left; can it go?
        "1.1 - ",
        // Its children `int`, `b` and `;` in two parts, of which the second is longer; then `b` and `;`.
        "1.2 - int",
        "1.2 +  b;",
        "1.2 +  b",
        "1.2 - ",
    ];
    assert_eq!(trace(&mut walk, &["b"]), expected);
    assert_eq!(best(&walk), " b");
}

#[test]
fn rounds_go_on_until_one_changes_nothing() {
    let mut walk = fixpoint(&C, "int a;int b;");
    let trace = trace(&mut walk, &["b"]);
    assert_eq!(best(&walk).trim(), "b");
    let rounds: Vec<_> = trace.iter().map(|line| &line[..1]).collect();
    assert_eq!(rounds.first(), Some(&"1"));
    assert_eq!(rounds.last(), Some(&"2"));
}

#[test]
fn no_single_node_of_the_result_can_go() {
    let source = "static int a = 1;\nint f(int x, int y) { if (x > a) { return y + 2; } return x; }\nint g(void) { return f(1, 2); }\n";
    let mut walk = fixpoint(&C, source);
    trace(&mut walk, &["f(", "return", "y"]);
    let result = best(&walk);
    let tree = parse(&C, result.as_bytes()).unwrap();
    for node in tree.nodes() {
        let without = tree.render(&secateur_syntax::Edit::default().deleting([node.id()]));
        let without = String::from_utf8(without).unwrap();
        let is_interesting = ["f(", "return", "y"].iter().all(|needle| without.contains(needle));
        assert!(!is_interesting || without == result, "{:?} can go from {result:?}", node.kind());
    }
}

#[test]
fn unresolved_counts_as_uninteresting() {
    let (mut one, mut other) = (fixpoint(&XML, "<a><b/><c/></a>"), fixpoint(&XML, "<a><b/><c/></a>"));
    while let (Some(a), Some(b)) = (one.candidate(), other.candidate()) {
        assert_eq!(a, b);
        let is_interesting = String::from_utf8_lossy(&a.text).contains("<c/>");
        one.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
        other.observe(if is_interesting { Outcome::Interesting } else { Outcome::Unresolved });
    }
    assert_eq!(best(&one), best(&other));
    assert_eq!(best(&one), "<c/>");
}

#[test]
fn a_fork_knows_nothing_of_what_the_original_is_told() {
    let mut walk = fixpoint(&C, "int a;int b;int c;int d;");
    walk.observe(Outcome::Uninteresting);
    let mut fork = walk.fork();
    let at_fork = fork.candidate();
    assert_eq!(walk.candidate(), at_fork);
    walk.observe(Outcome::Interesting);
    assert_eq!(fork.candidate(), at_fork);
    assert_ne!(walk.candidate(), at_fork);
    assert_eq!(trace(&mut fork, &["b"]), trace(&mut fixpoint(&C, "int a;int b;int c;int d;"), &["b"])[1..]);
}

#[test]
fn best_is_the_last_candidate_that_was_interesting() {
    let mut walk = fixpoint(&XML, "<a><b x=\"1\" y=\"2\">text</b><c><d/></c></a>");
    let mut last = walk.best();
    while let Some(candidate) = walk.candidate() {
        let is_interesting = String::from_utf8_lossy(&candidate.text).contains("x=\"1\"");
        walk.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
        if is_interesting {
            last = candidate.text.into();
        }
        assert_eq!(walk.best(), last);
    }
}
