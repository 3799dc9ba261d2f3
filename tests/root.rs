//! Tests that run as root: their damage is undone or reported.

#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::process::Command;

use crate::support::{Run, Scratch, contains_processes, is_root, names};

/// Runs the program on a text of two declarations, after `setup` and by `program` in the shell,
/// with mounts that nothing else sees.
fn run_with_own_mounts(scratch: &Scratch, setup: &str, program: &str, args: &[&str]) -> Run {
    scratch.file("in.c", "int a; int b;");
    fs::create_dir(scratch.path("kept")).unwrap();
    scratch.file("kept/file", "");
    let script = format!("set -e\n{setup}\n{program} \"$@\"");
    let mut command = Command::new("unshare");
    command.args(["-m", "sh", "-c", &script, "sh", env!("CARGO_BIN_EXE_secateur")]).args(args);
    command.current_dir(scratch.path("")).env("TMPDIR", scratch.path("tmp"));
    Run::from(command.env("FOLDER", scratch.path("")).output().unwrap())
}

const REDUCE: [&str; 4] = ["reduce", "--fresh", "r.sh", "in.c"];

#[test]
fn mounts_and_immutable_files_that_a_test_leaves_are_removed_and_nothing_behind_them() {
    if !is_root() || !contains_processes() {
        return;
    }
    let scratch = Scratch::new();
    scratch.script(
        "r.sh",
        "mkdir 'a bind' a_tmpfs frozen && mount --bind \"$FOLDER/kept\" 'a bind'\n\
         mount -t tmpfs none a_tmpfs && mkdir a_tmpfs/inner && mount -t tmpfs none a_tmpfs/inner\n\
         touch frozen/file a_tmpfs/file && chattr +i frozen/file && chattr +a frozen || exit 2\n\
         grep -q 'int b' in.c",
    );
    let run = run_with_own_mounts(&scratch, "", "exec", &REDUCE);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(!run.stderr.contains("warning"), "{run:?}");
    assert_eq!(names(&scratch.path("kept")), ["file"]);
    scratch.assert_tidy();
}

#[test]
fn a_directory_with_a_mount_that_cannot_be_undone_is_left_whole_and_named() {
    if !is_root() || !contains_processes() {
        return;
    }
    let scratch = Scratch::new();
    scratch.script(
        "r.sh",
        "if ! [ -e \"$FOLDER/mounted\" ]; then\n\
             mkdir inner && echo \"$PWD/inner\" > \"$FOLDER/where\"\n\
             until [ -e \"$FOLDER/mounted\" ]; do sleep 0.01; done\n\
         fi\n\
         grep -q 'int b' in.c",
    );
    // Another process mounts what the program has no power to unmount.
    let setup =
        "mkfifo where; (read -r path < where; mount --bind kept \"$path\"; touch mounted) &";
    let program = "exec setpriv --bounding-set=-sys_admin --";
    let run = run_with_own_mounts(&scratch, setup, program, &REDUCE);
    assert_eq!(run.code, Some(0), "{run:?}");
    let left = names(&scratch.path("tmp"));
    assert_eq!(left.len(), 1, "{run:?}");
    let message = format!(
        "warning: cannot remove the tests' directory {}. Unmount",
        scratch.path("tmp").join(&left[0]).display()
    );
    assert!(run.stderr.contains(&message), "{run:?}");
    assert_eq!(names(&scratch.path("kept")), ["file"]);
}
