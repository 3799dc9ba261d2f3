//! Steps of a run in a git repository, and their replay.

use std::fs;
use std::process::Command;

use crate::support::{Scratch, functions, require};

/// Returns three files of functions. The test needs parts of two.
fn case() -> Option<Scratch> {
    let has_git = Command::new("git").arg("--version").output().is_ok();
    require(has_git, "git").then(|| {
        let scratch = Scratch::new();
        scratch.subject("in", 1, "exit 1");
        scratch.file("in/a b.c", functions(12));
        scratch.file("in/\"é.c", functions(9));
        scratch.file("in/c.c", functions(3));
        scratch.script("r.sh", "cat *.c | grep -q 'a + 7;' && grep -q 'a + 8' *é.c");
        scratch
    })
}

fn git(scratch: &Scratch, args: &[&str]) -> String {
    let git = Command::new("git").arg("-C").arg(scratch.path("steps")).args(args).output();
    let output = git.ok().filter(|output| output.status.success());
    output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
}

const REDUCE: [&str; 6] = ["reduce", "./r.sh", "in", "-q", "--git", "steps"];

#[test]
fn each_step_is_a_commit_that_still_shows_the_failure() {
    let Some(scratch) = case() else { return };
    let run = scratch.secateur(&REDUCE);
    assert_eq!(run.code, Some(0), "{run:?}");
    let subjects = git(&scratch, &["log", "--reverse", "--format=%s"]);
    assert!(subjects.starts_with("input: ") && subjects.lines().count() > 3, "{subjects}");
    assert!(git(&scratch, &["log", "-1", "--format=%b"]).contains("/r.sh"));
    // The result is checked out, and a removed file is gone.
    for (path, text) in scratch.snapshot() {
        let Ok(name) = path.strip_prefix(scratch.path("in.reduced")) else { continue };
        let committed = fs::read(scratch.path("steps").join(name)).ok();
        assert!(text.is_none() || committed == text, "{}", name.display());
    }
    assert!(!scratch.path("steps/c.c").exists());

    let replay = |test: &str| scratch.secateur(&["replay", "--git", "steps", test, "in"]);
    let same = replay("./r.sh");
    assert_eq!(same.code, Some(0), "{same:?}");
    scratch.script("other.sh", "test -e c.c");
    let other = replay("./other.sh");
    assert_eq!(other.code, Some(4), "{other:?}");
    let listed = other.stdout.lines().filter(|line| line.starts_with("step ")).count();
    assert!(listed > 0 && listed < subjects.lines().count(), "{other:?}");
}

#[test]
fn a_resumed_run_writes_the_same_steps() {
    let Some(scratch) = case() else { return };
    assert_eq!(scratch.secateur(&REDUCE).code, Some(0));
    let trees = git(&scratch, &["log", "--format=%T %s"]);
    let stopped = scratch.secateur(&[&REDUCE[..], &["--fresh", "--max-tests", "6"]].concat());
    assert_eq!(stopped.code, Some(6), "{stopped:?}");
    assert_ne!(git(&scratch, &["log", "--format=%T %s"]), trees);
    let resumed = scratch.secateur(&[&REDUCE[..], &["-j1"]].concat());
    assert_eq!(resumed.code, Some(0), "{resumed:?}");
    assert_eq!(git(&scratch, &["log", "--format=%T %s"]), trees);
}

#[test]
fn other_directories_are_refused_and_keep_their_files() {
    let Some(scratch) = case() else { return };
    fs::create_dir(scratch.path("steps")).unwrap();
    scratch.file("steps/mine", "");
    let before = scratch.snapshot();
    let refused = scratch.secateur(&REDUCE);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    assert!(refused.stderr.contains("steps already exists"), "{refused:?}");
    let unread = scratch.secateur(&["replay", "--git", "steps", "./r.sh", "in"]);
    assert_eq!(unread.code, Some(2), "{unread:?}");
    let is_journal = |path: &&std::path::PathBuf| path.to_string_lossy().contains("reduced");
    let after = scratch.snapshot();
    let left: Vec<_> = after.keys().filter(|path| !is_journal(path)).collect();
    assert_eq!(left, before.keys().collect::<Vec<_>>());

    fs::remove_dir_all(scratch.path("steps")).unwrap();
    assert_eq!(scratch.secateur(&[&REDUCE[..], &["--fresh"]].concat()).code, Some(0));
    scratch.file("in/c.c", functions(4));
    let changed = scratch.secateur(&["replay", "--git", "steps", "./r.sh", "in"]);
    assert_eq!(changed.code, Some(2), "{changed:?}");
    assert!(changed.stderr.contains("does not belong to in"), "{changed:?}");
}
