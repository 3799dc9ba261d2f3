//! What a run writes for programs, and what it does when it is over.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod support;

use serde_json::Value;
use support::{Scratch, functions};

fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(8));
    scratch.script("r.sh", "grep -q 'f7(int' in.c");
    scratch
}

fn lines(text: &[u8]) -> Vec<Value> {
    text.split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).unwrap())
        .collect()
}

#[test]
fn events_are_lines_of_json_with_a_version_and_the_same_outcomes_for_every_number_of_jobs() {
    let mut outcomes = Vec::new();
    for jobs in ["1", "4"] {
        let scratch = scratch();
        let run =
            scratch.secateur(&["reduce", "r.sh", "in.c", "--events", "e.jsonl", "--summary=json", "--jobs", jobs]);
        assert_eq!(run.code, Some(0), "{run:?}");
        let lines = lines(&scratch.read("e.jsonl"));
        assert!(lines.iter().all(|line| line["v"] == 1 && line["seconds"].as_f64().unwrap() >= 0.0));
        let of = |kind: &'static str| lines.iter().filter(move |line| line["type"] == kind);
        assert_eq!((&lines[0]["type"], &lines[0]["input"]), (&"start".into(), &"in.c".into()));
        let summary: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!((&lines.last().unwrap()["type"], &lines.last().unwrap()["summary"]), (&"end".into(), &summary));
        assert_eq!((&summary["stop"], &summary["output"]), (&"finished".into(), &"in.reduced.c".into()));
        assert_eq!(summary["after"]["bytes"], scratch.read("in.reduced.c").len());
        let last_success = of("success").next_back().unwrap();
        assert_eq!(last_success["tokens"], summary["after"]["tokens"]);
        assert!(last_success["place"].as_str().unwrap().starts_with("round "));
        assert_eq!(of("verify").count(), 1);
        // Two tests of the original and one of the result are not the search's; those in vain may have been ended early.
        let (needed, wasted) = (summary["tests"].as_u64().unwrap() - 3, summary["wasted"].as_u64().unwrap());
        assert!((needed..=needed + wasted).contains(&(of("test").count() as u64)));
        let told = of("outcome").map(|line| (line["outcome"].clone(), line["candidate"].clone())).collect::<Vec<_>>();
        assert_eq!(told.len() as u64, needed + summary["cache_hits"].as_u64().unwrap());
        outcomes.push(told);
    }
    assert_eq!(outcomes[0], outcomes[1]);
}

#[test]
fn events_never_replace_what_is_needed() {
    let scratch = scratch();
    let before = scratch.read("in.c");
    for file in ["in.c", "r.sh", "./in.c"] {
        let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--events", file]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(&format!("the file for events {file} is the ")), "{run:?}");
    }
    assert_eq!(scratch.read("in.c"), before);
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--events", "nowhere/e.jsonl"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("cannot write the events to nowhere/e.jsonl"), "{run:?}");
}

#[test]
fn quiet_says_nothing_and_verbose_tells_every_success() {
    let scratch = scratch();
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--quiet"]);
    assert_eq!((run.code, run.stdout.as_str(), run.stderr.as_str()), (Some(0), "", ""));
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--fresh", "--verbose", "--events", "e.jsonl"]);
    let successes = lines(&scratch.read("e.jsonl")).iter().filter(|line| line["type"] == "success").count();
    assert_eq!(run.stderr.lines().filter(|line| line.contains("% gone")).count(), successes);
}

#[test]
fn a_short_result_is_printed_and_a_long_one_is_not() {
    let scratch = scratch();
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    let result = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
    assert!(run.stdout.contains("To see what is gone: diff in.c in.reduced.c\n"), "{run:?}");
    assert!(run.stdout.trim_end().ends_with(result.trim_end()), "{run:?}");
    scratch.script("all.sh", "test $(wc -l < in.c) -gt 35");
    let run = scratch.secateur(&["reduce", "all.sh", "in.c", "--fresh"]);
    assert_eq!(run.code, Some(0));
    assert!(!run.stdout.contains("int f"), "{run:?}");
}

#[test]
fn a_formatted_copy_is_kept_only_while_the_test_accepts_it() {
    let scratch = scratch();
    scratch.script("r.sh", "grep -q 'f7(int' in.c && ! grep -q bad in.c");
    for (command, message, copy) in [
        ("echo '/* good */' >> @@", "note: a formatted copy is in.reduced.formatted.c", Some("/* good */")),
        ("sed 's/$/ /'", "note: a formatted copy is in.reduced.formatted.c", Some("f7(int")),
        ("echo bad >> @@", "note: no formatted copy: on it, the property test exited with status 1", None),
        ("cat", "note: no formatted copy: the formatter changes nothing", None),
        ("echo what >&2; exit 9", "ended with exit status: 9: what", None),
    ] {
        let _ = std::fs::remove_file(scratch.path("in.reduced.formatted.c"));
        let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--ui=none", "--format", command]);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(run.stderr.contains(message), "{run:?}");
        let kept = std::fs::read_to_string(scratch.path("in.reduced.formatted.c")).ok();
        assert_eq!(kept.is_some(), copy.is_some(), "{command}");
        assert!(kept.unwrap_or_default().contains(copy.unwrap_or_default()), "{command}");
    }
}

#[test]
fn shells_and_the_manual_know_the_options() {
    let scratch = Scratch::new();
    for args in [&["completions", "bash"][..], &["completions", "zsh"], &["completions", "fish"], &["man"]] {
        let run = scratch.secateur(args);
        assert_eq!(run.code, Some(0), "{run:?}");
        for option in ["minimizer", "events", "dashboard"] {
            // The manual escapes what roff would take for its own.
            assert!(run.stdout.replace('\\', "").contains(option), "{args:?}: no {option}");
        }
    }
}

#[test]
fn a_name_that_is_nearly_right_gets_a_hint() {
    let scratch = scratch();
    for (args, hint) in [
        (["--walker", "perse"], "'perses'"),
        (["--minimizer", "probd"], "'probdd'"),
        (["--language", "jso"], "'json'"),
        (["--ui", "dashbord"], "'dashboard'"),
        (["--minimiser", "probdd"], "'--minimizer'"),
    ] {
        let run = scratch.secateur(&[&["reduce", "r.sh", "in.c"], &args[..]].concat());
        assert_eq!(run.code, Some(2));
        assert!(run.stderr.contains(hint), "{run:?}");
    }
}
