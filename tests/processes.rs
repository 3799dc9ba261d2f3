//! No test can leave a process or a file behind.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};

use crate::support::{Run, Scratch, contains_processes, functions, has_tools, names, wait_until};

fn lines(scratch: &Scratch, name: &str) -> usize {
    fs::read_to_string(scratch.path(name)).unwrap_or_default().lines().count()
}

fn kill(signal: &str, process: u32) {
    assert!(Command::new("kill").args([signal, &process.to_string()]).status().unwrap().success());
}

/// Starts a reduction, sends `signal` once `tests` tests have run, and waits for the end.
fn interrupt(scratch: &Scratch, signal: &str, tests: usize) -> Run {
    let mut command = scratch.command(&["reduce", "r.sh", "in.c"]);
    let mut child: Child = command
        .env("LOG", scratch.path("log"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    wait_until("some tests have run", || lines(scratch, "log") >= tests);
    kill(signal, child.id());
    let (mut stdout, mut stderr) = (String::new(), String::new());
    child.stdout.take().unwrap().read_to_string(&mut stdout).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    let code = child.wait().unwrap().code();
    scratch.assert_tidy();
    Run { code, stdout, stderr }
}

#[test]
fn a_thousand_tests_leave_nothing() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(120));
    let script = "echo >> \"$LOG\"; touch left \"$TMPDIR/left\"; [ $(grep -o 'f[0-9]*[05]\\b' in.c \
        | wc -l) -ge 24 ]";
    scratch.script("r.sh", script);
    let args = ["reduce", "--pass=hdd", "--minimizer=ddmin", "--prior=fixed", "r.sh", "in.c"];
    let mut command = scratch.command(&args);
    let run = Run::from(command.env("LOG", scratch.path("log")).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(lines(&scratch, "log") > 1000, "only {} tests", lines(&scratch, "log"));
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().matches("{}").count(), 24);
    scratch.assert_tidy();
}

#[test]
fn ctrl_c_keeps_the_best_result() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(30));
        // Slow only after the first success.
        scratch.script(
            "r.sh",
            "echo >> \"$LOG\"; [ $(wc -l < \"$LOG\") -gt 40 ] && sleep 1\n\
             for i in 3 7 17 29; do grep -q \"f$i(\" in.c || exit 1; done",
        );
        let run = interrupt(&scratch, signal, 45);
        assert_eq!(run.code, Some(code), "{run:?}");
        let best = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
        assert!(best.contains("f7(") && best.len() < functions(30).len(), "{best}");
        assert!(run.stdout.contains("The result is in.reduced.c"), "{run:?}");
        assert!(run.stderr.contains("Interrupted; "), "{run:?}");
    }
}

#[test]
fn ctrl_c_ends_a_hanging_test() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(4));
    scratch.script(
        "r.sh",
        "echo >> \"$LOG\"; trap '' TERM INT HUP; [ $(wc -l < \"$LOG\") -gt 5 ] && while :; do \
         sleep 1; done; exit 0",
    );
    let run = interrupt(&scratch, "-INT", 6);
    assert_eq!(run.code, Some(130), "{run:?}");
    assert_eq!(scratch.read("in.reduced.c"), functions(4).as_bytes());
}

#[test]
fn ctrl_c_while_the_original_is_tested() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(4));
    scratch.script("r.sh", "echo >> \"$LOG\"; sleep 1000");
    let run = interrupt(&scratch, "-INT", 1);
    assert_eq!(run.code, Some(130), "{run:?}");
    assert!(!scratch.path("in.reduced.c").exists());
}

/// Checks a reduction by a test that runs `extra` for every candidate.
fn reduces_in_spite_of(extra: &str) {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    scratch.script("r.sh", &format!("{extra}\ngrep -q 'int b' in.c"));
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
}

/// Seconds that only a hanging process takes.
const ENOUGH: &str = "15";

/// Returns shell code that waits until a child process has created this file, for example after
/// leaving its group.
fn until(file: &str) -> String {
    format!("until [ -e \"$TMPDIR/{file}\" ]; do sleep 0.01; done")
}

#[test]
fn sleeping_grandchildren_are_ended() {
    reduces_in_spite_of("sleep 1000 & (sleep 1000 & sleep 1000) &");
}

#[test]
fn grandchildren_in_groups_of_their_own_are_ended() {
    if !contains_processes() {
        return;
    }
    let sleeps = |name: &str| format!("sh -c ': > \"$TMPDIR/{name}\"; exec sleep 1000' &");
    let both = format!("timeout 999 {} setsid {}", sleeps("one"), sleeps("two"));
    reduces_in_spite_of(&format!("{both} {}; {}", until("one"), until("two")));
}

