//! Layout of the result, and the note about results that no longer compile.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use crate::support::{Run, Scratch, has_tools, names};
use serde_json::Value;

const PROGRAM: &str = "#include <stdio.h>\n\n\nint unused;\nint main(void)\n{\n\n  int needle ; if \
                       (needle)\n   { needle++ ; }  return 0; }\n";
const LAID_OUT: &str =
    "int main(void) {\n    int needle;\n    if (needle) {\n        needle++;\n    }\n}\n";
/// Accepts the program without the rest, in any layout.
const TEST: &str =
    "tr -d ' \\n' < in.c | grep -q 'intmain(void){intneedle;if(needle){needle++;}.*}'";

fn scratch(test: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", PROGRAM);
    scratch.script("r.sh", test);
    scratch
}

fn text(scratch: &Scratch, name: &str) -> String {
    String::from_utf8(scratch.read(name)).unwrap()
}

/// Returns the summary of a run with this exit code.
fn summary(scratch: &Scratch, options: &[&str], code: i32) -> Value {
    let run =
        scratch.secateur(&[&["reduce", "r.sh", "in.c", "--summary", "json"], options].concat());
    assert_eq!(run.code, Some(code), "{run:?}");
    serde_json::from_str(&run.stdout).unwrap()
}

#[test]
fn the_result_is_laid_out_for_any_number_of_jobs() {
    for jobs in ["1", "4"] {
        let scratch = scratch(TEST);
        let with = summary(&scratch, &["--jobs", jobs], 0);
        assert_eq!(text(&scratch, "in.reduced.c"), LAID_OUT);
        let without = summary(&scratch, &["--jobs", jobs, "--no-layout", "--fresh"], 0);
        let result = text(&scratch, "in.reduced.c");
        let without_blanks = |text: &str| text.split_whitespace().collect::<String>();
        assert!(
            result != LAID_OUT && without_blanks(&result) == without_blanks(LAID_OUT),
            "{result}"
        );
        assert_eq!(
            with["tests"].as_u64().unwrap(),
            without["tests"].as_u64().unwrap() + 1,
            "{with} {without}"
        );
        assert_eq!(with["after"]["tokens"], without["after"]["tokens"]);
    }
}

#[test]
fn a_byte_order_mark_is_deleted_unless_the_test_needs_it() {
    for (pattern, expected) in
        [("int needle", "int needle;\n"), ("^\u{feff}", "\u{feff}\n\nint needle;\n")]
    {
        let scratch = scratch(&format!("grep -q 'int needle' in.c && grep -q '{pattern}' in.c"));
        scratch.file("in.c", "\u{feff}\n\nint needle  ;\nint a;\n");
        let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert_eq!(text(&scratch, "in.reduced.c"), expected);
    }
}

#[test]
fn odd_white_space_is_kept_if_the_test_needs_it() {
    let scratch = scratch("grep -q 'int needle ; if' in.c");
    let with = summary(&scratch, &[], 0);
    let result = text(&scratch, "in.reduced.c");
    assert!(result.contains("int needle ; if"), "{result}");
    let without = summary(&scratch, &["--no-layout", "--fresh"], 0);
    assert_eq!(text(&scratch, "in.reduced.c"), result);
    assert_eq!(with["tests"].as_u64().unwrap(), without["tests"].as_u64().unwrap() + 1);
}

