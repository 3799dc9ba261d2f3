//! `secateur batch`: folders of failing inputs, grouped and reduced.
#![expect(clippy::panic, clippy::unwrap_used, reason = "this is test code")]

mod reports;
mod resuming;
mod skipped;

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::support::{Run, Scratch, names};

/// A compiler with three bugs, which logs its calls to $LOG.
const COMPILER: &str = r#"
[ -z "$LOG" ] || cksum < "$1" >> "$LOG"
if grep -q goto "$1"; then echo "cc: fold.c:77: fold_shift: Assertion \`width > 0' failed." >&2; kill -ABRT $$; fi
if grep -q switch "$1"; then echo "$1:3: internal compiler error: in gimplify_switch, at gimple.c:1234" >&2; exit 4; fi
if grep -q '[0-9] / 0' "$1"; then kill -SEGV $$; fi
exit 0"#;

/// Returns a folder of inputs and the compiler: two show the first bug, two the second, one the
/// third.
fn case() -> Scratch {
    let scratch = Scratch::new();
    scratch.script("cc", COMPILER);
    fs::create_dir(scratch.path("in")).unwrap();
    for number in 1..=2 {
        add_goto(&scratch, number);
        scratch.file(
            &format!("in/switch{number}.c"),
            format!(
                "int b{number}[{number}0];\nint g(int x) {{ int y = 2; int z = {number}; switch \
                 (x) {{ case 1: return y + z; }} return 0; }}\n"
            ),
        );
    }
    scratch.file("in/zero.c", "int h(void) { return 1 / 0; }\nint i(void) { return 3; }\n");
    scratch.file("in/fine.c", "int ok;\n");
    scratch
}

fn add_goto(scratch: &Scratch, number: usize) {
    let text = format!(
        "int a{number};\nint f(int x) {{ int unused = {number}; if (x) {{ goto end; }} x = x + \
         {number}; end: return x; }}\n"
    );
    scratch.file(&format!("in/goto{number}.c"), text);
}

fn batch(scratch: &Scratch, arguments: &[&str]) -> Run {
    let arguments = [&["batch", "in"], arguments, &["--", "./cc", "@@"]].concat();
    let output = scratch.command(&arguments).env("LOG", scratch.path("log")).output().unwrap();
    scratch.assert_tidy();
    Run::from(output)
}

fn json(run: &Run) -> Value {
    serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error} in {run:?}"))
}