#[test]
fn grandchildren_that_continue_to_write_leave_no_file() {
    if !contains_processes() {
        return;
    }
    // May be ended at any moment, even while it creates a file in a directory that is about to be
    // removed.
    let endless = "while :; do mkdir -p \"$TMPDIR/$$\"; : > \"$TMPDIR/$$/file\"; : > \
        \"$TMPDIR/up\"; rm -r \"$TMPDIR/$$\"; done";
    reduces_in_spite_of(&format!(
        "for i in 1 2 3; do timeout 99 sh -c '{endless}' & done; {}",
        until("up")
    ));
}

#[test]
fn daemons_are_ended() {
    if !contains_processes() {
        return;
    }
    let daemon = |is: &str| {
        format!(
            "(setsid sh -c \": > '$TMPDIR/up'; {is}\" > /dev/null 2>&1 < /dev/null &); {}",
            until("up")
        )
    };
    reduces_in_spite_of(&daemon("sleep 1000 & sleep 1000"));
    reduces_in_spite_of(&daemon("exec env -i sleep 1000"));
}

#[test]
fn the_end_of_one_test_leaves_the_daemons_of_the_others_alone() {
    if !contains_processes() {
        return;
    }
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c; int d; int e; int f;");
    // Relies on a daemon that has left its group and cleared its environment, while other tests end
    // continually.
    let daemon =
        "(setsid env -i sh -c \"sleep 0.6; : > '$TMPDIR/done'\" > /dev/null 2>&1 < /dev/null &)";
    // Fails after 20 s.
    let wait = "for i in $(seq 200); do [ -e \"$TMPDIR/done\" ] && exit 0; sleep 0.1; done; exit 1";
    scratch.script("r.sh", &format!("grep -q 'int b' in.c || exit 1; {daemon}; {wait}"));
    let run = scratch.secateur(&["reduce", "--jobs", "6", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
}

#[test]
fn a_hundred_megabytes_of_output_are_no_problem() {
    reduces_in_spite_of("head -c 100000000 /dev/zero; head -c 1000000 /dev/zero >&2");
}

#[test]
fn a_test_that_makes_its_directory_read_only_or_removes_it() {
    reduces_in_spite_of("mkdir -p a/b; touch a/b/c; chmod 500 a/b a .");
    reduces_in_spite_of("trap 'rm -rf \"$PWD\"' EXIT");
}

#[test]
fn a_deleted_test_ends_the_run_and_the_best_result_is_kept() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(30));
    scratch.script(
        "r.sh",
        "echo >> \"$LOG\"; [ $(wc -l < \"$LOG\") -gt 20 ] && rm \"$0\"\ngrep -q 'f7(' in.c && grep \
         -q 'f21(' in.c",
    );
    let mut command = scratch.command(&["reduce", "r.sh", "in.c"]);
    let run = Run::from(command.env("LOG", scratch.path("log")).output().unwrap());
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.stderr.contains("cannot run the interestingness test"), "{run:?}");
    let best = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
    assert!(
        best.contains("f7(") && best.contains("f21(") && best.len() < functions(30).len(),
        "{best}"
    );
    scratch.assert_tidy();
}

#[test]
fn candidates_that_hang_are_out_of_time_and_counted() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    // A hanging test gives no answer.
    reduces_with_a_candidate_that("trap '' TERM; sleep 1000");
}

#[test]
fn ctrl_c_ends_every_command_in_every_phase() {
    let hang = "echo >> \"$LOG\"; sleep 1000";
    let on_others = format!("[ $(wc -c < in.c) = {} ] || {{ {hang}; }}", functions(4).len());
    let in_the_last_test =
        format!("grep -q '\"verify\"' \"$EVENTS\" && {{ {hang}; }}; grep -q 'f2(' in.c");
    // Accepted in the search, rejected in the last test, which then hangs.
    let after_the_last_test = format!(
        "grep -q '\"verify\"' \"$EVENTS\" && {{ [ -e \"$SEEN\" ] && {{ {hang}; }}; touch \
         \"$SEEN\"; exit 1; }}; grep -q 'f2(' in.c"
    );
    for (test, args) in [
        (hang, &["reduce", "r.sh", "in.c"][..]),
        (&on_others, &["reduce", "r.sh", "in.c"]),
        (&in_the_last_test, &["reduce", "r.sh", "in.c", "--events", "events"]),
        (&after_the_last_test, &["reduce", "r.sh", "in.c", "--events", "events"]),
        (hang, &["check", "r.sh", "in.c"]),
        (&on_others, &["check", "r.sh", "in.c"]),
        ("", &["check", "in.c", "--", "sh", "-c", hang]),
        ("", &["init", "in.c", "-o", "s.sh", "--", "sh", "-c", hang]),
        ("", &["reduce", "in.c", "--", "sh", "-c", hang]),
        (hang, &["compare", "subject", "-o", "runs"]),
        (&on_others, &["compare", "subject", "-o", "runs", "--jobs", "2"]),
    ] {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(4));
        scratch.script("r.sh", test);
        scratch.subject("subject", 4, test);
        let mut command = scratch.command(args);
        command
            .env("LOG", scratch.path("log"))
            .env("EVENTS", scratch.path("events"))
            .env("SEEN", scratch.path("seen"));
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        wait_until(&format!("a test hangs of {args:?} {test}"), || lines(&scratch, "log") > 0);
        kill("-INT", child.id());
        let run = Run::from(child.wait_with_output().unwrap());
        let code = if test == after_the_last_test { 4 } else { 130 };
        assert_eq!(run.code, Some(code), "{args:?} {test}: {run:?}");
        scratch.assert_tidy();
    }
}