#[test]
fn the_final_test_is_of_the_laid_out_result() {
    let scratch = scratch(&format!("{{ cat in.c; echo @; }} >> \"$SEEN\"; {TEST}"));
    let mut command = scratch.command(&["reduce", "r.sh", "in.c", "--jobs", "1"]);
    let run = Run::from(command.env("SEEN", scratch.path("seen")).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    let seen = text(&scratch, "seen");
    let seen: Vec<_> = seen.split_terminator("@\n").collect();
    let [.., layout, last] = &seen[..] else { panic!("{seen:?}") };
    assert_eq!((*layout, *last), (LAID_OUT, LAID_OUT));
}

#[test]
fn a_run_stopped_before_the_layout_resumes_with_it() {
    let whole = scratch(TEST);
    let tests = summary(&whole, &[], 0)["tests"].as_u64().unwrap();
    let scratch = scratch(TEST);
    let stopped = summary(&scratch, &["--max-tests", &(tests - 1).to_string()], 6);
    assert_eq!(stopped["stop"], "out-of-tests");
    assert_ne!(text(&scratch, "in.reduced.c"), LAID_OUT);
    summary(&scratch, &["--resume"], 0);
    assert_eq!(text(&scratch, "in.reduced.c"), LAID_OUT);
}

#[test]
fn an_unreduced_text_is_laid_out_only_if_that_is_smaller() {
    let scratch = Scratch::new();
    let (one_line, two_lines) = ("int  a ;\n", "int a; int b;");
    for (name, input, test, options, expected) in [
        ("exact", one_line, "[ \"$(cat in.c)\" = 'int  a ;' ]", &[][..], one_line),
        ("shorter", one_line, "grep -q 'int *a *;' in.c", &[], "int a;\n"),
        ("longer", two_lines, "tr -d '\\n' < in.c | grep -q 'int a; *int b;'", &[], two_lines),
        ("lines", "int  a ;\nint b;\n", "grep -q 'int *a' in.c", &["--pass", "lines"], one_line),
    ] {
        scratch.file("in.c", input);
        scratch.script("r.sh", test);
        summary(&scratch, &[options, &["-o", name]].concat(), 0);
        assert_eq!(text(&scratch, name), expected, "{name}");
    }
}

/// Text in each language that the test requires and no pass can remove.
const NEEDLES: [(&str, &str); 11] = [
    ("c", "int NEEDLE;"),
    ("cpp", "int NEEDLE;"),
    ("rs", "fn NEEDLE() {}"),
    ("py", "NEEDLE"),
    ("js", "NEEDLE;"),
    ("java", "class NEEDLE {}"),
    ("go", "package NEEDLE"),
    ("css", "NEEDLE {}"),
    ("xml", "<NEEDLE/>"),
    ("json", "\"NEEDLE\""),
    ("txt", "NEEDLE"),
];

#[test]
fn white_space_is_deleted_if_nothing_else_is() {
    let (blanks, breaks) = (" ".repeat(1000), "\n".repeat(1000));
    for (extension, needle) in NEEDLES {
        for (before, after) in [(&blanks, &breaks), (&breaks, &blanks)] {
            let scratch = Scratch::new();
            let (input, output) = (format!("in.{extension}"), format!("in.reduced.{extension}"));
            scratch.file(&input, format!("{before}{needle}{after}"));
            scratch.script("r.sh", "grep -q NEEDLE \"$1\"");
            let run = scratch.secateur(&["reduce", "r.sh", &input, "--summary", "json"]);
            assert_eq!(run.code, Some(0), "{run:?}");
            let result = text(&scratch, &output);
            // Without its grammar, a text is reduced by its words.
            assert!(
                result.contains("NEEDLE") && result.len() <= needle.len() + 1,
                "{extension}: {result:?}"
            );
        }
    }
}

#[test]
fn white_space_is_kept_without_layout() {
    let scratch = Scratch::new();
    let input = format!("{}int NEEDLE;{}", " ".repeat(1000), "\n".repeat(1000));
    scratch.file("in.c", &input);
    scratch.script("r.sh", "grep -q 'int NEEDLE;' in.c");
    summary(&scratch, &["--no-layout"], 0);
    assert_eq!(text(&scratch, "in.reduced.c"), input);
}

/// A test that requires a use without a definition.
const INVALID: &str = "grep -q 'needle *= *missing' in.c";
const HINT: &str = "The input compiles, but the result does not.";

fn hint_scratch(test: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file(
        "in.c",
        "int missing;\nint main(void)\n{\n    int needle;\n    needle = \
        missing;\n    return 0;\n}\n",
    );
    scratch.script("r.sh", test);
    scratch
}

#[test]
fn a_result_that_no_longer_compiles_is_reported() {
    if !has_tools(&["cc"]) {
        return;
    }
    let scratch = hint_scratch(&format!("{INVALID} && echo run >> \"$LOG\""));
    let run = |options: &[&str]| {
        let mut command =
            scratch.command(&[&["reduce", "--fresh", "--jobs", "1"], options].concat());
        let run = Run::from(command.env("LOG", scratch.path("log")).output().unwrap());
        assert_eq!(run.code, Some(0), "{run:?}");
        scratch.assert_tidy();
        run
    };
    let script = run(&["r.sh", "in.c"]);
    let advice = "If it must compile, run this first in the interestingness test: cc \
        -fsyntax-only -x c in.c";
    assert!(script.stdout.contains(&format!("{HINT} {advice}\n")), "{script:?}");
    let json: Value =
        serde_json::from_str(&run(&["r.sh", "in.c", "--summary", "json"]).stdout).unwrap();
    assert_eq!(json["hint"], format!("{HINT} {advice}"));

    let advice = "start over with --fresh --valid 'cc -fsyntax-only -x c @@'";
    let command = ["--expect-exit", "0", "--", "grep", "-q", "needle *= *missing", "@@"];
    let invalid = run(&[&["in.c"][..], &command].concat());
    assert!(
        invalid.stdout.contains(&format!("{HINT} If it must compile, {advice}\n")),
        "{invalid:?}"
    );
    let valid = run(&[&["in.c", "--valid", "cc -fsyntax-only -x c @@"][..], &command].concat());
    assert!(!valid.stdout.contains(HINT), "{valid:?}");
    assert_eq!(
        names(&scratch.path("")),
        ["in.c", "in.reduced.c", "in.reduced.c.journal", "log", "r.sh", "tmp"]
    );
}

#[test]
fn the_first_accepted_text_that_does_not_compile_is_reported_at_once() {
    if !has_tools(&["cc"]) {
        return;
    }
    let scratch = hint_scratch("");
    let original = scratch.file("original", scratch.read("in.c"));
    // The first accepted candidates lack the definition.
    scratch.script(
        "r.sh",
        &format!(
            "{INVALID} && {{ cmp -s in.c {} || ! grep -q 'int missing' in.c; }}",
            original.display()
        ),
    );
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--events", "events", "--jobs", "1"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    scratch.assert_tidy();
    let hint = "the input compiles, but the smallest text so far does not. If the result must \
        compile, stop now and run this first in the interestingness test: cc -fsyntax-only -x c \
        in.c";
    assert_eq!(run.stderr.matches(&format!("note: {hint}\n")).count(), 1, "{run:?}");
    let events = text(&scratch, "events");
    let types: Vec<_> = events
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|event| event["type"] != "test" && event["type"] != "outcome")
        .map(|event| (event["type"].as_str().unwrap().to_owned(), event["text"].clone()))
        .collect();
    assert_eq!(types[1].0, "success", "{types:?}");
    assert_eq!(types[2], ("note".to_owned(), hint.into()), "{types:?}");
    assert!(types[3..].iter().any(|(kind, _)| kind == "success"), "{types:?}");

    let quiet = scratch.secateur(&["reduce", "r.sh", "in.c", "--fresh", "-q"]);
    assert_eq!((quiet.code, quiet.stderr.as_str()), (Some(0), ""), "{quiet:?}");
}

