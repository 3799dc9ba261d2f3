//! A run never replaces a file that it has neither read nor written, including those beside the
//! result, unless the user requests it.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::process::Stdio;

use crate::support::{Run, Scratch, functions};
use serde_json::Value;

const FORMAT: [&str; 2] = ["--format", "sed 's/;/ ;/'"];

/// Returns a scratch folder with an input of 40 functions. The test needs one, and logs its runs.
fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(40));
    scratch.script("r.sh", "echo >> \"$LOG\"; grep -q 'f7(int' in.c");
    scratch
}

fn reduce(scratch: &Scratch, args: &[&str]) -> Run {
    let mut command = scratch.command(&[&["reduce", "r.sh", "in.c", "--ui=none"], args].concat());
    let run = Run::from(command.env("LOG", scratch.path("log")).output().unwrap());
    scratch.assert_tidy();
    run
}

fn text(scratch: &Scratch, name: &str) -> String {
    String::from_utf8(scratch.read(name)).unwrap()
}

/// Expects that a run is refused before its first test and before it writes a file, with these
/// messages.
fn refused(scratch: &Scratch, args: &[&str], messages: &[&str]) {
    let before = scratch.snapshot();
    let run = reduce(scratch, args);
    assert_eq!(run.code, Some(2), "{args:?}: {run:?}");
    for message in messages {
        assert!(run.stderr.contains(message), "{args:?}: no {message:?} in {run:?}");
    }
    assert_eq!(scratch.snapshot(), before, "{args:?}");
}

