//! Whatever a test does, no process and no file of it stays behind.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod support;

use std::fs;
use std::io::Read;
use std::process::{Child, Stdio};

use support::{Run, Scratch, functions, wait_until};

fn lines(scratch: &Scratch, name: &str) -> usize {
    fs::read_to_string(scratch.path(name)).unwrap_or_default().lines().count()
}

/// Starts a reduction, sends `signal` as soon as `tests` tests have run, and waits for the end.
fn interrupt(scratch: &Scratch, signal: &str, tests: usize) -> Run {
    let mut command = scratch.command(&["reduce", "r.sh", "in.c"]);
    let mut child: Child =
        command.env("LOG", scratch.path("log")).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    wait_until("some tests have run", || lines(scratch, "log") >= tests);
    assert!(std::process::Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
    let (mut stdout, mut stderr) = (String::new(), String::new());
    child.stdout.take().unwrap().read_to_string(&mut stdout).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    let code = child.wait().unwrap().code();
    scratch.assert_tidy();
    Run { code, stdout, stderr }
}

#[test]
fn a_thousand_tests_leave_nothing() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(120));
    let script = "echo >> \"$LOG\"; touch left \"$TMPDIR/left\"; [ $(grep -o 'f[0-9]*[05]\\b' in.c | wc -l) -ge 24 ]";
    scratch.script("r.sh", script);
    let mut command = scratch.command(&["reduce", "--walker", "hdd", "--minimizer", "ddmin", "r.sh", "in.c"]);
    let run = Run::from(command.env("LOG", scratch.path("log")).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(lines(&scratch, "log") > 1000, "only {} tests", lines(&scratch, "log"));
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().matches("{}").count(), 24);
    scratch.assert_tidy();
}

#[test]
fn ctrl_c_keeps_the_best_result() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(30));
        // Slow only once something has been gained.
        scratch.script(
            "r.sh",
            "echo >> \"$LOG\"; [ $(wc -l < \"$LOG\") -gt 40 ] && sleep 1\n\
             for i in 3 7 17 29; do grep -q \"f$i(\" in.c || exit 1; done",
        );
        let run = interrupt(&scratch, signal, 45);
        assert_eq!(run.code, Some(code), "{run:?}");
        let best = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
        assert!(best.contains("f7(") && best.len() < functions(30).len(), "{best}");
        assert!(run.stdout.contains("The result is in.reduced.c"), "{run:?}");
        assert!(run.stderr.contains("Stopped before the end"), "{run:?}");
    }
}

#[test]
fn ctrl_c_ends_a_test_that_will_not_end() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(4));
    scratch.script(
        "r.sh",
        "echo >> \"$LOG\"; trap '' TERM INT HUP; [ $(wc -l < \"$LOG\") -gt 5 ] && while :; do sleep 1; done; exit 0",
    );
    let run = interrupt(&scratch, "-INT", 6);
    assert_eq!(run.code, Some(130), "{run:?}");
    assert_eq!(scratch.read("in.reduced.c"), functions(4).as_bytes());
}

#[test]
fn ctrl_c_while_the_original_is_tested() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(4));
    scratch.script("r.sh", "echo >> \"$LOG\"; sleep 1000");
    let run = interrupt(&scratch, "-INT", 1);
    assert_eq!(run.code, Some(130), "{run:?}");
    assert!(!scratch.path("in.reduced.c").exists());
}

/// A test that does `extra` for every candidate, whatever it decides.
fn reduces_in_spite_of(extra: &str) {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    scratch.script("r.sh", &format!("{extra}\ngrep -q 'int b' in.c"));
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
}

#[test]
fn sleeping_grandchildren_are_ended() {
    reduces_in_spite_of("sleep 1000 & (sleep 1000 & sleep 1000) &");
}

#[test]
fn grandchildren_in_groups_of_their_own_are_ended() {
    reduces_in_spite_of("timeout 999 sleep 1000 & setsid sleep 1000 & sleep 0.05");
}

#[test]
fn grandchildren_that_go_on_writing_leave_no_file() {
    // Ended at any moment, also in the middle of making a file in a directory that is about to be removed.
    let endless = "while :; do mkdir -p \"$TMPDIR/$$\"; : > \"$TMPDIR/$$/file\"; rm -r \"$TMPDIR/$$\"; done";
    reduces_in_spite_of(&format!("for i in 1 2 3; do timeout 99 sh -c '{endless}' & done; sleep 0.01"));
}

#[test]
fn daemons_are_ended() {
    reduces_in_spite_of("(setsid sh -c 'sleep 1000 & sleep 1000' > /dev/null 2>&1 < /dev/null &) ; sleep 0.05");
    reduces_in_spite_of("(setsid env -i sleep 1000 > /dev/null 2>&1 < /dev/null &) ; sleep 0.05");
}

#[test]
fn the_end_of_one_test_leaves_the_daemons_of_the_others_alone() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c; int d; int e; int f;");
    // Relies on a daemon that has left its group and cleared its environment, while other tests end all the time.
    let daemon = "(setsid env -i sh -c \"sleep 0.6; : > '$TMPDIR/done'\" > /dev/null 2>&1 < /dev/null &)";
    // Only in vain as long as that.
    let wait = "for i in $(seq 200); do [ -e \"$TMPDIR/done\" ] && exit 0; sleep 0.1; done; exit 1";
    scratch.script("r.sh", &format!("grep -q 'int b' in.c || exit 1; {daemon}; {wait}"));
    let run = scratch.secateur(&["reduce", "--jobs", "6", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
}

#[test]
fn a_hundred_megabytes_of_output_are_no_problem() {
    reduces_in_spite_of("head -c 100000000 /dev/zero; head -c 1000000 /dev/zero >&2");
}

#[test]
fn a_test_that_makes_its_directory_read_only_or_removes_it() {
    reduces_in_spite_of("mkdir -p a/b; touch a/b/c; chmod 500 a/b a .");
    reduces_in_spite_of("trap 'rm -rf \"$PWD\"' EXIT");
}

#[test]
fn a_test_that_vanishes_ends_the_run_and_the_best_result_stays() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(30));
    scratch.script(
        "r.sh",
        "echo >> \"$LOG\"; [ $(wc -l < \"$LOG\") -gt 20 ] && rm \"$0\"\ngrep -q 'f7(' in.c && grep -q 'f21(' in.c",
    );
    let mut command = scratch.command(&["reduce", "r.sh", "in.c"]);
    let run = Run::from(command.env("LOG", scratch.path("log")).output().unwrap());
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.stderr.contains("cannot run the property test"), "{run:?}");
    let best = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
    assert!(best.contains("f7(") && best.contains("f21(") && best.len() < functions(30).len(), "{best}");
    scratch.assert_tidy();
}

#[test]
fn candidates_that_hang_are_out_of_time_and_counted() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    // Whatever lacks `int a` hangs, and a test that hangs gives no answer.
    scratch.script("r.sh", "grep -q 'int a' in.c || { trap '' TERM; sleep 1000; }\ngrep -q 'int b' in.c");
    let run = scratch.secateur(&["reduce", "--timeout", "3", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int a; int b;");
    assert!(run.stdout.contains("out of time"), "{run:?}");
}
