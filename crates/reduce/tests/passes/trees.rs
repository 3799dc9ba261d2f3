//! Passes over trees: level by level, node by node; and single edits.

use super::*;

#[test]
fn hdd_proceeds_by_level_and_also_deletes_the_last_element_of_a_level() {
    let mut search = one_round("hdd", "int a;int b = f(x, 1);", Breadth::Thorough);
    let expected = [
        // The whole file.
        "level 0 of 5, list of 1 - ",
        // The declarations, each alone. Finally the last one.
        "level 1 of 5, list of 2 - int a;",
        "level 1 of 5, list of 2 + int b = f(x, 1);",
        "level 1 of 5, list of 2 - ",
        // Nodes that cannot be deleted shrink to their smallest text: the value, the arguments. The
        // declarator has none without a name.
        "level 3 of 5, list of 1 - int b = 0;",
        "level 4 of 5, list of 1 - int b = f();",
        // The arguments.
        "level 5 of 5, list of 2 + int b = f(x);",
        "level 5 of 5, list of 2 - int b = f();",
    ];
    assert_eq!(first_round(&mut search, &["b", "x"]), expected);
}

#[test]
fn perses_tries_the_heaviest_first_and_replaces_mandatory_nodes() {
    let mut search = one_round("perses", "int a;int b = f(x, 1);", Breadth::Quick);
    let expected = [
        // The whole file, then the list of declarations without any element, then each alone.
        "replacing translation_unit - ",
        "translation_unit, list of 2 - ",
        "translation_unit, list of 2 - int a;",
        "translation_unit, list of 2 + int b = f(x, 1);",
        // A smaller replacement of the initialised declarator: its descendants.
        "replacing init_declarator - int b;",
        "replacing init_declarator - int f;",
        "replacing init_declarator - int x;",
        // The same for the value.
        "replacing call_expression - int b = 0;",
        "replacing call_expression - int b = f;",
        "replacing call_expression + int b = x;",
    ];
    assert_eq!(first_round(&mut search, &["b", "x"]), expected);
}

#[test]
fn perses_unwraps_a_block() {
    let mut search = fixpoint(&C, Pass::PERSES, "int f() { while (x) { y; z; } }");
    trace(&mut search, &["f", "y;", "z;"]);
    assert_eq!(best(&search), "int f() { y; z; }");
}

#[test]
fn lean_perses_tries_the_outermost_replacement_once() {
    let text = "int a = f(g(x), 1); int h() { { } }";
    let mut search = one_round("lean-perses", text, Breadth::Thorough);
    let places = first_round(&mut search, &["f(", "x", "1", "h()"]);
    // Nothing inside a failed replacement of the call is tried.
    let of_call = "replacing call_expression - int a = ";
    let of_call: Vec<_> = places.iter().filter_map(|place| place.strip_prefix(of_call)).collect();
    assert!(of_call.contains(&"g(x); int h() { { } }"), "{places:#?}");
    assert!(!of_call.contains(&"x; int h() { { } }"), "{places:#?}");
    let texts: Vec<_> =
        places.iter().filter_map(|place| place.split_once(" - ")).map(|(_, text)| text).collect();
    let tokens: BTreeSet<String> = texts.iter().map(|text| text.replace(' ', "")).collect();
    assert_eq!(tokens.len(), texts.len(), "{places:#?}");
}

#[test]
fn lean_perses_takes_longer_and_longer_strides_along_a_chain() {
    let reduced = |links: &[&str], needed: &[&str]| {
        let text = format!("int a = {}b;", links.concat());
        let mut search = one_round("lean-perses", &text, Breadth::Quick);
        let places = first_round(&mut search, needed);
        (best(&search), places.len())
    };
    let half = "!".repeat(500);
    let (result, tests) = reduced(&[&half, &half], &["b"]);
    assert_eq!(result, "int a = b;");
    assert!(tests < 30, "{tests}");
    // A needed link costs the tests of a search for it.
    let (result, tests) = reduced(&[&half, "~", &half], &["~", "b"]);
    assert_eq!(result.matches('!').count() % 500, 0, "{result}");
    assert!(tests < 100, "{tests}");
}

