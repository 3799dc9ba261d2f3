//! The failing command is reduced together with the input.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;

use crate::support::{Run, Scratch, functions, has_tools};

/// A compiler that takes a word after `-o` as its output, and has a bug with `-fbad`, and on a
/// short input also without `-Wall`.
const COMPILER: &str = r#"
while [ $# -gt 0 ]; do
    case $1 in
        -o) shift ;;
        -fbad) bad=1 ;;
        -Wall) all=1 ;;
        -*) ;;
        *.c) [ -z "$in" ] || { echo "error: two inputs"; exit 1; }; in=$1 ;;
        *) echo "error: no such input"; exit 1 ;;
    esac
    shift
done
grep -q beta "$in" || exit 0
[ -n "$bad" ] || exit 0
grep -q f3 "$in" && [ -z "$all" ] && exit 0
echo "$in:1: internal compiler error: in fold, at fold.c:7"; exit 4"#;

const COMMAND: [&str; 9] =
    ["./toycc", "-O2", "-o", "x.o", "-fbad", "-Wall", "-I/usr/include", "-c", "@@"];

fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", format!("{}int alpha, beta;\n", functions(5)));
    scratch.script("toycc", COMPILER);
    scratch
}

fn reduce(scratch: &Scratch, args: &[&str], command: &[&str]) -> Run {
    scratch.secateur(&[&["reduce", "in.c", "--reduce-command"], args, &["--"], command].concat())
}

/// Returns the remaining words of the command, without the program, and the total number of tests.
fn found(run: &Run) -> (Vec<String>, u64) {
    let summary: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let words = summary["command"].as_array().unwrap().iter().skip(1);
    (
        words.map(|word| word.as_str().unwrap().to_owned()).collect(),
        summary["tests"].as_u64().unwrap(),
    )
}

#[test]
fn unneeded_words_are_deleted_before_and_after_the_input_is_reduced() {
    let scratch = scratch();
    let run = reduce(&scratch, &[], &COMMAND);
    assert_eq!(run.code, Some(0), "{run:?}");
    let line = run.stdout.lines().find(|line| line.starts_with("The shortest command: ")).unwrap();
    assert!(line.ends_with("/toycc -fbad in.reduced.c"), "{line}");
    assert_eq!(scratch.read("in.reduced.c").trim_ascii(), b"int beta;");
    let again = reduce(&scratch, &["--summary", "json"], &COMMAND);
    assert!(again.stderr.contains("is already the finished result"), "{again:?}");
    assert_eq!(found(&again).0, ["-fbad", "@@"]);
}

#[test]
fn jobs_and_interruptions_do_not_change_the_remaining_words() {
    let scratch = scratch();
    let whole = found(&reduce(&scratch, &["--fresh", "-j1", "--summary", "json"], &COMMAND));
    assert_eq!(found(&reduce(&scratch, &["--fresh", "-j4", "--summary", "json"], &COMMAND)), whole);
    for tests in [4, 9, 14, 20] {
        let max = tests.to_string();
        let run = reduce(&scratch, &["--fresh", "-j1", "--max-tests", &max], &COMMAND);
        let is_short_of_tests = run.code == Some(6);
        assert!(is_short_of_tests || run.code == Some(0) && tests > whole.1, "{run:?}");
        let run = reduce(&scratch, &["-j1", "--summary", "json"], &COMMAND);
        assert!(run.code == Some(0) && found(&run).0 == whole.0, "{run:?}");
    }
}

/// A shorter command that also fails on an empty file fails for another reason.
#[test]
fn a_command_that_fails_on_its_own_words_is_no_result() {
    let scratch = scratch();
    scratch.script("toycc", "[ \"$2\" = strict ] || exit 1\ngrep -q beta \"$3\" && exit 1\nexit 0");
    let run = reduce(&scratch, &["--summary", "json"], &["./toycc", "-mode", "strict", "@@"]);
    assert_eq!(found(&run).0, ["-mode", "strict", "@@"], "{run:?}");
}

#[test]
fn shell_command_lines_are_rejected() {
    let scratch = scratch();
    let run = reduce(&scratch, &[], &["sh", "-c", "./toycc -fbad @@"]);
    assert!(run.code == Some(2) && run.stderr.contains("a shell command line"), "{run:?}");
    let run = scratch.secateur(&["reduce", "./toycc", "in.c", "--reduce-command"]);
    assert!(run.code == Some(2) && run.stderr.contains("<COMMAND>"), "{run:?}");
}

/// The real `opt` lists its passes; the bug in one of them is added.
#[test]
fn an_optimisation_level_is_reduced_to_a_single_pass() {
    if !has_tools(&["opt"]) {
        return;
    }
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("bin")).unwrap();
    let body = r#"
case "$*" in *print-pipeline*) exec opt "$@" ;; esac
opt "$@" >/dev/null 2>err || { cat err; exit 1; }
case "$*" in *-O2*|*default*|*gvn*) grep -q mul in.ll && { echo "in.ll: internal error: in gvn"; exit 4; } ;; esac
exit 0"#;
    scratch.script("bin/opt-x", body);
    let text =
        "define i32 @f(i32 %x) {\n  %a = add i32 %x, 0\n  %b = mul i32 %a, 3\n  ret i32 %b\n}\n";
    for level in ["-O2", "-passes=default<O2>"] {
        scratch.file("in.ll", text);
        let command = ["--", "bin/opt-x", "-S", level, "@@", "-o", "/dev/null"];
        let run = scratch.secateur(
            &[
                &["reduce", "in.ll", "--fresh", "--reduce-command", "--summary", "json"],
                &command[..],
            ]
            .concat(),
        );
        assert_eq!(found(&run).0, ["-passes=gvn", "@@"], "{run:?}");
    }
}
