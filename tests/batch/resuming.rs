//! Batches that go on: after new inputs, other limits, changes, kills and errors.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{COMPILER, add_goto, asked, batch, case, groups, json, summary};
use crate::support::{self, Moments, PATIENT, Run, Scratch, require};

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
