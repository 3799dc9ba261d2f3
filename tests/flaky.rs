//! Tests with varying outcomes.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;

use crate::support::{self, PATIENT, Run, Scratch};

/// Reduces three declarations by a test with a counter: `$n` counts the runs on this exact text.
fn reduce(options: &[&str], test: &str) -> (Scratch, Run) {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    fs::create_dir(scratch.path("seen")).unwrap();
    let count =
        "seen=\"$SEEN/$(cksum < in.c | tr ' ' -)\"; echo >> \"$seen\"; n=$(wc -l < \"$seen\")";
    scratch.script("r.sh", &format!("{count}\ngrep -q 'int b' in.c || exit 1\n{test}"));
    // Speculative tests that are ended early would also count.
    let mut command = scratch
        .command(&[&["reduce", "--jobs", "1", PATIENT], options, &["r.sh", "in.c"]].concat());
    let run = Run::from(command.env("SEEN", scratch.path("seen")).output().unwrap());
    scratch.assert_tidy();
    (scratch, run)
}

fn result(scratch: &Scratch) -> String {
    String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim().to_owned()
}

/// Accepts texts without `int a` only once.
const FLEETING: &str = "grep -q 'int a' in.c || [ $n = 1 ]";

#[test]
fn an_unreproduced_result_is_kept_and_reported_with_its_rate() {
    let (scratch, run) = reduce(&[], FLEETING);
    assert_eq!(run.code, Some(4), "{run:?}");
    assert_eq!(result(&scratch), "int b;");
    assert!(
        run.stderr.contains("0 of 10 accepted it. The result is kept in in.reduced.c"),
        "{run:?}"
    );

    let (scratch, run) = reduce(&[], "grep -q 'int a' in.c || [ $n != 2 ]");
    assert_eq!(run.code, Some(4), "{run:?}");
    assert_eq!(result(&scratch), "int b;");
    assert!(run.stderr.contains("10 of 10 accepted it"), "{run:?}");
}

#[test]
fn a_repeated_flaky_run_in_place_starts_from_the_original() {
    let (scratch, run) = reduce(&["--in-place"], FLEETING);
    assert_eq!(run.code, Some(4), "{run:?}");
    assert_ne!(scratch.read("in.c"), b"int a; int b; int c;");
    scratch.script("r.sh", "grep -q 'int b' in.c");
    for options in [&["--fresh"][..], &[]] {
        let args = ["reduce", "--in-place", PATIENT, "r.sh", "in.c"];
        let run = scratch.secateur(&[&args, options].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        assert_eq!(scratch.read("in.c"), b"int b;\n");
        assert_eq!(scratch.read("in.c.orig"), b"int a; int b; int c;");
    }
}

#[test]
fn a_test_that_a_candidate_has_broken_is_reported_and_the_same_command_resumes() {
    for needed in ["int a;", "int b;", "int c;"] {
        let scratch = Scratch::new();
        scratch.file("in.c", "int a; int b; int c;");
        scratch.file("tool", "");
        // The first candidate without the needed declaration deletes a file that the test uses.
        let test = format!(
            "[ -e \"$TOOL\" ] || exit 1\n\
             grep -q '{needed}' in.c || {{ [ -e \"$TOOL.guard\" ] || rm \"$TOOL\"; exit 1; }}"
        );
        scratch.script("r.sh", &test);
        let reduce = || {
            let mut command = scratch.command(&["reduce", "--jobs", "1", PATIENT, "r.sh", "in.c"]);
            Run::from(command.env("TOOL", scratch.path("tool")).output().unwrap())
        };
        let run = reduce();
        assert_eq!(run.code, Some(1), "{run:?}");
        assert!(run.stderr.contains("now rejects both the original and the result"), "{run:?}");
        assert!(result(&scratch).contains(needed), "{run:?}");

        scratch.file("tool", "");
        scratch.file("tool.guard", "");
        let run = reduce();
        assert_eq!(run.code, Some(0), "{run:?}");
        assert_eq!(result(&scratch), needed);
    }
}

#[test]
fn repeated_runs_must_all_accept() {
    let (scratch, run) = reduce(&["--repeat", "2"], FLEETING);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(result(&scratch), "int a;\nint b;");
}

#[test]
fn the_first_run_that_rejects_a_candidate_is_the_last() {
    let (scratch, run) = reduce(&["--repeat", "5"], "exit 0");
    assert_eq!(run.code, Some(0), "{run:?}");
    let mut runs: Vec<_> = support::names(&scratch.path("seen"))
        .iter()
        .map(|name| {
            String::from_utf8(scratch.read(&format!("seen/{name}"))).unwrap().lines().count()
        })
        .collect();
    runs.sort_unstable();
    runs.dedup();
    // Once for rejected candidates, five times for accepted ones, and five more for the result.
    assert_eq!(runs, [1, 5, 10]);
}

#[test]
fn a_flaky_failure_is_reduced_if_a_share_of_the_runs_suffices() {
    let comes_and_goes = "[ $((n % 3)) = 0 ]";
    let (_, run) = reduce(&[], comes_and_goes);
    assert_eq!(run.code, Some(3), "{run:?}");

    let (scratch, run) = reduce(&["--at-least", "1/5"], comes_and_goes);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(result(&scratch), "int b;");
    assert!(
        run.stderr.contains("note: the interestingness test accepted the original 1 of 5 times"),
        "{run:?}"
    );
}

#[test]
fn an_occasionally_rejected_original_is_detected() {
    let (_, run) = reduce(&[], "[ $n != 4 ]");
    assert_eq!(run.code, Some(3), "{run:?}");
    for part in
        ["status 0, then exited with status 1", "accepted the original 4 of 5 times", "--at-least"]
    {
        assert!(run.stderr.contains(part), "{part} in {run:?}");
    }
    let (_, run) = reduce(&["--at-least", "9/10"], "[ $((n % 2)) = 0 ]");
    assert_eq!(run.code, Some(3), "{run:?}");
    assert!(run.stderr.contains("accepted the original 5 of 10 times"), "{run:?}");
}

#[test]
fn invalid_numbers_of_runs() {
    for options in
        [&["--repeat", "0"][..], &["--at-least", "3/2"], &["--at-least", "1/2", "--repeat", "2"]]
    {
        let (_, run) = reduce(options, "exit 0");
        assert_eq!(run.code, Some(2), "{options:?}: {run:?}");
    }
}

#[test]
fn counts_of_repeated_runs_do_not_depend_on_the_jobs() {
    for (options, code) in
        [(&["--repeat", "3"][..], 0), (&["--at-least", "2/3", "--max-tests", "21"], 6)]
    {
        let counts: Vec<u64> = ["1", "4"]
            .iter()
            .map(|jobs| {
                let scratch = Scratch::new();
                scratch.file("in.c", support::functions(12));
                scratch.script("r.sh", "grep -q 'f3(' in.c && grep -q 'f7(' in.c");
                let run = scratch
                    .secateur(&[&["reduce", "r.sh", "in.c", "--jobs", jobs], options].concat());
                assert_eq!(run.code, Some(code), "{run:?}");
                let line = run.stdout.lines().find(|line| line.contains(" tests in ")).unwrap();
                line.split(' ').next().unwrap().parse().unwrap()
            })
            .collect();
        assert_eq!(counts[0], counts[1], "{options:?}");
        assert!(code == 0 || counts[0] <= 21, "{counts:?}");
    }
}
