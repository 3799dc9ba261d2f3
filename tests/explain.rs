//! `secateur explain`: the relevant parts of a file.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::support::{Scratch, wait_until};
use serde_json::Value;

/// A program with known facts.
const PLANTED: &str = "short even = 8;\nint any = 41;\nint f(int x) {\n  return x / any;\n}\n";

/// Requires that the first value is an even number of an integer type, and that a function divides
/// its parameter.
const TEST: &str = r#"
text=$(tr '\n' ' ' <planted.c)
echo "$text" | grep -qE '^(short|int|char|long|unsigned|signed) [a-z0-9_]+ = [0-9]*[02468];' || { echo 'no even integer'; exit 1; }
name=$(echo "$text" | sed -nE 's/.*int [a-z0-9_]+\(int ([a-z0-9_]+)\) \{ *return .*/\1/p')
[ -n "$name" ] || { echo 'no function'; exit 1; }
echo "$text" | grep -q "return $name / " || { echo "$name is not divided"; exit 1; }
"#;

fn planted() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("planted.c", PLANTED);
    scratch.script("r.sh", TEST);
    scratch
}

fn explain(scratch: &Scratch, args: &[&str]) -> Value {
    let run = scratch.secateur(&[&["explain", "--summary", "json"], args].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    serde_json::from_str(&run.stdout).unwrap()
}

/// Returns the findings about the part with this text after `before`, except whether it is needed.
fn found<'a>(explained: &'a Value, before: &str, text: &str) -> &'a Value {
    let start = PLANTED.find(&format!("{before}{text}")).unwrap() + before.len();
    let is_it = |part: &&Value| {
        let spans = part["spans"].as_array().unwrap();
        let is_at = |span: &Value| span["start"] == start && span["end"] == start + text.len();
        spans.iter().any(is_at) && part["finding"] != "needed" && part["finding"] != "exactly"
    };
    explained["parts"].as_array().unwrap().iter().find(is_it).unwrap_or(&Value::Null)
}

#[test]
fn each_planted_fact_is_found() {
    let explained = explain(&planted(), &["./r.sh", "planted.c"]);
    let free = found(&explained, "/ ", "any");
    assert_eq!(
        (&free["finding"], &free["held"], &free["counted"]),
        (&"anything".into(), &12.into(), &12.into())
    );
    let even = found(&explained, "= ", "8");
    assert!(even["words"].as_str().unwrap().ends_with("only the working ones are even"), "{even}");
    let kind = found(&explained, "", "short");
    let outcome = |text: &str| {
        let others = kind["others"].as_array().unwrap();
        others
            .iter()
            .find(|other| other["text"] == text)
            .map(|other| other["outcome"].as_str().unwrap())
    };
    assert_eq!(
        [outcome("int"), outcome("char"), outcome("float")],
        [Some("interesting"), Some("interesting"), Some("refused")]
    );
    let parameter = found(&explained, "f(int ", "x");
    assert_eq!(
        (&parameter["finding"], parameter["spans"].as_array().unwrap().len()),
        (&"same".into(), 2)
    );
    assert_eq!(found(&explained, "", "int any = 41;")["finding"], "spare");
    assert_eq!(explained["together"]["held"], explained["together"]["counted"]);
    assert_eq!(
        explained["pattern"],
        "<sized_type_specifier like short> $even = <number_literal like 8>;\n[int any = 41;]\nint \
         $f(int $x) {\n  return $x / <identifier>;\n}"
    );
}

#[test]
fn an_explanation_does_not_depend_on_the_number_of_jobs() {
    let scratch = planted();
    let of = |jobs| scratch.secateur(&["explain", "./r.sh", "planted.c", "--jobs", jobs]).stdout;
    let alone = of("1");
    assert!(
        alone.contains(
            "1 | short even = 8;\n  | ^^^^^^^^^^^^^^^ needed: without it, the test \
        exited with status 1: no even integer\n"
        ),
        "{alone}"
    );
    assert_eq!(alone, of("3"));
}

