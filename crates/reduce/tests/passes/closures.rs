//! Closures of long programs.

use super::*;

/// Returns functions after a line marker each; the 300th calls the 10th.
fn long_program() -> String {
    let function = |number: usize| {
        let called = if number == 300 { "f10()".to_owned() } else { number.to_string() };
        format!("# {number} \"a.c\"\nint f{number}(void) {{ return {called}; }}\n")
    };
    (0..400).map(function).collect::<String>() + "int main(void) { return f300() + f20(); }\n"
}

/// Returns `true` if the program has the 300th function and those that it needs: the 10th by name,
/// and the 50th without any reference.
fn works(text: &str) -> bool {
    let has = |number: usize| text.contains(&format!("int f{number}("));
    let is_complete = !text.contains("f10()") || has(10);
    has(300) && has(50) && is_complete && (!text.contains("main") || has(20))
}

#[test]
fn closures_keep_dependencies_by_name_and_find_hidden_ones() {
    let mut search = one_round("closures", &long_program(), Breadth::Focus { tokens: 10 });
    let trace = trace_by(&mut search, works);
    assert_eq!(
        best(&search).trim(),
        "int f10(void) { return 10; }\nint f50(void) { return 50; }\n\
         int f300(void) { return f10(); }"
    );
    // All line markers, the dependencies of main, and two binary searches among 401 units with one
    // more query each.
    assert!(trace.len() <= 2 + 2 * (9 + 1), "{} questions", trace.len());
    assert!(trace[0].contains(" + ") && !best(&search).contains('#'), "{}", trace[0]);
}

#[test]
fn a_short_program_has_no_closures_to_try() {
    let mut search =
        one_round("closures", "int f(void) { return 1; } int g;", Breadth::Focus { tokens: 10 });
    assert!(search.candidate().is_none());
    search = one_round("closures", &long_program(), Breadth::Coarse);
    assert!(search.candidate().is_none());
}

#[test]
fn the_end_of_a_long_program_is_reduced_first() {
    let mut search = turns(&C, &[named("lean-perses")], &long_program());
    let trace = trace_by(&mut search, works);
    let first_of_all = trace.iter().position(|line| line.contains("translation_unit"));
    let first_of_main = trace.iter().position(|line| line.contains("compound_statement"));
    assert!(first_of_main < first_of_all, "{first_of_main:?} {first_of_all:?}");
    let mut search = turns(&C, Pass::DEFAULT, &long_program());
    trace_by(&mut search, works);
    assert!(works(&best(&search)) && best(&search).len() < 120, "{}", best(&search));
}

#[test]
fn a_small_edit_of_the_end_is_tried_if_much_else_hangs_on_it() {
    let own = "int main(void) { int a = f399(); int b = 1 + 2; return 0; }\n";
    let function = |number: usize| {
        let called = if number == 0 { "1".to_owned() } else { format!("f{}()", number - 1) };
        format!("int f{number}(void) {{ return {called}; }}\n")
    };
    let text = (0..400).map(function).collect::<String>() + own;
    let mut search = one_round("lean-perses", &text, Breadth::Focus { tokens: 60 });
    let mut edits = Vec::new();
    while let Some(candidate) = search.candidate() {
        let text = String::from_utf8(candidate.text).unwrap();
        edits.extend(text.lines().last().map(str::to_owned));
        search.observe(Outcome::Uninteresting);
    }
    let is_tried = |name: &str, value: &str| {
        edits.iter().any(|edit| edit.contains(&format!("int {name} =")) && !edit.contains(value))
    };
    assert!(is_tried("a", "f399()") && !is_tried("b", "1 + 2"), "{edits:?}");
}

#[test]
fn closures_are_repeated_after_the_program_shrank() {
    let needless: Vec<_> = (0..400).map(|number| format!("f{number}()")).collect();
    let text = long_program()
        .replace("{ return f300()", &format!("{{ {}; return f300()", needless.join(" + ")));
    // `chains` would change the sum, and `quarters` would shorten the program before.
    let is_other = |pass: &Pass| !["chains", "quarters"].contains(&pass.name());
    let others: Vec<Pass> = Pass::DEFAULT.iter().copied().filter(is_other).collect();
    let mut search = turns(&C, &others, &text);
    let trace = trace_by(&mut search, |text| text.contains("main") && text.contains("f300()"));
    let round = |line: &str| line.split(',').next().map(str::to_owned);
    let closures: BTreeSet<_> =
        trace.iter().filter(|line| line.contains("closures")).map(|line| round(line)).collect();
    assert!(closures.len() >= 2, "{closures:?}");
    let first_of_all = trace.iter().position(|line| line.contains("translation_unit"));
    let last_closure = trace.iter().rposition(|line| line.contains("closures"));
    assert!(
        first_of_all.is_none_or(|first| last_closure < Some(first)),
        "{first_of_all:?} {last_closure:?}"
    );
}
