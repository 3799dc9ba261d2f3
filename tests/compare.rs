//! Comparisons from end to end, on inputs that need no tool but a shell.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod support;

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use support::{Run, Scratch, fixture, functions, wait_until};

/// Small enough for every test to run in a moment: ten combinations.
const TEST: &str = "for i in 1 4; do grep -q \"f$i\\b\" in.c || exit 1; done";
const COMBINATIONS: usize = 10;

/// A scratch folder with one subject in it, `program`.
fn scratch_with_subject(test: &str) -> Scratch {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("program")).unwrap();
    scratch.file("program/in.c", functions(6));
    scratch.script("program/r.sh", test);
    scratch
}

fn rows(scratch: &Scratch) -> Vec<Value> {
    let text = String::from_utf8(scratch.read("runs/runs.jsonl")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What tells the runs of one subject apart.
fn combination(row: &Value) -> String {
    ["walker", "minimizer", "p0", "learned", "seed"].map(|key| row["run"][key].to_string()).join(" ")
}

fn assert_each_once(rows: &[Value]) {
    let distinct: HashSet<_> = rows.iter().map(combination).collect();
    assert_eq!((rows.len(), distinct.len()), (COMBINATIONS, COMBINATIONS), "{distinct:?}");
}

fn compare(scratch: &Scratch, more: &[&str]) -> Run {
    scratch.secateur(&[&["compare", "program", "-o", "runs"], more].concat())
}

#[test]
fn every_combination_has_a_row_that_agrees_with_a_reduction() {
    let scratch = scratch_with_subject(TEST);
    let run = compare(&scratch, &["--jobs", "2", "--check-lists"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    assert_each_once(&rows);
    for row in &rows {
        let (walker, minimizer) = (row["run"]["walker"].as_str().unwrap(), row["run"]["minimizer"].as_str().unwrap());
        let prior = ["--prior", "fixed", "--p0", "0.1"];
        let reduce = ["reduce", "-w", walker, "-m", minimizer, "program/r.sh", "program/in.c", "-o", "alone.c"];
        let alone = scratch.secateur(&[&reduce[..], &prior].concat());
        let figures = &row["figures"];
        let sizes = format!("{} -> {} tokens", figures["tokens_before"], figures["tokens_after"]);
        let tests = format!("\n{} tests", figures["tests"]);
        assert!(alone.stdout.contains(&sizes) && alone.stdout.contains(&tests), "{row} and {}", alone.stdout);
        assert_eq!(row["ended"], "finished");

        let curve = figures["curve"].as_array().unwrap();
        assert_eq!(curve.first().unwrap()["tokens"], figures["tokens_before"]);
        assert_eq!(curve.last().unwrap()["tokens"], figures["tokens_after"]);
        let lists = figures["lists"].as_array().unwrap();
        assert!(lists.iter().all(|list| list["len"].as_u64() >= Some(2) && list["one_minimal"].is_boolean()), "{row}");
        let of_lists: u64 = lists.iter().map(|list| list["queries"].as_u64().unwrap()).sum();
        let kinds = figures["queries"].as_array().unwrap();
        let of_kinds: u64 = kinds.iter().map(|kind| kind["queries"].as_u64().unwrap()).sum();
        assert_eq!(of_lists, of_kinds, "{row}");
    }
    let is_proven = |row: &&Value| row["run"]["minimizer"] == "ddmin";
    let ddmin = rows.iter().filter(is_proven).flat_map(|row| row["figures"]["lists"].as_array().unwrap());
    assert!(ddmin.clone().count() > 0 && ddmin.clone().all(|list| list["one_minimal"] == true));
    assert_eq!(support::names(&scratch.path("runs/results")).len(), COMBINATIONS);
}

#[test]
fn options_multiply_only_what_they_matter_to() {
    let scratch = scratch_with_subject(TEST);
    let options = ["--walkers", "hdd", "--minimizers", "ddmin,probdd,cdd,ddmin", "--p0", "0.1,0.3", "--seeds", "2"];
    let options = [&options[..], &["--priors", "fixed,learned"]].concat();
    assert_eq!(compare(&scratch, &options).code, Some(0));
    // ddmin once; cdd with either probability, fixed and learned; probdd the same, without a seed and with two.
    assert_eq!(rows(&scratch).len(), 1 + 4 + 4 * 3);
    let csv = String::from_utf8(scratch.read("runs/runs.csv")).unwrap();
    assert_eq!(csv.lines().count(), 1 + 17, "{csv}");
}

#[test]
fn a_comparison_that_was_stopped_goes_on_and_has_each_run_once() {
    let scratch = scratch_with_subject(&format!("sleep 0.02\n{TEST}"));
    let mut command = scratch.command(&["compare", "program", "-o", "runs"]);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let lines = || fs::read_to_string(scratch.path("runs/runs.jsonl")).unwrap_or_default().lines().count();
    wait_until("two runs are done", || lines() >= 2);
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let before = rows(&scratch);
    assert!((2..COMBINATIONS).contains(&before.len()), "{} runs", before.len());

    // As after a power failure, the last line is not whole.
    let path = scratch.path("runs/runs.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() - 10]).unwrap();
    let run = compare(&scratch, &[]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let after = rows(&scratch);
    assert_each_once(&after);
    assert_eq!(after[..before.len() - 1], before[..before.len() - 1], "what was whole is kept");

    assert_eq!(compare(&scratch, &[]).code, Some(0));
    assert_eq!(rows(&scratch), after, "nothing is left to do");
}

#[test]
fn a_run_that_could_not_begin_has_a_row_that_says_why_and_is_tried_again() {
    let scratch = Scratch::new();
    let wanted = scratch.path("tool");
    fs::create_dir(scratch.path("program")).unwrap();
    scratch.file("program/in.c", functions(3));
    scratch.script("program/r.sh", &format!("[ -e {} ] && grep -q f2 in.c", wanted.display()));
    let options = ["--walkers", "perses", "--minimizers", "probdd"];
    assert_eq!(compare(&scratch, &options).code, Some(0));
    let error = rows(&scratch)[0]["ended"]["error"].as_str().unwrap().to_owned();
    assert!(error.contains("the original is not interesting"), "{error}");

    fs::write(&wanted, "").unwrap();
    assert_eq!(compare(&scratch, &options).code, Some(0));
    let ended: Vec<_> = rows(&scratch).iter().map(|row| row["ended"].clone()).collect();
    assert_eq!(ended, ["finished"]);
}

#[test]
fn a_run_whose_time_is_over_counts_with_what_it_has() {
    let scratch = scratch_with_subject(&format!("sleep 0.2\n{TEST}"));
    let run = compare(&scratch, &["--walkers", "hdd", "--minimizers", "ddmin", "--timeout", "0.5"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    assert_eq!(rows[0]["ended"], "timed-out");
    assert!(rows[0]["figures"]["tokens_after"].as_u64() > Some(0));
}

#[test]
fn what_cannot_be_compared_is_refused_with_a_remedy() {
    let scratch = scratch_with_subject(TEST);
    let options = ["--walkers", "hdd", "--minimizers", "cdd"];
    assert_eq!(compare(&scratch, &options).code, Some(0));
    fs::create_dir(scratch.path("empty")).unwrap();
    fs::create_dir_all(scratch.path("other/program")).unwrap();
    for name in ["in.c", "r.sh"] {
        fs::copy(scratch.path("program").join(name), scratch.path("other/program").join(name)).unwrap();
    }
    for (arguments, message) in [
        (
            &["compare", "program", "-o", "runs", "--timeout", "5"][..],
            "--timeout 600, and do not compare; give another",
        ),
        (&["compare", "empty", "-o", "runs"], "besides r.sh and case.json there are 0 files; name it in case.json"),
        (&["compare", "program", "other/program", "-o", "runs"], "two subjects are named `program`"),
        (&["report", "empty"], "empty/runs.jsonl"),
    ] {
        let run = scratch.secateur(arguments);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
}

#[test]
fn a_manifest_names_what_the_folder_does_not_tell() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("program")).unwrap();
    scratch.file("program/text", functions(3));
    scratch.file("program/notes", "");
    scratch.script("program/check", "grep -q f2 text");
    let manifest =
        r#"{"name": "three", "input": "text", "test": "check", "language": "c", "tool": "grep", "needs": ["grep"]}"#;
    scratch.file("program/case.json", manifest);
    let run = compare(&scratch, &["--walkers", "hdd", "--minimizers", "cdd"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let row = &rows(&scratch)[0];
    assert_eq!(
        (&row["run"]["subject"], &row["language"], &row["needs"][0]),
        (&"three".into(), &"c".into(), &"grep".into())
    );
}

#[test]
fn the_report_has_every_run_and_needs_no_network() {
    let scratch = scratch_with_subject(TEST);
    let catalogue = fixture("catalogue");
    let subjects = ["compare", "program", catalogue.to_str().unwrap(), "-o", "runs"];
    let options = ["--minimizers", "wddmin,probdd", "--seeds", "1", "--p0", "0.1,0.2"];
    assert_eq!(scratch.secateur(&[&subjects[..], &options].concat()).code, Some(0));
    let rows = rows(&scratch);
    let run = scratch.secateur(&["report", "runs", "-o", "page.html"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let page = String::from_utf8(scratch.read("page.html")).unwrap();

    assert!(!page.contains("://") && !page.contains("@import"), "something would be loaded");
    assert!(["src=", "href=", "url("].iter().all(|loads| !page.contains(loads)), "something would be loaded");
    let (_, runs) = page.split_once("<h2>All runs</h2>").unwrap();
    assert_eq!(runs.matches("<tr>").count(), 1 + rows.len(), "a head and every run");
    for figure in ["heat-size--tokens-", "box-tests", "curve-program--over-tests", "curve-catalogue--over-time"] {
        assert!(page.contains(&format!("<figure id=\"{figure}\">")), "{figure}");
    }
    // Every colour of a figure has a counterpart in the dark, or is readable on both.
    assert!(page.contains("light-dark("));

    let run = scratch.secateur(&["report", "runs", "--markdown"]);
    for title in ["Results by subject", "Means", "Pairs", "Queries by kind", "Lists", "Sensitivity to p0", "Seeded"] {
        assert!(run.stdout.contains(&format!("## {title}")), "{title} in {}", run.stdout);
    }
    assert!(run.stdout.lines().any(|line| line.starts_with("| program") && line.contains("**")), "{}", run.stdout);
}

#[test]
fn names_cannot_break_the_page_or_leave_the_folder() {
    let scratch = scratch_with_subject(TEST);
    scratch.file("program/case.json", r#"{"name": "../<script>a|b", "input": "in.c", "tool": "</td>"}"#);
    assert_eq!(compare(&scratch, &["--walkers", "hdd", "--minimizers", "cdd"]).code, Some(0));
    let results = support::names(&scratch.path("runs/results"));
    assert!(matches!(results.as_slice(), [name] if !name.contains('/')), "{results:?}");
    assert!(!Path::new(&scratch.path("runs")).join("<script>a|b").exists());
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));
    let page = String::from_utf8(scratch.read("runs/report.html")).unwrap();
    assert_eq!(page.matches("<script>").count(), 1, "the page's own");
}
