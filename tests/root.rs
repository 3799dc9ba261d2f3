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

/// A `/dev` of its own: no damage reaches that of the machine.
const OWN_DEVICES: &str = "mkdir dev && mount -t tmpfs none dev\n\
    while read -r name number; do mknod -m 666 dev/$name c $number; done << END\n\
    null 1 3\nzero 1 5\nfull 1 7\nrandom 1 8\nurandom 1 9\ntty 5 0\nEND\n\
    mount --bind dev /dev";

#[test]
fn devices_that_a_test_of_root_replaces_are_restored() {
    if !is_root() || !contains_processes() {
        return;
    }
    // As a compiler of root does that writes beside its output file and renames.
    let damage = "[ -c /dev/null ] || exit 2\n\
                  echo output > output; mv -f output /dev/null; chmod 600 /dev/zero";
    let is_interesting = "grep -q 'int b' \"$1\"";
    let reduce = |args: &[&str]| {
        let scratch = Scratch::new();
        scratch.script("r.sh", &format!("{damage}\n{is_interesting}"));
        let oracle = format!(
            "while read -r path; do\n{damage}\nset -- \"$path\"\n\
             if {is_interesting}; then echo yes; else echo no; fi\ndone"
        );
        scratch.script("oracle.sh", &oracle);
        let program = "status=0; \"$@\" || status=$?\n\
                       stat -c '%F %t:%T %a' /dev/null /dev/zero; ls /dev; exit $status\n:";
        let args = [&["reduce", "--jobs", "1"], args, &["in.c"]].concat();
        let run = run_with_own_mounts(&scratch, OWN_DEVICES, program, &args);
        assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
        let devices = "character special file 1:3 666\ncharacter special file 1:5 666\n\
                       full\nnull\nrandom\ntty\nurandom\nzero\n";
        assert!(run.stdout.ends_with(devices), "{args:?}: {run:?}");
        scratch.assert_tidy();
        run.stderr
    };
    let is_named = |said: &str, device: &str| {
        said.contains(&format!("{device} was replaced or changed during a test, for the whole"))
    };
    for test in [&["r.sh"][..], &["--oracle", "./oracle.sh"]] {
        let said = reduce(test);
        assert!(is_named(&said, "/dev/null") && is_named(&said, "/dev/zero"), "{test:?}: {said}");
        assert!(said.contains("It was restored") && said.contains("use --isolate"), "{said}");
    }
}
