//! Other failures found during a reduction are kept.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::path::PathBuf;

use crate::support::{Scratch, functions};

/// A compiler that crashes in two ways, and rejects texts with a third word.
const COMPILER: &str = "
grep -q 'a + 7;' \"$1\" && { echo 'internal error: in fold_shift'; exit 4; }
grep -q 'f7' \"$1\" && { echo 'internal error: in fold_call'; exit 4; }
exit 0";

fn kept(scratch: &Scratch) -> Vec<PathBuf> {
    let mut kept: Vec<_> =
        fs::read_dir(scratch.path("others")).unwrap().map(|entry| entry.unwrap().path()).collect();
    kept.sort();
    kept
}

#[test]
fn the_smallest_of_each_other_failure_is_kept_for_every_number_of_jobs() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(20));
    let compiler = scratch.script("cc.sh", COMPILER);
    let run = |jobs| {
        let _ = fs::remove_dir_all(scratch.path("others"));
        let arguments = [
            "reduce",
            "in.c",
            "--fresh",
            "--others",
            "others",
            "-j",
            jobs,
            "--",
            compiler.to_str().unwrap(),
            "@@",
        ];
        let run = scratch.secateur(&arguments);
        assert!(run.code == Some(0) && run.stdout.contains("Another failure ("), "{run:?}");
        assert!(run.stdout.contains("in fold_call"), "{run:?}");
        let kept = kept(&scratch);
        assert_eq!(kept.len(), 1, "{kept:?}");
        (kept[0].clone(), fs::read(&kept[0]).unwrap())
    };
    let (path, text) = run("1");
    assert!(
        text.windows(2).any(|part| part == b"f7") && !text.windows(6).any(|part| part == b"a + 7;")
    );
    assert_eq!(path.extension().unwrap(), "c");
    assert_eq!(run("3"), (path, text));
    let batch = scratch.secateur(&["batch", "others", "--", compiler.to_str().unwrap(), "@@"]);
    assert!(batch.code == Some(0) && batch.stdout.contains("fold_call"), "{batch:?}");
}

#[test]
fn a_script_reports_other_failures_by_a_status() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(20));
    let test = "grep -q 'a + 7;' in.c && exit 0\ngrep -q 'f7' in.c && { echo 'error: in \
        fold_call'; exit 9; }\nexit 1";
    scratch.script("r.sh", test);
    let arguments = [
        "reduce",
        "./r.sh",
        "in.c",
        "--others",
        "others",
        "--others-status",
        "9",
        "--summary",
        "json",
    ];
    let run = scratch.secateur(&arguments);
    let summary: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(summary["others"].as_array().unwrap().len(), 1, "{run:?}");
    assert_eq!(scratch.path(summary["others"][0]["smallest"].as_str().unwrap()), kept(&scratch)[0]);
    let check = |arguments: &[&str], message: &str| {
        let run = scratch.secateur(&[&["reduce", "./r.sh", "in.c"], arguments].concat());
        assert!(run.code == Some(2) && run.stderr.contains(message), "{run:?}");
    };
    check(&["--others", "others"], "--others-status");
    check(&["--others-status", "9"], "--others");
    check(
        &["--others", "in.c", "--others-status", "9"],
        "folder for other failures in.c is the input in.c",
    );
    scratch.file("more.c", "int x;");
    check(
        &["more.c", "--others", "others", "--others-status", "9"],
        "--others needs a single input file",
    );
}
