//! Reductions without a script: a command fails, and must continue to fail in the same way.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod differing;
mod habits;
mod mistakes;
mod scripts;

use std::fs;
use std::process::Command;

use crate::support::{Run, Scratch, fixture, functions, has_tools};

/// Returns a scratch folder with an input of some functions and the line `int alpha, beta;`, and a
/// program `toycc` with this `body`, called with the input's path.
fn scratch(body: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", format!("{}int alpha, beta;\n{}", functions(3), functions(2)));
    scratch.script("toycc", body);
    scratch
}

fn reduce(scratch: &Scratch, args: &[&str]) -> (Run, String) {
    let run = scratch.secateur(&[&["reduce", "in.c"], args].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
    (run, result)
}

/// Reduces with these arguments, and checks the announced facts and the result, ignoring white
/// space.
fn check(body: &str, args: &[&str], announced: &[&str], left: &str) {
    let scratch = scratch(body);
    let (run, result) = reduce(&scratch, args);
    for words in announced {
        assert!(run.stderr.contains(words), "no {words:?} in: {}", run.stderr);
    }
    let words: Vec<_> = result.split_whitespace().collect();
    assert_eq!(words.join(" "), left, "{}", run.stderr);
}

/// Asserts that a run left the second definition alone.
fn assert_beta(scratch: &Scratch, run: &Run) {
    assert_eq!(
        (run.code, scratch.read("in.reduced.c").trim_ascii()),
        (Some(0), b"int beta;".as_slice()),
        "{run:?}"
    );
}

const COMMAND: [&str; 3] = ["--", "./toycc", "@@"];
/// A compiler with two bugs; the first one that it reaches ends it.
const TWO_BUGS: &str = "grep -n alpha \"$1\" >where && { echo \"$1:$(cut -d: -f1 where): internal \
    compiler error: in fold_alpha, at fold.c:7\" >&2; exit 4; }
    grep -q beta \"$1\" && { echo \"$1:1: internal compiler error: in fold_beta, at fold.c:9\"; \
        exit 4; }";
/// A compiler that reports one of two errors.
const TWO_ERRORS: &str = "grep -q alpha @@ && { echo 'error: reserved alpha' >&2; exit 1; }
    grep -q beta @@ && { echo 'error: unbound beta' >&2; exit 1; }; cat @@";

#[test]
fn a_signal() {
    let body = "grep -q beta \"$1\" && kill -SEGV $$; exit 0";
    check(
        body,
        &COMMAND,
        &["What will be preserved:", "killed by signal 11 (SIGSEGV) (no output distinguishes this"],
        "int beta;",
    );
}

#[test]
fn a_signal_that_a_shell_reports() {
    let body = "sh -c \"grep -q beta $1 && kill -ABRT \\$\\$; exit 0\"; exit $?";
    check(body, &COMMAND, &["killed by signal 6 (SIGABRT)"], "int beta;");
}

#[test]
fn only_the_first_internal_error_is_preserved() {
    check(
        TWO_BUGS,
        &COMMAND,
        &["internal compiler error: in fold_alpha, at fold.c:7"],
        "int alpha;",
    );
}

#[test]
fn an_error_message_that_names_what_is_in_the_input() {
    let body = "name=$(grep -o 'f[0-9]*(int' \"$1\" | head -n 1 | cut -d'(' -f1)
        [ -n \"$name\" ] || exit 0
        echo \"$1:3:7: error: no good function '$name' (pid $$)\"; exit 1";
    check(
        body,
        &COMMAND,
        &["exit status 1; in.c:3:7: error: no good function 'f0'"],
        "int f1(int);",
    );
}

/// Only a few candidates, each with enough time on a busy machine.
#[test]
fn a_hang_by_the_command_and_by_the_script_of_init() {
    let scratch = scratch("grep -q beta \"$1\" && sleep 1000; exit 0");
    scratch.file("in.c", "int alpha; int beta;");
    let args = [&["--timeout", "3"], COMMAND.as_slice()].concat();
    let (run, result) = reduce(&scratch, &args);
    assert!(run.stderr.contains("does not end in time"), "{}", run.stderr);
    assert_eq!(result.trim(), "int beta;");
    let init = scratch.secateur(&[&["init", "in.c"], args.as_slice()].concat());
    assert_eq!(init.code, Some(0), "{init:?}");
    for (text, is_hang) in [("int beta;", true), ("int alpha;", false)] {
        scratch.file("in.c", text);
        let status = Command::new("./r.sh").current_dir(scratch.path("")).status().unwrap();
        assert_eq!(status.success(), is_hang, "{text}");
    }
}

#[test]
fn the_candidate_is_on_standard_input_without_a_placeholder() {
    check("grep -q beta && kill -SEGV $$; exit 0", &["--", "./toycc"], &["SIGSEGV"], "int beta;");
}

#[test]
fn the_placeholder_may_be_a_part_of_a_word() {
    let body = "grep -q beta \"${1#--in=}\" && kill -SEGV $$; exit 0";
    check(body, &["--", "./toycc", "--in=@@"], &["/toycc --in=@@", "SIGSEGV"], "int beta;");
    check(body, &["--", "./toycc", "--in=@@{in.c}"], &["/toycc --in=@@", "SIGSEGV"], "int beta;");
}

#[test]
fn expectations_replace_the_recognised_signature() {
    let exit = [&["--expect-exit", "4"], COMMAND.as_slice()].concat();
    check(TWO_BUGS, &exit, &["exit status 4"], "int beta;");
    let output =
        [&["--expect-output", r"in fold_\w+a, at fold\.c:\d$"], COMMAND.as_slice()].concat();
    check(TWO_BUGS, &output, &["prints /in fold_"], "int beta;");
    let both =
        [&["--expect-exit", "4", "--reject-output", "fold_beta"], COMMAND.as_slice()].concat();
    check(TWO_BUGS, &both, &["does not print /fold_beta/"], "int alpha;");
}

#[test]
fn every_valid_command_has_to_succeed() {
    let args = ["--valid", "grep -q 'f1' @@", "--valid", "! grep -q 'f0' @@ || grep -q 'f2' @@"];
    let args = [args.as_slice(), &COMMAND].concat();
    let scratch = scratch("grep -q beta \"$1\" && kill -SEGV $$; exit 0");
    let (_, result) = reduce(&scratch, &args);
    assert!(
        result.contains("f1") && result.contains("beta") && !result.contains("alpha"),
        "{result}"
    );
    assert!(!result.contains("f0"), "{result}");
}

#[test]
fn a_flaky_failure_is_recognised_if_a_share_of_the_runs_suffices() {
    for (options, code, message) in [
        (&[][..], 3, "no 2 of 2 runs fail in the same way"),
        (&["--at-least", "5/9"], 3, "no 5 of 9 runs fail in the same way"),
        (&["--at-least", "3/9"], 0, "note: 3 of 9 runs on the original behaved in this way"),
    ] {
        let scratch = scratch("");
        fs::create_dir(scratch.path("seen")).unwrap();
        // `$n` counts the runs on this exact text. One run in three dies, and another one
        // complains.
        scratch.script(
            "toycc",
            &format!(
                "seen={}/$(cksum <\"$1\" | tr ' ' -); echo >>\"$seen\"; n=$(wc -l <\"$seen\")
                grep -q beta \"$1\" || exit 0
                case $((n % 3)) in 0) echo 'error: slow'; exit 1;; 2) kill -SEGV $$;; esac",
                scratch.path("seen").display()
            ),
        );
        let run = scratch.secateur(
            &[&["reduce", "in.c", "--jobs=1", "--reject-output=slow"], options, &COMMAND].concat(),
        );
        assert_eq!(run.code, Some(code), "{options:?}: {run:?}");
        assert!(run.stderr.contains(message), "{options:?}: {run:?}");
        assert!(code != 0 || run.stderr.contains("killed by signal 11"), "{run:?}");
        assert!(code != 0 || scratch.read("in.reduced.c").trim_ascii() == b"int beta;", "{run:?}");
    }
}

