//! Transformations, and passes that delete nothing.

use super::*;

#[test]
fn hoisting_proceeds_by_level_and_deletes_nothing() {
    let mut search = one_round("hoist", "int f() { while (x) { y; z; } }", Breadth::Thorough);
    let expected = [
        // The body of the function first, which the block of the loop could replace.
        "replacing compound_statement - int f() { y; z; }",
        "replacing while_statement - int f() { y; }",
        "replacing while_statement - int f() { z; }",
        "replacing while_statement - int f() { y; z; }",
        "replacing while_statement + int f() { { y; z; } }",
    ];
    assert_eq!(first_round(&mut search, &["f() { {", "y;", "z;"]), expected);
}

#[test]
fn a_transformation_tries_all_its_instances_together_and_then_fewer() {
    let text = "typedef int A; typedef long B; A a; B b; int f() { return a + b; }";
    let mut search = one_round("inline", text, Breadth::Thorough);
    let expected = [
        "inline, list of 2 - int a; long b; int f() { return a + b; }",
        "inline, list of 2 - typedef int A; A a; long b; int f() { return a + b; }",
        "inline, list of 2 + typedef long B; int a; B b; int f() { return a + b; }",
    ];
    assert_eq!(first_round(&mut search, &["B b"]), expected);
}

#[test]
fn instances_that_touch_each_other_are_tried_one_after_the_other() {
    // The second instance inserts the second type where the first instance deleted the first type.
    let text = "typedef int A; typedef A B; B b;";
    let mut search = one_round("inline", text, Breadth::Thorough);
    let expected =
        ["inline, list of 1 - typedef int B; B b;", "inline, list of 1 + typedef int A; A b;"];
    assert_eq!(first_round(&mut search, &["A b"]), expected);
    let mut search = fixpoint(&C, named("inline"), text);
    trace(&mut search, &["b"]);
    assert_eq!(best(&search).trim(), "int b;");
}

#[test]
fn a_statement_is_replaced_by_its_part() {
    let text = "int f() { if (g(1)) { h(); } int x = g(2); return g(3) + 1; }";
    let mut search = one_round("unwrap", text, Breadth::Thorough);
    let places = first_round(&mut search, &["g(2)"]);
    assert_eq!(places[0], "unwrap, list of 3 + int f() { (g(1)); g(2); g(3) + 1; }");
    assert_eq!(places.len(), 1, "{places:#?}");
}

#[test]
fn arguments_are_deleted_with_their_conversions() {
    let text = r#"int f() { printf("%s: %5d%%\n", a, b + 1); }"#;
    let mut search = one_round("format", text, Breadth::Thorough);
    let expected = [
        r#"format, list of 2 - int f() { printf(": %%\n"); }"#,
        r#"format, list of 2 - int f() { printf("%s: %%\n", a); }"#,
        r#"format, list of 2 + int f() { printf(": %5d%%\n", b + 1); }"#,
    ];
    assert_eq!(first_round(&mut search, &["b"])[..3], expected);
    // Not if the numbers differ, nor in a string that is not an argument.
    for text in
        [r#"int f() { printf("%s %d", a); }"#, r#"int f() { puts("%s", x); } char *s = "%d";"#]
    {
        let search = one_round("format", text, Breadth::Thorough);
        assert_eq!(search.candidate().is_some(), text.contains("puts"));
    }
}

#[test]
fn a_case_can_be_the_default() {
    let text = "int f() { switch (x) { case 1 + 2: g(); } }";
    let mut search = one_round("respell", text, Breadth::Thorough);
    let expected = ["respell, list of 1 + int f() { switch (x) { default: g(); } }"];
    assert_eq!(first_round(&mut search, &["g"]), expected);
}

#[test]
fn renaming_tries_all_uses_and_then_some() {
    let text = "int b; int aa; int f() { aa = b; b = 1; aa = 2; }";
    let mut search = one_round("rename", text, Breadth::Thorough);
    let expected = [
        "identifier, list of 2 - int b; int aa; int f() { b = b; b = 1; b = 2; }",
        "identifier, list of 2 + int b; int aa; int f() { aa = b; b = 1; b = 2; }",
        // The result, including the definition: a second one of the same variable.
        "identifier, list of 1 - int b; int b; int f() { b = b; b = 1; b = 2; }",
    ];
    assert_eq!(first_round(&mut search, &["int aa", "{ aa", "b = 1"]), expected);
}

#[test]
fn renaming_uses_names_in_scope_of_the_same_kind() {
    // `x` is only visible in the block, and a function is not a variable.
    let text = "int a; int f() { int x; x = 1; x = 2; } int g() { a = f(); }";
    let mut search = one_round("rename", text, Breadth::Thorough);
    let expected = [
        "identifier, list of 1 - int a; int f() { int x; a = 1; a = 2; } int g() { a = f(); }",
        // A later function without calls takes all calls of another.
        "identifier, list of 1 - int a; int f() { int x; x = 1; x = 2; } int g() { a = g(); }",
    ];
    let mut found = first_round(&mut search, &["x = 1; x = 2; }", "f();"]);
    found.sort();
    assert_eq!(found, expected);
}

#[test]
fn renaming_terminates_if_every_renaming_succeeds() {
    let text = "int a; int b; int f() { int a; a = b; } int g() { b = a; f(); } \
        int h() { int b; b = a; g(); }";
    for kept in [0, 1, 2, 3] {
        let mut search = turns(&C, &[named("rename"), named("definitions")], text);
        let number = std::cell::Cell::new(0);
        let trace = trace_by(&mut search, |candidate| {
            number.set(number.get() + 1);
            candidate.len() > 40 && number.get() % 4 >= kept
        });
        assert!(!trace.is_empty());
    }
}

#[test]
fn renaming_allows_the_deletion_of_definitions_needed_only_by_name() {
    // As in a compiler, uses require a declaration.
    let is_declared = |text: &str, before: &str| {
        let used = text.split_once(before).and_then(|(_, after)| after.split([')', ';']).next());
        used.is_some_and(|name| text.contains(&format!("int {name};")))
    };
    let smallest = |passes: &[Pass]| {
        let mut search = turns(&C, passes, "int a; int counter; int f() { g(a); return counter; }");
        trace_by(&mut search, |text| is_declared(text, "g(") && is_declared(text, "return "));
        best(&search)
    };
    assert!(smallest(&[Pass::PERSES]).contains("int counter;"));
    let renamed = smallest(Pass::DEFAULT);
    assert!(renamed.contains("return a;") && !renamed.contains("counter"), "{renamed}");
}

#[test]
fn each_transformation_has_a_file_whose_header_agrees_with_its_row() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/passes");
    let passes: Vec<_> = Pass::ALL.into_iter().filter(|pass| pass.is_transformation()).collect();
    assert_eq!(fs::read_dir(&folder).unwrap().count(), passes.len());
    for pass in passes {
        let path = folder.join(pass.name().replace('-', "_")).with_extension("rs");
        let text = fs::read_to_string(&path).unwrap();
        let readable = match pass.readability() {
            Readability::Familiar => "Readable: yes",
            Readability::Ordinary => "Readable: no",
            Readability::Strange => "Readable: strange",
        };
        for key in ["Helps with:", "Costs:", "Languages:", "Limit:", readable] {
            let line = format!("//! - {key}");
            assert!(text.contains(&line), "{}: no line {line:?}", path.display());
        }
    }
}
