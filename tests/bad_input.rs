//! Errors in the arguments name the argument, a remedy and an exit code, and leave all files
//! untouched.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::support::{Run, Scratch, names, require};

/// Returns a scratch folder with an input `in.c` and a test `r.sh` that accepts anything with `int
/// a`.
fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    scratch.script("r.sh", "grep -q 'int a' in.c");
    scratch
}

/// Runs the program, and expects the exit code, all of `messages`, and unchanged files.
fn check(scratch: &Scratch, args: &[&str], code: i32, messages: &[&str]) {
    let before = scratch.snapshot();
    let run = scratch.secateur(args);
    assert_eq!(run.code, Some(code), "{run:?}");
    for message in messages {
        assert!(run.stderr.contains(message), "no {message:?} in: {}", run.stderr);
    }
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    assert_eq!(scratch.snapshot(), before, "a file has changed");
}

#[test]
fn a_missing_input() {
    check(&scratch(), &["reduce", "r.sh", "nowhere.c"], 2, &["cannot find the input nowhere.c"]);
}

#[test]
fn a_directory_as_input() {
    check(
        &scratch(),
        &["reduce", "r.sh", "tmp"],
        2,
        &["the directory tmp is empty: there is nothing to reduce"],
    );
}

#[test]
fn a_device_as_input() {
    check(&scratch(), &["reduce", "r.sh", "/dev/null"], 2, &["/dev/null is not a plain file"]);
}

#[test]
fn an_output_without_a_name_of_its_own() {
    let scratch = scratch();
    fs::create_dir(scratch.path("dir")).unwrap();
    fs::write(scratch.path("dir/a.c"), "int a;").unwrap();
    for (output, remedy) in [
        (".", "--output . is a directory; give a file name in it, such as --output ./in.reduced.c"),
        ("..", "such as --output ../in.reduced.c"),
        ("/", "such as --output /in.reduced.c"),
        ("dir", "cannot write dir: it is a directory"),
        ("dir/", "such as --output dir/in.reduced.c"),
        ("dir/.", "such as --output dir/"),
        ("new/", "such as --output new/in.reduced.c"),
        ("", "a value is required for '--output <PATH>'"),
    ] {
        check(&scratch, &["reduce", "r.sh", "in.c", "-o", output], 2, &[remedy]);
        check(&scratch, &["reduce", "r.sh", "in.c", "--fresh", "-o", output], 2, &[remedy]);
    }
    for (output, remedy) in [
        (".", "such as --output ./dir.reduced"),
        ("..", "such as --output ../dir.reduced"),
        ("/", "such as --output /dir.reduced"),
    ] {
        check(&scratch, &["reduce", "r.sh", "dir", "-o", output], 2, &[remedy]);
    }
}

#[test]
fn a_trailing_slash_of_the_result_directory_is_ignored() {
    let scratch = scratch();
    fs::create_dir(scratch.path("dir")).unwrap();
    fs::write(scratch.path("dir/in.c"), "int a; int b;").unwrap();
    for output in ["out/", "out"] {
        let run = scratch.secateur(&["reduce", "r.sh", "dir", "-o", output]);
        assert_eq!(run.code, Some(0), "{run:?}");
    }
    assert_eq!(names(&scratch.path("out")), ["in.c"]);
    assert!(scratch.path("out.journal").is_file());
}

#[test]
fn an_empty_input() {
    let scratch = scratch();
    scratch.file("empty.c", "");
    check(&scratch, &["reduce", "r.sh", "empty.c"], 2, &["empty.c is empty"]);
}

#[test]
fn an_unknown_file_name() {
    let scratch = scratch();
    scratch.file("in.foo", "int a;");
    let messages = [
        "the name of in.foo does not tell its language",
        "--language c",
        "secateur help languages",
    ];
    check(&scratch, &["reduce", "-w", "perses", "r.sh", "in.foo"], 2, &messages);
}

#[test]
fn an_unknown_language() {
    check(
        &scratch(),
        &["reduce", "-l", "xlm", "r.sh", "in.c"],
        2,
        &["invalid value 'xlm'", "xml", "secateur help languages"],
    );
}

#[test]
fn a_missing_test() {
    check(
        &scratch(),
        &["reduce", "nowhere.sh", "in.c"],
        2,
        &["cannot find the interestingness test nowhere.sh"],
    );
}

#[test]
fn a_directory_as_test() {
    check(
        &scratch(),
        &["reduce", "tmp", "in.c"],
        2,
        &["the interestingness test tmp is not a \
         file"],
    );
}