#[test]
fn substitute_tries_deeper_and_distant_nodes_and_deletes_nothing() {
    let text = "int a = f(g(x), 1); int b = -x; int h() { { } }";
    let mut search = one_round("substitute", text, Breadth::Thorough);
    let places = first_round(&mut search, &["(x", "int b =", "int h"]);
    let all_replace = places.iter().all(|place| place.starts_with("replacing "));
    assert!(all_replace, "{places:#?}");
    let asks =
        |value: &str| places.iter().any(|place| place.contains(&format!("- int a = {value};")));
    // A deeper descendant, and an expression from elsewhere that shares a name with the call.
    assert!(asks("x") && asks("-x"), "{places:#?}");
    assert_eq!(best(&search), "int a = g(x); int b = 0; int h() {}");
}

#[test]
fn substitute_simplifies_a_compound_assignment() {
    let text = "int f(int a) { a <<= 1; return a <= 2; }";
    let mut search = one_round("substitute", text, Breadth::Thorough);
    first_round(&mut search, &["int f(int a) { a", "1; return a <= 2; }"]);
    assert_eq!(best(&search), "int f(int a) { a = 1; return a <= 2; }");
}

#[test]
fn substitute_changes_the_meaning_for_fewer_tokens() {
    let text = "int f(int *a, int b) { b = a[1]; b += 2; if (b == 3) f(a, 4); \
        switch (b) { case 5: return 6; } }";
    let mut search = one_round("substitute", text, Breadth::Thorough);
    let places = first_round(&mut search, &[text]);
    let asks = |what: &str| places.iter().any(|place| place.contains(what));
    assert!(
        asks("b = *a;") && asks("++b;") && asks("return a[1];") && asks("if (!b)"),
        "{places:#?}"
    );
    assert!(asks("f(a, 4); x: return 6; }"), "{places:#?}");
    assert!(!asks("!b = ") && !asks("if (return"), "{places:#?}");
}

#[test]
fn substitute_omits_semicolons_before_line_breaks() {
    let text = "f();\nfor (;;) {\ng();\n}\n";
    let mut search = fixpoint(&JAVASCRIPT, named("substitute"), text);
    trace(&mut search, &["f()", "for (;;) {", "g()"]);
    assert_eq!(best(&search), text.replace(");\n", ")\n"));
    let mut search = fixpoint(&C, named("substitute"), "int f() { f(); }");
    assert!(trace(&mut search, &["int f() { f()"]).iter().all(|line| !line.ends_with("f() }")));
}

#[test]
fn hddr_proceeds_node_by_node() {
    let mut search = one_round("hddr", "int f() { a; } int g() { b; }", Breadth::Thorough);
    let places = first_round(&mut search, &["f", "a", "g"]);
    let parents: Vec<_> = places.iter().filter_map(|place| place.split(',').next()).collect();
    let function = parents.iter().position(|&parent| parent == "function_definition");
    let next_function = parents.iter().rposition(|&parent| parent == "function_definition");
    // All of the first function before the second.
    let between = &parents[function.unwrap()..next_function.unwrap()];
    assert!(between.contains(&"compound_statement"), "{places:#?}");
}

#[test]
fn coarse_hdd_keeps_mandatory_nodes() {
    let mut search = one_round("coarse-hdd", "int b = f(x, 1);", Breadth::Thorough);
    let places = first_round(&mut search, &["b"]);
    assert!(places.iter().all(|place| !place.contains("= 0")), "{places:#?}");
}

#[test]
fn no_single_change_of_the_result_is_interesting() {
    let source = "struct s { int m; } v;\nstatic int a = 1;\n\
        int f(int x, int y) { if (x > a) { return y + 2; } return x; }\n\
                  int g(void) { while (v.m) { return f(1, 2); } }\n";
    let needles = ["f(", "return", "y", "struct", "v"];
    let is_interesting = |text: &str| needles.iter().all(|needle| text.contains(needle));
    for (pass, algorithm) in
        Pass::ALL.iter().flat_map(|&pass| Algorithm::ALL.map(|algorithm| (pass, algorithm)))
    {
        for prior in [fixed(), PriorSource::Learned(Experience::new(InitialProbability::default()))]
        {
            let tree = parse(&C, source.as_bytes()).unwrap();
            let settings = Settings::new(vec![pass], algorithm, prior, None);
            let mut search: BoxedSearch =
                Box::new(Fixpoint::new(Source::of_program(tree), settings).unwrap());
            trace(&mut search, &needles);
            let result = best(&search);
            let mut result_source = Source::of_program(parse(&C, result.as_bytes()).unwrap());
            for single in single_edits(&mut result_source, pass).unwrap() {
                let text = String::from_utf8(single.text()).unwrap();
                assert!(
                    !is_interesting(&text) || text == result,
                    "{pass}, {algorithm}: {single} in {result:?}"
                );
            }
        }
    }
}

