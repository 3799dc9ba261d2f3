//! Inputs that a batch skips.

use std::fs::{self, File};
use std::process::Command;

use serde_json::Value;

use super::{COMPILER, batch, case, groups, json};
use crate::support::names;

/// Returns the path and the reason of each skipped input.
fn left_out(summary: &Value) -> Vec<(&str, &str)> {
    let left_out = summary["left_out"].as_array().unwrap().iter();
    left_out.map(|left| (left["path"].as_str().unwrap(), left["why"].as_str().unwrap())).collect()
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
    let (left, reasons): (Vec<_>, Vec<_>) = left_out(&summary).into_iter().unzip();
    assert_eq!(left, ["empty.c", "huge.c", "zz-gone.c"], "{summary}");
    assert!(reasons[1].contains("larger than 32 MiB"), "{summary}");
    assert!(reasons[2].contains("is missing"), "{summary}");
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
    let left = left_out(&summary);
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
