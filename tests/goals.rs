//! Goals: runs that stop before everything was tried, because the user has enough.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use serde_json::Value;

use crate::support::{PATIENT, Run, Scratch, functions};

/// Keeps one statement of every third function of thirty.
fn scratch() -> Scratch {
    let scratch = Scratch::new();
    let needed = (0..30).step_by(3).map(|i| format!("'a + {i};'"));
    scratch.file("in.c", functions(30));
    let needed = needed.collect::<Vec<_>>().join("*");
    scratch.script("r.sh", &format!("case $(cat in.c) in *{needed}*) ;; *) exit 1; esac"));
    scratch
}

fn reduce(scratch: &Scratch, options: &[&str]) -> Run {
    scratch.secateur(&[&["reduce", "r.sh", "in.c", PATIENT], options].concat())
}

/// Returns the summary of a run with this exit code.
fn summary(scratch: &Scratch, options: &[&str], code: i32) -> Value {
    let run = reduce(scratch, &[&["--summary", "json"], options].concat());
    assert_eq!(run.code, Some(code), "{run:?}");
    serde_json::from_str(&run.stdout).unwrap()
}

fn result(scratch: &Scratch) -> String {
    String::from_utf8(scratch.read("in.reduced.c")).unwrap()
}

fn tokens(summary: &Value, when: &str) -> u64 {
    summary[when]["tokens"].as_u64().unwrap()
}

#[test]
fn a_run_stops_at_a_share_with_the_same_result_for_any_number_of_jobs() {
    let whole = scratch();
    let smallest = tokens(&summary(&whole, &[], 0), "after");
    let results = ["1", "4"].map(|jobs| {
        let scratch = scratch();
        let options = ["--stop-at", "60%", "--jobs", jobs, "--events", "events.jsonl"];
        let stopped = summary(&scratch, &options, 9);
        assert_eq!(
            (&stopped["stop"], &stopped["goal"]),
            (&"enough".into(), &"--stop-at 60%".into())
        );
        let (before, after) = (tokens(&stopped, "before"), tokens(&stopped, "after"));
        assert!(after * 100 <= before * 60 && after > smallest, "{stopped}");
        let events = String::from_utf8(scratch.read("events.jsonl")).unwrap();
        let end = events.lines().rev().take(2).collect::<String>();
        assert!(end.contains("\"type\":\"verify\""), "{end}");
        (result(&scratch), stopped["tests"].clone())
    });
    assert_eq!(results[0], results[1]);
}

#[test]
fn a_run_stops_at_a_number_of_tokens_and_says_what_it_leaves() {
    let scratch = scratch();
    let run = reduce(&scratch, &["--stop-at", "300"]);
    assert_eq!(run.code, Some(9), "{run:?}");
    assert!(run.stdout.contains("\nNot 1-tree-minimal: stopped by --stop-at 300\n"), "{run:?}");
    assert!(
        run.stderr
            .contains("Stopped by --stop-at 300; run the same command without it to continue"),
        "{run:?}"
    );
}

#[test]
fn a_run_stops_when_its_last_tests_removed_too_little() {
    let results = ["1", "4"].map(|jobs| {
        let scratch = scratch();
        let stopped = summary(&scratch, &["--until", "0%/8", "--jobs", jobs], 9);
        assert_eq!(
            (&stopped["stop"], &stopped["goal"]),
            (&"enough".into(), &"--until 0%/8".into())
        );
        (result(&scratch), stopped["tests"].clone())
    });
    assert_eq!(results[0], results[1]);
    let scratch = scratch();
    let whole = summary(&scratch, &[], 0);
    assert!(results[0].1.as_u64() < whole["tests"].as_u64(), "{results:?} {whole}");
}

#[test]
fn a_run_that_stopped_early_continues_to_the_end() {
    let scratch = scratch();
    let whole = summary(&scratch, &["-j", "1", "-o", "whole.c"], 0);
    let stopped = summary(&scratch, &["-j", "1", "--stop-at", "60%"], 9);
    let kept = result(&scratch);
    let again = summary(&scratch, &["-j", "1", "--stop-at", "60%"], 9);
    assert_eq!((result(&scratch), &again["after"]), (kept, &stopped["after"]));
    let resumed = summary(&scratch, &["-j", "1", "--resume"], 0);
    assert_eq!(scratch.read("in.reduced.c"), scratch.read("whole.c"));
    let tests = |summary: &Value| summary["tests"].as_u64().unwrap();
    assert!(
        tests(&again) < tests(&stopped) && tests(&resumed) < tests(&whole),
        "{again} {resumed}"
    );
}

#[test]
fn a_goal_that_is_not_reached_changes_nothing() {
    let scratch = scratch();
    let whole = reduce(&scratch, &["-j", "1", "-o", "whole.c"]);
    let run = reduce(&scratch, &["-j", "1", "--stop-at", "1", "--until", "1%/100000"]);
    assert_eq!((whole.code, run.code), (Some(0), Some(0)), "{run:?}");
    assert_eq!(scratch.read("in.reduced.c"), scratch.read("whole.c"));
    assert!(!run.stdout.contains("stopped by"), "{run:?}");
}

#[test]
fn goals_are_read_from_the_file_beside_the_input() {
    let scratch = scratch();
    scratch.file("secateur.toml", "stop-at = \"60%\"\nuntil = \"0%/100000\"\n");
    assert_eq!(summary(&scratch, &[], 9)["goal"], "--stop-at 60%");
    scratch.file("secateur.toml", "stop-at = \"110%\"\n");
    let run = reduce(&scratch, &["--fresh"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("stop-at") && run.stderr.contains("secateur.toml"), "{run:?}");
}

#[test]
fn a_goal_that_makes_no_sense_is_an_error() {
    let scratch = scratch();
    for (option, values, expected) in [
        ("--stop-at", &["0", "0%", "101%", "100%", "-5", "few", ""][..], "such as 10%"),
        ("--until", &["0", "1%", "1%/0", "100%/10", "few", "1/10", "1%/-5"], "such as 1%/200"),
    ] {
        for value in values {
            let run = reduce(&scratch, &[option, value]);
            assert_eq!(run.code, Some(2), "{option} {value}: {run:?}");
            assert!(run.stderr.contains(option) && run.stderr.contains(expected), "{run:?}");
        }
    }
    assert!(!scratch.path("in.reduced.c").exists());
}
