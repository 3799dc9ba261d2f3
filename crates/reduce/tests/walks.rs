//! The exact sequence of candidates of each walk, without any process.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::sync::Arc;

use secateur_minimize::{Ddmin, Outcome, Search, Weights};
use secateur_reduce::{Candidate, Effort, Fixpoint, Hdd, Perses, StartMinimizer, Walker};
use secateur_syntax::{Grammar, parse};

use secateur_grammar_c::GRAMMAR as C;
use secateur_grammar_xml::GRAMMAR as XML;

type Walk = Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>>;

fn ddmin() -> StartMinimizer {
    Arc::new(|weights: &Weights| Box::new(Ddmin::new(weights.len())))
}

fn fixpoint(grammar: &'static Grammar, walker: Walker, source: &str) -> Walk {
    Box::new(Fixpoint::new(parse(grammar, source.as_bytes()).unwrap(), walker, ddmin()))
}

/// Runs `walk` with the test "contains all of `needles`"; the trace has a line per candidate: place, outcome, text.
fn trace(walk: &mut Walk, needles: &[&str]) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(candidate) = walk.candidate() {
        let text = String::from_utf8(candidate.text.clone()).unwrap();
        let is_interesting = needles.iter().all(|needle| text.contains(needle));
        let mark = if is_interesting { '+' } else { '-' };
        lines.push(format!("{candidate} {mark} {text}"));
        walk.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    lines
}

fn best(walk: &Walk) -> String {
    String::from_utf8(walk.best().to_vec()).unwrap()
}

/// The places of a trace without the round, which is 1.
fn first_round(walk: &mut Walk, needles: &[&str]) -> Vec<String> {
    trace(walk, needles).iter().filter_map(|line| line.strip_prefix("round 1, ").map(str::to_owned)).collect()
}

#[test]
fn hdd_asks_level_by_level_and_about_the_last_member_of_a_level_too() {
    let tree = Arc::new(parse(&C, "int a;int b = f(x, 1);".as_bytes()).unwrap());
    let mut walk: Walk = Box::new(Hdd::new(tree, ddmin(), 1));
    let expected = [
        // The whole file.
        "level 0 of 5, list of 1 - ",
        // The declarations, each alone; one is left: can it go?
        "level 1 of 5, list of 2 - int a;",
        "level 1 of 5, list of 2 + int b = f(x, 1);",
        "level 1 of 5, list of 2 - ",
        // What must stay shrinks to the smallest text in its place: the value, the arguments. The declarator has none
        // without a name.
        "level 3 of 5, list of 1 - int b = 0;",
        "level 4 of 5, list of 1 - int b = f();",
        // The arguments.
        "level 5 of 5, list of 2 + int b = f(x);",
        "level 5 of 5, list of 2 - int b = f();",
    ];
    assert_eq!(first_round(&mut walk, &["b", "x"]), expected);
}

#[test]
fn perses_asks_heaviest_first_and_replaces_what_must_stay() {
    let tree = Arc::new(parse(&C, "int a;int b = f(x, 1);".as_bytes()).unwrap());
    let mut walk: Walk = Box::new(Perses::new(tree, ddmin(), 1, Effort::Quick));
    let expected = [
        // The whole file, then the list of declarations without any member, then each alone.
        "replacing translation_unit - ",
        "translation_unit, list of 2 - ",
        "translation_unit, list of 2 - int a;",
        "translation_unit, list of 2 + int b = f(x, 1);",
        // Something smaller for the initialised declarator: what stands in it.
        "replacing init_declarator - int b;",
        "replacing init_declarator - int f;",
        "replacing init_declarator - int x;",
        // The same for the value.
        "replacing call_expression - int b = 0;",
        "replacing call_expression - int b = f;",
        "replacing call_expression + int b = x;",
    ];
    assert_eq!(first_round(&mut walk, &["b", "x"]), expected);
}

#[test]
fn perses_takes_a_block_away_from_around_its_statements() {
    let mut walk = fixpoint(&C, Walker::Perses, "int f() { while (x) { y; z; } }");
    trace(&mut walk, &["f", "y;", "z;"]);
    assert_eq!(best(&walk), "int f() { y; z; }");
}

#[test]
fn rounds_go_on_until_one_changes_nothing() {
    for walker in Walker::ALL {
        let mut walk = fixpoint(&C, walker, "int a;int b;");
        let trace = trace(&mut walk, &["b"]);
        assert_eq!(best(&walk), "int b;");
        // Coarse rounds as long as they help, a quick one, a thorough one, and one that tries every member alone.
        assert!(trace.first().is_some_and(|line| line.starts_with("round 1,")), "{trace:?}");
        assert!(trace.last().is_some_and(|line| line.starts_with("round 5,")), "{trace:?}");
    }
}

#[test]
fn no_single_node_of_the_result_can_go() {
    let source = "static int a = 1;\nint f(int x, int y) { if (x > a) { return y + 2; } return x; }\nint g(void) { return f(1, 2); }\n";
    for walker in Walker::ALL {
        let mut walk = fixpoint(&C, walker, source);
        trace(&mut walk, &["f(", "return", "y"]);
        let result = best(&walk);
        let tree = parse(&C, result.as_bytes()).unwrap();
        for node in tree.nodes().filter(|node| tree.role(node.id()).is_removable()) {
            let without = tree.render(&secateur_syntax::Edit::default().deleting([node.id()]));
            let without = String::from_utf8(without).unwrap();
            let is_interesting = ["f(", "return", "y"].iter().all(|needle| without.contains(needle));
            assert!(!is_interesting || without == result, "{:?} can go from {result:?}", node.kind());
        }
    }
}

#[test]
fn unresolved_counts_as_uninteresting() {
    for walker in Walker::ALL {
        let (mut one, mut other) =
            (fixpoint(&XML, walker, "<a><b/><c/></a>"), fixpoint(&XML, walker, "<a><b/><c/></a>"));
        while let (Some(a), Some(b)) = (one.candidate(), other.candidate()) {
            assert_eq!(a, b);
            let is_interesting = String::from_utf8_lossy(&a.text).contains("<c/>");
            one.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
            other.observe(if is_interesting { Outcome::Interesting } else { Outcome::Unresolved });
        }
        assert!(one.candidate().is_none() && other.candidate().is_none());
        assert_eq!(best(&one), best(&other));
        assert!(best(&one).len() <= "<a><c/></a>".len(), "{}", best(&one));
    }
}

#[test]
fn a_fork_knows_nothing_of_what_the_original_is_told() {
    const SOURCE: &str = "int a;int b;int c;int f(int x) { while (x) { y; b; } }";
    for walker in Walker::ALL {
        // Forked at every step of the walk.
        for steps in 0..12 {
            let mut walk = fixpoint(&C, walker, SOURCE);
            for step in 0..steps {
                walk.observe(if step % 3 == 1 { Outcome::Interesting } else { Outcome::Uninteresting });
            }
            let Some(at_fork) = walk.candidate() else { continue };
            let (mut fork, mut witness) = (walk.fork(), walk.fork());
            assert_eq!(fork.candidate().as_ref(), Some(&at_fork));
            walk.observe(Outcome::Interesting);
            trace(&mut walk, &["x"]);
            assert_eq!(fork.candidate().as_ref(), Some(&at_fork));
            assert_eq!(trace(&mut fork, &["b"]), trace(&mut witness, &["b"]));
        }
    }
}

#[test]
fn best_is_the_last_candidate_that_was_interesting() {
    for walker in Walker::ALL {
        let mut walk = fixpoint(&XML, walker, "<a><b x=\"1\" y=\"2\">text</b><c><d/></c></a>");
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
}
