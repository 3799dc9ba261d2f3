//! Output files are readable by no more users than the inputs.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::support::{self, Run, Scratch, ok};

const PROGRAM: &str = "int a; int b; int c; int d;\n";

/// Returns the mode of a file or directory.
fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o7777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// Runs the program with a mask that only removes write permission for others.
fn secateur(scratch: &Scratch, args: &[&str]) -> Run {
    let program = scratch.command(&[]);
    let mut shell = std::process::Command::new("sh");
    shell
        .args(["-c", "umask 022; exec \"$@\"", "sh"])
        .arg(program.get_program())
        .args(program.get_args())
        .args(args);
    shell.current_dir(scratch.path("")).env("TMPDIR", scratch.path("tmp"));
    let run = Run::from(
        shell.env("HERE", scratch.path("")).env("LOG", scratch.path("log")).output().unwrap(),
    );
    scratch.assert_tidy();
    run
}

/// Returns a scratch folder with an input of this mode, and a test that accepts anything with `int
/// a`. The test logs the modes of its working directories and of all files beside the input.
fn case(input_mode: u32) -> Scratch {
    let scratch = Scratch::new();
    set_mode(&scratch.file("in.c", PROGRAM), input_mode);
    scratch.script(
        "r.sh",
        "find \"$TMPDIR/../..\" -maxdepth 0 -printf 'sandbox %m\\n' >> \"$LOG\"\n\
         find \"$HERE\" -mindepth 1 \\( -name '*.reduced*' -o -name '*journal*' -o -name \
         '.secateur-*' -o -name '*.orig*' -o -name events \\) -printf '%f %m\\n' >> \"$LOG\" 2> \
         /dev/null\n\
         grep -q 'int a' in.c",
    );
    scratch
}

/// Reduces, and returns the modes that the test logged.
fn reduce(scratch: &Scratch, args: &[&str]) -> Vec<(String, u32)> {
    ok(secateur(scratch, &[&["reduce", "r.sh", "in.c"], args].concat()));
    let log = String::from_utf8(scratch.read("log")).unwrap();
    let seen = log.lines().map(|line| line.rsplit_once(' ').unwrap());
    seen.map(|(name, mode)| (name.to_owned(), u32::from_str_radix(mode, 8).unwrap())).collect()
}

#[test]
fn all_outputs_of_a_private_file_are_always_private() {
    let args = ["--events", "events", "--format", "sed 's/;/ ;/'"];
    for (input, expected) in
        [(0o600, 0o600), (0o640, 0o640), (0o644, 0o644), (0o400, 0o600), (0o755, 0o644)]
    {
        let scratch = case(input);
        let seen = reduce(&scratch, &args);
        for name in ["in.reduced.c", "in.reduced.c.journal", "events", "in.reduced.formatted.c"] {
            assert_eq!(
                mode(&scratch.path(name)),
                expected,
                "{name} of an input with mode {input:o}"
            );
        }
        assert!(seen.iter().any(|(name, _)| name == "in.reduced.c.journal"), "{seen:?}");
        for (name, mode) in seen {
            let max = if name == "sandbox" { 0o700 } else { expected };
            assert_eq!(mode & !max, 0, "{name} has {mode:o} while {input:o} is reduced");
        }
    }
}

#[test]
fn the_copy_and_the_replacement_of_a_private_original_are_private() {
    let scratch = case(0o600);
    let seen = reduce(&scratch, &["--in-place"]);
    for name in ["in.c", "in.c.orig", "in.c.journal"] {
        assert_eq!(mode(&scratch.path(name)), 0o600, "{name}");
    }
    for (name, mode) in seen.iter().filter(|(name, _)| name != "sandbox") {
        assert_eq!(mode & 0o077, 0, "{name} has {mode:o}");
    }
}

#[test]
fn public_files_become_private_with_the_input() {
    let scratch = case(0o644);
    ok(secateur(&scratch, &["reduce", "r.sh", "in.c"]));
    assert_eq!(mode(&scratch.path("in.reduced.c.journal")), 0o644);
    set_mode(&scratch.path("in.c"), 0o600);
    ok(secateur(&scratch, &["reduce", "r.sh", "in.c", "--fresh"]));
    for name in ["in.reduced.c", "in.reduced.c.journal"] {
        assert_eq!(mode(&scratch.path(name)), 0o600, "{name}");
    }
}