#[test]
fn paths_in_commands_are_relative_to_the_current_directory() {
    let any: &[&str] = &[];
    for (options, command) in [
        (any, &["--", "sh", "beta.sh", "@@"][..]),
        (any, &["--", "sh", "-c", "cat @@ | sh ./beta.sh /dev/stdin"]),
        (&["--valid", "sh good.sh >good 2>&1"], &["--", "sh", "./beta.sh", "@@"]),
        (&["--differs", "sh 'good.sh'", "sh beta.sh @@"], &[]),
    ] {
        let scratch = scratch("");
        scratch.file("beta.sh", "grep -q beta \"$1\" && exit 3; exit 0");
        scratch.file("good.sh", "exit 0");
        let (run, result) = reduce(&scratch, &[options, command].concat());
        let path = scratch.path("beta.sh");
        assert!(run.stderr.contains(path.to_str().unwrap()), "{run:?}");
        assert!(!run.stderr.contains("exists here, but"), "{run:?}");
        assert_eq!(result.trim(), "int beta;", "{command:?}");
        let init = scratch.secateur(&[&["init", "in.c"], options, command].concat());
        let script = String::from_utf8(scratch.read("r.sh")).unwrap();
        assert!(init.code == Some(0) && script.contains(path.to_str().unwrap()), "{init:?}");
    }
}

