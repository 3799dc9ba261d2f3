//! Display and keys in a terminal.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::support::terminal::Terminal;
use crate::support::{Scratch, functions, has_tools, names, processes_in, wait_until};

/// Slow enough to be watched; complains, and accepts texts with `f7`.
const TEST: &str = "sleep 0.2; grep -q f7 in.c || { echo it has no f7; exit 1; }";

/// Returns a scratch folder with an input `in.c` and the test `r.sh`.
fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(40));
    scratch.script("r.sh", TEST);
    scratch
}

/// The same, but tests hang after the first success, so that the run does not end by itself.
fn held() -> Scratch {
    let scratch = scratch();
    scratch.script("r.sh", &format!("{} && sleep 1000; {TEST}", is_found(&scratch)));
    scratch
}

/// Returns a shell condition that is true after the first success.
fn is_found(scratch: &Scratch) -> String {
    let result = scratch.path("in.reduced.c").display().to_string();
    format!("[ -e {result} ] && [ $(wc -c < {result}) -lt {} ]", functions(40).len())
}

const DASHBOARD: [&str; 6] = ["reduce", "r.sh", "in.c", "--jobs=2", "--ui", "dashboard"];

#[test]
fn the_first_run_of_the_readme() {
    if !has_tools(&["cc"]) {
        return;
    }
    let scratch = Scratch::new();
    let (test, input) = (scratch.copy("example/r.sh"), scratch.copy("example/ledger.c"));
    let args = ["reduce", test.to_str().unwrap(), input.to_str().unwrap()];
    let mut terminal = Terminal::start(&scratch, 80, 24, &[], &args);
    assert_eq!(terminal.end(), 0);
    terminal.wait_for(&["ledger.c: 761 -> ", "To see what was removed: diff ", "printf("]);
    assert!(
        !terminal.text().contains("testing the original"),
        "the progress line is gone:\n{}",
        terminal.text()
    );
}

#[test]
fn mistakes_are_reported_on_the_plain_screen_with_and_without_a_dashboard() {
    let scratch = scratch();
    scratch.script("never.sh", "echo nothing like it; exit 1");
    scratch.script(
        "odd.sh",
        &format!("n=$(cat {0}); echo x$n >{0}; [ \"$n\" = x ]", scratch.path("n").display()),
    );
    fs::set_permissions(scratch.file("plain.sh", "#!/bin/sh\n"), Permissions::from_mode(0o644))
        .unwrap();
    for (test, input, code, message) in [
        ("r.sh", "nowhere.c", 2, "cannot find the input nowhere.c"),
        ("nowhere.sh", "in.c", 2, "cannot find the interestingness test nowhere.sh"),
        ("plain.sh", "in.c", 2, "run: chmod +x plain.sh"),
        ("never.sh", "in.c", 3, "| nothing like it"),
        ("odd.sh", "in.c", 3, "flaky on the original"),
    ] {
        for ui in ["line", "dashboard"] {
            fs::write(scratch.path("n"), "x").unwrap();
            let mut terminal =
                Terminal::start(&scratch, 100, 30, &[], &["reduce", test, input, "--ui", ui]);
            assert_eq!(terminal.end(), code, "{test} {input} {ui}: {}", terminal.text());
            terminal.wait_for(&[message]);
        }
    }
}

#[test]
fn any_stop_restores_the_terminal_and_keeps_the_result() {
    for (keys, signal, code) in
        [("\x03", "", 130), ("q", "", 130), ("?qq", "", 130), ("", "-TERM", 143), ("", "-HUP", 129)]
    {
        let scratch = held();
        let mut terminal = Terminal::start(&scratch, 80, 24, &[], &DASHBOARD);
        // After the first success.
        terminal.wait_for(&["list of", " -"]);
        assert!(terminal.look(|screen| screen.alternate_screen() && screen.hide_cursor()));
        if signal.is_empty() {
            terminal.press(keys);
        } else {
            Command::new("kill")
                .args([signal, &terminal.process_id().to_string()])
                .status()
                .unwrap();
        }
        assert_eq!(terminal.end(), code, "{keys:?}{signal}");
        terminal.wait_for(&["Interrupted; ", "The result is in.reduced.c"]);
        let result = scratch.read("in.reduced.c");
        assert!(result.len() < scratch.read("in.c").len());
        scratch.assert_tidy();
    }
}