#[test]
fn a_file_of_the_users_is_not_replaced_by_a_formatted_copy() {
    let scratch = scratch();
    scratch.file("in.reduced.formatted.c", "/* mine */");
    refused(
        &scratch,
        &FORMAT,
        &["in.reduced.formatted.c already exists", "move it away", "--fresh"],
    );
    assert!(!scratch.path("log").exists(), "nothing is tested before");
    let run = reduce(&scratch, &[&FORMAT[..], &["--fresh"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(text(&scratch, "in.reduced.formatted.c").contains("f7(int"));
}

#[test]
fn a_formatted_copy_that_a_run_has_left_is_replaced_by_the_next() {
    let scratch = scratch();
    let with = |more: &[&str]| reduce(&scratch, &[&FORMAT[..], more].concat());
    assert_eq!(with(&["--max-tests=5"]).code, Some(6));
    for (number, more) in
        [&[][..], &[], &["--fresh", "--max-tests=5"], &[], &[]].into_iter().enumerate()
    {
        let run = with(more);
        let code = if more.is_empty() { 0 } else { 6 };
        assert_eq!(run.code, Some(code), "{number}: {run:?}");
        assert!(text(&scratch, "in.reduced.formatted.c").contains("f7(int"), "{number}");
    }
    // The result is missing, the copy exists, and the run that recreates the result is stopped.
    fs::remove_file(scratch.path("in.reduced.c")).unwrap();
    assert_eq!(with(&["--max-tests=5"]).code, Some(6));
    assert_eq!(with(&[]).code, Some(0));
    fs::write(scratch.path("in.reduced.formatted.c"), "/* edited */").unwrap();
    refused(&scratch, &FORMAT, &["in.reduced.formatted.c already exists"]);
}

#[test]
fn a_file_created_at_the_path_of_the_formatted_copy_is_kept() {
    let scratch = scratch();
    scratch.script(
        "r.sh",
        "test -e \"$HERE/in.reduced.formatted.c\" || echo mine > \
        \"$HERE/in.reduced.formatted.c\"\ngrep -q 'f7(int' in.c",
    );
    let mut command =
        scratch.command(&[&["reduce", "r.sh", "in.c", "--ui=none"], &FORMAT[..]].concat());
    let run = Run::from(command.env("HERE", scratch.path("")).output().unwrap());
    assert_eq!(
        (run.code, text(&scratch, "in.reduced.formatted.c")),
        (Some(0), "mine\n".to_owned()),
        "{run:?}"
    );
    assert!(
        run.stderr.contains("wrote a formatted copy to in.reduced.formatted.reduced.c"),
        "{run:?}"
    );
    assert!(text(&scratch, "in.reduced.formatted.reduced.c").contains("f7(int"));
}

#[test]
fn a_directory_of_the_users_is_not_replaced_by_formatted_copies() {
    let scratch = Scratch::new();
    fs::create_dir_all(scratch.path("in")).unwrap();
    fs::create_dir_all(scratch.path("in.reduced.formatted")).unwrap();
    scratch.file("in/a.c", functions(3));
    scratch.file("in.reduced.formatted/mine", "mine");
    scratch.script("r.sh", "grep -q 'f2(int' a.c");
    let run = scratch.secateur(&[&["reduce", "r.sh", "in"], &FORMAT[..]].concat());
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("in.reduced.formatted already exists"), "{run:?}");
    assert_eq!(text(&scratch, "in.reduced.formatted/mine"), "mine");
    fs::remove_dir_all(scratch.path("in.reduced.formatted")).unwrap();
    for _ in 0..2 {
        let run = scratch.secateur(&[&["reduce", "r.sh", "in"], &FORMAT[..]].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(text(&scratch, "in.reduced.formatted/a.c").contains("f2(int"));
    }
}

/// Returns the types of the events in a file, grouped by run.
fn types(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.map(|line| line["type"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_file_of_the_users_is_not_replaced_by_events() {
    for content in ["mine\n", "{\"v\":1}\n", "{\"v\":1,\"type\":\"start\""] {
        let scratch = scratch();
        scratch.file("events", content);
        refused(
            &scratch,
            &["--events", "events"],
            &["events already exists", "use --fresh to replace it, or give another"],
        );
        assert!(!scratch.path("log").exists(), "nothing is tested before");
        assert_eq!(reduce(&scratch, &["--events", "events", "--fresh"]).code, Some(0));
        assert_eq!(types(&text(&scratch, "events"))[0], "start");
    }
}

#[test]
fn events_of_a_resumed_run_are_appended() {
    let scratch = scratch();
    let with = |more: &[&str]| reduce(&scratch, &[&["--events", "events"], more].concat()).code;
    assert_eq!(with(&["--max-tests=5"]), Some(6));
    let first = text(&scratch, "events");
    // Truncated, as after a kill in the middle of a line.
    fs::write(scratch.path("events"), format!("{first}{{\"v\":1,\"seconds\":0")).unwrap();
    assert_eq!(with(&[]), Some(0));
    let both = text(&scratch, "events");
    assert!(both.starts_with(&first), "{both}");
    let types = types(&both);
    for kind in ["start", "end"] {
        assert_eq!(types.iter().filter(|other| *other == kind).count(), 2, "{types:?}");
    }
    assert_eq!(types.last().unwrap(), "end");
    assert_eq!(with(&["--fresh"]), Some(0));
    assert_eq!(
        text(&scratch, "events").matches("\"start\"").count(),
        1,
        "they start over with the run"
    );
}

#[test]
fn events_are_the_only_standard_output() {
    let scratch = scratch();
    let run = reduce(&scratch, &["--events", "-"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let types = types(&run.stdout);
    assert_eq!((types[0].as_str(), types.last().unwrap().as_str()), ("start", "end"));
    assert!(run.stderr.contains("The result is in.reduced.c"), "{run:?}");
    assert!(!scratch.path("-").exists());
    let quiet = reduce(&scratch, &["--events", "-", "--fresh", "-q"]);
    assert_eq!((quiet.code, quiet.stderr.as_str()), (Some(0), ""), "{quiet:?}");
    refused(
        &scratch,
        &["--events", "-", "--summary", "json", "--fresh"],
        &["--events - and --summary json"],
    );
}

#[test]
fn events_may_be_written_to_a_pipe() {
    let scratch = scratch();
    let mut command =
        scratch.command(&["reduce", "r.sh", "in.c", "--ui=none", "--events", "/dev/stderr"]);
    let run =
        Run::from(command.env("LOG", scratch.path("log")).stderr(Stdio::piped()).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(types(&run.stderr).last().unwrap(), "end");
}

#[test]
fn reports_and_manual_pages_replace_only_their_own_kind() {
    let scratch = Scratch::new();
    scratch.subject("subject", 3, "grep -q 'f2(int' in.c");
    let compare = ["compare", "subject", "-o", "runs", "--passes=hdd", "--minimizers=ddmin"];
    assert_eq!(scratch.secateur(&compare).code, Some(0));
    for (args, name) in [
        (&["report", "runs"][..], "runs/report.html"),
        (&["report", "runs", "-o", "page.html"], "page.html"),
        (&["man", "pages"], "pages/secateur-reduce.1"),
    ] {
        for _ in 0..2 {
            let run = scratch.secateur(args);
            assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
        }
        scratch.file(name, "mine\n");
        let run = scratch.secateur(args);
        assert_eq!(
            (run.code, text(&scratch, name)),
            (Some(2), "mine\n".to_owned()),
            "{args:?}: {run:?}"
        );
        assert!(run.stderr.contains(&format!("{name} already exists")), "{args:?}: {run:?}");
    }
}