#[test]
fn signals_that_were_ignored_at_the_start_stay_ignored() {
    for signal in ["HUP", "INT", "TERM"] {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(4));
        // Started like nohup or a background script does.
        let start = format!("trap '' {signal}; exec \"$@\"");
        let wait = "echo >> \"$LOG\"; [ $(wc -l < \"$LOG\") -lt 6 ] || until [ -e \"$SENT\" ]; do \
            sleep 0.01; done";
        scratch.script("r.sh", &format!("{wait}\ngrep -q 'f2(' in.c"));
        let mut command = Command::new("sh");
        command.args([
            "-c",
            &start,
            "sh",
            env!("CARGO_BIN_EXE_secateur"),
            "reduce",
            "r.sh",
            "in.c",
            "--jobs",
            "1",
        ]);
        command.current_dir(scratch.path("")).env("TMPDIR", scratch.path("tmp"));
        command.env("LOG", scratch.path("log")).env("SENT", scratch.path("sent"));
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        wait_until("a test waits", || lines(&scratch, "log") >= 6);
        kill(&format!("-{signal}"), child.id());
        scratch.file("sent", "");
        let run = Run::from(child.wait_with_output().unwrap());
        assert_eq!(run.code, Some(0), "{signal}: {run:?}");
        scratch.assert_tidy();
    }
}

#[test]
fn a_second_signal_ends_any_waiting_run() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(30));
        scratch.script(
            "r.sh",
            "echo >> \"$LOG\"; sleep 0.02; for i in 3 7 17 29; do grep -q \"f$i(\" in.c || exit 1; \
             done",
        );
        // The pipe has no reader and is already full.
        let (_reader, mut writer) = std::io::pipe().unwrap();
        writer.write_all(&[0; 64 * 1024]).unwrap();
        let mut command = scratch.command(&["reduce", "r.sh", "in.c"]);
        command.env("LOG", scratch.path("log")).stdout(writer).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        drop(command);
        wait_until("something is found", || {
            fs::read(scratch.path("in.reduced.c"))
                .is_ok_and(|text| text.len() < functions(30).len())
        });
        let mut ended = None;
        wait_until("it has ended", || {
            kill(signal, child.id());
            ended = child.try_wait().unwrap();
            ended.is_some()
        });
        assert_eq!(ended.unwrap().code(), Some(code));
        let best = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
        assert!(["f3(", "f7(", "f17(", "f29("].iter().all(|name| best.contains(name)), "{best}");
        scratch.assert_tidy();
    }
}

#[test]
fn a_test_that_is_stopped_is_killed() {
    reduces_with_a_candidate_that("kill -STOP $$");
    if contains_processes() {
        reduces_with_a_candidate_that("setsid sh -c 'kill -STOP $$' & wait");
    }
}

#[test]
fn a_test_that_its_own_debugger_holds_is_killed() {
    if has_tools(&["strace", "setsid"]) && contains_processes() {
        reduces_with_a_candidate_that(
            "setsid strace -o /dev/null -p $$ 2> /dev/null &
             until grep -q 'TracerPid:.[1-9]' /proc/$$/status; do sleep 0.01; done; kill -STOP \
                 $!; sleep 1000",
        );
    }
}