fn tests_run(scratch: &Scratch) -> usize {
    fs::read_to_string(scratch.path("log")).unwrap_or_default().lines().count()
}

fn kill(signal: &str, process: u32) {
    let sent = Command::new("kill").args([signal, &process.to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()));
}

#[test]
fn closing_the_terminal_ends_the_run_and_keeps_the_result() {
    for (ui, sign) in [("dashboard", "list of"), ("line", "tokens, ")] {
        let scratch = held();
        let args = ["reduce", "r.sh", "in.c", "--ui", ui];
        let terminal = Terminal::start(&scratch, 80, 24, &[], &args);
        terminal.wait_for(&[sign]);
        wait_until("something is found", || {
            fs::read(scratch.path("in.reduced.c"))
                .is_ok_and(|text| text.len() < functions(40).len())
        });
        let mut child = terminal.close();
        let mut code = None;
        wait_until("the program has ended", || {
            code = child.try_wait().unwrap().map(|status| status.exit_code());
            code.is_some()
        });
        assert_eq!(code, Some(129), "{ui}");
        assert!(scratch.read("in.reduced.c").len() < functions(40).len());
        assert!(scratch.path("in.reduced.c.journal").exists());
        scratch.assert_tidy();
    }
}

#[test]
fn a_run_that_ignores_a_closed_terminal_continues() {
    let expected = {
        let scratch = scratch();
        assert_eq!(scratch.secateur(&["reduce", "r.sh", "in.c", "--jobs=2"]).code, Some(0));
        scratch.read("in.reduced.c")
    };
    for (ui, sign) in [("dashboard", "list of"), ("line", "tokens, ")] {
        let scratch = scratch();
        let args = ["reduce", "r.sh", "in.c", "--jobs=2", "--ui", ui];
        let terminal = Terminal::start_by(&scratch, (80, 24), "trap '' HUP; exec \"$@\"", &args);
        terminal.wait_for(&[sign]);
        let process = terminal.process_id();
        let mut child = terminal.close();
        let threads = || {
            let threads = fs::read_dir(format!("/proc/{process}/task")).unwrap().flatten();
            threads
                .filter_map(|thread| fs::read_to_string(thread.path().join("comm")).ok())
                .collect::<String>()
        };
        // Either thread would spin.
        wait_until("no thread is about the terminal", || {
            !threads().contains("dashboard") && !threads().contains("keyboard")
        });
        let mut code = None;
        wait_until("the program has ended", || {
            code = child.try_wait().unwrap().map(|status| status.exit_code());
            code.is_some()
        });
        assert_eq!(code, Some(0), "{ui}");
        assert_eq!(scratch.read("in.reduced.c"), expected);
        scratch.assert_tidy();
    }
}

#[test]
fn a_blocked_terminal_does_not_delay_the_end() {
    let scratch = scratch();
    let log = scratch.path("log").display().to_string();
    scratch.script(
        "r.sh",
        &format!("echo >> {log}; [ $(wc -l < {log}) -gt 10 ] && sleep 1000; grep -q f7 in.c"),
    );
    // More than the system buffers for a terminal.
    let long_lines: String =
        functions(40).lines().map(|line| format!("{line} //{}\n", "f7 ".repeat(250))).collect();
    scratch.file("in.c", long_lines);
    let mut terminal = Terminal::start_by(&scratch, (900, 300), "exec \"$@\" > out", &DASHBOARD);
    let stalled = terminal.stall();
    wait_until("some tests have run", || tests_run(&scratch) > 10);
    kill("-TERM", terminal.process_id());
    wait_until("the summary is written", || {
        fs::read_to_string(scratch.path("out")).is_ok_and(|text| text.contains("The result is"))
    });
    assert_eq!(names(&scratch.path("tmp")), Vec::<String>::new());
    // The remaining output blocks until a second signal ends the program.
    let process = terminal.process_id();
    let ended = || {
        fs::read_to_string(format!("/proc/{process}/stat")).is_ok_and(|stat| stat.contains(") Z "))
    };
    wait_until("the program has ended", || {
        kill("-TERM", process);
        ended()
    });
    drop(stalled);
    assert_eq!(terminal.wait_for_exit(), 143);
    scratch.assert_tidy();
}

