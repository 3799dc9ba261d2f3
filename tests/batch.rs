//! `secateur batch`: folders of failing inputs, grouped and reduced.
#![expect(clippy::panic, clippy::unwrap_used, reason = "this is test code")]

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::{self, Moments, PATIENT, Run, Scratch, names, require};
use serde_json::Value;

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
fn another_run_examines_only_new_inputs() {
    let scratch = case();
    let before = groups(&scratch, &summary(&scratch, &[]));
    fs::remove_file(scratch.path("log")).unwrap();
    assert_eq!(groups(&scratch, &summary(&scratch, &[])), before);
    assert_eq!(asked(&scratch), 0, "nothing is new");

    add_goto(&scratch, 3);
    fs::copy(scratch.path("in/goto1.c"), scratch.path("in/copy.c")).unwrap();
    let with_more = groups(&scratch, &summary(&scratch, &[]));
    assert_eq!(with_more[1].1.len(), 4);
    assert_eq!(
        (&with_more[0], &with_more[1].2, &with_more[2]),
        (&before[0], &before[1].2, &before[2])
    );
    // The new input, and the input quoted in the report of its group.
    assert_eq!(asked(&scratch), 2, "a copy of what is known is not run");

    // A new failure becomes the last group, even if its input is smaller.
    scratch.script("cc2", COMPILER);
    scratch.file("in/both.c", "/* switch */ int goto_;\n");
    scratch.file("in/goto1.c", "int fine;\n");
    fs::remove_file(scratch.path("in/zero.c")).unwrap();
    let changed = groups(&scratch, &summary(&scratch, &[]));
    let members: Vec<_> = changed.iter().map(|(_, members, _)| members.len()).collect();
    assert_eq!(
        members,
        [0, 4, 2],
        "changed inputs are looked at again, and what is gone is no member"
    );
}

#[test]
fn a_killed_batch_resumes_to_the_same_results() {
    let undisturbed = {
        let scratch = case();
        groups(&scratch, &summary(&scratch, &["-j", "2"]))
    };
    let scratch = case();
    let mut moments = Moments(7);
    let start = || {
        let mut command = scratch.command(&["batch", "in", "-j", "2", "-q", "--", "./cc", "@@"]);
        command.env("LOG", scratch.path("log")).stderr(Stdio::null()).spawn().unwrap()
    };
    let killed = (0..6).filter(|_| moments.kill(20, || asked(&scratch), start)).count();
    assert!(killed > 0);
    let resumed = groups(&scratch, &summary(&scratch, &["-j", "2"]));
    assert_eq!(resumed, undisturbed);
}

#[test]
fn a_batch_killed_before_its_first_record_resumes() {
    let scratch = case();
    fs::create_dir_all(scratch.path("in.batch/groups")).unwrap();
    scratch.file("in.batch/inputs.jsonl", "");
    scratch.file("in.batch/.secateur-0123-killed", "{");
    let run = batch(&scratch, &[]);
    assert_eq!(run.code, Some(0), "{run:?}");
}

#[test]
fn a_group_without_saved_state_is_restored_without_its_tests() {
    let (scratch, options) = (case(), ["--jobs", "1", PATIENT]);
    let done = summary(&scratch, &options);
    let state = scratch.path(done["groups"][0]["folder"].as_str().unwrap()).join("group.json");
    fs::remove_dir_all(scratch.path("in.batch")).unwrap();
    // A file cannot replace a non-empty directory.
    fs::create_dir_all(state.join("full")).unwrap();
    let before = asked(&scratch);
    let failed = batch(&scratch, &options);
    assert!(failed.stdout.contains("cannot write its state"), "{failed:?}");
    let first = asked(&scratch) - before;
    fs::remove_dir_all(&state).unwrap();
    let again = batch(&scratch, &options);
    assert_eq!(again.code, Some(0), "{again:?}");
    let more = asked(&scratch) - before - first;
    assert!(more <= 6, "{more} tests after {first}: {again:?}");
}

