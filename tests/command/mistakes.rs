//! Command lines and commands that are refused.

use std::fs;

use super::scratch;
use crate::support::{self};

/// Each is refused with this exit code and message, and nothing is written.
#[test]
fn usual_mistakes() {
    let cases: &[(&[&str], i32, &[&str])] = &[
        (
            &["reduce", "in.c"],
            2,
            &[
                "an interestingness test or a command is missing",
                "secateur reduce in.c -- COMMAND @@",
            ],
        ),
        (&["reduce", "in.c", "--"], 2, &["an interestingness test or a command is missing"]),
        (
            &["reduce", "toycc", "in.c", "--", "./toycc", "@@"],
            2,
            &["both an interestingness test (toycc) and a command"],
        ),
        (
            &["reduce", "in.c", "--", "no-such-cc", "@@"],
            2,
            &["cannot run the command no-such-cc", "sh -c"],
        ),
        (&["reduce", "in.c", "--", "./in.c"], 2, &["cannot run the command ./in.c"]),
        (&["reduce", "in.c", "--", "./toycc", "./in.c"], 2, &["names ./in.c", "write @@ instead"]),
        (
            &["reduce", "in.c", "--valid", "cat ./in.c", "--", "./toycc", "@@"],
            2,
            &["write @@ instead"],
        ),
        (
            &["reduce", "in.c", "--", "true", "@@"],
            3,
            &["nothing to preserve", "--expect-output", "status 0"],
        ),
        (
            &["reduce", "in.c", "--", "false", "@@"],
            3,
            &["an empty file also shows the failure", "@@ is its name"],
        ),
        (
            &["reduce", "in.c", "--", "cat", "@@", "table"],
            3,
            &["an empty file also shows the failure", "cat @@ table"],
        ),
        (
            &["reduce", "in.c", "--valid", "false", "--", "./toycc", "@@"],
            3,
            &["--valid or --no-ub rejects the original"],
        ),
        (&["reduce", "in.c", "--expect-output", "x(", "--", "./toycc"], 2, &["unclosed group"]),
        (
            &["reduce", "in.c", "--expect-exit", "7", "--", "./toycc", "@@"],
            3,
            &["the expectation: exit status 7"],
        ),
        (&["reduce", "in.c", "--expect-exit", "256", "--", "./toycc"], 2, &["256"]),
        (&["reduce", "toycc", "in.c", "--expect-exit", "7"], 2, &["--expect-exit needs a command"]),
        (&["reduce", "in.c", "--differs", "true", "true"], 3, &["behave the same on the original"]),
        (
            &["reduce", "in.c", "--differs", "exit 3", "exit 4"],
            3,
            &["both commands fail", "at least one"],
        ),
        (
            &["reduce", "in.c", "--differs", "true", "false", "--expect-exit", "1"],
            2,
            &["preserves both exit statuses"],
        ),
        (
            &["reduce", "in.c", "--differs", "true", "false", "--", "cat"],
            2,
            &["omit the command after --"],
        ),
        (
            &["reduce", "in.c", "--", "sh", "-c", "grep -q beta @@ && echo error: $$-x$$y; exit 1"],
            3,
            &["the command is flaky on the original: no 2 of 2 runs", "--at-least 2/10"],
        ),
        (&["init"], 2, &["the input is missing", "secateur init INPUT -- COMMAND @@"]),
        (&["init", "in.c"], 2, &["the command is missing", "secateur init in.c -- COMMAND @@"]),
        (&["init", "in.c", "-o", "toycc", "--", "./toycc", "@@"], 2, &["toycc already exists"]),
    ];
    for (args, code, messages) in cases {
        let scratch = scratch("grep -q beta \"$1\" && kill -SEGV $$; exit 0");
        scratch.file("table", "");
        let run = scratch.secateur(args);
        assert_eq!(run.code, Some(*code), "{args:?}: {run:?}");
        for message in *messages {
            assert!(run.stderr.contains(message), "{args:?}: no {message:?} in: {}", run.stderr);
        }
        assert_eq!(
            support::names(&scratch.path("")),
            ["in.c", "table", "tmp", "toycc"],
            "{args:?}"
        );
    }
}