#[test]
fn a_second_ctrl_c_ends_the_run_at_once_and_restores_the_terminal() {
    let scratch = scratch();
    // It has ten seconds to end a test, and takes longer.
    let launcher =
        scratch.script("launcher", "trap '' TERM INT HUP; exec \"$@\"").display().to_string();
    let [stop, log] = ["stop", "log"].map(|name| scratch.path(name).display().to_string());
    let hang = format!("echo >> {log}; until [ -e {stop} ]; do sleep 0.05; done");
    scratch.script("r.sh", &format!("{} && {{ {hang}; }}; grep -q f7 in.c", is_found(&scratch)));
    let args = [&DASHBOARD[..], &["--launcher", &launcher]].concat();
    let mut terminal = Terminal::start(&scratch, 80, 24, &[], &args);
    wait_until("a test hangs", || tests_run(&scratch) > 0);
    wait_until("the program has ended", || {
        terminal.press("\x03");
        thread::sleep(Duration::from_millis(50));
        terminal.has_ended()
    });
    assert_eq!(terminal.end(), 130);
    assert!(
        !terminal.text().contains("The result is"),
        "it has ended by itself:\n{}",
        terminal.text()
    );
    assert!(scratch.path("in.reduced.c.journal").exists());
    scratch.file("stop", "");
    wait_until("the tests have ended", || processes_in(&scratch.path("")).is_empty());
    // The next run removes the leftovers.
    assert_eq!(scratch.secateur(&["reduce", "r.sh", "in.c", "--resume"]).code, Some(0));
}

#[test]
fn the_dashboard_shows_the_run_and_is_removed_at_the_end() {
    let scratch = scratch();
    let mut terminal = Terminal::start(&scratch, 80, 24, &[], &DASHBOARD);
    terminal.wait_for(&[
        "in.c",
        "% gone",
        "Tokens",
        "Tests",
        "Success",
        "of 2",
        "Best so far",
        "q stop",
    ]);
    assert_eq!(terminal.end(), 0);
    terminal.wait_for(&[" % gone), ", "To see what was removed: diff in.c in.reduced.c", "f7"]);
    assert!(!terminal.text().contains("Best so far"));
    let result = scratch.read("in.reduced.c");
    // The result is the same without a dashboard.
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--jobs=2", "--ui=none", "--fresh"]);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    assert_eq!(scratch.read("in.reduced.c"), result);
}

#[test]
fn keys_show_help_and_output_and_scroll_and_skip() {
    let scratch = scratch();
    let mut terminal = Terminal::start(&scratch, 80, 24, &[], &DASHBOARD);
    terminal.wait_for(&["list of"]);
    terminal.press("?");
    terminal.wait_for(&["skip the current list"]);
    terminal.press("o");
    terminal.wait_for(&["it has no f7", "exited with status 1"]);
    terminal.press("\x1b");
    terminal.wait_for(&["Best so far"]);
    // The end of the text.
    terminal.press("\x1b[F");
    terminal.wait_for(&["f39"]);
    terminal.press("s");
    terminal.wait_for(&["Skipping this list"]);
    assert_eq!(terminal.end(), 0);
    terminal.wait_for(&[" skipped"]);
}

#[test]
fn the_dashboard_follows_the_size_of_the_terminal() {
    let scratch = held();
    let mut terminal = Terminal::start(&scratch, 80, 24, &[], &DASHBOARD);
    terminal.wait_for(&["Best so far", "q stop"]);
    for (columns, rows, parts) in [
        (200, 60, &["Last successes", "Best so far", "? help"][..]),
        (40, 10, &["% gone", "q stops"]),
        (60, 15, &["Best so far", "? help"]),
    ] {
        terminal.resize(columns, rows);
        terminal.wait_for(parts);
    }
    terminal.press("q");
    assert_eq!(terminal.end(), 130);
}

