//! End-to-end comparisons, on inputs that need only a shell.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::{Run, Scratch, fixture, functions, names, wait_until};
use serde_json::Value;

/// Ten combinations, few enough for every test to finish quickly.
const TEST: &str = "for i in 1 4; do grep -q \"f$i\\b\" in.c || exit 1; done";
const COMBINATIONS: usize = 10;

/// Returns a scratch folder with one subject, `program`.
fn scratch_with_subject(test: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.subject("program", 6, test);
    scratch
}

fn rows(scratch: &Scratch) -> Vec<Value> {
    let text = String::from_utf8(scratch.read("runs/runs.jsonl")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns a key that distinguishes the runs of one subject.
fn combination(row: &Value) -> String {
    ["pass", "minimizer", "p0", "learned", "seed"].map(|key| row["run"][key].to_string()).join(" ")
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
        let (pass, minimizer) =
            (row["run"]["pass"].as_str().unwrap(), row["run"]["minimizer"].as_str().unwrap());
        let prior = ["--prior", "fixed", "--p0", "0.1"];
        let reduce = [
            "reduce",
            "-w",
            pass,
            "-m",
            minimizer,
            "program/r.sh",
            "program/in.c",
            "-o",
            "alone.c",
            "--fresh",
        ];
        let alone = scratch.secateur(&[&reduce[..], &prior, &["--no-layout"]].concat());
        let figures = &row["figures"];
        let sizes = format!("{} -> {} tokens", figures["tokens_before"], figures["tokens_after"]);
        let tests = format!("\n{} tests", figures["tests"]);
        assert!(
            alone.stdout.contains(&sizes) && alone.stdout.contains(&tests),
            "{row} and {}",
            alone.stdout
        );
        assert_eq!(row["ended"], "finished");

        let curve = figures["curve"].as_array().unwrap();
        assert_eq!(curve.first().unwrap()["tokens"], figures["tokens_before"]);
        assert_eq!(curve.last().unwrap()["tokens"], figures["tokens_after"]);
        let lists = figures["lists"].as_array().unwrap();
        // The position (pass, round, breadth, level, parent), length, remaining elements, weights,
        // tokens removed, assumptions, queries and successes of each kind, correlation, and
        // 1-minimality.
        assert!(
            lists.iter().all(|list| list[1].as_u64() >= Some(2) && list[8].is_boolean()),
            "{row}"
        );
        assert!(
            lists.iter().all(|list| list[0][0] == pass && list[0][3].as_u64() > Some(0)),
            "{row}"
        );
        let queries =
            |list: &Value| (0..4).map(|kind| list[6][kind][0].as_u64().unwrap()).sum::<u64>();
        let of_lists: u64 = lists.iter().map(queries).sum();
        let kinds = figures["queries"].as_array().unwrap();
        let of_kinds: u64 = kinds.iter().map(|kind| kind["queries"].as_u64().unwrap()).sum();
        assert_eq!(of_lists, of_kinds, "{row}");
    }
    let is_proven = |row: &&Value| row["run"]["minimizer"] == "ddmin";
    let ddmin =
        rows.iter().filter(is_proven).flat_map(|row| row["figures"]["lists"].as_array().unwrap());
    assert!(ddmin.clone().count() > 0 && ddmin.clone().all(|list| list[8] == true));
    assert_eq!(names(&scratch.path("runs/results")).len(), COMBINATIONS);
}

#[test]
fn options_multiply_only_affected_combinations() {
    let scratch = scratch_with_subject(TEST);
    let options = [
        "--passes",
        "hdd",
        "--minimizers",
        "ddmin,probdd,cdd,ddmin",
        "--p0",
        "0.1,0.3",
        "--seeds",
        "2",
    ];
    let options = [&options[..], &["--priors", "fixed,learned"]].concat();
    assert_eq!(compare(&scratch, &options).code, Some(0));
    // ddmin once; cdd with either probability, fixed and learned; probdd the same, without a seed
    // and with two.
    assert_eq!(rows(&scratch).len(), 1 + 4 + 4 * 3);
    let csv = String::from_utf8(scratch.read("runs/runs.csv")).unwrap();
    assert_eq!(csv.lines().count(), 1 + 17, "{csv}");
}

#[test]
fn a_stopped_comparison_resumes_and_has_each_run_once() {
    let scratch = scratch_with_subject("");
    // Once two runs are done, no test ends before the comparison has been stopped.
    let [done, go] = ["runs/runs.jsonl", "go"].map(|name| scratch.path(name).display().to_string());
    let wait =
        format!("until [ -e {go} ] || [ $(cat {done} 2>&- | wc -l) -lt 2 ]; do sleep 0.01; done");
    scratch.script("program/r.sh", &format!("{wait}\n{TEST}"));
    let mut command = scratch.command(&["compare", "program", "-o", "runs"]);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let lines =
        || fs::read_to_string(scratch.path("runs/runs.jsonl")).unwrap_or_default().lines().count();
    wait_until("two runs are done", || lines() >= 2);
    assert!(
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success()
    );
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let before = rows(&scratch);
    assert!((2..COMBINATIONS).contains(&before.len()), "{} runs", before.len());
    scratch.file("go", "");

    // The last line is truncated, as after a power failure.
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
fn a_run_that_failed_to_start_has_a_row_with_the_reason_and_is_retried() {
    let scratch = Scratch::new();
    let wanted = scratch.path("tool");
    scratch.subject("program", 3, &format!("[ -e {} ] && grep -q f2 in.c", wanted.display()));
    let options = ["--passes", "perses", "--minimizers", "probdd"];
    let run = compare(&scratch, &options);
    assert!(
        run.code == Some(1) && run.stderr.contains("1 of 1 run failed; see runs/runs.csv."),
        "{run:?}"
    );
    let error = rows(&scratch)[0]["ended"]["error"].as_str().unwrap().to_owned();
    assert!(error.contains("the original is not interesting"), "{error}");

    fs::write(&wanted, "").unwrap();
    assert_eq!(compare(&scratch, &options).code, Some(0));
    let ended: Vec<_> = rows(&scratch).iter().map(|row| row["ended"].clone()).collect();
    assert_eq!(ended, ["finished"]);

    // Earlier successes count only if they are requested again.
    fs::remove_file(&wanted).unwrap();
    let run = compare(&scratch, &["--passes", "hdd", "--minimizers", "probdd"]);
    assert!(run.code == Some(1) && rows(&scratch).len() == 2, "{run:?}");
    let run = compare(&scratch, &["--passes", "perses,hdd", "--minimizers", "probdd"]);
    assert!(run.code == Some(0) && run.stderr.contains("1 of 2 runs failed"), "{run:?}");
}

#[test]
fn a_timed_out_run_counts_with_its_best_candidate() {
    let scratch = scratch_with_subject("");
    // From the tenth test on, none ends.
    let log = scratch.path("log").display().to_string();
    scratch.script(
        "program/r.sh",
        &format!("echo >> {log}; [ $(wc -l < {log}) -lt 10 ] || sleep 1000\n{TEST}"),
    );
    let run = compare(&scratch, &["--passes", "hdd", "--minimizers", "ddmin", "--timeout", "15"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    assert_eq!(rows[0]["ended"], "timed-out");
    assert!(rows[0]["figures"]["tokens_after"].as_u64() > Some(0));
}

#[test]
fn invalid_comparisons_are_rejected_with_a_remedy() {
    let scratch = scratch_with_subject(TEST);
    let options = ["--passes", "hdd", "--minimizers", "cdd"];
    assert_eq!(compare(&scratch, &options).code, Some(0));
    fs::create_dir(scratch.path("empty")).unwrap();
    scratch.subject("other/program", 6, TEST);
    for (arguments, message) in [
        (
            &["compare", "program", "-o", "runs", "--timeout", "5"][..],
            "--timeout 600 and are not comparable; choose another",
        ),
        (
            &["compare", "empty", "-o", "runs"],
            "besides r.sh and case.json there are 0 files and 0 directories; name it in case.json",
        ),
        (
            &["compare", "program", "other/program", "-o", "runs"],
            "two subjects are named `program`",
        ),
        (
            &["compare", "program/in.c", "-o", "runs"],
            "program/in.c is not a folder; a subject is a folder with an input",
        ),
        (
            &["report", "empty"],
            "there are no runs in empty; give a folder written by `secateur compare`",
        ),
    ] {
        let run = scratch.secateur(arguments);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
}

#[test]
fn runs_of_different_builds_are_mixed_only_on_request() {
    let scratch = scratch_with_subject(TEST);
    assert_eq!(compare(&scratch, &["--passes", "hdd", "--minimizers", "cdd"]).code, Some(0));
    let options = ["--passes", "hdd", "--minimizers", "cdd,probdd"];
    let build = rows(&scratch)[0]["build"].clone();
    let program = build["program"].as_str().unwrap();
    assert!(program.len() == 32 && build["commit"].is_string(), "{build}");
    let csv = String::from_utf8(scratch.read("runs/runs.csv")).unwrap();
    assert!(csv.contains(",commit,program,") && csv.contains(program), "{csv}");

    let text = String::from_utf8(scratch.read("runs/runs.jsonl")).unwrap();
    scratch.file("runs/runs.jsonl", text.replace(program, "another"));
    let run = compare(&scratch, &options);
    assert!(run.code == Some(2) && run.stderr.contains("program another; this is"), "{run:?}");
    assert!(run.stderr.contains("give another folder, or --mixed-builds"), "{run:?}");
    let mixed = compare(&scratch, &[&options[..], &["--mixed-builds"]].concat());
    assert_eq!((mixed.code, rows(&scratch).len()), (Some(0), 2), "{mixed:?}");
    let run = scratch.secateur(&["report", "runs"]);
    assert!(run.code == Some(2) && run.stderr.contains("program another"), "{run:?}");
    assert!(run.stderr.contains("report on each by itself, or give --mixed-builds"), "{run:?}");
    assert_eq!(scratch.secateur(&["report", "runs", "--mixed-builds"]).code, Some(0));
    let page = String::from_utf8(scratch.read("runs/report.html")).unwrap();
    assert!(page.contains("program another"), "the page names every build");

    let text = String::from_utf8(scratch.read("runs/runs.jsonl")).unwrap();
    let version = format!("\"version\":{}", rows(&scratch)[0]["version"]);
    fs::create_dir(scratch.path("older")).unwrap();
    scratch.file("older/runs.jsonl", text.replace(&version, "\"version\":\"0.0.1\""));
    let run = scratch.secateur(&["report", "runs", "older", "--mixed-builds"]);
    assert!(run.code == Some(2) && run.stderr.contains("made by different versions"), "{run:?}");
}

#[test]
fn a_manifest_adds_to_what_the_folder_implies() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("program")).unwrap();
    scratch.file("program/text", functions(3));
    scratch.file("program/notes", "");
    scratch.script("program/check", "grep -q f2 text");
    let manifest = concat!(
        r#"{"name": "three", "input": "text", "test": "check", "language": "c", "#,
        r#""tool": "grep", "needs": ["grep"]}"#
    );
    scratch.file("program/case.json", manifest);
    let run = compare(&scratch, &["--passes", "hdd", "--minimizers", "cdd"]);
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
    assert!(
        ["src=", "href=", "url("].iter().all(|loads| !page.contains(loads)),
        "something would be loaded"
    );
    let (_, runs) = page.split_once("<h2>All runs</h2>").unwrap();
    assert_eq!(runs.matches("<tr>").count(), 1 + rows.len(), "a head and every run");
    for figure in [
        "heat-size--tokens-",
        "box-tests",
        "curve-program--over-tests",
        "curve-catalogue--over-time",
    ] {
        assert!(page.contains(&format!("<figure id=\"{figure}\">")), "{figure}");
    }
    // Every colour of a figure has a dark counterpart, or is readable on both backgrounds.
    assert!(page.contains("light-dark("));

    let run = scratch.secateur(&["report", "runs", "--markdown"]);
    for title in [
        "Results by subject",
        "Means",
        "Pairs",
        "Queries by kind",
        "Lists",
        "Sensitivity to p0",
        "Seeded",
    ] {
        assert!(run.stdout.contains(&format!("## {title}")), "{title} in {}", run.stdout);
    }
    assert!(
        run.stdout.lines().any(|line| line.starts_with("| program") && line.contains("**")),
        "{}",
        run.stdout
    );
}

/// A reducer that deletes one line after another as long as its test, given by the file, accepts.
const LINE_BY_LINE: &str = r#"
[ "$1" = --version ] && { echo "line-by-line, version 1.5 (fake)"; exit; }
test=$1 input=$2
cp "$input" kept
for line in $(seq "$(wc -l < kept)" -1 1); do
  sed "${line}d" kept > "$input"
  "$test" && cp "$input" kept
done
mv kept result
"#;

fn manifest(scratch: &Scratch, name: &str, candidate: &str, command: &[&str]) {
    let program = scratch.path(name).display().to_string();
    let words = |words: &[&str]| format!("{:?}", [&[program.as_str()], words].concat());
    let text = format!(
        "name = \"{name}\"\nversion = {}\nresult = \"result\"\ncandidate = \
         \"{candidate}\"\n[command]\nc = {}\n",
        words(&["--version"]),
        words(command)
    );
    scratch.file(&format!("{name}.toml"), text);
}

#[test]
fn a_run_that_starts_with_what_messages_name_has_the_size_of_its_result() {
    let scratch = Scratch::new();
    scratch.subject("one", 400, "echo \"in.c:300: error: f299\"; grep -q 'f299(' in.c");
    let options = ["--passes", "default", "--minimizers", "wprobdd", "-o", "runs"];
    let run = scratch.secateur(&[&["compare", "one"], &options[..]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let figures = &rows(&scratch)[0]["figures"];
    let [result] = &names(&scratch.path("runs/results"))[..] else { panic!("one result") };
    let result = scratch.read(&format!("runs/results/{result}"));
    assert!(String::from_utf8_lossy(&result).contains("f299("), "{result:?}");
    assert!(figures["tests"].as_u64() < Some(40), "{figures}");
    assert!(
        figures["bytes_after"].as_u64().unwrap().abs_diff(result.len() as u64) <= 2,
        "{figures}"
    );
}

#[test]
fn another_reducer_is_a_row_of_the_same_table() {
    let scratch = scratch_with_subject(TEST);
    scratch.script("by-line", LINE_BY_LINE);
    manifest(&scratch, "by-line", "@@", &["{test}", "@@"]);
    let catalogue = fixture("catalogue");
    let options = ["--passes", "perses", "--minimizers", "wprobdd", "--reducer", "by-line.toml"];
    let run = compare(&scratch, &[&[catalogue.to_str().unwrap()], &options[..]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    // It has no command for the XML of the catalogue.
    assert_eq!(rows.len(), 3);
    let row = rows.iter().find(|row| row["run"]["reducer"] == "by-line").unwrap();
    assert_eq!(
        (&row["run"]["reducer_version"], &row["ended"]),
        (&"1.5".into(), &"finished".into())
    );
    let figures = &row["figures"];
    // Each of the 36 lines is deleted once; two are needed.
    assert_eq!((&figures["tests"], &figures["distinct"]), (&36.into(), &36.into()));
    let result = String::from_utf8(scratch.read("runs/results/program.by-line@1.5.c")).unwrap();
    assert_eq!(result.lines().count(), 2, "{result}");
    assert_eq!(figures["interesting"], 34);
    let curve = figures["curve"].as_array().unwrap();
    assert_eq!(curve.first().unwrap()["tokens"], figures["tokens_before"]);
    assert_eq!(curve.last().unwrap()["tokens"], figures["tokens_after"]);

    assert_eq!(compare(&scratch, &options).code, Some(0));
    assert_eq!(self::rows(&scratch), rows, "nothing is left to do");
    let csv = String::from_utf8(scratch.read("runs/runs.csv")).unwrap();
    assert!(csv.lines().any(|line| line.contains(",by-line,1.5,")), "{csv}");
    let markdown = scratch.secateur(&["report", "runs", "--markdown"]).stdout;
    let (_, table) = markdown.split_once("## Against other reducers, summary").unwrap();
    assert_eq!(
        table.lines().filter(|line| line.starts_with("| by-line 1.5")).count(),
        3 + 2,
        "{markdown}"
    );
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));
    let page = String::from_utf8(scratch.read("runs/report.html")).unwrap();
    assert!(
        page.contains("<h2>Against other reducers</h2>")
            && page.contains("<dt>other reducers</dt><dd>by-line 1.5")
    );
}

#[test]
fn a_reducer_that_is_too_slow_counts_with_its_best_candidate_and_leaves_nothing_running() {
    let scratch = scratch_with_subject(TEST);
    // One test that succeeds on standard input, and then a daemon that never ends.
    let body = "[ \"$1\" = --version ] && { echo 2.0; exit; }\ngrep -v f5 \"$2\" | \"$1\" || exit \
        7\nsetsid sleep 1000 & wait";
    scratch.script("hangs", body);
    manifest(&scratch, "hangs", "-", &["{test}", "@@"]);
    let options =
        ["--passes", "hdd", "--minimizers", "cdd", "--timeout", "15", "--reducer", "hangs.toml"];
    let run = compare(&scratch, &options);
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    let row = rows.iter().find(|row| row["run"]["reducer"] == "hangs").unwrap();
    assert_eq!(
        (&row["ended"], &row["figures"]["tests"]),
        (&"timed-out".into(), &1.into()),
        "{row}"
    );
    assert!(row["figures"]["tokens_after"].as_u64() < row["figures"]["tokens_before"].as_u64());
}

#[test]
fn a_reducer_that_fails_or_lies_does_not_count_and_has_a_reason() {
    let scratch = scratch_with_subject(TEST);
    let options = ["--passes", "hdd", "--minimizers", "cdd"];
    for (name, body, ended) in [
        (
            "crashes",
            "echo sorry; exit 3",
            serde_json::json!({"error": "crashes exited with status 3: sorry"}),
        ),
        ("loses", "exit 0", serde_json::json!({"error": "loses left no result at result"})),
        ("lies", "echo > result", "not-reproduced".into()),
    ] {
        scratch.script(name, &format!("[ \"$1\" = --version ] && {{ echo 1; exit; }}\n{body}"));
        manifest(&scratch, name, "@@", &["{test}"]);
        let run =
            compare(&scratch, &[&options[..], &["--reducer", &format!("{name}.toml")]].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        let rows = rows(&scratch);
        assert_eq!(rows.iter().find(|row| row["run"]["reducer"] == name).unwrap()["ended"], ended);
    }
    let run = compare(&scratch, &["--reducer", "nothing.toml"]);
    assert!(
        run.code == Some(2) && run.stderr.contains("cannot read the manifest nothing.toml"),
        "{run:?}"
    );
}

#[test]
fn the_shipped_manifests_are_valid() {
    let scratch = scratch_with_subject(TEST);
    for manifest in fs::read_dir(fixture("../../benchmarks/reducers")).unwrap() {
        let path = manifest.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let path = path.to_str().unwrap();
            // A missing tool does not invalidate the result.
            let run = compare(
                &scratch,
                &["--passes", "hdd", "--minimizers", "cdd", "--reducer", path, "--timeout", "0.1"],
            );
            assert!(!run.stderr.contains("manifest"), "{}", run.stderr);
        }
    }
}

#[test]
fn alternating_passes_are_one_combination() {
    let scratch = scratch_with_subject(TEST);
    let run = compare(&scratch, &["--passes", "hdd,hdd+hoist,default", "--minimizers", "ddmin"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    let names: HashSet<_> = rows.iter().map(|row| row["run"]["pass"].as_str().unwrap()).collect();
    assert!(names.len() == 3 && names.contains("hdd") && names.contains("hdd+hoist"), "{names:?}");
    assert!(names.iter().any(|name| name.contains("+lean-perses+")), "{names:?}");
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));
    assert!(
        String::from_utf8(scratch.read("runs/report.html"))
            .unwrap()
            .contains(">\ndefault ddmin\n<")
    );
    let reduce = [
        "reduce",
        "-w",
        "hdd,hoist",
        "-m",
        "ddmin",
        "program/r.sh",
        "program/in.c",
        "-o",
        "alone.c",
    ];
    let alone = scratch.secateur(&[&reduce[..], &["--no-layout"]].concat());
    let row = rows.iter().find(|row| row["run"]["pass"] == "hdd+hoist").unwrap();
    assert!(
        alone.stdout.contains(&format!("\n{} tests", row["figures"]["tests"])),
        "{row} and {}",
        alone.stdout
    );
    let run = compare(&scratch, &["--passes", "hdd+nothing"]);
    assert!(run.code == Some(2) && run.stderr.contains("nothing"), "{run:?}");
}

#[test]
fn an_input_without_a_grammar_gets_passes_that_need_none() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("program")).unwrap();
    scratch
        .file("program/log.txt", (1..=40).map(|line| format!("line {line}\n")).collect::<String>());
    scratch.script("program/r.sh", "grep -q '^line 7' log.txt && grep -q 23 log.txt");
    let run = compare(&scratch, &[]);
    assert!(run.code == Some(2) && run.stderr.contains("--passes lines+tokens"), "{run:?}");
    let passes = "hdd,default,lines,lines+tokens";
    let run = compare(&scratch, &["--passes", passes, "--minimizers", "wprobdd"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    let results: Vec<_> = rows
        .iter()
        .map(|row| {
            let pass = row["run"]["pass"].as_str().unwrap();
            let pass = if pass.starts_with("lines") { pass } else { "default" };
            (pass, row["language"].as_str().unwrap(), row["figures"]["tokens_after"].as_u64())
        })
        .collect();
    assert_eq!(
        results,
        [
            ("default", "none", Some(2)),
            ("lines", "none", Some(4)),
            ("lines+tokens", "none", Some(2))
        ]
    );
    assert_eq!(rows[0]["figures"]["tokens_before"], 80);
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));
}

#[test]
fn names_that_differ_only_in_odd_characters_are_distinguished() {
    let scratch = scratch_with_subject(TEST);
    scratch.file("program/case.json", r#"{"name": "a/b", "input": "in.c"}"#);
    scratch.subject("other", 6, TEST);
    scratch.file("other/case.json", r#"{"name": "a%2Fb", "input": "in.c"}"#);
    assert_eq!(
        compare(&scratch, &["other", "--passes", "hdd", "--minimizers", "cdd"]).code,
        Some(0)
    );
    let results = names(&scratch.path("runs/results"));
    assert_eq!(results, ["a%252Fb.hdd.cdd.p0.1.c", "a%2Fb.hdd.cdd.p0.1.c"]);
    scratch.file("other/case.json", r#"{"name": "a b", "input": "in.c"}"#);
    assert_eq!(
        compare(&scratch, &["other", "--passes", "hdd", "--minimizers", "cdd"]).code,
        Some(0)
    );
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));
    let page = String::from_utf8(scratch.read("runs/report.html")).unwrap();
    let ids: Vec<&str> =
        page.split("<figure id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let distinct: HashSet<_> = ids.iter().collect();
    assert_eq!((ids.len(), distinct.len()), (4 + (1 + 3) + 2 * 3, ids.len()), "{ids:?}");
}

#[test]
fn names_cannot_break_the_page_or_leave_the_folder() {
    let scratch = scratch_with_subject(TEST);
    scratch.file(
        "program/case.json",
        r#"{"name": "../<script>a|b", "input": "in.c", "tool": "</td>"}"#,
    );
    assert_eq!(compare(&scratch, &["--passes", "hdd", "--minimizers", "cdd"]).code, Some(0));
    let results = names(&scratch.path("runs/results"));
    assert!(matches!(results.as_slice(), [name] if !name.contains('/')), "{results:?}");
    assert!(!Path::new(&scratch.path("runs")).join("<script>a|b").exists());
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));
    let page = String::from_utf8(scratch.read("runs/report.html")).unwrap();
    assert_eq!(page.matches("<script>").count(), 1, "the page's own");
}

/// The README's commands in order: reducing an example leaves files beside it.
#[test]
fn a_reduced_folder_can_be_compared() {
    let scratch = scratch_with_subject(TEST);
    let check = |options: &[&str], left: &[&str]| {
        let reduce =
            scratch.secateur(&[&["reduce", "program/r.sh", "program/in.c"], options].concat());
        assert_eq!(names(&scratch.path("program")), left, "{reduce:?}");
        let run =
            scratch.secateur(&["compare", "program", "-o", "runs", "-w", "perses", "-m", "ddmin"]);
        assert_eq!(run.code, Some(0), "{run:?}");
    };
    check(&["--max-tests", "10"], &["in.c", "in.reduced.c", "in.reduced.c.journal", "r.sh"]);
    let format = ["--fresh", "--format", "sed 's/$/ /'"];
    check(
        &format,
        &["in.c", "in.reduced.c", "in.reduced.c.journal", "in.reduced.formatted.c", "r.sh"],
    );
}