#[test]
fn a_missing_file_of_the_command_is_reported() {
    let scratch = scratch("grep -q beta \"$1\" && kill -SEGV $$; exit 0");
    scratch.file("table.txt", "");
    fs::create_dir(scratch.path("include")).unwrap();
    scratch.file("include/a.h", "");
    let notes = |options: &[&str]| {
        let valid = ["--valid", "test -e table.txt || : include/a.h"];
        let command = ["--", "./toycc", "@@", "--table=./table.txt", "include"];
        let run = scratch.secateur(
            &[&["reduce", "in.c", "--max-tests", "9", "--fresh"], options, &valid, &command]
                .concat(),
        );
        assert!(matches!(run.code, Some(0 | 6)), "{run:?}");
        let pointed_out = run
            .stderr
            .lines()
            .filter_map(|line| line.strip_prefix("note: ")?.split_once(" exists here, but"));
        pointed_out.map(|(path, _)| path.to_owned()).collect::<Vec<_>>()
    };
    // Files that a command certainly reads are found.
    assert_eq!(notes(&[]), ["./table.txt", "include", "include/a.h"]);
    // Files provided under the name used by the command are found.
    assert_eq!(notes(&["--with", "table.txt"]), ["include", "include/a.h"]);
    assert_eq!(
        notes(&["--with", "table.txt", "--with", "include/a.h"]),
        ["include", "include/a.h"]
    );
    assert_eq!(notes(&["--with", "include/", "--with", "table.txt"]), Vec::<String>::new());
}

/// An empty file is not valid, so only the command's output can tell.
#[test]
fn a_command_that_cannot_start_is_reported_despite_a_validity_check() {
    let valid = ["--valid", "grep -q beta @@"];
    let wrong = ["sh", "./no-such.sh", "@@"];
    let scratch = scratch("grep -c '' \"$1\"; echo 'error: no good'; exit 1");
    let secateur = |args: &[&str]| {
        scratch.secateur(&[&["reduce", "in.c", "--fresh"], &valid[..], args].concat())
    };
    for args in [
        &[&["--"], &wrong[..]].concat()[..],
        &["--differs", "true", "sh no-such.sh @@"],
        &["--", "sh", "-c", "echo $$; exec sh no-such.sh <@@"],
    ] {
        let run = secateur(args);
        assert_eq!(run.code, Some(3), "{run:?}");
        assert!(run.stderr.contains("does not seem to read the candidate"), "{run:?}");
        assert!(run.stderr.contains("no-such.sh"), "{run:?}");
    }
    // The user expects this status, or the command prints something else.
    for (args, is_noted) in [
        (&[&["--expect-exit", "2", "--"], &wrong[..]].concat()[..], true),
        (&["--", "./toycc", "@@"], false),
    ] {
        let run = secateur(args);
        assert_eq!(run.code, Some(0), "{run:?}");
        let note = "note: on an empty file, the command behaves as expected";
        assert_eq!(run.stderr.contains(note), is_noted, "{run:?}");
    }
}

/// The `--` before a command is missing.
#[test]
fn a_missing_double_dash_is_reported_with_a_remedy() {
    for (args, meant) in [
        (&["reduce", "in.c", "./toycc", "-c", "@@"][..], "secateur reduce in.c -- ./toycc -c @@"),
        (&["check", "in.c", "sh", "-c", "cat @@"], "secateur check in.c -- sh -c cat @@"),
        (&["init", "in.c", "./toycc", "@@"], "secateur init in.c -- ./toycc @@"),
        (&["reduce", "in.c", "./toycc", "-m32", "@@"], "secateur reduce in.c -- ./toycc -m32 @@"),
        (
            &["reduce", "in.c", "--jobs=1", "./toycc", "-x", "@@"],
            "secateur reduce in.c -- COMMAND @@",
        ),
        (&["reduce", "toycc", "in.c", "sh", "@@"], "secateur reduce in.c -- sh @@"),
        (&["reduce", "in.c", "sh"], "secateur reduce in.c -- sh @@"),
        (&["reduce", "in.c", "/bin/sh"], "secateur reduce in.c -- /bin/sh @@"),
    ] {
        let run = scratch("exit 1").secateur(args);
        assert_eq!(run.code, Some(2), "{args:?}: {run:?}");
        assert!(run.stderr.contains(meant), "{args:?}: {run:?}");
    }
    let run = scratch("exit 1").secateur(&["reduce", "toycc", "in.c", "--job"]);
    assert!(!run.stderr.contains("write the command"), "{run:?}");
}