#[test]
fn a_name_on_several_lines_is_listed_once_per_line() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int g;\nint f(void) { return g + g; }\nint h(void) { return g / 0; }\n");
    let whole =
        "grep -q '^int g;' in.c && grep -q 'return g + g;' in.c && grep -q 'return g / 0' in.c";
    scratch.script("r.sh", whole);
    let run = scratch.secateur(&["explain", "./r.sh", "in.c"]);
    assert!(run.stdout.contains(" (also in lines 2, 3)\n"), "{run:?}");
}

#[test]
fn remarks_are_written_as_comments_and_as_a_page() {
    let scratch = planted();
    let run = scratch.secateur(&[
        "explain",
        "./r.sh",
        "planted.c",
        "--comments",
        "c.c",
        "--page",
        "p.html",
    ]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let copy = String::from_utf8(scratch.read("c.c")).unwrap();
    assert!(copy.contains("// `int any = 41;` can be deleted\nint any = 41;\n"), "{copy}");
    let code: Vec<_> = copy.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    assert_eq!(code.join("\n") + "\n", PLANTED);
    let page = String::from_utf8(scratch.read("p.html")).unwrap();
    assert!(
        page.contains("<span class=spare title=\"can be deleted\">int any = 41;</span>")
            && !page.contains("http"),
        "{page}"
    );
}

#[test]
fn findings_about_a_command_quote_its_output_and_ignore_invalid_candidates() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a = 4;\nint b = 7;\n");
    let valid = scratch.script(
        "valid.sh",
        "grep -q 'a = [0-9]*;' \"$1\" || { echo 'error: a is undeclared'; exit 1; }",
    );
    let body = "grep -q 'b = 7;' \"$1\" && { echo 'internal error: in fold_shift'; exit 4; }\ngrep \
        -q 'b =' \"$1\" && { echo 'internal error: in other'; exit 4; }\nexit 0";
    let command = scratch.script("cc.sh", body);
    let valid = format!("{} @@", valid.display());
    let explained =
        explain(&scratch, &["in.c", "--valid", &valid, "--", command.to_str().unwrap(), "@@"]);
    let parts = explained["parts"].as_array().unwrap();
    let words = |start: u32, finding: &str| {
        let part = parts
            .iter()
            .find(|part| part["spans"][0]["start"] == start && part["finding"] == finding);
        part.map(|part| part["words"].as_str().unwrap().to_owned()).unwrap_or_default()
    };
    assert!(
        words(0, "needed").contains("not valid: ")
            && words(0, "needed").contains("a is undeclared"),
        "{explained}"
    );
    assert_eq!(words(11, "needed"), "needed: without it, no failure");
    assert!(
        words(8, "anything").starts_with("anything: 12 of 12 alternatives work"),
        "{explained}"
    );
    assert!(words(19, "exactly").starts_with("exactly this"), "{explained}");
    let other = parts.iter().flat_map(|part| part["others"].as_array().into_iter().flatten());
    assert!(
        other.clone().any(|test| test["outcome"] == "other"
            && test["message"].as_str().unwrap().contains("in other"))
    );
}

#[test]
fn a_finding_about_a_literal_applies_to_shorter_ones() {
    let scratch = Scratch::new();
    scratch.file("in.c", "char *a = \"  %s entries\";\nint b = 77;\n");
    scratch.script("r.sh", "grep -q '%s' in.c && grep -q 77 in.c");
    let run = scratch.secateur(&["explain", "./r.sh", "in.c"]);
    assert!(
        run.stdout.contains(
            "\nNot tried: deleting single characters of 1 string, 1 number and 2 names\n"
        ),
        "{run:?}"
    );
    let explained = explain(&scratch, &["./r.sh", "in.c"]);
    let unshortened = serde_json::json!({ "strings": 1, "numbers": 1, "names": 2 });
    assert_eq!(explained["unshortened"], unshortened);
    let parts = explained["parts"].as_array().unwrap();
    let exactly: Vec<_> = parts.iter().filter(|part| part["finding"] == "exactly").collect();
    assert!(!exactly.is_empty(), "{explained}");
    for part in exactly {
        let words = part["words"].as_str().unwrap();
        assert!(words.ends_with("; deleting single characters was not tried"), "{words}");
    }
}

