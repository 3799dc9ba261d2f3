//! The environment of tests.

#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

use crate::support::terminal::Terminal;
use crate::support::{self, Run, Scratch, can_isolate, functions, has_tools};

#[test]
fn companions_are_beside_every_candidate_and_no_test_can_spoil_them() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    fs::create_dir(scratch.path("include")).unwrap();
    scratch.file("include/wanted.h", "int b\n");
    scratch.file("note", "");
    scratch.script(
        "r.sh",
        "cd /\n\
         [ -s \"$SECATEUR_TEST_DIR/note\" ] && exit 1\n\
         [ \"$(ls \"$SECATEUR_TEST_DIR\" | tr '\\n' ' ')\" = 'in.c include note ' ] || exit 1\n\
         grep -q -f \"$SECATEUR_TEST_DIR/include/wanted.h\" \"$SECATEUR_TEST_DIR/in.c\"; \
         status=$?\n\
         echo spoilt | tee \"$SECATEUR_TEST_DIR/note\" > \"$SECATEUR_TEST_DIR/include/wanted.h\"\n\
         exit $status",
    );
    let run = scratch.secateur(&["reduce", "--with", "include/", "--with", "note", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
    assert_eq!(scratch.read("include/wanted.h"), b"int b\n");
}

#[test]
fn invalid_companions_are_usage_errors() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;");
    scratch.script("r.sh", "exit 0");
    for (companion, message) in [
        ("nowhere.h", "cannot copy the companion file nowhere.h"),
        ("in.c", "the same name as the input"),
    ] {
        let run = scratch.secateur(&["reduce", "--with", companion, "r.sh", "in.c"]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "{run:?}");
    }
}

#[test]
fn a_rejected_original_is_reported_with_its_companions() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;");
    scratch.file("a.h", "");
    scratch.script("r.sh", "exit 1");
    let run = scratch.secateur(&["reduce", "--with", "a.h", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(3), "{run:?}");
    assert!(run.stderr.contains("directory: fresh, with only in.c and a.h;"), "{run:?}");
}