#[test]
fn an_interrupted_batch_resumes_in_mid_reduction() {
    let scratch = case();
    // The 20th run of the compiler asks its reducer to stop.
    scratch.script(
        "cc",
        &format!(
            "[ $(wc -l < \"$LOG\") = 20 ] && kill -INT $(cat \"${{LOG}}.pid\")\n{}",
            COMPILER.trim_start()
        ),
    );
    scratch.file("log", "");
    let mut command = scratch.command(&["batch", "in", "-j", "1", "--", "./cc", "@@"]);
    command.env("LOG", scratch.path("log"));
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    scratch.file("log.pid", child.id().to_string());
    let run = Run::from(child.wait_with_output().unwrap());
    assert_eq!(run.code, Some(130), "{run:?}");
    assert!(run.stderr.contains("run the same command again to resume"), "{run:?}");
    assert!(run.stdout.contains("not started"), "{run:?}");
    scratch.assert_tidy();
    let after = summary(&scratch, &["-j", "1"]);
    assert!(
        after["groups"].as_array().unwrap().iter().all(|group| group["status"] == "finished"),
        "{after}"
    );
}

#[test]
fn limits_apply_to_each_reduction_and_another_run_resumes() {
    let scratch = case();
    let run = batch(&scratch, &["--max-tests", "5"]);
    assert_eq!(run.code, Some(6), "{run:?}");
    assert!(run.stdout.contains("stopped: stopped by --max-tests"), "{run:?}");
    let whole = groups(&scratch, &summary(&scratch, &[]));
    let other = case();
    assert_eq!(whole, groups(&other, &summary(&other, &[])));
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
fn unusable_inputs_are_skipped_with_the_reason() {
    let scratch = case();
    scratch.script(
        "cc",
        &format!(
            "grep -q hang \"$1\" && sleep 60\n\
             if grep -q flaky \"$1\"; then [ -e {0} ] || {{ : > {0}; echo 'x.c:1: f: Assertion \
             `once'\"' failed.\"; kill -ABRT $$; }}; fi\n\
             if grep -q vanishes \"$1\"; then rm -f {1}; fi\n{COMPILER}",
            scratch.path("flaky").display(),
            scratch.path("in/zz-gone.c").display(),
        ),
    );
    scratch.file("in/empty.c", "");
    scratch.file("in/hang.c", "int hang;\n");
    scratch.file("in/flaky.c", "int flaky;\n");
    scratch.file("in/binary.c", b"\x7fELF\0\0 goto \0\xff\xfe");
    scratch.file("in/vanishes.c", "/* vanishes */\n");
    scratch.file("in/zz-gone.c", format!("/* {} */ goto\n", "x".repeat(9000)));
    File::create(scratch.path("in/huge.c")).unwrap().set_len(40 << 20).unwrap();
    let run = batch(&scratch, &["--timeout", "5", "-j", "1", "--summary", "json"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let summary = json(&run);
    let left: Vec<_> = summary["left_out"]
        .as_array()
        .unwrap()
        .iter()
        .map(|left| left["path"].as_str().unwrap())
        .collect();
    assert_eq!(left, ["empty.c", "huge.c", "zz-gone.c"], "{summary}");
    assert!(
        summary["left_out"][1]["why"].as_str().unwrap().contains("larger than 32 MiB"),
        "{summary}"
    );
    assert!(summary["left_out"][2]["why"].as_str().unwrap().contains("is missing"), "{summary}");
    let of = |member: &str| {
        let groups = summary["groups"].as_array().unwrap();
        groups
            .iter()
            .find(|group| group["members"].as_array().unwrap().iter().any(|path| path == member))
            .unwrap()
    };
    assert_eq!(of("flaky.c")["status"], "left-out");
    assert!(of("flaky.c")["rejected"][0]["why"].as_str().unwrap().len() > 10, "{summary}");
    assert_eq!(of("hang.c")["status"], "finished");
    // The smallest member, even though it is not valid text of the language.
    assert_eq!(of("goto1.c")["input"], "binary.c");
    assert_eq!(of("goto1.c")["status"], "finished");
}

/// A list has one member per line, and reading a pipe would never end.
#[test]
fn names_with_line_breaks_and_pipes_are_skipped_with_the_reason() {
    let scratch = case();
    scratch.file("in/goto1\ngoto2.c", "goto");
    scratch.file("in/a\rb.c", "goto");
    assert!(Command::new("mkfifo").arg(scratch.path("in/pipe.c")).status().unwrap().success());
    let run = batch(&scratch, &["--summary", "json"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let summary = json(&run);
    let left: Vec<_> = summary["left_out"]
        .as_array()
        .unwrap()
        .iter()
        .map(|left| (left["path"].as_str().unwrap(), left["why"].as_str().unwrap()))
        .collect();
    let reason = "its name contains a line break; rename it";
    assert_eq!(left.len(), 3, "{left:?}");
    for expected in [
        ("a\rb.c", reason),
        ("goto1\ngoto2.c", reason),
        ("pipe.c", "it is neither a file nor a directory"),
    ] {
        assert!(left.contains(&expected), "{expected:?} in {left:?}");
    }
    let folders = names(&scratch.path("in.batch/groups"));
    for ((_, members, _), folder) in groups(&scratch, &summary).into_iter().zip(&folders) {
        let listed =
            fs::read_to_string(scratch.path("in.batch/groups").join(folder).join("members.txt"))
                .unwrap();
        assert_eq!(listed.lines().collect::<Vec<_>>(), members, "{folder}");
    }
}

/// The compiler changes the input folder while it runs: a member about to be reduced, one not yet
/// examined, and a new one.
#[test]
fn changes_during_a_batch_are_examined_by_the_next_run() {
    let scratch = case();
    for name in ["goto2.c", "switch1.c", "switch2.c", "zero.c"] {
        fs::remove_file(scratch.path("in").join(name)).unwrap();
    }
    scratch.file(
        "in/late.c",
        format!(
            "/* {} */ int f(int x) {{ switch (x) {{ case 1: return 1; }} }}\n",
            "x".repeat(9000)
        ),
    );
    scratch.file("in/late2.c", scratch.read("in/late.c"));
    let first = "[ -e changed ] || { : > changed; echo 'int fine;' > in/late.c; echo 'int h = 1 / \
        0;' > in/new.c; }";
    let change = first.replace("in/", &format!("{}/", scratch.path("in").display()));
    let change = change.replace("changed", &scratch.path("changed").display().to_string());
    scratch.script("cc", &format!("{change}\n{COMPILER}"));
    let during = summary(&scratch, &["-j", "1"]);
    let left: Vec<_> =
        during["left_out"].as_array().unwrap().iter().map(|left| left["path"].clone()).collect();
    assert!(left.contains(&"late.c".into()) && !left.contains(&"new.c".into()), "{during}");
    assert!(
        during["left_out"][0]["why"].as_str().unwrap().contains("changed while the batch ran"),
        "{during}"
    );
    assert_eq!(during["groups"].as_array().unwrap().len(), 1, "{during}");

    let after = summary(&scratch, &["-j", "1"]);
    let members: Vec<_> =
        groups(&scratch, &after).into_iter().map(|(_, members, _)| members).collect();
    assert_eq!(members, [vec!["goto1.c"], vec!["new.c"], vec!["late2.c"]], "{after}");
    assert_eq!(
        (&after["passing"], &after["left_out"]),
        (&2.into(), &Value::Array(Vec::new())),
        "{after}"
    );
}

#[test]
fn a_changed_member_is_replaced_by_another_and_can_return() {
    let scratch = case();
    let (one, other) = (scratch.path("in/goto1.c"), scratch.path("in/goto2.c"));
    fs::write(&other, fs::read_to_string(&one).unwrap() + "int longer;\n").unwrap();
    // The last input to be examined changes the first one to be reduced.
    let longest = format!("/* longest */ int x; {}\n", "int y;".repeat(200));
    scratch.file("in/longest.c", longest);
    let change = format!("grep -q longest \"$1\" && echo 'int goto_;' > {}", one.display());
    scratch.script("cc", &format!("{change}\n{COMPILER}"));
    let input = |summary: &Value| {
        let groups = summary["groups"].as_array().unwrap();
        let group =
            groups.iter().find(|group| group["members"].to_string().contains("goto2.c")).unwrap();
        (group["status"].clone(), group["input"].clone(), group["rejected"].clone())
    };
    let expected = ("finished".into(), "goto2.c".into(), Value::Array(Vec::new()));
    assert_eq!(input(&summary(&scratch, &["-j", "1"])), expected);
    assert_eq!(input(&summary(&scratch, &["-j", "1"])), expected, "what is finished stays");
}

#[test]
fn timed_out_inputs_are_examined_again_with_a_longer_limit() {
    let scratch = Scratch::new();
    let go = scratch.path("go");
    scratch.script("r.sh", &format!("[ -e {} ] || sleep 1000; grep -q goto \"$1\"", go.display()));
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/slow.c", "int goto_;\n");
    let run = |timeout: &str| {
        let run =
            scratch.secateur(&["batch", "./r.sh", "in", "--timeout", timeout, "--summary", "json"]);
        assert_eq!(run.code, Some(0), "{run:?}");
        json(&run)
    };
    for _ in 0..2 {
        let short = run("1");
        assert_eq!(short["left_out"][0]["path"], "slow.c", "{short}");
        assert!(short["left_out"][0]["why"].as_str().unwrap().contains("--timeout"), "{short}");
        fs::write(&go, "").unwrap();
    }
    let long = run("60");
    assert_eq!(
        (&long["left_out"], &long["failing"]),
        (&Value::Array(Vec::new()), &1.into()),
        "{long}"
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

#[test]
fn only_the_crashes_of_a_fuzzer_folder_are_inputs() {
    let scratch = case();
    let inputs = scratch.path("in");
    fs::create_dir_all(scratch.path("out/default/crashes")).unwrap();
    fs::create_dir_all(scratch.path("out/default/queue")).unwrap();
    for (number, name) in ["goto1.c", "switch1.c"].iter().enumerate() {
        let crash = scratch.path(&format!(
            "out/default/crashes/id:00000{number},sig:06,src:000000,op:havoc,rep:2"
        ));
        fs::copy(inputs.join(name), crash).unwrap();
        fs::copy(inputs.join(name), scratch.path(&format!("out/default/queue/id:00000{number}")))
            .unwrap();
    }
    scratch.file("out/default/crashes/README.txt", "goto\n");
    scratch.file("out/default/fuzzer_stats", "goto\n");
    let run = scratch.secateur(&[
        "batch",
        "out",
        "--language",
        "c",
        "--summary",
        "json",
        "--",
        "./cc",
        "@@",
    ]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let summary = json(&run);
    assert_eq!((&summary["layout"], &summary["inputs"]), (&"afl".into(), &2.into()));
    let named = ["crashes/README.txt", "fuzzer_stats", "queue/id:000000", "queue/id:000001"]
        .map(|name| format!("default/{name}"));
    assert_eq!(summary["passed_over"], serde_json::json!(named), "{summary}");
    assert_eq!(
        groups(&scratch, &summary)[0].2.split_whitespace().collect::<String>(),
        "intf(){gotoend;}"
    );
}

#[test]
fn every_skipped_file_of_a_folder_named_crashes_is_reported() {
    let scratch = case();
    fs::create_dir(scratch.path("crashes")).unwrap();
    for name in ["id:000000,sig:06", "mine.c"] {
        fs::copy(scratch.path("in/goto1.c"), scratch.path("crashes").join(name)).unwrap();
    }
    scratch.file("crashes/README.txt", "goto\n");
    let run = scratch.secateur(&["batch", "crashes", "--language", "c", "--", "./cc", "@@"]);
    assert!(run.stdout.contains("2 inputs: 2 fail, 0 do not, 0 left out"), "{run:?}");
    let said = "1 file skipped: the folder looks like the output of AFL++, so only its failing \
         inputs are examined:\n  README.txt\n";
    assert!(run.stdout.ends_with(said), "{run:?}");
    let report = String::from_utf8(scratch.read("crashes.batch/report.md")).unwrap();
    assert!(report.ends_with("examined:\n\n- `README.txt`\n"), "{report}");
    assert_eq!(scratch.secateur(&["report", "crashes.batch"]).code, Some(0));
    let page = String::from_utf8(scratch.read("crashes.batch/report.html")).unwrap();
    assert!(page.contains("<h2>Skipped</h2>") && page.contains("<li>README.txt</li>"), "{page}");
}

/// External messages and names appear as plain text in a report, even if they contain markup.
#[test]
fn a_report_has_no_markup_from_messages_or_names() {
    let scratch = Scratch::new();
    let message =
        "cc: internal error: <script>alert(1)</script> a|b `c`, and more than a terminal shows";
    scratch
        .script("cc", &format!("grep -q goto \"$1\" && {{ echo '{message}'; exit 3; }}; exit 0"));
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/<b>`|x.c", "int f(int x) { goto end; end: return x; }\n");
    scratch.file("in/<b>\n`|y.c", "goto");
    let run = batch(&scratch, &[]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let folder = names(&scratch.path("in.batch/groups")).remove(0);
    let group = fs::read_to_string(scratch.path("in.batch/groups").join(&folder).join("report.md"));
    let group = group.unwrap();
    assert!(run.stdout.contains(message), "a pipe has room: {run:?}");
    assert!(group.starts_with(&format!("# ``{message}``\n")), "{group}");
    assert!(group.ends_with("## Members\n\n- ``<b>`|x.c``\n"), "{group}");
    let report = String::from_utf8(scratch.read("in.batch/report.md")).unwrap();
    let row = format!("| [1](groups/{folder}/report.md) | ``{}`` |", message.replace('|', "\\|"));
    assert!(report.lines().any(|line| line.starts_with(&row)), "{report}");
    assert!(report.contains("- ``<b> `|y.c``: its name contains a line break"), "{report}");
}

/// The output after the stack of a sanitizer's report is longer than the quoted part.
#[test]
fn a_report_quotes_the_stack_of_a_sanitizer() {
    let scratch = Scratch::new();
    let shadow = "  0x0c047fff8000: fa fa fa fa\n".repeat(60);
    scratch.file(
        "shown",
        format!(
            "==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x6020 at pc 0x4f\nREAD \
             of size 1 at 0x6020\n    #0 0x4f in string /src/json.c:12\n    #1 0x50 in parse \
             /src/json.c:90\n\nShadow bytes:\n{shadow}"
        ),
    );
    let shown = scratch.path("shown");
    scratch.script(
        "cc",
        &format!("grep -q goto \"$1\" || exit 0; cat {} >&2; exit 1", shown.display()),
    );
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/a.c", "int f(int x) { goto end; end: return x; }\n");
    let run = batch(&scratch, &[]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let folder = names(&scratch.path("in.batch/groups")).remove(0);
    let report = fs::read_to_string(scratch.path("in.batch/groups").join(folder).join("report.md"));
    let report = report.unwrap();
    assert!(
        report.starts_with("# `AddressSanitizer: heap-use-after-free in string < parse`\n"),
        "{report}"
    );
    assert!(report.contains("```\n==7==ERROR: AddressSanitizer"), "{report}");
    assert!(report.contains("    #1 0x50 in parse"), "{report}");
}

#[test]
fn a_page_shows_the_groups_and_loads_nothing() {
    let scratch = case();
    let before = summary(&scratch, &[]);
    let run = scratch.secateur(&["report", "in.batch"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let page = String::from_utf8(scratch.read("in.batch/report.html")).unwrap();
    for group in before["groups"].as_array().unwrap() {
        assert!(page.contains(&format!("id=\"group-{}\"", group["number"])), "{group}");
    }
    assert_eq!(page.matches("<svg").count(), 3);
    assert!(page.contains("goto end;"), "the result");
    for loaded in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!page.contains(loaded), "{loaded}");
    }
    // The page is not part of the batch.
    assert_eq!(groups(&scratch, &summary(&scratch, &[])), groups(&scratch, &before));
}

#[test]
fn a_batch_on_a_full_disk_resumes_with_free_space() {
    let scratch = case();
    let text = format!(
        "int f(int x) {{ switch (x) {{ default: return 1; }} }}\n{}",
        support::functions(900)
    );
    ["switch1.c", "switch2.c"]
        .iter()
        .for_each(|name| fs::remove_file(scratch.path("in").join(name)).unwrap());
    scratch.file("in/large.c", text);
    fs::create_dir(scratch.path("small")).unwrap();
    let mount = |script: &str| {
        let script = format!("mount -t tmpfs -o size=384k tmpfs small && {script}");
        let mut unshare = Command::new("unshare");
        unshare
            .args(["--map-root-user", "--mount", "sh", "-c", &script])
            .current_dir(scratch.path(""));
        unshare.env("PROGRAM", env!("CARGO_BIN_EXE_secateur")).env("TMPDIR", scratch.path("tmp"));
        Run::from(unshare.output().unwrap())
    };
    if !require(
        mount("true").code == Some(0),
        "the right to mount a file system of one's own (unshare --map-root-user --mount)",
    ) {
        return;
    }
    let both = mount(
        "mkdir small/out && head -c 310000 /dev/zero > small/fill; $PROGRAM batch in -o small/out \
         -- ./cc @@; echo \"first $?\"; rm small/fill; $PROGRAM batch in -o small/out -- ./cc @@; \
         echo \"then $?\"",
    );
    let (first, then) = both.stdout.split_once("first 1\n").unwrap_or_else(|| panic!("{both:?}"));
    assert_eq!(first.matches(" reduced").count(), 2, "{both:?}");
    assert!(first.contains("failed: ") && first.contains("No space left on device"), "{both:?}");
    assert_eq!(then.matches(" reduced").count(), 3, "{both:?}");
    assert!(then.contains("then 0\n"), "{both:?}");
    scratch.assert_tidy();
}
