//! The best result on disk is valid after any interruption, and the same command resumes the run.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::{
    Moments, Run, Scratch, contains_processes, functions, names, processes_in, require, wait_until,
};

/// Logs its runs, and requires some functions.
const TEST: &str = "echo >> \"$LOG\"; case $(cat in.c) in *f3\\(*c*f17\\(*f18\\(*c*f31\\(*f36\\(*) \
    ;; *) exit 1; esac";
/// Number of functions in the input.
const FUNCTIONS: usize = 40;

/// Returns a folder with an input and an interestingness test.
fn case(test: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(FUNCTIONS));
    scratch.script("r.sh", test);
    scratch
}

fn command(scratch: &Scratch, arguments: &[&str]) -> Command {
    let mut command = scratch.command(&["reduce", "r.sh", "in.c"]);
    command.args(arguments).env("LOG", scratch.path("log")).stdin(Stdio::null());
    command.env("BLOCK", scratch.path("block")).env("RESULT", scratch.path("in.reduced.c"));
    command
}

fn spawn(scratch: &Scratch, arguments: &[&str]) -> Child {
    command(scratch, arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn run(scratch: &Scratch, arguments: &[&str]) -> Run {
    let run = Run::from(command(scratch, arguments).output().unwrap());
    scratch.assert_tidy();
    run
}

fn tests_run(scratch: &Scratch) -> usize {
    fs::read_to_string(scratch.path("log")).unwrap_or_default().lines().count()
}

fn kill(child: &Child, signal: &str) {
    assert!(
        Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success()
    );
}

/// Returns the result and the number of tests of an undisturbed run.
fn undisturbed() -> (Vec<u8>, usize) {
    let scratch = case(TEST);
    let run = run(&scratch, &["--jobs", "1"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    (scratch.read("in.reduced.c"), tests_run(&scratch))
}

/// Asserts that the text in the file is interesting.
fn assert_valid(path: &Path) {
    let text = fs::read_to_string(path).unwrap();
    assert!(
        ["f3(", "f17(", "f18(", "f31(", "f36("].iter().all(|name| text.contains(name)),
        "{} holds {text:?}",
        path.display()
    );
}

#[test]
fn a_run_killed_fifty_times_resumes_and_tests_nothing_twice() {
    let (result, tests) = undisturbed();
    for (jobs, kills_max) in [("1", 50), ("4", 15)] {
        let scratch = case(TEST);
        let output = scratch.path("in.reduced.c");
        let (mut kills, mut spare, mut moments) = (0, 0, Moments(7));
        let mut best_len = u64::MAX;
        while kills < kills_max {
            if !moments.kill(
                2 * tests / 50,
                || tests_run(&scratch),
                || spawn(&scratch, &["--jobs", jobs]),
            ) {
                break;
            }
            kills += 1;
            if output.exists() {
                assert_valid(&output);
                let len = fs::metadata(&output).unwrap().len();
                assert!(len <= best_len, "the best result became worse");
                best_len = len;
            }
            // The first four of the five runs on the original are recorded only with the last.
            let journal =
                fs::read_to_string(scratch.path("in.reduced.c.journal")).unwrap_or_default();
            spare += if journal.contains("original") { 0 } else { 4 };
        }
        let ended = run(&scratch, &["--jobs", jobs]);
        assert_eq!(ended.code, Some(0), "{ended:?}");
        assert!(kills * 2 > kills_max, "only {kills} kills");
        assert_eq!(scratch.read("in.reduced.c"), result);
        assert_eq!(
            names(&scratch.path("")),
            ["in.c", "in.reduced.c", "in.reduced.c.journal", "log", "r.sh", "tmp"]
        );
        // More jobs add unused speculative tests.
        if jobs == "1" {
            let most = tests + kills + spare;
            assert!(tests_run(&scratch) <= most, "{} tests, {most} at most", tests_run(&scratch));
        }
    }
}

#[test]
fn a_test_that_outlives_its_run_is_ended_by_the_next_run() {
    if !contains_processes() {
        return;
    }
    let scratch = case("echo >> \"$LOG\"; grep -q 'f3(' in.c && exit 0; trap '' TERM; sleep 1000");
    let mut child = spawn(&scratch, &["--jobs", "3"]);
    wait_until("a test hangs", || {
        processes_in(&scratch.path("tmp")).iter().any(|line| line.contains("sleep"))
    });
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!processes_in(&scratch.path("tmp")).is_empty());
    let next = run(&scratch, &["--max-tests", "3"]);
    assert_eq!(next.code, Some(6), "{next:?}");
    assert!(next.stderr.contains("resuming: "), "{next:?}");
}

#[test]
fn a_run_of_many_jobs_resumes_after_signals_and_limits() {
    let (result, tests) = undisturbed();
    let half = (tests / 2).to_string();
    let blocking = blocking("");
    for (test, signal, arguments, code) in [
        (&blocking[..], Some("-INT"), &[][..], 130),
        (&blocking, Some("-TERM"), &[], 143),
        (&blocking, Some("-HUP"), &[], 129),
        (TEST, None, &["--max-tests", &half], 6),
    ] {
        let scratch = case(test);
        scratch.file("block", "");
        let arguments = [&["--jobs", "5", "--timeout", "600"], arguments].concat();
        let mut command = command(&scratch, &arguments);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        if let Some(signal) = signal {
            wait_until("some tests have run", || tests_run(&scratch) > 30);
            kill(&child, signal);
        }
        let stopped = Run::from(child.wait_with_output().unwrap());
        scratch.assert_tidy();
        assert_eq!(stopped.code, Some(code), "{stopped:?}");
        assert!(stopped.stderr.contains("run the same command again to resume"), "{stopped:?}");
        assert_valid(&scratch.path("in.reduced.c"));
        fs::remove_file(scratch.path("block")).unwrap();
        let ended = run(&scratch, &["--resume", "--timeout", "600"]);
        assert_eq!(ended.code, Some(0), "{ended:?}");
        assert!(ended.stderr.contains("resuming: "), "{ended:?}");
        assert_eq!(scratch.read("in.reduced.c"), result, "{arguments:?}");
        assert_eq!(
            run(&scratch, &["--resume"]).code,
            Some(2),
            "there is nothing to resume any more"
        );
    }
}

/// Repeats short runs with a test that never ends, until `fits` accepts one. All runs end in time,
/// and keep their results.
fn out_of_time(scratch: &Scratch, jobs: &str, fits: impl Fn(&Run) -> bool) -> Run {
    let started = Instant::now();
    let mut best_len = u64::MAX;
    loop {
        let stopped = run(scratch, &["--jobs", jobs, "--max-time", "2"]);
        assert_eq!(stopped.code, Some(5), "{stopped:?}");
        let output = scratch.path("in.reduced.c");
        if output.exists() {
            assert_valid(&output);
            let len = fs::metadata(&output).unwrap().len();
            assert!(len <= best_len, "the best result became worse");
            best_len = len;
        }
        if fits(&stopped) {
            return stopped;
        }
        assert!(
            started.elapsed() < Duration::from_secs(300),
            "no deadline struck in mid-run: {stopped:?}"
        );
    }
}

/// Returns a test that hangs after the first thirty runs for the texts selected by `which`, while a
/// file `block` exists. The first run takes so long that the last has enough time.
fn blocking(which: &str) -> String {
    format!(
        "[ -s \"$LOG\" ] || sleep 0.5\n\
         [ -e \"$BLOCK\" ] && [ $(wc -l < \"$LOG\") -gt 30 ] {which} && sleep 1000\n{TEST}"
    )
}

const NO_LAST_TEST: &str = "There was no time left to test the result once more";

#[test]
fn a_deadline_leaves_time_for_the_last_test_and_the_run_resumes() {
    let (result, _) = undisturbed();
    for (jobs, which, is_verified) in [
        ("1", "&& ! cmp -s in.c \"$RESULT\"", true),
        ("4", "&& ! cmp -s in.c \"$RESULT\"", true),
        ("1", "", false),
    ] {
        let scratch = case(&blocking(which));
        scratch.file("block", "");
        let stopped = out_of_time(&scratch, jobs, |stopped| {
            tests_run(&scratch) > 30 && stopped.stderr.contains(NO_LAST_TEST) != is_verified
        });
        assert!(stopped.stderr.contains("Stopped by --max-time; "), "{stopped:?}");
        assert!(
            scratch.read("in.reduced.c").len() < functions(FUNCTIONS).len(),
            "something was found before"
        );
        fs::remove_file(scratch.path("block")).unwrap();
        let ended = run(&scratch, &["--resume"]);
        assert_eq!(ended.code, Some(0), "{ended:?}");
        assert_eq!(scratch.read("in.reduced.c"), result);
    }
}

#[test]
fn a_test_of_the_original_that_exceeds_the_time() {
    let scratch = case("[ -e \"$BLOCK\" ] && sleep 1000; exit 3");
    scratch.file("block", "");
    let script = scratch.path("r.sh").display().to_string();
    let message = "--max-time expired before the interestingness test accepted the original";
    for arguments in [
        &["r.sh", "in.c"][..],
        &["in.c", "--", "./r.sh", "@@"],
        &["in.c", "--valid", &script, "--", "false"],
        &["in.c", "--differs", "true", &script],
    ] {
        let mut command = scratch.command(&["reduce", "--max-time", "1"]);
        let started = Instant::now();
        command.args(arguments).env("BLOCK", scratch.path("block"));
        let ended = Run::from(command.output().unwrap());
        assert_eq!(ended.code, Some(5), "{ended:?}");
        assert!(ended.stderr.contains(message), "{ended:?}");
        assert!(started.elapsed() < Duration::from_secs(60));
        assert_eq!(names(&scratch.path("")), ["block", "in.c", "r.sh", "tmp"]);
        scratch.assert_tidy();
    }
}

/// An empty file is also tested if the command's failure is known.
#[test]
fn a_command_that_hangs_on_an_empty_file_is_ended_in_time_and_an_unfinished_run_is_kept() {
    let scratch = case(
        "[ -s \"$1\" ] || { [ -e \"$BLOCK\" ] && sleep 1000; exit 1; }; grep -q f17 \"$1\" && exit \
         9",
    );
    let reduce = |arguments: &[&str]| {
        let mut command = scratch.command(&["reduce", "in.c"]);
        command
            .args(arguments)
            .args(["-t", "600", "--", "./r.sh", "@@"])
            .env("BLOCK", scratch.path("block"));
        Run::from(command.output().unwrap())
    };
    let stopped = reduce(&["--max-tests", "9"]);
    assert_eq!(stopped.code, Some(6), "{stopped:?}");
    let kept = ["in.reduced.c", "in.reduced.c.journal"].map(|name| scratch.read(name));
    scratch.file("block", "");
    let ended = reduce(&["--max-time", "0.04m"]);
    assert_eq!(ended.code, Some(5), "{ended:?}");
    assert_eq!(["in.reduced.c", "in.reduced.c.journal"].map(|name| scratch.read(name)), kept);
    fs::remove_file(scratch.path("block")).unwrap();
    let ended = reduce(&["--resume"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    scratch.assert_tidy();
}

/// Starts a run that blocks between two tests because nobody reads its events.
fn held_up(arguments: &[&str]) -> (Scratch, Child, fs::File) {
    let scratch = case(TEST);
    scratch.file("in.c", functions(10 * FUNCTIONS));
    assert!(Command::new("mkfifo").arg(scratch.path("events")).status().unwrap().success());
    // Also opened for writing, so that this does not block.
    let mut reader =
        fs::File::options().read(true).write(true).open(scratch.path("events")).unwrap();
    // The rest of the 64 KiB capacity of a pipe is full after some tests, even on a busy machine.
    reader.write_all(&[b'\n'; 56 * 1024]).unwrap();
    let child =
        spawn(&scratch, &[&["--events", "events", "--pass", "tokens,bytes"], arguments].concat());
    (scratch, child, reader)
}

#[test]
fn a_signal_ends_a_blocked_run() {
    let (scratch, mut child, _reader) = held_up(&[]);
    // The pipe is full when no more tests run.
    let (mut seen, mut since) = (0, Instant::now());
    wait_until("no test has run for seconds", || {
        let run = tests_run(&scratch);
        if run != seen {
            (seen, since) = (run, Instant::now());
        }
        seen > 0 && since.elapsed() > Duration::from_secs(3)
    });
    kill(&child, "-TERM");
    wait_until("the program has ended", || child.try_wait().unwrap().is_some());
    assert_eq!(child.wait().unwrap().code(), Some(143));
    assert_valid(&scratch.path("in.reduced.c"));
    scratch.assert_tidy();
}

#[test]
fn the_time_limit_ends_a_blocked_run() {
    let (scratch, mut child, _reader) = held_up(&["--max-time", "5"]);
    wait_until("the program has ended", || child.try_wait().unwrap().is_some());
    assert_eq!(child.wait().unwrap().code(), Some(5));
    scratch.assert_tidy();
}

/// Parsing fifty megabytes takes longer than the time limit.
#[test]
fn a_parse_ends_when_the_time_is_over() {
    let scratch = case("true");
    scratch.file("in.c", "int f(int a) { return a + 1; }\n".repeat(50_000_000 / 31));
    let ended = run(&scratch, &["--max-time", "0.1"]);
    assert_eq!(ended.code, Some(5), "{ended:?}");
    assert!(ended.stderr.contains("--max-time expired before"), "{ended:?}");
    assert_eq!(tests_run(&scratch), 0);
    assert_eq!(names(&scratch.path("")), ["in.c", "r.sh", "tmp"]);
}

#[test]
fn the_maximum_number_of_tests_does_not_depend_on_the_jobs() {
    let stopped: Vec<_> = ["1", "2", "8"]
        .into_iter()
        .map(|jobs| {
            let scratch = case(TEST);
            let run = run(&scratch, &["--jobs", jobs, "--max-tests", "40"]);
            assert_eq!(run.code, Some(6), "{run:?}");
            assert!(run.stdout.contains("\n40 tests in "), "{run:?}");
            scratch.read("in.reduced.c")
        })
        .collect();
    assert!(stopped.iter().all(|result| *result == stopped[0]));
}

#[test]
fn an_input_that_was_replaced_is_resumed_from_its_original() {
    let (result, _) = undisturbed();
    let scratch = case(TEST);
    let stopped = run(&scratch, &["--in-place", "--max-tests", "40"]);
    assert_eq!(stopped.code, Some(6), "{stopped:?}");
    assert!(scratch.read("in.c").len() < functions(FUNCTIONS).len());
    let ended = run(&scratch, &["--in-place"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(scratch.read("in.c"), result);
    assert_eq!(scratch.read("in.c.orig"), functions(FUNCTIONS).as_bytes());
    assert_eq!(
        names(&scratch.path("")),
        ["in.c", "in.c.journal", "in.c.orig", "log", "r.sh", "tmp"]
    );
}

#[test]
fn an_unfinished_run_of_another_input_is_kept() {
    let scratch = case(TEST);
    assert_eq!(run(&scratch, &["--max-tests", "40"]).code, Some(6));
    let journal = scratch.read("in.reduced.c.journal");
    let best = scratch.read("in.reduced.c");
    scratch.script("r.sh", &format!("{TEST} # and more"));
    let refused = run(&scratch, &["--p0", "0.2"]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    assert!(
        refused.stderr.contains("differs in\n  --p0\n  the content of the interestingness test\n"),
        "{refused:?}"
    );
    assert_eq!(
        (scratch.read("in.reduced.c.journal"), scratch.read("in.reduced.c")),
        (journal, best)
    );
    let fresh = run(&scratch, &["--p0", "0.2", "--fresh"]);
    assert_eq!(fresh.code, Some(0), "{fresh:?}");
    assert!(!fresh.stderr.contains("resuming"), "{fresh:?}");
}

#[test]
fn two_runs_with_the_same_output() {
    let scratch = case(&format!("{TEST}; while [ -e \"$BLOCK\" ]; do sleep 0.01; done"));
    scratch.file("block", "");
    let mut first = spawn(&scratch, &["--timeout", "600"]);
    wait_until("the first is at work", || tests_run(&scratch) > 0);
    let second = Run::from(command(&scratch, &[]).output().unwrap());
    assert_eq!(second.code, Some(7), "{second:?}");
    assert!(second.stderr.contains("another secateur is writing to the same output"), "{second:?}");
    fs::remove_file(scratch.path("block")).unwrap();
    assert_eq!(first.wait().unwrap().code(), Some(0));
    assert_eq!(scratch.read("in.reduced.c"), undisturbed().0);
    scratch.assert_tidy();
}

/// Returns the library that shows a program another time, if it is installed.
fn fake_clock() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib")
        .ok()?
        .flatten()
        .map(|entry| entry.path().join("faketime/libfaketime.so.1"));
    folders.into_iter().find(|library| library.exists())
}

#[test]
fn a_jumping_clock_has_no_effect() {
    let library = fake_clock();
    if !require(library.is_some(), "libfaketime, of the package faketime") {
        return;
    }
    let (result, _) = undisturbed();
    let scratch = case(&format!("date +%Y >> \"$YEARS\"\n{TEST}"));
    let set_clock = |offset: &str| {
        // The program reads it continuously.
        scratch.file("clock.new", offset);
        fs::rename(scratch.path("clock.new"), scratch.path("clock")).unwrap();
    };
    set_clock("+0");
    let mut command = command(&scratch, &["--jobs", "1", "--timeout", "60", "--max-time", "600"]);
    command.env("YEARS", scratch.path("years")).env("LD_PRELOAD", library.unwrap());
    command.env("FAKETIME_TIMESTAMP_FILE", scratch.path("clock")).env("FAKETIME_NO_CACHE", "1");
    // The monotonic clock continues when the system clock is set.
    command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1").env("DONT_FAKE_MONOTONIC", "1");
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    for (tests, offset) in [(15, "+3y"), (30, "-3y")] {
        wait_until("some tests have run", || tests_run(&scratch) > tests);
        set_clock(offset);
    }
    let ended = Run::from(child.wait_with_output().unwrap());
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(!ended.stdout.contains("timed out"), "{ended:?}");
    assert_eq!(scratch.read("in.reduced.c"), result);
    let years: HashSet<_> =
        fs::read_to_string(scratch.path("years")).unwrap().lines().map(str::to_owned).collect();
    assert_eq!(years.len(), 3, "the clock has jumped: {years:?}");
    scratch.assert_tidy();
}

#[test]
fn a_test_that_vanishes_under_many_jobs_ends_the_run() {
    let scratch = case(&format!("[ $(wc -l < \"$LOG\") -gt 30 ] && rm -f \"$0\"\n{TEST}"));
    scratch.file("log", "");
    let ended = run(&scratch, &["--jobs", "8"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("cannot run the interestingness test"), "{ended:?}");
    assert_valid(&scratch.path("in.reduced.c"));
}

/// Runs in a file system of 96 KiB that fills up during the run, then again with free space.
fn fills_up(what: &str, outside: &str, arguments: &[&str]) {
    let scratch = Scratch::new();
    let mounted = scratch.path("small");
    fs::create_dir(&mounted).unwrap();
    let mount = |script: &str| {
        let script = format!("mount -t tmpfs -o size=96k tmpfs small && {script}");
        let mut unshare = Command::new("unshare");
        unshare
            .args(["--map-root-user", "--mount", "sh", "-c", &script])
            .current_dir(scratch.path(""));
        let program = env!("CARGO_BIN_EXE_secateur");
        unshare
            .env("PROGRAM", program)
            .env("LOG", scratch.path("log"))
            .env("TMPDIR", scratch.path("tmp"));
        Run::from(unshare.output().unwrap())
    };
    if !require(
        mount("true").code == Some(0),
        "the right to mount a file system of one's own (unshare --map-root-user --mount)",
    ) {
        return;
    }
    scratch.file("in.c", functions(FUNCTIONS));
    // One file fills the remaining space, including that of the candidate, which no process may
    // have open.
    let fill = "exec < /dev/null; text=$(cat in.c); [ $(wc -l < \"$LOG\") = 30 ] && rm in.c && cat \
        /dev/zero > \"$FILL\" 2>/dev/null";
    scratch.script("r.sh", &format!("{fill}\n{}", TEST.replace("$(cat in.c)", "$text")));
    scratch.file("log", "");
    let arguments = arguments.join(" ");
    let both = mount(&format!(
        "export FILL=$PWD/small/fill; {outside} $PROGRAM reduce r.sh in.c -j 1 {arguments}; echo \
         \"first $?\"; rm -f small/fill; cp small/out.c best.c 2>/dev/null || cp out.c best.c; ls \
         -A small; TMPDIR=$PWD/tmp $PROGRAM reduce r.sh in.c -j 1 {arguments}; echo \"then $?\"; \
         cp small/out.c out.c 2>/dev/null; ls -A small"
    ));
    assert!(both.stdout.contains("first 1\n"), "{what}: {both:?}");
    assert!(both.stderr.contains("No space left on device"), "{what}: {both:?}");
    assert!(both.stdout.contains("then 0\n"), "{what}: {both:?}");
    assert_valid(&scratch.path("best.c"));
    assert_eq!(scratch.read("out.c"), undisturbed().0, "{what}");
    scratch.assert_tidy();
}

#[test]
fn a_run_stopped_by_a_full_disk_resumes_with_free_space() {
    fills_up("output and journal", "", &["-o", "small/out.c"]);
    // A test may not take all the space by itself, unless the user allows it.
    fills_up("sandbox", "TMPDIR=$PWD/small", &["-o", "out.c", "--disk", "1G"]);
}

#[test]
fn a_journal_that_cannot_grow_ends_the_run() {
    let (result, _) = undisturbed();
    let scratch = case(TEST);
    // Files of 4 KiB at most: enough for the input, and for some sixty outcomes.
    let mut limited = Command::new("sh");
    limited.args([
        "-c",
        "trap '' XFSZ; ulimit -f 8; exec \"$@\"",
        "sh",
        env!("CARGO_BIN_EXE_secateur"),
    ]);
    limited.args(["reduce", "r.sh", "in.c", "-j", "2"]).current_dir(scratch.path(""));
    let ended = Run::from(
        limited
            .env("LOG", scratch.path("log"))
            .env("TMPDIR", scratch.path("tmp"))
            .output()
            .unwrap(),
    );
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("cannot write the journal"), "{ended:?}");
    scratch.assert_tidy();
    assert_valid(&scratch.path("in.reduced.c"));
    let resumed = run(&scratch, &[]);
    assert_eq!(resumed.code, Some(0), "{resumed:?}");
    assert_eq!(scratch.read("in.reduced.c"), result);
}
