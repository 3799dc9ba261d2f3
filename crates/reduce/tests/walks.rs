//! The exact sequence of candidates of each walk, without any process.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use secateur_minimize::{Algorithm, Ddmin, InitialProbability, Outcome, Prior, Search, Weights};
use secateur_reduce::{
    Candidate, Closures, Effort, Experience, Fixpoint, Flat, Hdd, HddVariant, Part, Perses, Piece, Plan, PlanError,
    PriorSource, Round, Source, StartMinimizer, Transform, Transformation, Walker, single_edits,
};
use secateur_syntax::{Grammar, Tree, parse};

use secateur_grammar_c::GRAMMAR as C;
use secateur_grammar_xml::GRAMMAR as XML;

type Walk = Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>>;

fn ddmin() -> StartMinimizer {
    Arc::new(|weights: &Weights, _: &Prior| Box::new(Ddmin::new(weights.len())))
}

fn fixed() -> PriorSource {
    PriorSource::Fixed(InitialProbability::default())
}

fn round(effort: Effort) -> Round {
    Round { number: 1, walker: "walker", effort, is_check: false, start: ddmin(), prior: fixed() }
}

fn c(text: &str) -> Arc<Tree> {
    Arc::new(parse(&C, text.as_bytes()).unwrap())
}

fn fixpoint(grammar: &'static Grammar, walker: Walker, source: &str) -> Walk {
    turns(grammar, &[walker], source)
}

fn turns(grammar: &'static Grammar, walkers: &[Walker], source: &str) -> Walk {
    let source = Source::of_tree(parse(grammar, source.as_bytes()).unwrap());
    let plan = Plan::new(walkers.to_vec(), Algorithm::Ddmin, fixed(), None);
    Box::new(Fixpoint::new(source, plan).unwrap())
}

/// Runs `walk` with the test "contains all of `needles`"; the trace has a line per candidate: place, outcome, text.
fn trace(walk: &mut Walk, needles: &[&str]) -> Vec<String> {
    trace_by(walk, |text| needles.iter().all(|needle| text.contains(needle)))
}