#[test]
fn sandboxes_are_created_in_the_given_folder() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    fs::create_dir(scratch.path("here")).unwrap();
    let here = scratch.path("here");
    scratch.script(
        "r.sh",
        &format!("case $PWD in {}/*) grep -q 'int b' in.c;; *) exit 1;; esac", here.display()),
    );
    let run = scratch.secateur(&["reduce", "--sandbox-dir", "here", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(support::names(&here), Vec::<String>::new());
}

/// Runs a test that makes three attempts to change files outside its directories, and returns the
/// ones that succeeded.
fn effects(options: &[&str]) -> [bool; 3] {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    // Not below /tmp, which is private.
    let home = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let fixed = tempfile::Builder::new().prefix("secateur-fixed-").tempfile_in("/tmp").unwrap();

    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    let fixed_path = fixed.path().display();
    scratch.script(
        "r.sh",
        &format!(
            "(echo spoilt > \"$HOME/file\"; echo spoilt > {fixed_path}; bash -c 'echo > \
             /dev/tcp/127.0.0.1/{port}') 2> errors\n\
             touch here \"$TMPDIR/there\" && grep -q 'int b' \"$SECATEUR_TEST_DIR/in.c\" && cmp -s \
             in.c \"$1\""
        ),
    );
    let mut command = scratch.command(&[&["reduce"], options, &["r.sh", "in.c"]].concat());
    let run = Run::from(command.env("HOME", home.path()).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
    scratch.assert_tidy();
    let is_connected =
        !matches!(listener.accept(), Err(error) if error.kind() == ErrorKind::WouldBlock);
    [home.path().join("file").exists(), fs::metadata(fixed.path()).unwrap().len() > 0, is_connected]
}

#[test]
fn an_isolated_test_changes_nothing_outside_its_directories_and_reaches_no_other_process() {
    if can_isolate() {
        assert_eq!(effects(&["--isolate"]), [false; 3]);
        // In memory, which is also shared.
        assert_eq!(effects(&["--isolate", "--sandbox-dir", "/dev/shm"]), [false; 3]);
        assert_eq!(effects(&[]), [true; 3], "or else the test shows nothing");
    }
}

/// Characters that a program pushes into a terminal count as typed there.
#[test]
fn an_isolated_test_cannot_reach_the_terminal() {
    if !can_isolate() {
        return;
    }
    for (options, is_reached) in [(&["--isolate"][..], false), (&[], true)] {
        let scratch = Scratch::new();
        scratch.file("in.c", "int b;");
        scratch.script("r.sh", "(echo reached > /dev/tty) 2>/dev/null; grep -q 'int b' in.c");
        let args = [&["reduce", "r.sh", "in.c", "--ui", "line"], options].concat();
        let mut terminal = Terminal::start(&scratch, 80, 200, &[], &args);
        assert_eq!(terminal.end(), 0, "{}", terminal.text());
        terminal.wait_for(&["in.c: 3 -> 3 tokens"]);
        assert_eq!(terminal.text().contains("reached"), is_reached, "{}", terminal.text());
    }
}

/// The message about a test or command that relies on a file in /tmp.
#[test]
fn files_hidden_from_an_isolated_test_are_explained_on_failure() {
    if !can_isolate() {
        return;
    }
    let helper = tempfile::Builder::new().prefix("secateur-helper-").tempfile_in("/tmp").unwrap();
    fs::write(helper.path(), "needed").unwrap();
    let scratch = Scratch::new();
    scratch.file("in.c", "int needed;");
    scratch.script("r.sh", &format!("grep -qf {} in.c", helper.path().display()));
    let command = format!("grep -qf {} in.c || exit 3", helper.path().display());
    for test in [&["r.sh", "in.c"][..], &["in.c", "--expect-exit", "0", "--", "sh", "-c", &command]]
    {
        let hint = "With --isolate, a test has no network, and sees only itself";
        let run = scratch.secateur(&[&["reduce", "--fresh", "--isolate"], test].concat());
        assert!(run.code == Some(3) && run.stderr.contains(hint), "{run:?}");
        let run = scratch.secateur(&[&["reduce", "--fresh"], test].concat());
        assert!(run.code == Some(0) && !run.stderr.contains(hint), "{run:?}");
    }
}

#[test]
fn isolated_tests_are_supervised_like_all_others() {
    if !can_isolate() {
        return;
    }
    for (extra, options) in [
        ("(setsid sh -c ': > up; sleep 1000' &); until [ -e up ]; do sleep 0.01; done", &[][..]),
        ("[ -s in.c ] || { trap '' TERM; setsid sleep 1000; }", &["--timeout", "15"]),
        (
            "[ -s in.c ] || { for i in $(seq 100); do sleep 1000 & done; wait; }",
            &["--processes", "30"],
        ),
        (
            "[ -s in.c ] || { head -c 3000000 /dev/zero > /tmp/large; sleep 1000; }",
            &["--disk", "1M"],
        ),
    ] {
        let scratch = Scratch::new();
        scratch.file("in.c", "int a; int b; int c;");
        scratch.script("r.sh", &format!("{extra}\ngrep -q 'int b' in.c"));
        let run =
            scratch.secateur(&[&["reduce", "--isolate"], options, &["r.sh", "in.c"]].concat());
        assert_eq!(run.code, Some(0), "{extra}: {run:?}");
        assert_eq!(
            String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(),
            "int b;",
            "{extra}"
        );
        assert_eq!(
            run.stdout.contains("exceeded a limit"),
            !options.is_empty(),
            "{extra}: {run:?}"
        );
    }
}

#[test]
fn without_bwrap_isolation_is_refused_with_the_remedy() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;");
    scratch.script("r.sh", "exit 0");
    let check = |path: &Path, message: &str| {
        let mut command = scratch.command(&["reduce", "--isolate", "r.sh", "in.c"]);
        let run = Run::from(command.env("PATH", path).output().unwrap());
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "{run:?}");
    };
    check(Path::new("/nowhere"), "install the package bubblewrap");
    fs::create_dir(scratch.path("bin")).unwrap();
    scratch.script("bin/bwrap", "echo bwrap: no permission >&2; exit 1");
    check(&scratch.path("bin"), "bwrap says: no permission\nUnprivileged user namespaces");
}

