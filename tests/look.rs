//! The commands that look at a file without changing it: `tokens` and `tree`.

mod support;

use support::{Run, Scratch};

/// Runs the program with these arguments and expects success without a word on standard error.
fn output(scratch: &Scratch, args: &[&str]) -> String {
    let run = scratch.secateur(args);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args:?}: {run:?}");
    run.stdout
}

/// The words of each line.
fn words(text: &str) -> Vec<Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect()).collect()
}

#[test]
fn tokens_of_several_files_are_counted_each_in_its_own_language_and_summed() {
    let scratch = Scratch::new();
    scratch.file("a.c", "int x = 1; /* no token */\n");
    scratch.file("b.xml", "<a>\n  <b/>\n</a>\n");
    scratch.file("empty.json", "");
    let table = output(&scratch, &["tokens", "a.c", "b.xml", "empty.json"]);
    let expected = [
        &["tokens", "bytes", "language", "file"][..],
        &["5", "26", "c", "a.c"],
        &["9", "16", "xml", "b.xml"],
        &["0", "0", "json", "empty.json"],
        &["14", "42", "total"],
    ];
    assert_eq!(words(&table), expected);
}

#[test]
fn one_file_has_no_total_and_may_be_of_a_language_that_its_name_does_not_tell() {
    let scratch = Scratch::new();
    scratch.file("a.txt", "f(x);");
    let table = output(&scratch, &["tokens", "--language", "c", "a.txt"]);
    assert_eq!(words(&table)[1..], [["5", "5", "c", "a.txt"]]);
}

#[test]
fn tokens_as_json() {
    let scratch = Scratch::new();
    scratch.file("a.json", "[1, 2]");
    let rows: serde_json::Value = serde_json::from_str(&output(&scratch, &["tokens", "--json", "a.json"])).unwrap();
    assert_eq!(rows, serde_json::json!([{ "file": "a.json", "language": "json", "tokens": 5, "bytes": 6 }]));
}

#[test]
fn what_cannot_be_looked_at_is_named() {
    let scratch = Scratch::new();
    scratch.file("in.foo", "int a;");
    for command in ["tokens"] {
        for (file, message) in [
            ("nowhere.c", "error: cannot find the input nowhere.c: No such file"),
            ("tmp", "error: the input tmp is a directory; give a file"),
            ("/dev/null", "error: the input /dev/null is not a plain file"),
            ("in.foo", "error: cannot tell the language of in.foo by its name; say --language c, --language xml"),
        ] {
            let run: Run = scratch.secateur(&[command, file]);
            assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{command} {file}: {run:?}");
            assert!(run.stderr.contains(message), "no {message:?} in: {}", run.stderr);
        }
    }
}