/// An emulator of another processor may lack Linux's services.
#[test]
fn a_kernel_without_subreapers_is_like_any_unix() {
    if !has_tools(&["strace"]) || !contains_processes() {
        return;
    }
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    scratch.script("r.sh", "grep -q 'int b' in.c");
    let traced = scratch.command(&["reduce", "r.sh", "in.c"]);
    let mut command = Command::new("strace");
    command.args(["-f", "-o", "/dev/null", "-e", "inject=prctl:error=EINVAL"]);
    command.arg(traced.get_program()).args(traced.get_args());
    command.envs(traced.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = command.current_dir(traced.get_current_dir().unwrap()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
}

/// Checks a reduction. The test of the first candidate without `int a` runs `does` and never ends.
/// All other tests have more time than they need on any machine.
fn reduces_with_a_candidate_that(does: &str) {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    let once = format!("[ -e {0} ] && exit 1; : > {0}", scratch.path("once").display());
    scratch.script(
        "r.sh",
        &format!("grep -q 'int a' in.c || {{ {once}; {does}\n}}\ngrep -q 'int b' in.c"),
    );
    let run = scratch.secateur(&["reduce", "--timeout", ENOUGH, "--jobs", "1", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{does}: {run:?}");
    assert_eq!(
        String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(),
        "int a;\nint b;",
        "{does}"
    );
    assert!(run.stdout.contains("timed out"), "{does}: {run:?}");
    assert!(!run.stderr.contains("did not exit when"), "{does}: {run:?}");
}

/// A debugger that stops a process so that even SIGKILL does not end it, like the kernel during a
/// stalled file system access.
struct Hold(Child);

impl Hold {
    fn new(process: &str) -> Self {
        let state = |process: &str, line: &str| {
            let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
            status
                .lines()
                .find_map(|found| found.strip_prefix(line).map(|value| value.trim().to_owned()))
                .unwrap()
        };
        let mut strace = Command::new("strace");
        let strace =
            strace.args(["-o", "/dev/null", "-p", process]).stderr(Stdio::null()).spawn().unwrap();
        wait_until("the debugger has the process", || {
            state(process, "TracerPid:") == strace.id().to_string()
        });
        kill("-STOP", strace.id());
        wait_until("the debugger is stopped", || {
            state(&strace.id().to_string(), "State:").starts_with('T')
        });
        Self(strace)
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a reduction with a hanging test that cannot be killed, does `then`, and returns the
/// result.
fn with_an_unkillable_test(args: &[&str], then: impl FnOnce(&Child)) -> Option<(Scratch, Run)> {
    if !has_tools(&["strace"]) {
        return None;
    }
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b; int c;");
    // The first candidate without `int a` is stopped, the others are rejected.
    let hang = "echo $$ > \"$HELD\"; while :; do sleep 0.01; done";
    scratch.script(
        "r.sh",
        &format!(
            "grep -q 'int a' in.c || {{ [ -e \"$HELD\" ] || {{ {hang}; }}; exit 1; }}\ngrep \
            -q 'int b' in.c"
        ),
    );
    let mut command = scratch.command(&[&["reduce", "r.sh", "in.c", "--jobs", "1"], args].concat());
    command.env("HELD", scratch.path("held")).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    wait_until("a test hangs", || lines(&scratch, "held") > 0);
    let process = fs::read_to_string(scratch.path("held")).unwrap().trim().to_owned();
    let hold = Hold::new(&process);
    then(&child);
    let run = Run::from(child.wait_with_output().unwrap());
    assert!(
        run.stderr.contains(&format!("did not exit when they were killed: {process}.")),
        "{run:?}"
    );
    assert_eq!(names(&scratch.path("tmp")).len(), 1, "its directory is left");
    drop(hold);
    wait_until("the test has ended", || {
        fs::read(format!("/proc/{process}/cmdline")).unwrap_or_default().is_empty()
    });
    Some((scratch, run))
}

#[test]
fn a_test_that_cannot_be_killed_does_not_stop_the_run() {
    let Some((scratch, run)) = with_an_unkillable_test(&["--timeout", "10"], |_| ()) else {
        return;
    };
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int a;\nint b;");
    assert!(run.stdout.contains("timed out"), "{run:?}");
    // The next run removes the directory.
    assert_eq!(scratch.secateur(&["reduce", "r.sh", "in.c", "--fresh"]).code, Some(0));
}

#[test]
fn ctrl_c_ends_a_run_with_a_test_that_cannot_be_killed() {
    let Some((scratch, run)) = with_an_unkillable_test(&[], |child| kill("-INT", child.id()))
    else {
        return;
    };
    assert_eq!(run.code, Some(130), "{run:?}");
    assert!(run.stderr.contains("Interrupted; "), "{run:?}");
    assert!(scratch.path("in.reduced.c").exists());
    assert_eq!(scratch.secateur(&["reduce", "r.sh", "in.c", "--resume"]).code, Some(0));
}