/// Returns a directory with private and public files and directories, both reduced and fixed ones.
fn project() -> Scratch {
    let scratch = Scratch::new();
    for folder in [
        "project",
        "project/open",
        "project/closed",
        "project/.kept",
        "project/closed/empty",
        "project/open/.git",
    ] {
        fs::create_dir(scratch.path(folder)).unwrap();
    }
    for (name, mode) in [
        ("project/open/private.c", 0o600),
        ("project/open/public.c", 0o644),
        ("project/closed/public.c", 0o644),
        ("project/.kept/private", 0o600),
        ("project/open/.git/public", 0o644),
    ] {
        set_mode(&scratch.file(name, PROGRAM), mode);
    }
    for (folder, mode) in [
        ("project/open/.git", 0o750),
        ("project/closed/empty", 0o711),
        ("project/closed", 0o700),
        ("project/.kept", 0o700),
        ("project/open", 0o755),
    ] {
        set_mode(&scratch.path(folder), mode);
    }
    scratch.script(
        "r.sh",
        "cat open/private.c open/public.c closed/public.c | grep -c 'int a' | grep -q 3",
    );
    scratch
}

#[test]
fn every_file_and_folder_of_a_result_has_the_mode_of_the_original_or_less() {
    for top in [0o700, 0o750, 0o755] {
        for in_place in [false, true] {
            let scratch = project();
            set_mode(&scratch.path("project"), top);
            let args = ["reduce", "r.sh", "project", "--in-place"];
            ok(secateur(&scratch, if in_place { &args } else { &args[..3] }));
            let result = if in_place { "project" } else { "project.reduced" };
            for (name, expected) in [
                ("", top),
                ("open", 0o755),
                ("open/private.c", 0o600),
                ("open/public.c", 0o644),
                ("closed", 0o700),
                ("closed/public.c", 0o644),
                ("closed/empty", 0o711),
                (".kept", 0o700),
                (".kept/private", 0o600),
                ("open/.git", 0o750),
                ("open/.git/public", 0o644),
            ] {
                assert_eq!(
                    mode(&scratch.path(result).join(name)),
                    expected,
                    "{result}/{name}, in place: {in_place}"
                );
            }
            assert_eq!(
                mode(&scratch.path(&format!("{result}.journal"))),
                0o600,
                "there is a private file"
            );
        }
    }
}

#[test]
fn several_private_files_have_private_results() {
    let scratch = project();
    ok(secateur(
        &scratch,
        &[
            "reduce",
            "r.sh",
            "project/open/private.c",
            "project/open/public.c",
            "project/closed/public.c",
        ],
    ));
    for (name, expected) in [
        ("open/private.c", 0o600),
        ("open/public.c", 0o644),
        ("closed", 0o700),
        ("closed/public.c", 0o644),
    ] {
        assert_eq!(
            mode(&scratch.path("project/open/private.reduced").join(name)),
            expected,
            "{name}"
        );
    }
    assert_eq!(mode(&scratch.path("project/open/private.reduced.journal")), 0o600);
}

#[test]
fn a_script_about_a_private_input_is_private() {
    for (input, expected) in [(0o600, 0o700), (0o640, 0o750), (0o644, 0o755)] {
        let scratch = Scratch::new();
        set_mode(&scratch.file("in.c", PROGRAM), input);
        ok(secateur(
            &scratch,
            &["init", "in.c", "--", "sh", "-c", "grep -q 'int a' @@ && kill -SEGV $$"],
        ));
        assert_eq!(mode(&scratch.path("r.sh")), expected, "{input:o}");
    }
}

#[test]
fn a_batch_is_as_private_as_its_most_private_input() {
    for (input, folder, file) in [(0o600, 0o700, 0o600), (0o644, 0o755, 0o644)] {
        let scratch = Scratch::new();
        fs::create_dir(scratch.path("inputs")).unwrap();
        set_mode(&scratch.file("inputs/one.c", PROGRAM), input);
        set_mode(&scratch.file("inputs/two.c", "int other;\n"), 0o644);
        scratch.script("r.sh", "grep 'int a' input.c");
        set_mode(&scratch.path("r.sh"), 0o750);
        ok(secateur(&scratch, &["batch", "r.sh", "inputs"]));
        assert_eq!(mode(&scratch.path("inputs.batch")), folder);
        let groups = support::names(&scratch.path("inputs.batch/groups"));
        let group = scratch.path("inputs.batch/groups").join(&groups[0]);
        for name in ["input.c", "input.reduced.c", "journal"] {
            assert_eq!(mode(&group.join(name)), file, "{name}");
        }
        assert_eq!(mode(&group.join("r.sh")), 0o750);
        // Files that become private later are not exposed through earlier public ones.
        set_mode(&scratch.path("inputs/two.c"), 0o600);
        ok(secateur(&scratch, &["batch", "r.sh", "inputs"]));
        assert_eq!(mode(&scratch.path("inputs.batch")), 0o700);
    }
}