fn summary(scratch: &Scratch, arguments: &[&str]) -> Value {
    let run = batch(scratch, &[arguments, &["--summary", "json"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    json(&run)
}

/// Returns the first fact, the members and the result of each group.
fn groups(scratch: &Scratch, summary: &Value) -> Vec<(String, Vec<String>, String)> {
    let group = |group: &Value| {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let members = group["members"].as_array().unwrap().iter().map(text).collect();
        let result =
            group["result"].as_str().map(|path| fs::read_to_string(scratch.path(path)).unwrap());
        (text(&group["signature"][0]), members, result.unwrap_or_default())
    };
    summary["groups"].as_array().unwrap().iter().map(group).collect()
}

/// Returns the number of compiler calls.
fn asked(scratch: &Scratch) -> usize {
    fs::read_to_string(scratch.path("log")).unwrap_or_default().lines().count()
}

/// Returns `true` if the script of a group accepts a text in a fresh folder.
fn accepts(scratch: &Scratch, group: &Path, text: &str) -> bool {
    let folder = scratch.path("alone");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("input.c"), text).unwrap();
    let status = Command::new(group.join("r.sh"))
        .current_dir(&folder)
        .stdin(Stdio::null())
        .status()
        .unwrap();
    fs::remove_dir_all(folder).unwrap();
    status.success()
}

#[test]
fn inputs_are_grouped_by_failure_and_one_of_each_group_is_reduced() {
    let scratch = case();
    let summary = summary(&scratch, &[]);
    let found = groups(&scratch, &summary);
    let shown: Vec<_> =
        found.iter().map(|(fact, members, _)| (fact.as_str(), members.len())).collect();
    let expected = [
        ("killed by signal 11 (SIGSEGV)", 1),
        ("killed by signal 6 (SIGABRT)", 2),
        ("internal compiler error: in gimplify_switch, at gimple.c:1234", 2),
    ];
    assert_eq!(shown, expected);
    assert_eq!(
        (&summary["inputs"], &summary["failing"], &summary["passing"]),
        (&6.into(), &5.into(), &1.into())
    );
    assert_eq!(found[1].2.split_whitespace().collect::<String>(), "intf(){gotoend;}");
    for (number, folder) in names(&scratch.path("in.batch/groups")).iter().enumerate() {
        let folder = scratch.path("in.batch/groups").join(folder);
        let files = names(&folder);
        let expected = [
            "group.json",
            "input.c",
            "input.reduced.c",
            "journal",
            "members.txt",
            "r.sh",
            "report.md",
            "signature.txt",
        ];
        assert_eq!(files, expected);
        for (other, (.., result)) in found.iter().enumerate() {
            assert_eq!(
                accepts(&scratch, &folder, result),
                other == number,
                "{} and {result}",
                folder.display()
            );
        }
        let report = fs::read_to_string(folder.join("report.md")).unwrap();
        assert!(report.contains(found[number].2.trim_end()), "{report}");
        assert!(report.contains("cc @@"), "{report}");
    }
    let report = String::from_utf8(scratch.read("in.batch/report.md")).unwrap();
    assert!(report.contains("| [2](groups/002-"), "{report}");
    // The inputs are unchanged.
    assert_eq!(names(&scratch.path("in")).len(), 6);
}

#[test]
fn the_results_do_not_depend_on_the_number_of_jobs() {
    let run = |jobs| {
        let scratch = case();
        let mut summary = summary(&scratch, &["--jobs", jobs]);
        let groups = groups(&scratch, &summary);
        let tests: Vec<_> = summary["groups"]
            .as_array_mut()
            .unwrap()
            .iter_mut()
            .map(|group| group["tests"].take())
            .collect();
        (groups, tests)
    };
    let alone = run("1");
    assert_eq!(run("3"), alone);
    assert_eq!(run("8"), alone);
}

#[test]
fn a_script_decides_failures_and_its_output_distinguishes_them() {
    let scratch = case();
    let compiler = scratch.path("cc");
    scratch.script("r.sh", &format!("! {} \"$1\"", compiler.display()));
    let run = scratch.secateur(&["batch", "./r.sh", "in", "--summary", "json"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let summary = json(&run);
    let found = groups(&scratch, &summary);
    let members: Vec<_> = found.iter().map(|(_, members, _)| members.len()).collect();
    assert_eq!(members, [1, 2, 2], "{found:?}");
    assert_eq!(found[0].0, "Segmentation fault", "what the shell says of it");
    let folders = names(&scratch.path("in.batch/groups"));
    for (folder, (.., result)) in folders.iter().zip(&found) {
        assert!(
            accepts(&scratch, &scratch.path("in.batch/groups").join(folder), result),
            "{folder}: {result}"
        );
    }
    let alone = scratch.path("in.batch/groups").join(&folders[2]);
    assert!(
        !accepts(&scratch, &alone, &found[1].2),
        "the script alone would accept another failure"
    );
}

#[test]
fn a_folder_without_failures_is_no_error() {
    let scratch = case();
    for name in names(&scratch.path("in")) {
        fs::remove_file(scratch.path("in").join(name)).unwrap();
    }
    let run = batch(&scratch, &[]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stdout.contains("0 inputs: 0 fail, 0 do not, 0 left out; 0 groups in "), "{run:?}");
    scratch.file("in/fine.c", "int ok;\n");
    scratch.file("in/goto.c", "int goto_;\n");
    let run = batch(&scratch, &[]);
    assert!(
        run.stdout.contains("2 inputs: 1 fails, 1 does not, 0 left out; 1 group in "),
        "{run:?}"
    );
}

/// The launcher runs both examinations and reductions.
#[test]
fn every_run_of_a_batch_uses_the_launcher() {
    let scratch = case();
    let alone = groups(&scratch, &summary(&scratch, &["-j", "2"]));
    fs::remove_dir_all(scratch.path("in.batch")).unwrap();
    // Only processes started by the launcher find a working compiler.
    scratch.script("cc", &format!("[ -n \"$LAUNCHED\" ] || exit 0\n{COMPILER}"));
    scratch.script(
        "launcher",
        "[ \"$1\" = -q ] || exit 9; shift; echo >> \"$LOG.launched\"; LAUNCHED=yes exec \"$@\"",
    );
    fs::create_dir(scratch.path("shared")).unwrap();
    fs::remove_file(scratch.path("log")).unwrap();
    let launcher = format!("'{}' -q", scratch.path("launcher").display());
    let arguments = ["-j", "2", "--launcher", &launcher, "--sandbox-dir", "shared"];
    let found = summary(&scratch, &arguments);
    assert_eq!(groups(&scratch, &found), alone);
    let launched = fs::read_to_string(scratch.path("log.launched")).unwrap().lines().count();
    let tests: u64 = found["groups"]
        .as_array()
        .unwrap()
        .iter()
        .map(|group| group["tests"].as_u64().unwrap())
        .sum();
    assert!(launched >= asked(&scratch) && launched as u64 >= 6 + tests, "{launched}, {tests}");
    assert_eq!(names(&scratch.path("shared")), Vec::<String>::new());

    // A launcher that runs nothing gives no answer about any input.
    scratch.script("launcher", "echo no node; exit 0");
    let run = batch(&scratch, &[&arguments[..], &["--fresh"]].concat());
    assert_ne!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("without running the interestingness test: no node"), "{run:?}");
}

#[test]
fn two_batches_do_not_work_on_one_folder() {
    let scratch = case();
    let first = groups(&scratch, &summary(&scratch, &[]));
    let held = File::open(scratch.path("in.batch/inputs.jsonl")).unwrap();
    held.lock().unwrap();
    let busy = batch(&scratch, &[]);
    assert_eq!(busy.code, Some(7), "{busy:?}");
    held.unlock().unwrap();

    let run = scratch.secateur(&["batch", "in", "--", "./cc", "-O2", "@@"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("is a batch of `") && run.stderr.contains("--fresh"), "{run:?}");
    assert_eq!(groups(&scratch, &summary(&scratch, &["--fresh"])), first);
    fs::create_dir(scratch.path("other")).unwrap();
    scratch.file("other/mine.txt", "mine");
    let run = batch(&scratch, &["-o", "other"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert_eq!(names(&scratch.path("other")), ["mine.txt"]);
}

#[test]
fn wrong_arguments_are_reported_with_a_remedy() {
    let scratch = case();
    let check = |arguments: &[&str], expected: &str| {
        let run = scratch.secateur(arguments);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(expected), "{run:?}");
    };
    check(&["batch", "in"], "an interestingness test or a command is missing");
    check(&["batch", "in/fine.c", "--", "./cc", "@@"], "use secateur reduce");
    check(&["batch", "none", "--", "./cc", "@@"], "none is not a folder");
    check(&["batch", "in", "--", "./no-such-compiler", "@@"], "no-such-compiler");
    check(&["batch", "in", "--expect-exit", "4", "--", "./cc", "@@"], "omit --expect-exit");
    check(&["batch", "in", "-o", "in", "--", "./cc", "@@"], "give another with --output");
}

/// The smaller of two inputs makes the tool print one message, the other a second one before it:
/// two signatures of one failure.
#[test]
fn groups_with_one_result_are_likely_duplicates() {
    let scratch = Scratch::new();
    let says = |text: &str| format!("echo 'cc: fold.c:7: {text}: Assertion `ok'\"' failed.\" >&2");
    scratch.script(
        "cc",
        &format!(
            "grep -q goto \"$1\" || exit 0\ngrep -q second \"$1\" && {}\n{}\nkill -ABRT $$",
            says("late"),
            says("early")
        ),
    );
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/a.c", "int f(int x) { goto first; first: return x; }\n");
    scratch.file("in/b.c", "int more; int f(int x) { goto second; second: return x + 1; }\n");
    let summary = summary(&scratch, &[]);
    let duplicates: Vec<_> = summary["groups"]
        .as_array()
        .unwrap()
        .iter()
        .map(|group| group["likely_duplicate_of"].clone())
        .collect();
    assert_eq!(duplicates, [Value::Null, 1.into()], "{summary}");
    let report = fs::read_to_string(
        scratch.path(summary["groups"][1]["folder"].as_str().unwrap()).join("report.md"),
    );
    assert!(report.unwrap().contains("Probably the same failure as in group 1"));
}

/// The same for results that differ beyond names and literals: in a type that is irrelevant to one
/// of them, or nearly irrelevant to both.
#[test]
fn groups_with_irrelevant_differences_are_likely_duplicates() {
    let say = |text: &str| format!("echo 'cc: fold.c:7: {text}: Assertion `ok'\"' failed.\" >&2");
    for (body, evidence) in [
        (
            format!("grep -q char \"$1\" && {}\n{}", say("narrow"), say("any")),
            "its result matches the pattern of group 1, whose test accepts it",
        ),
        (
            format!(
                "if grep -qE 'char|float' \"$1\"; then {}; else {}; fi",
                say("narrow"),
                say("any")
            ),
            "its result and that of group 1 match each other's pattern",
        ),
    ] {
        let scratch = Scratch::new();
        scratch.script("cc", &format!("grep -q goto \"$1\" || exit 0\n{body}\nkill -ABRT $$"));
        fs::create_dir(scratch.path("in")).unwrap();
        scratch.file("in/a.c", "int f(int x) { goto first; first: return x; }\n");
        scratch
            .file("in/b.c", "float more; char g(char x) { goto second; second: return x + 1; }\n");
        let plain = summary(&scratch, &[]);
        assert_eq!(plain["groups"][1]["likely_duplicate_of"], Value::Null, "{plain}");
        let summary = summary(&scratch, &["--explain"]);
        let [one, other] = &summary["groups"].as_array().unwrap()[..] else { panic!("{summary}") };
        assert!(one["pattern"].as_str().unwrap().contains("<primitive_type"), "{summary}");
        assert!(one["evidence"].is_null() && other["likely_duplicate_of"] == 1, "{summary}");
        assert_eq!(other["evidence"], evidence, "{summary}");
        let report =
            fs::read_to_string(scratch.path(other["folder"].as_str().unwrap()).join("report.md"))
                .unwrap();
        assert!(
            report.contains(evidence) && report.contains("## What matters in the input"),
            "{report}"
        );
        assert_eq!(scratch.secateur(&["report", "in.batch"]).code, Some(0));
        let page = String::from_utf8(scratch.read("in.batch/report.html")).unwrap();
        assert!(
            page.contains("<pre class=explained>") && page.contains("primitive_type"),
            "{page}"
        );
    }
}