#[test]
fn a_result_that_compiles_like_the_input_is_not_reported() {
    if !has_tools(&["cc"]) {
        return;
    }
    let compiles = format!("cc -fsyntax-only in.c 2>&- && {INVALID}");
    let ends_early = &["--max-tests", "4"][..];
    for (test, before, options, code) in [
        (compiles.as_str(), "", &[][..], 0),
        (INVALID, "int 1;\n", &[], 0),
        (INVALID, "", ends_early, 6),
        (INVALID, "", &["--language", "json"], 0),
    ] {
        let scratch = hint_scratch(test);
        scratch.file("in.c", [before.as_bytes(), &scratch.read("in.c")].concat());
        let hint = summary(&scratch, options, code)["hint"].clone();
        assert_eq!(hint, Value::Null, "{test} {options:?}");
    }
}

#[test]
fn a_missing_or_broken_compiler_causes_no_report() {
    for (body, is_pointed_out) in
        [("exit 4", false), ("sleep 60", false), ("kill -9 $$", false), (JUDGE, true)]
    {
        let scratch = hint_scratch(INVALID);
        scratch.script("cc", body);
        let options = ["reduce", "--summary", "json", "--timeout", "15", "r.sh", "in.c"];
        let mut command = scratch.command(&options);
        let path = format!("{}:{}", scratch.path("").display(), std::env::var("PATH").unwrap());
        let run = Run::from(command.env("PATH", path).output().unwrap());
        assert_eq!(run.code, Some(0), "{body}: {run:?}");
        scratch.assert_tidy();
        let summary: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(summary["hint"].is_string(), is_pointed_out, "{body}: {summary}");
    }
}

/// A compiler that requires all names to be declared.
const JUDGE: &str = "for file; do :; done; grep -q 'int missing' \"$file\"";
