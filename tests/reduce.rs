//! End-to-end reductions, as a user runs them.

use std::fs;

use crate::support::{self, Scratch, fixture, functions, has_tools, names};

#[test]
fn the_shipped_example_reduces_to_a_handful_of_tokens() {
    if !has_tools(&["cc"]) {
        return;
    }
    let scratch = Scratch::new();
    let original = fs::read(scratch.copy("example/ledger.c")).unwrap();
    let test = fixture("example/r.sh");
    let run = scratch.secateur(&["reduce", test.to_str().unwrap(), "ledger.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = String::from_utf8(scratch.read("ledger.reduced.c")).unwrap();
    assert!(result.contains("printf"), "{result}");
    assert!(result.len() < original.len() / 8, "{result}");
    assert_eq!(scratch.read("ledger.c"), original, "the input stays as it was");
    assert!(run.stdout.contains("The result is ledger.reduced.c"), "{}", run.stdout);
    assert!(run.stdout.contains("761 -> "), "{}", run.stdout);
}

#[test]
fn xml_reduces_without_any_tool_of_its_own() {
    let scratch = Scratch::new();
    scratch.copy("catalogue/catalogue.xml");
    let test = fixture("catalogue/r.sh");
    let run = scratch.secateur(&["reduce", test.to_str().unwrap(), "catalogue.xml"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = String::from_utf8(scratch.read("catalogue.reduced.xml")).unwrap();
    assert!(result.len() < 60, "{result}");
}

#[test]
fn json_is_measured_by_tokens() {
    let scratch = Scratch::new();
    scratch.file("in.json", r#"{"a": [1, 2, {"needle": true}], "b": "text", "c": null}"#);
    scratch.script("r.sh", "grep -q needle in.json");
    let size = scratch.secateur(&["tokens", "in.json"]).stdout;
    let tokens = size.lines().nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let run = scratch.secateur(&["reduce", "r.sh", "in.json"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(
        run.stdout.starts_with(&format!("in.json: {tokens} -> ")),
        "{tokens} in {}",
        run.stdout
    );
    let result = String::from_utf8(scratch.read("in.reduced.json")).unwrap();
    assert!(result.contains("needle") && result.len() < 20, "{result}");
}

#[test]
fn the_result_is_the_same_on_every_run() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(12));
    scratch.script("r.sh", "grep -q 'f3' in.c && grep -q 'b \\*' in.c && echo run >> \"$COUNT\"");
    let mut results = Vec::new();
    for i in 0..2 {
        let mut command =
            scratch.command(&["reduce", "--jobs", "1", "r.sh", "in.c", "-o", &format!("{i}.c")]);
        let run = support::Run::from(
            command.env("COUNT", scratch.path(&format!("{i}.count"))).output().unwrap(),
        );
        assert_eq!(run.code, Some(0), "{run:?}");
        results.push((scratch.read(&format!("{i}.c")), scratch.read(&format!("{i}.count"))));
    }
    assert_eq!(results[0], results[1]);
}

#[test]
fn a_test_finds_the_candidate_alone_under_its_own_name_and_as_first_argument() {
    let scratch = Scratch::new();
    scratch.file("my input.c", "int a; int b;");
    scratch.script(
        "r.sh",
        r#"[ "$(ls -A)" = "my input.c" ] && cmp -s "my input.c" "$1" && [ "$1" = "$PWD/my input.c" ] &&
           [ -d "$TMPDIR" ] && [ -z "$(ls -A "$TMPDIR")" ] && touch "$TMPDIR/left" left && grep -q 'int b' "$1""#,
    );
    let run = scratch.secateur(&["reduce", "r.sh", "my input.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("my input.reduced.c")).unwrap().trim(), "int b;");
}

#[test]
fn in_place_replaces_the_input_and_keeps_the_original() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    scratch.script("r.sh", "grep -q 'int b;' in.c");
    let run = scratch.secateur(&["reduce", "--in-place", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.c")).unwrap().trim(), "int b;");
    assert_eq!(scratch.read("in.c.orig"), b"int a; int b;");
    assert_eq!(names(&scratch.path("")), ["in.c", "in.c.journal", "in.c.orig", "r.sh", "tmp"]);

    fs::remove_file(scratch.path("in.c.journal")).unwrap();
    let again = scratch.secateur(&["reduce", "--in-place", "r.sh", "in.c"]);
    assert_eq!(again.code, Some(2), "{again:?}");
    assert!(again.stderr.contains("in.c.orig already exists"), "{}", again.stderr);
    assert_eq!(scratch.read("in.c.orig"), b"int a; int b;");
}

#[test]
fn bytes_are_bytes() {
    let scratch = Scratch::new();
    let original = b"int a; char *s = \"\xff\xfe\"; /* \0 */ int b\0;\n\xc3\x28 int c;";
    scratch.file("in.c", original);
    scratch.script("r.sh", "LC_ALL=C grep -qa \"$(printf '\\377\\376')\" in.c");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = scratch.read("in.reduced.c");
    assert!(result.windows(2).any(|pair| pair == b"\xff\xfe"), "{result:?}");
    assert!(result.len() < 16, "{result:?}");
    assert_eq!(scratch.read("in.c"), original);
}

#[test]
fn unparsable_input_is_reduced_with_a_notice() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; @@@ ((( int b; }}} needle ### int c;\nint d;\n");
    scratch.script("r.sh", "grep -q needle in.c");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("that the parser for c does not understand"), "{}", run.stderr);
    let result = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
    assert!(result.contains("needle") && result.len() < 20, "{result}");
}

#[test]
fn a_test_that_accepts_everything_is_reported() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;");
    scratch.script("r.sh", "exit 0");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("accepts an empty file"), "{}", run.stderr);
    assert_eq!(scratch.read("in.reduced.c"), b"");
}

#[test]
fn a_file_that_cannot_shrink_is_its_own_result() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;\n");
    scratch.script("r.sh", "[ \"$(cat in.c)\" = 'int a;' ]");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(scratch.read("in.reduced.c"), b"int a;\n");
}

#[test]
fn help_names_every_exit_status_and_the_arguments_in_their_order() {
    let scratch = Scratch::new();
    let run = scratch.secateur(&["reduce", "--help"]);
    assert_eq!(run.code, Some(0));
    assert!(run.stdout.contains("<TEST> <INPUT>"), "{}", run.stdout);
    for status in [
        "  0 ", "  1 ", "  2 ", "  3 ", "  4 ", "  5 ", "  6 ", "  7 ", "  8 ", "  129 ", "  130 ",
        "  143 ",
    ] {
        assert!(run.stdout.contains(status), "{status} in {}", run.stdout);
    }
}