#[test]
fn single_changes_have_titles() {
    let check = |pass: &str, expected: &[&str]| {
        let mut source =
            Source::of_program(parse(&C, "struct s { int m; } v = 1;".as_bytes()).unwrap());
        let edits = single_edits(&mut source, pass.parse().unwrap()).unwrap();
        let lines = edits
            .iter()
            .map(|single| format!("{single} -> {}", String::from_utf8(single.text()).unwrap()));
        assert_eq!(lines.collect::<Vec<_>>(), expected, "{pass}");
    };
    check("lines", &["line can be deleted -> "]);
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
            "translation_unit can be deleted -> ",
            "type_identifier can be deleted -> struct { int m; } v = 1;",
            "field_declaration_list can be deleted -> struct s v = 1;",
            "field_declaration can be deleted -> struct s { } v = 1;",
            "field_identifier can be deleted -> struct s { int; } v = 1;",
        ],
    );
}

#[test]
fn the_span_of_a_single_change_is_in_the_file() {
    let text = "int b; int aa; int f() { aa = b; b = 1; aa = 2; }";
    for pass in Pass::ALL {
        let mut source = Source::of_program(parse(&C, text.as_bytes()).unwrap());
        for single in single_edits(&mut source, pass).unwrap() {
            assert!(text.get(single.span()).is_some(), "{pass}: {single}");
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
        let mut search = turns(grammar, Pass::DEFAULT, &source);
        let mut tests = 0;
        while let Some(candidate) = search.candidate() {
            let is_interesting =
                candidate.text.windows(needle.len()).any(|part| part == needle.as_bytes());
            search.observe(if is_interesting {
                Outcome::Interesting
            } else {
                Outcome::Uninteresting
            });
            tests += 1;
        }
        assert!(tests < 100, "{tests} tests");
        assert!(best(&search).trim().len() <= expected.len(), "{:?}", best(&search));
    }
}

#[test]
fn an_element_is_exchanged_for_another_of_the_text() {
    let text = "<a><b/><c/><d e=\"1\">f</d><g/><c/></a>";
    let mut search = fixpoint(&XML, named("exchange"), text);
    let asked = trace_by(&mut search, |text| text.matches("<g/>").count() == 2);
    assert!(asked[0].contains("<c/><a/><b/><g/><c/><g/>"), "the rarest first: {asked:#?}");
    assert_eq!(best(&search), "<a><b/><c/><g/><g/><c/></a>");
    // No element grows without success, and the root stays unchanged.
    let search = fixpoint(&XML, named("exchange"), "<a b=\"1\"><c/></a>");
    assert!(search.candidate().is_none());
    let mut search = fixpoint(&XML, named("exchange"), text);
    assert!(trace_by(&mut search, |_| false).len() < 4);
    assert_eq!(best(&search), text);
}

#[test]
fn in_a_long_text_light_edits_wait() {
    // Eight statements have 32 tokens.
    let text = format!("void f(void) {{ {} }}", "x = 1; ".repeat(600));
    let smallest_saving = |breadth| {
        let mut search = one_round("lean-perses", &text, breadth);
        let mut savings = Vec::new();
        while let Some(candidate) = search.candidate() {
            savings.push(text.len() - candidate.text.len());
            search.observe(Outcome::Uninteresting);
        }
        savings.into_iter().min().unwrap()
    };
    let statement = "x = 1; ".len();
    assert!(smallest_saving(Breadth::Coarse) >= 8 * statement - 1);
    assert!(smallest_saving(Breadth::Focus { tokens: 2048 }) >= 8 * statement - 1);
    // Much may depend on a short end of the program.
    assert!(smallest_saving(Breadth::Focus { tokens: 16 }) <= statement);
    assert!(smallest_saving(Breadth::Quick) <= statement);
}

#[test]
fn a_coarse_round_leaves_a_kind_of_node_that_is_never_replaced() {
    let call = |number: usize| format!("a{number}({}1);", "1, ".repeat(20));
    let links = (0..60).map(|number| format!("if (x) {{ {} }} else ", call(number)));
    let text = format!("int f(void) {{ {} y; }}", links.collect::<String>());
    let failures = |breadth| {
        let mut search = one_round("lean-perses", &text, breadth);
        let lines = trace_by(&mut search, |_| false);
        lines.iter().filter(|line| line.contains("replacing if_statement")).count()
    };
    // The last node has two replacements.
    assert_eq!(failures(Breadth::Coarse), 33);
    assert!(failures(Breadth::Quick) > 50);
}