#[test]
fn a_test_without_its_run_bit() {
    let scratch = scratch();
    fs::set_permissions(scratch.path("r.sh"), Permissions::from_mode(0o644)).unwrap();
    check(&scratch, &["reduce", "r.sh", "in.c"], 2, &["is not executable", "chmod +x r.sh"]);
}

/// The mode is not the problem, so `chmod` would not help.
#[test]
fn a_test_where_nothing_can_be_run() {
    let scratch = scratch();
    fs::create_dir(scratch.path("mounted")).unwrap();
    let mount = |script: &str| {
        let script = format!(
            "mount -t tmpfs -o noexec tmpfs mounted && cp -p r.sh in.c mounted && {script}"
        );
        let mut unshare = Command::new("unshare");
        unshare
            .args(["--map-root-user", "--mount", "sh", "-c", &script])
            .current_dir(scratch.path(""));
        let program = env!("CARGO_BIN_EXE_secateur");
        Run::from(
            unshare.env("PROGRAM", program).env("TMPDIR", scratch.path("tmp")).output().unwrap(),
        )
    };
    if !require(mount("true").code == Some(0), "the right to mount a file system of one's own") {
        return;
    }
    let run = mount("$PROGRAM reduce mounted/r.sh in.c");
    assert_eq!(run.code, Some(2), "{run:?}");
    let message = "mounted/r.sh is on a file system mounted with noexec; copy it to";
    assert!(run.stderr.contains(message) && !run.stderr.contains("chmod"), "{run:?}");
    let swapped = mount("$PROGRAM reduce mounted/in.c mounted/r.sh");
    assert!(swapped.stderr.contains("are they swapped?"), "{swapped:?}");
}

#[test]
fn test_and_input_in_the_wrong_order() {
    check(
        &scratch(),
        &["reduce", "-l", "c", "in.c", "r.sh"],
        2,
        &["in.c is not executable", "are they swapped?"],
    );
}

#[test]
fn a_test_without_an_interpreter_line() {
    let scratch = scratch();
    let path = scratch.file("plain.sh", "exit 0\n");
    fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
    check(&scratch, &["reduce", "plain.sh", "in.c"], 2, &["plain.sh", "#!/bin/sh"]);
}

#[test]
fn a_test_whose_interpreter_is_missing() {
    let scratch = scratch();
    let path = scratch.file("dos.sh", "#!/bin/sh\r\nexit 0\r\n");
    fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
    check(
        &scratch,
        &["reduce", "dos.sh", "in.c"],
        2,
        &["dos.sh", "does not exist", "Windows line endings"],
    );
}

#[test]
fn an_original_that_is_not_interesting() {
    let scratch = scratch();
    scratch.script("no.sh", "echo looking at $1 >&2; echo not here; exit 7");
    let messages = [
        "the original is not interesting: the interestingness test exited with status 7",
        "no.sh",
        "directory: fresh, with only in.c;",
        "| looking at /",
        "| not here",
        "relative path",
    ];
    check(&scratch, &["reduce", "no.sh", "in.c"], 3, &messages);
}

/// Returns the same meaningless bytes each time (G. Marsaglia, "Xorshift RNGs", 2003).
fn noise(bytes: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()
    };
    std::iter::repeat_with(&mut next).flatten().take(bytes).collect()
}

/// Lines and tokens are reduced until the rest has a tree, for any number of jobs and after any
/// interruption.
#[test]
fn a_file_of_nothing_but_syntax_errors() {
    let scratch = Scratch::new();
    let code = b"\nint a(int b)\n{\n    return b ? needle(b, 1) : 2;\n}\n";
    scratch.file("in.c", [&noise(60_000)[..], code, &noise(40_000)].concat());
    scratch.script("r.sh", "grep -aq 'needle(.*)' in.c");
    let reduce = |name: &str, arguments: &[&str], code| {
        let run = scratch.secateur(
            &[&["reduce", "r.sh", "in.c", "-o", name, "--events", "events"], arguments].concat(),
        );
        assert_eq!(run.code, Some(code), "{run:?}");
        let note = "note: the parser for c finds hardly anything but syntax errors in in.c; until \
             it finds more, only these passes run: counts,numbers,lines,tokens,characters";
        assert!(run.stderr.contains(note), "{run:?}");
        scratch.read(name)
    };
    let result = reduce("one.c", &["--jobs", "1"], 0);
    assert_eq!(
        String::from_utf8(result.clone()).unwrap().split_whitespace().collect::<String>(),
        "returnneedle();"
    );
    let events = String::from_utf8(scratch.read("events")).unwrap();
    let places: Vec<_> = events.split("\"place\":\"").skip(1).collect();
    assert!(places.iter().any(|place| place.contains(", lines, ")), "{places:?}");
    assert!(places.iter().any(|place| place.contains("replacing")), "{places:?}");
    assert!(places.last().unwrap().contains(", layout\""), "{places:?}");
    assert_eq!(reduce("four.c", &["--jobs", "4"], 0), result);
    reduce("two.c", &["--max-tests", "15"], 6);
    assert_eq!(reduce("two.c", &["--resume"], 0), result);
}

