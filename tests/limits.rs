//! A test that exceeds its limits is ended, and the reduction continues.

use crate::support::{Run, Scratch, contains_processes, require};

/// Prints until the reader is gone.
const ENDLESS_OUTPUT: &str = "yes";
/// Grows one file, once the limit is set.
const LARGE_FILE: &str = "while [ \"$(ulimit -f)\" = unlimited ]; do sleep 0.01; done; head -c \
    3000000 /dev/zero > large";
/// Creates many small files, and keeps running.
const MANY_FILES: &str =
    "for i in $(seq 40); do head -c 100000 /dev/zero > $TMPDIR/$i; done; sleep 1000";
/// Doubles a shell variable until memory is exhausted.
const MEMORY_BOMB: &str = "x=xxxxxxxxxxxxxxxx; while :; do x=$x$x; done";
/// Many processes with little memory each, but too much in total.
const MANY_EATERS: &str = "for i in $(seq 30); do sh -c 'x=x; for i in $(seq 21); do x=$x$x; done; \
    sleep 1000; : $x' & done; wait";
const MANY_PROCESSES: &str = "for i in $(seq 100); do sleep 1000 & done; wait";
const MANY_DAEMONS: &str =
    "for i in $(seq 100); do (setsid sleep 1000 > /dev/null 2>&1 &) ; done; sleep 1000";
const BUSY: &str = "(while :; do :; done) & while :; do :; done";

/// A bomb, its option, and the message about it. All systems contain the first ones.
const BOMBS: [(&str, [&str; 2], &str); 8] = [
    (ENDLESS_OUTPUT, ["--printed", "1M"], "printed too much on the original: more than 1.0 MiB"),
    (MANY_FILES, ["--disk", "1M"], "wrote too much to disk on the original: more than 1.0 MiB"),
    (LARGE_FILE, ["--disk", "1M"], "wrote too much to disk on the original: more than 1.0 MiB"),
    (
        MEMORY_BOMB,
        ["--memory", "100M"],
        "used too much memory on the original: more than 100.0 MiB",
    ),
    (MANY_EATERS, ["--memory", "50M"], "used too much memory on the original: more than 50.0 MiB"),
    (MANY_PROCESSES, ["--processes", "20"], "had too many processes on the original: more than 20"),
    (MANY_DAEMONS, ["--processes", "20"], "had too many processes on the original: more than 20"),
    (BUSY, ["--cpu-time", "0.3"], "took too much processor time on the original: more than 0.3 s"),
];

fn bombs() -> &'static [(&'static str, [&'static str; 2], &'static str)] {
    if contains_processes() { &BOMBS } else { &BOMBS[..2] }
}

#[test]
fn candidates_that_exceed_a_limit_are_unresolved() {
    for (bomb, [option, max], _) in bombs() {
        let scratch = Scratch::new();
        scratch.file("in.c", "int a; int b; int c;");
        // Texts without `int a` become a bomb.
        scratch.script(
            "r.sh",
            &format!("grep -q 'int a' in.c || {{ {bomb}; }} || exit\ngrep -q 'int b' in.c"),
        );
        let run = scratch.secateur(&["reduce", option, max, "r.sh", "in.c"]);
        assert_eq!(run.code, Some(0), "{bomb}: {run:?}");
        assert_eq!(
            String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(),
            "int a;\nint b;",
            "{bomb}"
        );
        assert!(run.stdout.contains("exceeded a limit"), "{bomb}: {run:?}");
    }
}

#[test]
fn an_original_that_exceeds_a_limit_is_reported_with_the_remedy() {
    for (bomb, [option, max], message) in bombs() {
        let scratch = Scratch::new();
        scratch.file("in.c", "int a;");
        scratch.script("r.sh", bomb);
        let run = scratch.secateur(&["reduce", option, max, "r.sh", "in.c"]);
        assert_eq!(run.code, Some(3), "{bomb}: {run:?}");
        assert!(run.stderr.contains(message), "{bomb}: {run:?}");
        assert!(run.stderr.contains(&format!("raise the limit with {option}")), "{bomb}: {run:?}");
        assert!(!scratch.path("in.reduced.c").exists());
    }
}