#[test]
fn a_small_or_dumb_terminal_gets_a_line_and_the_reason() {
    for (columns, rows, term, reason) in
        [(40, 24, "xterm", "40 columns"), (80, 10, "xterm", "10 lines"), (80, 24, "dumb", "dumb")]
    {
        let scratch = held();
        let mut terminal = Terminal::start(&scratch, columns, rows, &[("TERM", term)], &DASHBOARD);
        wait_until("the reason is on the screen", || {
            terminal.text().replace('\n', "").contains("the dashboard cannot be shown")
                && terminal.text().replace('\n', "").contains(reason)
        });
        wait_until("there is progress", || terminal.text().contains("tokens, "));
        // A dumb terminal receives log lines.
        let is_clock = |word: &str| {
            word.split_once(':').is_some_and(|(minutes, seconds)| {
                minutes.parse::<u32>().is_ok() && seconds.len() == 2
            })
        };
        let has_time = |line: &str| line.split_whitespace().nth(1).is_some_and(is_clock);
        wait_until("there is the time", || {
            term == "dumb"
                || terminal.text().lines().any(|line| line.contains("tokens, ") && has_time(line))
        });
        assert!(!terminal.look(vt100::Screen::alternate_screen));
        terminal.press("\x03");
        assert_eq!(terminal.end(), 130, "{}", terminal.text());
    }
}

#[test]
fn colours_can_be_disabled() {
    for (variables, has_colour) in
        [(&[("NO_COLOR", "1")][..], false), (&[("NO_COLOR", "")], true), (&[], true)]
    {
        let scratch = held();
        let mut terminal = Terminal::start(&scratch, 80, 24, variables, &DASHBOARD);
        terminal.wait_for(&["list of", "? help"]);
        let is_coloured = |screen: &vt100::Screen| {
            let cells =
                (0..24).flat_map(|row| (0..80).filter_map(move |column| screen.cell(row, column)));
            cells.into_iter().any(|cell| cell.fgcolor() != vt100::Color::Default)
        };
        assert_eq!(terminal.look(is_coloured), has_colour, "{variables:?}");
        terminal.press("q");
        terminal.end();
    }
}

#[test]
fn init_asks_for_what_is_missing() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int f() { return beta; }\n");
    let mut terminal = Terminal::start(&scratch, 100, 24, &[], &["init"]);
    terminal.wait_for(&["File on which a command fails:"]);
    terminal.press("in.c\r");
    terminal.wait_for(&["Command that fails; @@ stands for the file:"]);
    terminal.press("grep -q beta @@ && kill -SEGV $$\r");
    assert_eq!(terminal.end(), 0, "{}", terminal.text());
    terminal.wait_for(&["Wrote r.sh.", "secateur reduce r.sh in.c"]);
    assert_eq!(scratch.secateur(&["reduce", "r.sh", "in.c"]).code, Some(0));

    let mut terminal = Terminal::start(&scratch, 100, 24, &[], &["init", "in.c", "-o", "s.sh"]);
    terminal.wait_for(&["Command that fails"]);
    terminal.press("\r");
    assert_eq!(terminal.end(), 2, "{}", terminal.text());
    terminal.wait_for(&["the command is missing"]);
}

#[test]
fn a_file_gets_lines_and_no_escape_sequences() {
    let scratch = scratch();
    let run = scratch.secateur(&DASHBOARD);
    assert_eq!(run.code, Some(0));
    assert!(
        run.stderr
            .contains("note: the dashboard cannot be shown: standard error is not a terminal"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("% gone"), "{}", run.stderr);
    assert!(!(run.stderr + &run.stdout).contains('\x1b'));
}

#[test]
fn the_dashboard_shows_the_last_changed_file() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("src")).unwrap();
    for name in ["one.c", "two.c"] {
        scratch.file(&format!("src/{name}"), functions(12));
    }
    scratch.script("r.sh", "sleep 0.1; grep -q f7 one.c && grep -q f5 two.c");
    let arguments = ["reduce", "r.sh", "src", "--jobs=1", "--ui", "dashboard"];
    let mut terminal = Terminal::start(&scratch, 160, 40, &[], &arguments);
    terminal.wait_for(&[".c, ", " of 2 files", ".c: round "]);
    terminal.press("q");
    assert_eq!(terminal.end(), 130);
    terminal.wait_for(&["src: ", "  one.c: ", "  two.c: "]);
}