fn trace_by(walk: &mut Walk, test: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(candidate) = walk.candidate() {
        let text = String::from_utf8(candidate.text.clone()).unwrap();
        let is_interesting = test(&text);
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
    let mut walk: Walk = Box::new(Hdd::new(c("int a;int b = f(x, 1);"), HddVariant::Levels, round(Effort::Thorough)));
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
    let mut walk: Walk = Box::new(Perses::new(c("int a;int b = f(x, 1);"), round(Effort::Quick)));
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
    let deletes = |walker: &Walker| !matches!(walker, Walker::Transform(_) | Walker::Closures);
    for walker in Walker::ALL.into_iter().filter(deletes) {
        let mut walk = fixpoint(&C, walker, "int a;\nint b;");
        let trace = trace(&mut walk, &["int b;"]);
        assert_eq!(best(&walk).trim(), "int b;", "{walker}");
        assert!(trace.first().is_some_and(|line| line.starts_with("round 1,")), "{trace:?}");
        // Perses: coarse rounds as long as they help, a quick one, a thorough one, and one that tries every member alone.
        // The others: thorough rounds as long as they help, and the last one.
        let has_efforts = matches!(walker, Walker::Perses | Walker::LeanPerses);
        let rounds = if has_efforts { "round 5," } else { "round 3," };
        assert!(trace.last().is_some_and(|line| line.starts_with(rounds)), "{trace:?}");
    }
}

#[test]
fn no_single_change_of_the_result_is_interesting() {
    let source = "struct s { int m; } v;\nstatic int a = 1;\nint f(int x, int y) { if (x > a) { return y + 2; } return x; }\n\
                  int g(void) { while (v.m) { return f(1, 2); } }\n";
    let needles = ["f(", "return", "y", "struct", "v"];
    let is_interesting = |text: &str| needles.iter().all(|needle| text.contains(needle));
    for (walker, algorithm) in
        Walker::ALL.iter().flat_map(|&walker| Algorithm::ALL.map(|algorithm| (walker, algorithm)))
    {
        for prior in [fixed(), PriorSource::Learned(Experience::new(InitialProbability::default()))] {
            let tree = parse(&C, source.as_bytes()).unwrap();
            let plan = Plan::new(vec![walker], algorithm, prior, None);
            let mut walk: Walk = Box::new(Fixpoint::new(Source::of_tree(tree), plan).unwrap());
            trace(&mut walk, &needles);
            let result = best(&walk);
            let mut result_source = Source::of_tree(parse(&C, result.as_bytes()).unwrap());
            for single in single_edits(&mut result_source, walker).unwrap() {
                let text = String::from_utf8(single.text()).unwrap();
                assert!(!is_interesting(&text) || text == result, "{walker}, {algorithm}: {single} in {result:?}");
            }
        }
    }
}

#[test]
fn single_changes_say_what_they_do() {
    let check = |walker: &str, expected: &[&str]| {
        let mut source = Source::of_tree(parse(&C, "struct s { int m; } v = 1;".as_bytes()).unwrap());
        let edits = single_edits(&mut source, walker.parse().unwrap()).unwrap();
        let lines = edits.iter().map(|single| format!("{single} -> {}", String::from_utf8(single.text()).unwrap()));
        assert_eq!(lines.collect::<Vec<_>>(), expected, "{walker}");
    };
    check("lines", &["line can go -> "]);
    check(
        "hoist",
        &[
            r#"struct_specifier can become "s" -> s v = 1;"#,
            r#"struct_specifier can become "int" -> int v = 1;"#,
            r#"init_declarator can become "v" -> struct s { int m; } v;"#,
        ],
    );
    check(
        "coarse-hdd",
        &[
            "translation_unit can go -> ",
            "type_identifier can go -> struct { int m; } v = 1;",
            "field_declaration_list can go -> struct s v = 1;",
            "field_declaration can go -> struct s { } v = 1;",
            "field_identifier can go -> struct s { int; } v = 1;",
        ],
    );
}

#[test]
fn the_span_of_a_single_change_is_in_the_file() {
    let text = "int b; int aa; int f() { aa = b; b = 1; aa = 2; }";
    for walker in Walker::ALL {
        let mut source = Source::of_tree(parse(&C, text.as_bytes()).unwrap());
        for single in single_edits(&mut source, walker).unwrap() {
            assert!(text.get(single.span()).is_some(), "{walker}: {single}");
        }
    }
}

#[test]
fn hddr_takes_the_children_of_one_node_after_the_other() {
    let mut walk: Walk =
        Box::new(Hdd::new(c("int f() { a; } int g() { b; }"), HddVariant::Recursive, round(Effort::Thorough)));
    let places = first_round(&mut walk, &["f", "a", "g"]);
    let parents: Vec<_> = places.iter().filter_map(|place| place.split(',').next()).collect();
    let function = parents.iter().position(|&parent| parent == "function_definition");
    let next_function = parents.iter().rposition(|&parent| parent == "function_definition");
    // All of the first function before anything of the second.
    let between = &parents[function.unwrap()..next_function.unwrap()];
    assert!(between.contains(&"compound_statement"), "{places:#?}");
}

#[test]
fn coarse_hdd_leaves_what_must_stay() {
    let mut walk: Walk = Box::new(Hdd::new(c("int b = f(x, 1);"), HddVariant::Coarse, round(Effort::Thorough)));
    let places = first_round(&mut walk, &["b"]);
    assert!(places.iter().all(|place| !place.contains("= 0")), "{places:#?}");
}

#[test]
fn hoisting_goes_level_by_level_and_deletes_nothing() {
    let mut walk: Walk =
        Box::new(Transform::new(c("int f() { while (x) { y; z; } }"), Transformation::Hoist, round(Effort::Thorough)));
    let expected = [
        // The body of the function first: the block of the loop could stand there.
        "replacing compound_statement - int f() { y; z; }",
        "replacing while_statement - int f() { y; }",
        "replacing while_statement - int f() { z; }",
        "replacing while_statement - int f() { y; z; }",
        "replacing while_statement + int f() { { y; z; } }",
    ];
    assert_eq!(first_round(&mut walk, &["f() { {", "y;", "z;"]), expected);
}

#[test]
fn a_transformation_tries_all_its_instances_together_and_then_fewer() {
    let text = "typedef int A; typedef long B; A a; B b; int f() { return a + b; }";
    let transformation = Transformation::Inline;
    let mut walk: Walk = Box::new(Transform::new(c(text), transformation, round(Effort::Thorough)));
    let expected = [
        "inline, list of 2 - int a; long b; int f() { return a + b; }",
        "inline, list of 2 - typedef int A; A a; long b; int f() { return a + b; }",
        "inline, list of 2 + typedef long B; int a; B b; int f() { return a + b; }",
    ];
    assert_eq!(first_round(&mut walk, &["B b"]), expected);
}

#[test]
fn instances_that_touch_each_other_are_tried_one_after_the_other() {
    // The second type is written out where the first was, which the first instance has taken away.
    let text = "typedef int A; typedef A B; B b;";
    let mut walk: Walk = Box::new(Transform::new(c(text), Transformation::Inline, round(Effort::Thorough)));
    let expected = ["inline, list of 1 - typedef int B; B b;", "inline, list of 1 + typedef int A; A b;"];
    assert_eq!(first_round(&mut walk, &["A b"]), expected);
    let mut walk = fixpoint(&C, Walker::Transform(Transformation::Inline), text);
    trace(&mut walk, &["b"]);
    assert_eq!(best(&walk).trim(), "int b;");
}

#[test]
fn a_part_of_a_statement_comes_into_its_place() {
    let text = "int f() { if (g(1)) { h(); } int x = g(2); return g(3) + 1; }";
    let mut walk: Walk = Box::new(Transform::new(c(text), Transformation::Unwrap, round(Effort::Thorough)));
    let places = first_round(&mut walk, &["g(2)"]);
    assert_eq!(places[0], "unwrap, list of 3 + int f() { (g(1)); g(2); g(3) + 1; }");
    assert_eq!(places.len(), 1, "{places:#?}");
}

#[test]
fn arguments_go_with_their_conversions() {
    let text = r#"int f() { printf("%s: %5d%%\n", a, b + 1); }"#;
    let mut walk: Walk = Box::new(Transform::new(c(text), Transformation::Format, round(Effort::Thorough)));
    let expected = [
        r#"format, list of 2 - int f() { printf(": %%\n"); }"#,
        r#"format, list of 2 - int f() { printf("%s: %%\n", a); }"#,
        r#"format, list of 2 + int f() { printf(": %5d%%\n", b + 1); }"#,
    ];
    assert_eq!(first_round(&mut walk, &["b"])[..3], expected);
    // Not where the numbers differ, nor in a string that is no argument.
    for text in [r#"int f() { printf("%s %d", a); }"#, r#"int f() { puts("%s", x); } char *s = "%d";"#] {
        let walk = Transform::new(c(text), Transformation::Format, round(Effort::Thorough));
        assert_eq!(walk.candidate().is_some(), text.contains("puts"));
    }
}

#[test]
fn a_case_can_be_the_default() {
    let text = "int f() { switch (x) { case 1 + 2: g(); } }";
    let mut walk: Walk = Box::new(Transform::new(c(text), Transformation::Respell, round(Effort::Thorough)));
    let expected = ["respell, list of 1 + int f() { switch (x) { default: g(); } }"];
    assert_eq!(first_round(&mut walk, &["g"]), expected);
}

#[test]
fn renaming_tries_all_uses_and_then_some() {
    let text = "int b; int aa; int f() { aa = b; b = 1; aa = 2; }";
    let mut walk: Walk = Box::new(Transform::new(c(text), Transformation::Rename, round(Effort::Thorough)));
    let expected = [
        "identifier, list of 2 - int b; int aa; int f() { b = b; b = 1; b = 2; }",
        "identifier, list of 2 + int b; int aa; int f() { aa = b; b = 1; b = 2; }",
        // What is left of it, with the definition: a second one of the same variable.
        "identifier, list of 1 - int b; int b; int f() { b = b; b = 1; b = 2; }",
    ];
    assert_eq!(first_round(&mut walk, &["int aa", "{ aa", "b = 1"]), expected);
}

#[test]
fn renaming_keeps_to_what_is_known_in_the_place_and_of_the_same_sort() {
    // Only the block knows `x`, and a function is no variable.
    let text = "int a; int f() { int x; x = 1; x = 2; } int g() { a = f(); }";
    let mut walk: Walk = Box::new(Transform::new(c(text), Transformation::Rename, round(Effort::Thorough)));
    let expected = [
        "identifier, list of 1 - int a; int f() { int x; a = 1; a = 2; } int g() { a = f(); }",
        // A function that is called nowhere, but stands later, takes all calls of another.
        "identifier, list of 1 - int a; int f() { int x; x = 1; x = 2; } int g() { a = g(); }",
    ];
    let mut found = first_round(&mut walk, &["x = 1; x = 2; }", "f();"]);
    found.sort();
    assert_eq!(found, expected);
}

#[test]
fn renaming_ends_where_every_renaming_is_fine() {
    let text = "int a; int b; int f() { int a; a = b; } int g() { b = a; f(); } int h() { int b; b = a; g(); }";
    for kept in [0, 1, 2, 3] {
        let mut walk = turns(
            &C,
            &[Walker::Transform(Transformation::Rename), Walker::Transform(Transformation::Definitions)],
            text,
        );
        let number = std::cell::Cell::new(0);
        let trace = trace_by(&mut walk, |candidate| {
            number.set(number.get() + 1);
            candidate.len() > 40 && number.get() % 4 >= kept
        });
        assert!(!trace.is_empty());
    }
}

#[test]
fn walkers_that_undo_what_others_have_done_come_to_an_end() {
    // Renamed, it is longer; without a byte, it is what it was.
    let texts =
        ["int a; int xa; int f() { a = 1; xa = 2; xa = 3; }", "int a; int xa; int f() { xa = 1; xa = 2; xa = 3; }"];
    for text in texts {
        let mut walk = turns(&C, &[Walker::Transform(Transformation::Rename), Walker::Flat(Piece::Byte)], text);
        trace_by(&mut walk, |candidate| texts.contains(&candidate));
        assert!(texts.contains(&best(&walk).as_str()));
    }
    // The smallest type is the other type, of which there is only one.
    let texts = ["char f() { int a; }", "int f() { int a; }", "char f() { char a; }", "int f() { char a; }"];
    for text in texts {
        let mut walk = turns(&C, Walker::DEFAULT, text);
        trace_by(&mut walk, |candidate| texts.map(|text| text.replace(' ', "")).contains(&candidate.replace(' ', "")));
        assert_eq!(best(&walk), "int f() { int a; }");
    }
}

#[test]
fn lean_perses_asks_for_the_outermost_first_and_not_twice() {
    let text = "int a = f(g(x), 1); int h() { { } }";
    let mut walk: Walk = Box::new(Perses::lean(c(text), round(Effort::Thorough)));
    let places = first_round(&mut walk, &["f(", "x", "1", "h()"]);
    // Inside of what does not do in the place of the call, nothing is sought.
    let of_call = "replacing call_expression - int a = ";
    let of_call: Vec<_> = places.iter().filter_map(|place| place.strip_prefix(of_call)).collect();
    assert!(of_call.contains(&"g(x); int h() { { } }"), "{places:#?}");
    assert!(!of_call.contains(&"x; int h() { { } }"), "{places:#?}");
    let texts: Vec<_> = places.iter().filter_map(|place| place.split_once(" - ")).map(|(_, text)| text).collect();
    let tokens: BTreeSet<String> = texts.iter().map(|text| text.replace(' ', "")).collect();
    assert_eq!(tokens.len(), texts.len(), "{places:#?}");
}

#[test]
fn renaming_lets_go_of_what_only_its_name_was_needed_for() {
    // As a compiler has it: what is used has been declared.
    let is_declared = |text: &str, before: &str| {
        let used = text.split_once(before).and_then(|(_, after)| after.split([')', ';']).next());
        used.is_some_and(|name| text.contains(&format!("int {name};")))
    };
    let smallest = |walkers: &[Walker]| {
        let mut walk = turns(&C, walkers, "int a; int counter; int f() { g(a); return counter; }");
        trace_by(&mut walk, |text| is_declared(text, "g(") && is_declared(text, "return "));
        best(&walk)
    };
    assert!(smallest(&[Walker::Perses]).contains("int counter;"));
    let renamed = smallest(Walker::DEFAULT);
    assert!(renamed.contains("return a;") && !renamed.contains("counter"), "{renamed}");
}

#[test]
fn a_flat_walk_knows_lines_only() {
    let text: Arc<[u8]> = b"one\ntwo\nthree\n"[..].into();
    let mut walk: Walk = Box::new(Flat::new(text, Piece::Line, round(Effort::Thorough)));
    let expected = [
        "lines, list of 3 - ",
        "lines, list of 3 - one\n",
        "lines, list of 3 + two\nthree\n",
        "lines, list of 3 + two\n",
    ];
    assert_eq!(first_round(&mut walk, &["two"]), expected);
}

#[test]
fn walkers_take_turns_until_none_finds_anything() {
    // HDD cannot take the loop from around its statement; hoisting cannot delete.
    let source = "int f() { while (x) { y; z; } }";
    let walkers = ["hdd", "hoist", "bytes"].map(|name| name.parse().unwrap());
    let smallest = |walkers: &[Walker]| {
        let mut walk = turns(&C, walkers, source);
        trace(&mut walk, &["f", "y;"]);
        best(&walk)
    };
    assert_eq!(smallest(&walkers[..1]), "int f() { while (x) { y; } }");
    assert_eq!(smallest(&walkers[..2]), "int f() { y; }");
    assert_eq!(smallest(&walkers), "fy;");
}

/// Bytes that no language has, the same each time.
fn noise(bytes: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    std::iter::repeat_with(&mut next).take(bytes).collect()
}

/// Bytes that are one piece to those who know no language, and hundreds of errors to those who do.
fn one_word(bytes: usize) -> Vec<u8> {
    noise(bytes).into_iter().map(|byte| if byte.is_ascii() { b"aZ09_"[usize::from(byte) % 5] } else { byte }).collect()
}

/// The walkers that asked, in the order of their turns, and the result.
fn walkers_and_best(text: Vec<u8>, walkers: &[Walker], test: impl Fn(&[u8]) -> bool) -> (Vec<&'static str>, Arc<[u8]>) {
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let plan = Plan::new(walkers.to_vec(), Algorithm::WProbDd, prior, None);
    let mut walk = Fixpoint::new(Source::of_language(&C, text.into()), plan).unwrap();
    let mut turns = Vec::new();
    while let Some(candidate) = walk.candidate() {
        turns.push(match candidate.place.part {
            Part::Pieces { piece, .. } => piece.plural(),
            _ => "tree",
        });
        walk.observe(if test(&candidate.text) { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    turns.dedup();
    (turns, walk.best())
}

#[test]
fn a_text_that_cannot_be_parsed_is_cut_into_lines_and_tokens_until_it_can() {
    let contains = |text: &[u8], needle: &[u8]| text.windows(needle.len()).any(|part| part == needle);
    let code = b"\nint f(int a) { return g(a, 1); }\n";
    let text = [&noise(40_000), &code[..], &noise(40_000)].concat();
    let (turns, best) = walkers_and_best(text, Walker::DEFAULT, |text| contains(text, b"g("));
    assert_eq!((turns, best.trim_ascii()), (vec!["lines", "tree"], &b"int f() { g(); }"[..]));

    // Where it never can, the walkers that need no tree go on until both have found nothing.
    let stays = one_word(100_000);
    let text = [b"int a;\nint b;\nint c; int d;", &stays[..]].concat();
    let is_interesting = |text: &[u8]| text.ends_with(&stays) && contains(&text[..text.len() - stays.len()], b"d;");
    let (turns, best) = walkers_and_best(text, Walker::DEFAULT, is_interesting);
    assert_eq!(turns, ["lines", "tokens", "lines", "tokens", "lines", "tokens"]);
    assert!(*best == [b"d;", &stays[..]].concat());
    let walkers = [Walker::Flat(Piece::Token), Walker::Perses, Walker::Flat(Piece::Byte)];
    let applicable = Walker::applicable(&walkers, &mut Source::of_language(&C, best)).unwrap();
    assert_eq!(applicable, [Piece::Line, Piece::Token, Piece::Byte].map(Walker::Flat));
}

/// A text can also lose its tree, when what the parser could hold on to has gone.
#[test]
fn a_text_that_loses_its_tree_is_reduced_without() {
    let text = [b"/*", &one_word(100_000)[..], b"*/ int a;"].concat();
    // The comment may be opened, and nothing else goes.
    let rest = text[2..].to_vec();
    let walkers = [Walker::Flat(Piece::Token), Walker::Transform(Transformation::Hoist)];
    let (turns, best) = walkers_and_best(text, &walkers, |text| text.ends_with(&rest));
    assert!(*best == rest);
    assert_eq!(turns, ["tokens", "lines", "tokens", "lines", "tokens"]);
}

/// The best so far is kept, and a fork stops for itself.
#[test]
fn a_search_ends_where_a_parse_is_stopped() {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = stop.clone();
    let source = Source::of_tree(parse(&C, &b"int a; int b; int c;"[..]).unwrap());
    let source = source.until(Arc::new(move || asked.load(Ordering::Relaxed)));
    let plan = Plan::new(vec![Walker::Perses], Algorithm::Ddmin, fixed(), None);
    let mut walk: Walk = Box::new(Fixpoint::new(source, plan).unwrap());
    let is_interesting = |text: &[u8]| text.windows(5).any(|part| part == b"int b");
    let observe = |walk: &mut Walk, candidate: &Candidate| {
        walk.observe(if is_interesting(&candidate.text) { Outcome::Interesting } else { Outcome::Uninteresting });
    };
    while let Some(candidate) = walk.candidate() {
        stop.store(true, Ordering::Relaxed);
        let mut fork = walk.fork();
        while let Some(candidate) = fork.candidate() {
            observe(&mut fork, &candidate);
        }
        assert!(is_interesting(&fork.best()));
        stop.store(false, Ordering::Relaxed);
        observe(&mut walk, &candidate);
    }
    assert_eq!(String::from_utf8_lossy(&walk.best()).trim(), "int b;");
}

#[test]
fn a_plan_needs_a_walker_and_some_walkers_a_grammar() {
    let plan = |walkers: &[Walker]| {
        let source = Source::of_text(b"x"[..].into());
        Fixpoint::new(source, Plan::new(walkers.to_vec(), Algorithm::Ddmin, fixed(), None)).map(|_| ())
    };
    assert!(matches!(plan(&[]), Err(PlanError::NoWalker)));
    assert!(matches!(plan(&[Walker::Flat(Piece::Line), Walker::Perses]), Err(PlanError::NoGrammar { .. })));
    assert!(plan(&[Walker::Flat(Piece::Byte)]).is_ok());
}

#[test]
fn a_learned_prior_takes_smaller_sets_where_most_has_stayed() {
    let list = |name: &str| format!("int {name}() {{ {} }}", "x; ".repeat(20));
    let source = ["f", "g", "h"].map(list).concat();
    let tests = |prior: PriorSource| {
        let tree = parse(&C, source.as_bytes()).unwrap();
        let plan = Plan::new(vec![Walker::Perses], Algorithm::ProbDd, prior, None);
        let mut walk = Fixpoint::new(Source::of_tree(tree), plan).unwrap();
        let mut tests = 0;
        while let Some(candidate) = walk.candidate() {
            // Nothing can go.
            walk.observe(if candidate.text == source.as_bytes() {
                Outcome::Interesting
            } else {
                Outcome::Uninteresting
            });
            tests += usize::from(candidate.place.round == 2);
        }
        tests
    };
    let p0 = InitialProbability::default();
    assert!(tests(PriorSource::Learned(Experience::new(p0))) < tests(PriorSource::Fixed(p0)));
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
        // Of this there is nothing here: no name is defined, no statement has parts, and the program is not long.
        let can_delete = !matches!(walker, Walker::Transform(_) | Walker::Closures | Walker::Flat(Piece::Line));
        assert!(!can_delete || best(&one).len() <= "<a><c/></a>".len(), "{walker}: {}", best(&one));
    }
}

/// Functions of which the 300th calls the 10th, behind a line marker each.
fn long_program() -> String {
    let function = |number: usize| {
        let called = if number == 300 { "f10()".to_owned() } else { number.to_string() };
        format!("# {number} \"a.c\"\nint f{number}(void) {{ return {called}; }}\n")
    };
    (0..400).map(function).collect::<String>() + "int main(void) { return f300() + f20(); }\n"
}

/// Whether the 300th function and those that it needs are there: the 10th by name, and the 50th for no reason that a name
/// tells.
fn works(text: &str) -> bool {
    let has = |number: usize| text.contains(&format!("int f{number}("));
    let is_complete = !text.contains("f10()") || has(10);
    has(300) && has(50) && is_complete && (!text.contains("main") || has(20))
}

#[test]
fn closures_keep_what_is_needed_by_name_and_find_what_is_needed_besides() {
    let mut walk: Walk = Box::new(Closures::new(c(&long_program()), round(Effort::Focus { tokens: 10 })));
    let trace = trace_by(&mut walk, works);
    assert_eq!(
        best(&walk).trim(),
        "int f10(void) { return 10; }\nint f50(void) { return 50; }\nint f300(void) { return f10(); }"
    );
    // All line markers, what main needs, and then twice a binary search among 401 parts with a question behind it.
    assert!(trace.len() <= 2 + 2 * (9 + 1), "{} questions", trace.len());
    assert!(trace[0].contains(" + ") && !best(&walk).contains('#'), "{}", trace[0]);
}

#[test]
fn a_short_program_has_no_closures_to_try() {
    let mut walk: Walk =
        Box::new(Closures::new(c("int f(void) { return 1; } int g;"), round(Effort::Focus { tokens: 10 })));
    assert!(walk.candidate().is_none());
    walk = Box::new(Closures::new(c(&long_program()), round(Effort::Coarse)));
    assert!(walk.candidate().is_none());
}

#[test]
fn what_stands_last_in_a_long_program_comes_first() {
    let mut walk = turns(&C, &[Walker::LeanPerses], &long_program());
    let trace = trace_by(&mut walk, works);
    let first_of_all = trace.iter().position(|line| line.contains("translation_unit"));
    let first_of_main = trace.iter().position(|line| line.contains("compound_statement"));
    assert!(first_of_main < first_of_all, "{first_of_main:?} {first_of_all:?}");
    let mut walk = turns(&C, Walker::DEFAULT, &long_program());
    trace_by(&mut walk, works);
    assert!(works(&best(&walk)) && best(&walk).len() < 120, "{}", best(&walk));
}

#[test]
fn closures_are_sought_again_when_the_program_itself_has_become_smaller() {
    let needless: Vec<_> = (0..400).map(|number| format!("f{number}()")).collect();
    let text = long_program().replace("{ return f300()", &format!("{{ {}; return f300()", needless.join(" + ")));
    let mut walk = turns(&C, Walker::DEFAULT, &text);
    let trace = trace_by(&mut walk, |text| text.contains("main") && text.contains("f300()"));
    let round = |line: &str| line.split(',').next().map(str::to_owned);
    let closures: BTreeSet<_> = trace.iter().filter(|line| line.contains("closures")).map(|line| round(line)).collect();
    assert!(closures.len() >= 2, "{closures:?}");
    let first_of_all = trace.iter().position(|line| line.contains("translation_unit"));
    let last_closure = trace.iter().rposition(|line| line.contains("closures"));
    assert!(first_of_all.is_none_or(|first| last_closure < Some(first)), "{first_of_all:?} {last_closure:?}");
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

#[test]
fn the_bottom_of_deep_nesting_is_reached_in_few_steps() {
    let (open, close) = ("<a>".repeat(5000), "</a>".repeat(5000));
    let sum = "1 + ".repeat(2000);
    for (grammar, source, needle, expected) in [
        (&XML, format!("{open}<b/>{close}"), "<b/>", "<b/>"),
        (&C, format!("int f() {{ return x + {sum} 1; }}"), "return x", "int f() { return x; }"),
    ] {
        let mut walk = fixpoint(grammar, Walker::Perses, &source);
        let mut tests = 0;
        while let Some(candidate) = walk.candidate() {
            let is_interesting = candidate.text.windows(needle.len()).any(|part| part == needle.as_bytes());
            walk.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
            tests += 1;
        }
        assert!(tests < 100, "{tests} tests");
        assert!(best(&walk).trim().len() <= expected.len(), "{:?}", best(&walk));
    }
}

#[test]
fn unpreprocessed_c_errors_and_declarations_of_documents_are_reduced() {
    let check = |grammar: &'static Grammar, source: &str, needles: &[&str], expected: &str| {
        let mut walk = fixpoint(grammar, Walker::Perses, source);
        trace(&mut walk, needles);
        assert_eq!(best(&walk).trim(), expected);
    };
    let c = "#include <stdio.h>\n#include <stdlib.h>\n#define N 3\n#define TWICE(x) ((x) * 2)\n#if N > 2\nint a;\n#ifdef M\n\
             int b;\n#else\nint c;\n#endif\n#elif N\nint d;\n#endif\nint main(void) { return TWICE(N); }\n";
    check(&C, c, &["#include <stdio.h>"], "#include <stdio.h>");
    check(&C, c, &["#define N 3", "TWICE(N)"], "#define N 3\n\nint main() { return TWICE(N); }");
    check(&C, c, &["#ifdef M", "int c;"], "#ifdef M\n#else\nint c;\n#endif");
    check(&C, "int a; ) } @@ int b = ( ; int c;", &["@@"], "@@");
    let xml = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [\n<!ENTITY e \"x\">\n<!ENTITY f \"y\">\n<!ELEMENT a (#PCDATA)>\n]>\n\
               <a><b>&e;</b><c>&f;</c></a>\n";
    check(&XML, xml, &["<!ENTITY f \"y\">"], "<!DOCTYPE a [<!ENTITY f \"y\">]>\n<a/>");
    check(&XML, xml, &["<!ENTITY f", "&f;"], "<!DOCTYPE a [<!ENTITY f \"y\">]>\n<c>&f;</c>");
}

#[test]
fn a_list_of_thousands_of_which_one_is_needed_costs_few_queries() {
    let source = format!("<r>{}</r>", (0..20_000).map(|i| format!("<e n='{i}'/>")).collect::<String>());
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let plan = Plan::new(vec![Walker::Perses], Algorithm::WProbDd, prior, None);
    let source = Source::of_tree(parse(&XML, source.as_bytes()).unwrap());
    let mut walk: Walk = Box::new(Fixpoint::new(source, plan).unwrap());
    let mut tests = 0;
    while let Some(candidate) = walk.candidate() {
        let is_interesting = candidate.text.windows(9).any(|part| part == b"n='15555'");
        walk.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
        tests += 1;
    }
    assert_eq!(best(&walk), "<e n='15555'/>");
    assert!(tests < 200, "{tests} tests");
}

#[test]
fn the_result_is_laid_out_last_if_it_has_shrunk() {
    let run = |text: &str, walkers: &[Walker], accepts: fn(&str) -> bool| {
        let source = Source::of_language(&C, text.as_bytes().into());
        let plan = Plan::new(walkers.to_vec(), Algorithm::Ddmin, fixed(), None).with_layout();
        let mut search = Fixpoint::new(source, plan).unwrap();
        let mut layouts = 0;
        while let Some(candidate) = search.candidate() {
            assert_eq!(layouts, 0, "it is the last candidate");
            layouts += usize::from(candidate.place.part == Part::Layout);
            let is_interesting = accepts(&String::from_utf8_lossy(&candidate.text));
            search.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
        }
        (String::from_utf8_lossy(&search.best()).into_owned(), layouts)
    };
    let (perses, lines) = ([Walker::Perses], [Walker::Perses, Walker::Flat(Piece::Line)]);
    let needle = |text: &str| text.contains("int needle");
    assert_eq!(run("int a;\n\n\n  int needle  ;\n", &perses, needle), ("int needle;\n".into(), 1));
    assert_eq!(run("int a;\nint  needle;\n", &perses, |text| text.contains("int  needle")).1, 1, "rejected");
    assert_eq!(run("  int needle  ;\n", &perses, needle), ("  int needle  ;\n".into(), 0), "nothing is gone");
    assert_eq!(run("int a;\n  int needle  ;\n", &lines, needle).1, 0, "lines are pieces");
}