/// Such tests usually end before they can be observed.
#[test]
fn leftovers_of_a_short_test_count() {
    let processes = "for i in $(seq 40); do sleep 1000 & done; exit 0";
    let daemons = "for i in $(seq 40); do (setsid sleep 1000 > /dev/null 2>&1 &) ; done; exit 0";
    let files =
        "for i in 1 2 3 4 5 6 7 8 9; do head -c 200000 /dev/zero > $TMPDIR/$i; done; exit 0";
    let cases = [
        (files, ["--disk", "1M"], "wrote too much to disk on the original: more than 1.0 MiB"),
        (processes, ["--processes", "20"], "had too many processes on the original: more than 20"),
        (daemons, ["--processes", "20"], "had too many processes on the original: more than 20"),
    ];
    for &(leaves, [option, max], limit) in
        if contains_processes() { &cases[..] } else { &cases[..1] }
    {
        let scratch = Scratch::new();
        scratch.file("in.c", "int a; int b; int c;");
        scratch.script(
            "r.sh",
            &format!("grep -q 'int a' in.c || {{ {leaves}; }}\ngrep -q 'int b' in.c"),
        );
        let run = scratch.secateur(&["reduce", option, max, "r.sh", "in.c"]);
        assert_eq!(run.code, Some(0), "{leaves}: {run:?}");
        assert_eq!(
            String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(),
            "int a;\nint b;",
            "{leaves}"
        );
        scratch.script("r.sh", leaves);
        let run = scratch.secateur(&["reduce", option, max, "--fresh", "r.sh", "in.c"]);
        assert_eq!(run.code, Some(3), "{leaves}: {run:?}");
        assert!(run.stderr.contains(limit), "{leaves}: {run:?}");
    }
}

#[test]
fn a_gigabyte_of_output_is_no_problem_when_the_original_prints_as_much() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    scratch.script("r.sh", "head -c 1000000000 /dev/zero; grep -q 'int b' in.c");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
}

#[test]
fn a_run_continues_after_a_test_filled_a_small_disk() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    let fill = "head -c 100000000 /dev/zero > fill";
    scratch.script(
        "r.sh",
        &format!("grep -q 'int a' in.c || {{ {fill} || exit 1; }}\ngrep -q 'int b' in.c"),
    );
    // Uses a separate disk, if this machine lets a test mount one.
    let mount =
        "mount -t tmpfs -o size=1m tmpfs small && \"$@\"; status=$?; umount small; exit $status";
    std::fs::create_dir(scratch.path("small")).unwrap();
    let mut command = std::process::Command::new("unshare");
    command.args([
        "--user",
        "--map-root-user",
        "--mount",
        "sh",
        "-c",
        mount,
        "sh",
        env!("CARGO_BIN_EXE_secateur"),
    ]);
    command
        .args(["reduce", "--sandbox-dir", "small", "r.sh", "in.c"])
        .current_dir(scratch.path(""));
    let run = Run::from(command.env("TMPDIR", scratch.path("tmp")).output().unwrap());
    let is_mounted = !run.stderr.contains("unshare") && !run.stderr.contains("mount:");
    if !require(
        is_mounted,
        &format!("the right to mount a file system of one's own: {}", run.stderr.trim()),
    ) {
        return;
    }
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int a;\nint b;");
    scratch.assert_tidy();
}

#[test]
fn invalid_sizes() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;");
    scratch.script("r.sh", "exit 0");
    for (option, value) in
        [("--memory", "0"), ("--memory", "much"), ("--disk", "-1"), ("--processes", "0")]
    {
        let run = scratch.secateur(&["reduce", &format!("{option}={value}"), "r.sh", "in.c"]);
        assert_eq!(run.code, Some(2), "{option} {value}: {run:?}");
    }
}

/// Users must not rely on a limit that is not enforced.
#[test]
fn unenforceable_limits_are_rejected() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;");
    scratch.script("r.sh", "exit 0");
    for (option, value) in [("--memory", "1G"), ("--processes", "100"), ("--cpu-time", "1h")] {
        let mut command = scratch.command(&["reduce", option, value, "r.sh", "in.c"]);
        let run = Run::from(command.env("SECATEUR_SUPERVISION", "plain").output().unwrap());
        assert_eq!(run.code, Some(2), "{option}: {run:?}");
        assert!(run.stderr.contains(option) && run.stderr.contains("omit it"), "{option}: {run:?}");
    }
}

#[test]
fn much_slower_candidates_are_still_found() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c; int d;");
    // The smallest text is the slowest. The original gives all tests ten seconds.
    scratch.script(
        "r.sh",
        "grep -q 'int d' in.c && sleep 1\ngrep -q 'int a' in.c || exit 1\ngrep -q 'int [bcd]' in.c \
         || sleep 4",
    );
    let run = scratch.secateur(&["reduce", "--summary", "json", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int a;");
    let summary: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let [cut_short, again, regained] =
        ["cut_short", "asked_again", "regained"].map(|name| summary[name].as_u64().unwrap());
    // On a busy machine, other tests take so long that none is cut short.
    assert!(regained <= again && again <= cut_short, "{summary}");
    let run = scratch.secateur(&["reduce", "--fresh", "--timeout", "20", "r.sh", "in.c"]);
    assert!(!run.stdout.contains("adaptive timeout"), "{run:?}");
}