#[test]
fn a_run_ends_with_an_explanation() {
    let scratch = planted();
    let run = scratch.secateur(&["reduce", "./r.sh", "planted.c", "--explain"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(
        run.stdout.contains("\nPattern:\n") && run.stdout.contains("needed: without it"),
        "{run:?}"
    );
    // A finished reduction is explained again.
    let again = scratch.secateur(&["reduce", "./r.sh", "planted.c", "--explain"]);
    assert_eq!(
        again.stdout.split_once("\nPattern").unwrap().1,
        run.stdout.split_once("\nPattern").unwrap().1
    );
}

#[test]
fn unexplainable_inputs_are_reported_with_a_remedy() {
    let scratch = planted();
    scratch.script("no.sh", "exit 1");
    scratch.file("in.foo", "a b c");
    scratch.script("yes.sh", "exit 0");
    let check = |args: &[&str], code: i32, message: &str| {
        let run = scratch.secateur(args);
        assert!(run.code == Some(code) && run.stderr.contains(message), "{args:?}: {run:?}");
    };
    check(&["explain", "./no.sh", "planted.c"], 3, "planted.c");
    check(&["explain", "./yes.sh", "in.foo"], 2, "--language");
    scratch.file("more.c", "int a;");
    check(&["explain", "./yes.sh", "planted.c", "more.c", "--page", "p.html"], 2, "omit them");
    check(&["explain", "./r.sh", "planted.c", "--comments", "planted.c"], 2, "give another path");
    check(&["explain", "./r.sh", "planted.c", "--original", "nowhere.c"], 2, "nowhere.c");
    check(
        &["reduce", "./r.sh", "planted.c", "--explain", "--summary", "json"],
        2,
        "secateur explain",
    );
}

#[test]
fn an_interrupted_explanation_shows_its_findings() {
    let scratch = planted();
    let body = format!(
        "{TEST}\n[ -e {0} ] || exit 0\necho x >>{0}\n[ $(wc -l <{0}) -lt 20 ] || sleep 60",
        scratch.path("count").display()
    );
    scratch.script("r.sh", &body);
    scratch.file("count", "");
    let mut command = scratch.command(&["explain", "./r.sh", "planted.c", "-j", "1", "-t", "100"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    wait_until("the test hangs", || fs::read(scratch.path("count")).unwrap().len() >= 40);
    assert!(
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success()
    );
    let lines: Vec<_> =
        BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok).collect();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(lines.iter().any(|line| line.contains("Stopped early")), "{lines:?}");
    scratch.assert_tidy();
}

#[test]
fn each_of_several_files_is_explained() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/a.c", "int a = 4;\nint b = 5;\n");
    scratch.file("in/b.h", "int c = 6;\n");
    scratch.file("in/notes.foo", "nothing\n");
    scratch.script("r.sh", "grep -q 'b = 5' a.c && grep -q 'c =' b.h");
    let run = scratch.secateur(&["explain", "./r.sh", "in"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let (one, other) = run.stdout.split_once("==> b.h <==").unwrap();
    assert!(
        one.starts_with("==> a.c <==\n1 | int a = 4;") && one.contains("can be deleted"),
        "{run:?}"
    );
    assert!(other.contains("needed: without it") && !other.contains("can be deleted"), "{run:?}");
    assert!(run.stderr.contains("notes.foo has no syntax tree and is skipped"), "{run:?}");
    let files = explain(&scratch, &["./r.sh", "in"]);
    assert_eq!([&files[0]["file"], &files[1]["file"]], ["a.c", "b.h"]);
    let reduced = scratch.secateur(&["reduce", "./r.sh", "in", "--explain"]);
    assert!(reduced.code == Some(0) && reduced.stdout.contains("==> b.h <==\n1 | "), "{reduced:?}");
}

#[test]
fn the_cost_is_shown_and_a_limit_keeps_the_findings() {
    let scratch = planted();
    let whole = explain(&scratch, &["./r.sh", "planted.c"]);
    let tests = whole["tests"].as_u64().unwrap();
    let run = scratch.secateur(&["explain", "./r.sh", "planted.c"]);
    let (_, line) = run.stderr.split_once("about ").unwrap();
    let expected: u64 = line.split(' ').next().unwrap().parse().unwrap();
    assert!(expected / 2 < tests && tests < 2 * expected, "{tests} of {expected}");
    for (max, said) in [("1", "1 test"), ("20", "20 tests")] {
        let run = scratch.secateur(&["explain", "./r.sh", "planted.c", "--max-tests", max]);
        assert!(
            run.code == Some(6) && run.stdout.contains(&format!("\n{said}\nStopped early")),
            "{run:?}"
        );
    }
    let enough =
        scratch.secateur(&["explain", "./r.sh", "planted.c", "--max-tests", &tests.to_string()]);
    assert!(enough.code == Some(0) && !enough.stdout.contains("Stopped"), "{enough:?}");
    let run = scratch.secateur(&["explain", "./r.sh", "planted.c", "--max-time", "0.000001"]);
    assert!(run.code == Some(5) && run.stdout.contains("\n0 tests\nStopped early"), "{run:?}");
}

#[test]
fn a_flaky_test_is_detected() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a = 4;\n");
    let counter = scratch.file("count", "");
    // Every third run on the unchanged text fails to answer, except the first ones.
    let body = format!(
        "grep -q 'a = 4' in.c || exit 1\necho x >>{0}\nn=$(wc -l <{0})\n[ $n -lt 5 ] || [ $((n % \
         3)) -ne 0 ]",
        counter.display()
    );
    scratch.script("r.sh", &body);
    let run = scratch.secateur(&["explain", "./r.sh", "in.c", "-j1"]);
    assert!(
        run.code == Some(0)
            && run.stdout.contains("The test is flaky: it accepted the unchanged text in "),
        "{run:?}"
    );
    assert_eq!(explain(&planted(), &["./r.sh", "planted.c"])["again"]["held"], 8);
}

#[test]
fn only_lines_with_remarks_of_a_long_text_are_shown() {
    let scratch = Scratch::new();
    let lines: String = (0..600).map(|number| format!("int a{number};\n")).collect();
    scratch.file("in.c", format!("{lines}int b = 7;\n"));
    scratch.script("r.sh", "[ $(grep -c 'int a' in.c) = 600 ] && grep -q 'b = 7' in.c");
    let run = scratch.secateur(&["explain", "./r.sh", "in.c", "--max-tests", "3"]);
    assert!(
        run.code == Some(6) && run.stdout.lines().count() < 20 && run.stdout.contains("\n...\n"),
        "{run:?}"
    );
    assert!(run.stdout.contains("Pattern: omitted, as it is as long as the text"), "{run:?}");
}

#[test]
fn the_summary_has_only_the_time_of_the_reduction() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    // Only an explanation tries text that was not in the input.
    scratch.script("r.sh", "if grep -q union in.c; then sleep 2; fi; grep -q 'int a' in.c");
    let started = std::time::Instant::now();
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--explain"]);
    let took = started.elapsed().as_secs_f64();
    assert!(run.code == Some(0) && run.stdout.contains("union"), "{run:?}");
    let (before, _) = run.stdout.split_once(" s\nThe result is").unwrap();
    let seconds: f64 = before.rsplit(' ').next().unwrap().parse().unwrap();
    // The figure is rounded to a tenth.
    assert!(seconds + 1.9 <= took, "{seconds} of {took} s: {run:?}");
}