/// Earlier manual runs left files with the same names as those that a test creates.
#[test]
fn a_command_creates_files_in_the_directory_of_the_test() {
    for line in [
        "cp @@ made.txt && ! grep -q beta made.txt",
        "cat @@ >made.txt; ! grep -q beta ./made.txt",
        "sort -o made.txt @@; ! grep -q beta made.txt",
    ] {
        let scratch = scratch("");
        scratch.file("made.txt", "beta");
        let (_, result) = reduce(&scratch, &["--", "sh", "-c", line]);
        assert_eq!(result.trim(), "int beta;", "{line}");
        assert_eq!(scratch.read("made.txt"), b"beta", "{line}");
    }
    let scratch = scratch("grep -q beta \"$1\" && echo >\"$2\" && kill -SEGV $$; exit 0");
    scratch.file("made.txt", "beta");
    let run = scratch.secateur(&["reduce", "in.c", "--", "./toycc", "@@", "made.txt"]);
    assert!(run.code == Some(2) && run.stderr.contains("the command modified"), "{run:?}");
}

/// Returns `true` if the interestingness test of a shipped input accepts `result`.
fn accepts(folder: &str, input: &str, result: &[u8]) -> bool {
    let clean = Scratch::new();
    clean.file(input, result);
    let mut test = Command::new(fixture(&format!("{folder}/r.sh")));
    test.current_dir(clean.path("")).env("TMPDIR", clean.path("tmp")).status().unwrap().success()
}

#[test]
fn a_crash_of_splint_by_the_command_alone() {
    if !has_tools(&["cc", "splint"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.copy("splint/machine.c");
    let valid = "cc -std=c99 -pedantic-errors -fsyntax-only @@";
    let run = scratch.secateur(&["reduce", "machine.c", "--valid", valid, "--", "splint", "@@"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("Segmentation Violation"), "{}", run.stderr);
    let result = scratch.read("machine.reduced.c");
    assert!(
        result.len() < 200 && accepts("splint", "machine.c", &result),
        "{}",
        String::from_utf8_lossy(&result)
    );
}

#[test]
fn a_stopped_run_resumes_only_with_the_same_command() {
    let scratch = scratch("grep -q alpha \"$1\" && kill -SEGV $$");
    let run = |options: &[&str], command: &[&str]| {
        scratch.secateur(&[&["reduce", "in.c", "--jobs", "3"], options, &["--"], command].concat())
    };
    let stopped = run(&["--max-tests", "8"], &["./toycc", "@@"]);
    assert_eq!(stopped.code, Some(6), "{stopped:?}");
    let other = run(&[], &["./toycc", "@@", "more"]);
    assert_eq!(other.code, Some(2), "{other:?}");
    assert!(other.stderr.contains("differs in\n  the command after --\nRepeat"), "{other:?}");
    let other = run(&["--reject-output", "beta", "--valid", "true"], &["./toycc", "@@"]);
    assert_eq!(other.code, Some(2), "{other:?}");
    let named = "differs in\n  --valid or --no-ub\n  the failure of the command (--expect-exit, ";
    assert!(other.stderr.contains(named), "{other:?}");
    let ended = run(&["--resume"], &["./toycc", "@@"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.stderr.contains("resuming: "), "{ended:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int alpha;");
}

#[test]
fn a_command_has_limits_and_companions_and_is_checked_like_a_test() {
    let scratch = scratch(
        "grep -q alpha \"$1\" && [ -e other.h ] && echo \"$1: internal error: oops\" && exit 4",
    );
    scratch.file("other.h", "");
    let run = scratch.secateur(&[
        "reduce",
        "in.c",
        "--with",
        "other.h",
        "--printed",
        "1M",
        "--",
        "./toycc",
        "@@",
    ]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let check = |jobs: &str, file: &str| {
        scratch
            .secateur(&["check", file, "--jobs", jobs, "--with", "other.h", "--", "./toycc", "@@"])
    };
    let minimal = check("2", "in.reduced.c");
    assert_eq!(minimal.code, Some(0), "{minimal:?}");
    let (one, four) = (check("1", "in.c"), check("4", "in.c"));
    assert_eq!(one.code, Some(8), "{one:?}");
    assert_eq!(one.stdout, four.stdout);
}