/// Reduces through a launcher, a shell script that receives the words of the test's command.
fn launched(launcher: &str, options: &[&str], test: &str) -> (Scratch, Run) {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(10));
    scratch.script("r.sh", test);
    scratch.script("launcher", launcher);
    fs::create_dir(scratch.path("shared")).unwrap();
    let command = format!("'{}' -q 'two words'", scratch.path("launcher").display());
    let always = ["reduce", "--launcher", &command, "--sandbox-dir", "shared", "r.sh", "in.c"];
    let mut secateur = scratch.command(&[&always, options].concat());
    let run = Run::from(secateur.env("LOG", scratch.path("log")).output().unwrap());
    scratch.assert_tidy();
    assert_eq!(support::names(&scratch.path("shared")), Vec::<String>::new());
    (scratch, run)
}

#[test]
fn a_launcher_need_not_pass_directory_or_variables() {
    let test = "[ \"$SECATEUR_TEST_DIR\" = \"$PWD\" ] && [ -d \"$TMPDIR\" ] && cmp -s in.c \"$1\" \
        && grep -q 'f7(' in.c";
    let launcher = "[ \"$1 $2\" = '-q two words' ] || exit 9; shift 2; cd /; exec env -i \"$@\"";
    for options in [&[][..], &["--isolate"]] {
        if !options.is_empty() && !can_isolate() {
            continue;
        }
        let (scratch, run) = launched(launcher, options, test);
        assert_eq!(run.code, Some(0), "{run:?}");
        let result = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
        assert!(result.contains("f7(") && result.len() < 20, "{result}");
    }
    let (_, run) = launched(launcher, &[], "[ -n \"$LOG\" ]");
    let hint = "The launcher may run the test on another machine, with other files and without \
        your environment variables.";
    assert!(run.code == Some(3) && run.stderr.contains(hint), "{run:?}");
}

#[test]
fn a_failing_launcher_gives_no_answer() {
    // Occasional failures of the launcher are retried.
    let failing =
        "shift 2; echo >> \"$LOG\"; [ $(($(wc -l < \"$LOG\") % 5)) = 0 ] && exit 0; exec \"$@\"";
    let (scratch, run) = launched(failing, &[], "grep -q 'f7(' in.c");
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.read("in.reduced.c").len() < 20, "{run:?}");

    // From some point on it always fails: with a status that a test could return, and even one that
    // means acceptance.
    for status in [255, 0] {
        let failing = format!(
            "shift 2; echo >> \"$LOG\"; [ $(wc -l < \"$LOG\") -gt 8 ] && {{ echo no node; exit \
             {status}; }}; exec \"$@\""
        );
        let (scratch, run) = launched(&failing, &[], "grep -q 'f7(' in.c");
        assert_eq!(run.code, Some(1), "{run:?}");
        let message = format!(
            "exited with status {status} without running the interestingness test: no node"
        );
        assert!(run.stderr.contains(&message), "{run:?}");
        let best = scratch.read("in.reduced.c");
        assert!(
            best.len() < functions(10).len() && String::from_utf8(best).unwrap().contains("f7(")
        );
    }
}