#[test]
fn messages_about_a_file_of_nothing_but_syntax_errors() {
    let scratch = scratch();
    scratch.file("noise.c", noise(100_000));
    scratch.script("no.sh", "exit 1");
    let message = "finds hardly anything but syntax errors";
    check(
        &scratch,
        &["tree", "noise.c"],
        2,
        &["cannot show the tree of noise.c: the parser for c", message],
    );
    // C tokens are counted without a tree.
    check(&scratch, &["tokens", "noise.c"], 0, &[]);
    check(
        &scratch,
        &["check", "no.sh", "noise.c"],
        3,
        &["note: the parser for c", message, "lines,tokens"],
    );
}

fn utf_16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn a_file_that_cannot_be_decoded() {
    let scratch = Scratch::new();
    let rows: String = (0..20).map(|i| format!("  <row n='{i}'/>\n")).collect();
    let document =
        format!("\u{feff}<?xml version='1.0' encoding='UTF-16'?>\n<rows>\n{rows}</rows>\n");
    // Half a character at the end.
    scratch.file("in.xml", [&utf_16(&document)[..], b"x"].concat());
    scratch.script("r.sh", "iconv -f UTF-16 -t UTF-8 in.xml | grep -q \"row n='7'\"");
    let remedy = "iconv -f UTF-16 -t UTF-8";
    check(
        &scratch,
        &["tree", "in.xml"],
        2,
        &["in.xml is in UTF-16, which cannot be parsed", remedy],
    );
    check(
        &scratch,
        &["tokens", "in.xml"],
        2,
        &["in.xml is in UTF-16, which cannot be parsed", remedy],
    );
    let perses = ["reduce", "--pass", "perses", "r.sh", "in.xml"];
    check(
        &scratch,
        &perses,
        2,
        &["--pass perses needs a grammar, but in.xml is in UTF-16", remedy],
    );
    let run = scratch.secateur(&["reduce", "r.sh", "in.xml"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(
        run.stderr.contains("note: in.xml is in UTF-16, which cannot be parsed; its lines"),
        "{run:?}"
    );
    assert!(run.stderr.contains(remedy) && !run.stderr.contains("does not understand"), "{run:?}");
    assert!(scratch.read("in.reduced.xml").len() < 100);
}

#[test]
fn a_test_that_kills_itself() {
    let scratch = scratch();
    scratch.script("kill.sh", "kill -SEGV $$");
    check(&scratch, &["reduce", "kill.sh", "in.c"], 3, &["was killed by SIGSEGV", "output: none"]);
}

#[test]
fn a_test_that_hangs_on_the_original() {
    let scratch = scratch();
    scratch.script("hang.sh", "echo waiting; sleep 1000");
    let messages = ["timed out on the original after 5 s", "| waiting", "--timeout"];
    check(&scratch, &["reduce", "-t", "5", "hang.sh", "in.c"], 3, &messages);
}

#[test]
fn an_output_that_cannot_be_written() {
    check(
        &scratch(),
        &["reduce", "-o", "no/such/folder/out.c", "r.sh", "in.c"],
        2,
        &["cannot write no/such/folder/out.c"],
    );
    check(
        &scratch(),
        &["reduce", "-o", "tmp", "r.sh", "in.c"],
        2,
        &["cannot write tmp: it is a directory"],
    );
    check(
        &scratch(),
        &["reduce", "-o", "/dev/null", "r.sh", "in.c"],
        2,
        &["cannot write /dev/null: it is a device"],
    );
}

#[test]
fn an_output_that_is_the_input() {
    let scratch = scratch();
    symlink(scratch.path("in.c"), scratch.path("link.c")).unwrap();
    for output in ["in.c", "./in.c", "link.c"] {
        check(
            &scratch,
            &["reduce", "-o", output, "r.sh", "in.c"],
            2,
            &["is the input;", "--in-place"],
        );
    }
}

#[test]
fn invalid_times() {
    for time in
        ["0", "-1", "soon", "inf", "NaN", "1e19", "1000000001", "0h", "11575d", "m", "1 m", "2w"]
    {
        for option in ["--timeout", "--cpu-time", "--max-time"] {
            let messages = [
                &format!("'{option} <TIME>'"),
                "expected a time above 0 such as 30, 10m or 2h, and at most 1000000000",
            ];
            check(&scratch(), &["reduce", option, time, "r.sh", "in.c"], 2, &messages);
        }
        let args = ["compare", "subject", "-o", "runs", "--timeout", time];
        check(&scratch(), &args, 2, &["'--timeout <TIME>'", "expected a time above 0"]);
    }
}

#[test]
fn the_longest_times_are_valid() {
    for time in ["1000000000", "11574d", "277777.5h"] {
        let args = [
            "reduce",
            "--timeout",
            time,
            "--cpu-time",
            time,
            "--max-time",
            time,
            "--jobs=160",
            "r.sh",
            "in.c",
        ];
        let run = scratch().secateur(&args);
        assert_eq!(run.code, Some(0), "{run:?}");
    }
}

#[test]
fn invalid_numbers_of_jobs() {
    for jobs in ["0", "-1", "161", "100000", "many"] {
        for args in [
            &["reduce", "r.sh", "in.c"][..],
            &["check", "r.sh", "in.c"],
            &["compare", "subject", "-o", "runs"],
        ] {
            let messages = ["'--jobs <NUMBER>'", "expected a number from 1 to 160"];
            check(&scratch(), &[args, &["--jobs", jobs]].concat(), 2, &messages);
        }
    }
}

#[test]
fn no_room_for_sandboxes() {
    let scratch = scratch();
    let run = Run::from(
        scratch.command(&["reduce", "r.sh", "in.c"]).env("TMPDIR", "/nowhere").output().unwrap(),
    );
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(
        run.stderr.contains("cannot prepare a directory") && run.stderr.contains("TMPDIR"),
        "{}",
        run.stderr
    );
}

/// Unreadable and unwritable files, for a user other than root, whom permissions do not restrict.
#[test]
fn files_without_permission() {
    let scratch = scratch();
    let everybody = |name: &str, mode| {
        fs::set_permissions(scratch.path(name), Permissions::from_mode(mode)).unwrap();
    };
    everybody("", 0o755);
    everybody("tmp", 0o777);
    // Copied by another process: a child of another test could share this one's open copy, and
    // prevent its execution.
    let program = [Path::new(env!("CARGO_BIN_EXE_secateur")), &scratch.path("secateur")];
    assert!(Command::new("cp").args(program).status().unwrap().success());
    scratch.file("secret.c", "int a;");
    scratch.script("secret.sh", "exit 0");
    everybody("secret.c", 0o000);
    everybody("secret.sh", 0o111);

    let is_root =
        fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0);
    let check = |args: &[&str], message: &str| {
        let mut command = Command::new(scratch.path("secateur"));
        command.args(args).current_dir(scratch.path("")).env("TMPDIR", scratch.path("tmp"));
        if is_root {
            command.uid(65534).gid(65534);
        }
        let run = Run::from(command.output().unwrap());
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "no {message:?} in: {}", run.stderr);
    };
    check(&["reduce", "r.sh", "secret.c"], "cannot read the input secret.c: Permission denied");
    check(
        &["reduce", "secret.sh", "in.c"],
        "cannot read the interestingness test secret.sh: Permission denied",
    );
    everybody("", 0o555);
    check(&["reduce", "r.sh", "in.c"], "cannot write in.reduced.c: Permission denied");
    everybody("", 0o755);
    check(&["reduce", "-o", "/proc/out.c", "r.sh", "in.c"], "cannot write /proc/out.c");
    scratch.assert_tidy();
}

#[test]
fn a_topic_that_does_not_exist() {
    let scratch = scratch();
    check(
        &scratch,
        &["help", "limit"],
        2,
        &["no command or topic `limit`; did you mean `limits`?", "secateur help topics"],
    );
    check(&scratch, &["help", "reduce", "limits"], 2, &["no command or topic `limits`"]);
    check(&scratch, &["help", ""], 2, &["no command or topic ``"]);
}