#[test]
fn a_launcher_has_time_to_end_its_processes() {
    // In another session, as unreachable as another machine: only the launcher can end it.
    let launcher = "shift 2; setsid -f sh -c 'echo $$ > \"$0.pid\"; exec \"$0\" \"$@\"' \"$@\"\n\
                    trap 'sleep 1.5; kill -9 -$(cat \"$1.pid\"); echo ended >> \"$LOG\"; exit 143' \
                    TERM\n\
                    while ! ls \"$3\"/exited-* > /dev/null 2>&1; do sleep 0.02; done";
    let test = "[ -s in.c ] || sleep 1000; grep -q 'f7(' in.c";
    let (scratch, run) = launched(launcher, &["--timeout", "15"], test);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.read("in.reduced.c").len() < 20, "{run:?}");
    assert!(run.stdout.contains("timed out"), "{run:?}");
    assert!(!scratch.read("log").is_empty());
}

#[test]
fn a_launcher_is_not_ended_while_it_is_just_starting_a_test() {
    // Counts misuse that a job system might not tolerate. Some tests become obsolete before they
    // start.
    let launcher =
        "shift 2; trap 'echo early >> \"$LOG\"; exit 143' TERM; sleep 0.3 & wait; trap - TERM
                    echo begun >> \"$LOG\"; exec \"$@\"";
    let test = "grep -q 'f7(' in.c && echo accepted >> \"$LOG\"";
    let (scratch, run) = launched(launcher, &["--jobs", "4", "--summary", "json"], test);
    assert_eq!(run.code, Some(0), "{run:?}");
    let log = String::from_utf8(scratch.read("log")).unwrap();
    let count = |word: &str| log.lines().filter(|line| *line == word).count();
    let summary: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert!(summary["wasted"].as_u64().unwrap() > 0, "{run:?}");
    assert!(count("begun") > count("accepted") && count("early") == 0, "{log}");
}

/// A network file system caches for seconds that a name does not exist, and would hide files that
/// the test's side creates later. So secateur never looks up a missing name in the shared folder.
#[test]
fn no_name_is_looked_up_in_the_shared_folder_before_it_exists() {
    if !has_tools(&["strace"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.file("in.c", functions(10));
    scratch.script("r.sh", "grep -q 'f7(' in.c");
    // Occasional failures are retried. It is slow enough for tests to become obsolete meanwhile.
    let launcher =
        "echo >> \"$LOG\"; [ $(($(wc -l < \"$LOG\") % 5)) = 0 ] && exit 0; sleep 0.3; exec \"$@\"";
    scratch.script("launcher", launcher);
    fs::create_dir(scratch.path("shared")).unwrap();
    let trace = scratch.path("trace");
    let mut strace = Command::new("strace");
    // Traces all threads, but none of the programs that they start.
    strace
        .args(["-f", "-b", "execve", "-e", "trace=%file", "-o"])
        .arg(&trace)
        .arg(env!("CARGO_BIN_EXE_secateur"));
    strace.args(["reduce", "--jobs", "4", "--sandbox-dir", "shared", "--launcher"]);
    strace.arg(scratch.path("launcher")).args(["r.sh", "in.c"]).current_dir(scratch.path(""));
    let run = Run::from(
        strace.env("LOG", scratch.path("log")).env("TMPDIR", scratch.path("tmp")).output().unwrap(),
    );
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.read("in.reduced.c").len() < 20, "{run:?}");
    let trace = fs::read_to_string(trace).unwrap();
    // Files in the run's own folder there.
    let is_inside =
        |line: &&str| line.split("shared/").nth(1).is_some_and(|path| path.contains('/'));
    let calls: Vec<_> = trace.lines().filter(is_inside).collect();
    assert!(
        calls.iter().any(|call| call.contains("/recalled")),
        "or else nothing was recalled: {trace}"
    );
    let not_found: Vec<_> = calls.iter().filter(|call| call.contains("ENOENT")).collect();
    assert!(not_found.is_empty(), "{not_found:#?}");
}

#[test]
fn invalid_commands() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;");
    scratch.script("r.sh", "exit 0");
    for (launcher, message) in [
        ("", "an empty command"),
        ("srun 'a", "quote"),
        ("/nowhere/srun", "cannot run the launcher /nowhere/srun"),
    ] {
        let run = scratch.secateur(&["reduce", "--launcher", launcher, "r.sh", "in.c"]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "{run:?}");
    }
}
