//! Results and user files are never lost.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::os::unix::fs::symlink;
use std::process::{Child, Stdio};

use crate::support::{PATIENT, Run, Scratch, functions, names, wait_until};

/// Keeps two of twenty functions. From the 15th run on, waits for the file `go`.
const TEST: &str = "echo >> \"$LOG\"; grep -q 'f3(' in.c && grep -q 'f17(' in.c || exit 1\n\
                    [ $(wc -l < \"$LOG\") -lt 15 ] || until [ -e \"$GO\" ]; do sleep 0.01; done";

struct Case {
    scratch: Scratch,
}

impl Case {
    fn new() -> Self {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(20));
        scratch.script("r.sh", TEST);
        Self { scratch }
    }

    fn command(&self, arguments: &[&str]) -> std::process::Command {
        let mut command = self.scratch.command(&["reduce"]);
        command
            .args(arguments)
            .env("LOG", self.scratch.path("log"))
            .env("GO", self.scratch.path("go"));
        command.args(["--jobs", "1", PATIENT]).stdin(Stdio::null());
        command
    }

    /// Runs to the end without waiting.
    fn run(&self, arguments: &[&str]) -> Run {
        self.scratch.file("go", "");
        let run = Run::from(self.command(arguments).output().unwrap());
        self.scratch.assert_tidy();
        run
    }

    /// Starts a run that has found something and waits.
    fn begin(&self, arguments: &[&str]) -> Child {
        let _ = fs::remove_file(self.scratch.path("go"));
        let _ = fs::remove_file(self.scratch.path("log"));
        let child =
            self.command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        wait_until("the run waits", || {
            fs::read_to_string(self.scratch.path("log")).is_ok_and(|log| log.lines().count() >= 15)
        });
        child
    }

    fn end(&self, child: Child) -> Run {
        self.scratch.file("go", "");
        let run = Run::from(child.wait_with_output().unwrap());
        self.scratch.assert_tidy();
        run
    }

    /// Starts a run and stops it.
    fn stop(&self, arguments: &[&str]) {
        let run = self.run(&[arguments, &["--max-tests", "10"]].concat());
        assert_eq!(run.code, Some(6), "{run:?}");
    }

    fn text(&self, name: &str) -> String {
        String::from_utf8(self.scratch.read(name)).unwrap()
    }
}

#[test]
fn a_repeated_finished_run_keeps_its_result() {
    for arguments in [&["r.sh", "in.c"][..], &["r.sh", "in.c", "--in-place"]] {
        let case = Case::new();
        let first = case.run(arguments);
        assert_eq!(first.code, Some(0), "{first:?}");
        let after = case.scratch.snapshot();
        let again = case.run(arguments);
        assert_eq!(again.code, Some(0), "{again:?}");
        assert!(
            again.stderr.contains("is already the finished result of this command"),
            "{again:?}"
        );
        assert!(
            again.stdout.contains("\n0 tests in ") && !again.stderr.contains("testing"),
            "{again:?}"
        );
        assert_eq!(case.scratch.snapshot(), after);
    }
}

#[test]
fn a_finished_run_is_repeated_on_request_or_without_its_result() {
    let case = Case::new();
    assert_eq!(case.run(&["r.sh", "in.c"]).code, Some(0));
    let result = case.text("in.reduced.c");
    let anew = case.run(&["r.sh", "in.c", "--fresh"]);
    assert_eq!((anew.code, case.text("in.reduced.c")), (Some(0), result.clone()), "{anew:?}");
    assert!(!anew.stdout.contains("\n0 tests in "), "{anew:?}");
    fs::remove_file(case.scratch.path("in.reduced.c")).unwrap();
    let anew = case.run(&["r.sh", "in.c"]);
    assert_eq!((anew.code, case.text("in.reduced.c")), (Some(0), result), "{anew:?}");
}

#[test]
fn a_result_is_not_replaced_by_another_run() {
    let case = Case::new();
    assert_eq!(case.run(&["r.sh", "in.c"]).code, Some(0));
    case.scratch.script("other.sh", "grep -q 'f3(' in.c");
    let after = case.scratch.snapshot();
    let refused = case.run(&["other.sh", "in.c"]);
    assert_eq!((refused.code, case.scratch.snapshot()), (Some(2), after), "{refused:?}");
    assert!(
        refused.stderr.contains("differs in\n  the content of the interestingness test\n")
            && refused.stderr.contains("--fresh"),
        "{refused:?}"
    );
}

#[test]
fn a_file_of_the_users_is_not_replaced_by_a_result() {
    let case = Case::new();
    case.scratch.file("out.c", "/* mine */");
    let before = case.scratch.snapshot();
    let refused = case.run(&["r.sh", "in.c", "-o", "out.c"]);
    fs::remove_file(case.scratch.path("go")).unwrap();
    assert_eq!((refused.code, case.scratch.snapshot()), (Some(2), before), "{refused:?}");
    assert!(
        refused.stderr.contains("out.c already exists") && refused.stderr.contains("--fresh"),
        "{refused:?}"
    );
    case.scratch.file("empty.c", "");
    assert_eq!(
        case.run(&["r.sh", "in.c", "-o", "empty.c"]).code,
        Some(0),
        "nothing is in it that could be lost"
    );
}

#[test]
fn a_result_that_was_edited_between_two_runs_is_not_replaced() {
    let case = Case::new();
    case.stop(&["r.sh", "in.c"]);
    case.scratch.file("in.reduced.c", "/* edited */");
    let before = case.scratch.snapshot();
    let refused = case.run(&["r.sh", "in.c"]);
    assert_eq!((refused.code, case.scratch.snapshot()), (Some(2), before), "{refused:?}");
    assert!(refused.stderr.contains("was changed after the previous run"), "{refused:?}");
}

#[test]
fn a_run_in_place_restarts_from_the_original_and_resumes_later() {
    let undisturbed = Case::new();
    assert_eq!(undisturbed.run(&["r.sh", "in.c"]).code, Some(0));
    let case = Case::new();
    case.stop(&["r.sh", "in.c", "--in-place"]);
    assert_ne!(case.text("in.c"), functions(20));
    case.stop(&["r.sh", "in.c", "--in-place", "--fresh"]);
    assert_eq!(case.text("in.c.orig"), functions(20));
    let ended = case.run(&["r.sh", "in.c", "--in-place"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.stderr.contains("resuming"), "{ended:?}");
    assert_eq!(case.text("in.c"), undisturbed.text("in.reduced.c"));
}

#[test]
fn a_restored_original_is_reduced_again_and_can_be_resumed() {
    let case = Case::new();
    let arguments = &["r.sh", "in.c", "--in-place"];
    assert_eq!(case.run(arguments).code, Some(0));
    let result = case.text("in.c");
    fs::copy(case.scratch.path("in.c.orig"), case.scratch.path("in.c")).unwrap();
    case.stop(arguments);
    assert_ne!(case.text("in.c"), result);
    let ended = case.run(arguments);
    assert!(ended.stderr.contains("resuming"), "{ended:?}");
    assert_eq!((ended.code, case.text("in.c")), (Some(0), result), "{ended:?}");
}

#[test]
fn a_lone_copy_from_a_killed_run_does_not_block() {
    let case = Case::new();
    fs::copy(case.scratch.path("in.c"), case.scratch.path("in.c.orig")).unwrap();
    let run = case.run(&["r.sh", "in.c", "--in-place"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(case.text("in.c.orig"), functions(20));
    assert_ne!(case.text("in.c"), functions(20));
}

#[test]
fn a_copy_of_another_original_stops_in_place_before_anything_is_erased() {
    let case = Case::new();
    case.stop(&["r.sh", "in.c", "--in-place"]);
    case.scratch.file("in.c.orig", "int other;");
    let before = case.scratch.snapshot();
    for arguments in
        [&["r.sh", "in.c", "--in-place"][..], &["r.sh", "in.c", "--in-place", "--fresh"]]
    {
        let refused = case.run(arguments);
        assert_eq!(
            (refused.code, case.scratch.snapshot()),
            (Some(2), before.clone()),
            "{refused:?}"
        );
        assert!(refused.stderr.contains("in.c.orig already exists"), "{refused:?}");
    }
}

#[test]
fn an_input_that_was_edited_after_a_stop_is_not_replaced() {
    let case = Case::new();
    case.stop(&["r.sh", "in.c", "--in-place"]);
    case.scratch.file("in.c", "int edited;");
    let before = case.scratch.snapshot();
    for arguments in
        [&["r.sh", "in.c", "--in-place"][..], &["r.sh", "in.c", "--in-place", "--fresh"]]
    {
        let refused = case.run(arguments);
        assert_eq!(
            (refused.code, case.scratch.snapshot()),
            (Some(2), before.clone()),
            "{refused:?}"
        );
        assert!(refused.stderr.contains("was changed after the previous run"), "{refused:?}");
    }
}

#[test]
fn a_link_is_kept_and_its_target_is_reduced() {
    let case = Case::new();
    fs::create_dir(case.scratch.path("results")).unwrap();
    symlink("results/out.c", case.scratch.path("link.c")).unwrap();
    case.stop(&["r.sh", "in.c", "-o", "link.c"]);
    assert!(case.scratch.path("results/out.c.journal").exists());
    let ended = case.run(&["r.sh", "in.c", "-o", "link.c"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.stderr.contains("resuming"), "{ended:?}");
    assert!(fs::symlink_metadata(case.scratch.path("link.c")).unwrap().is_symlink());
    assert!(case.text("results/out.c").contains("f17("));
    assert_eq!(names(&case.scratch.path("results")), ["out.c", "out.c.journal"]);
}

#[test]
fn the_same_text_under_another_name_is_another_input() {
    let case = Case::new();
    case.scratch.script("r.sh", "grep -q 'f3(' *.c && grep -q 'f17(' *.c");
    fs::copy(case.scratch.path("in.c"), case.scratch.path("other.c")).unwrap();
    case.stop(&["r.sh", "in.c", "-o", "out.c"]);
    let refused = case.run(&["r.sh", "other.c", "-o", "out.c"]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    assert!(refused.stderr.contains("differs in\n  the input's name\n"), "{refused:?}");
}

#[test]
fn edits_of_the_input_during_a_run_in_place_are_kept() {
    let case = Case::new();
    let child = case.begin(&["r.sh", "in.c", "--in-place"]);
    case.scratch.file("in.c", "int edited;");
    let ended = case.end(child);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(
        ended.stderr.contains("in.c was changed by another program during the run"),
        "{ended:?}"
    );
    assert!(ended.stdout.contains("The result is in.reduced.c"), "{ended:?}");
    assert_eq!(case.text("in.c"), "int edited;");
    assert_eq!(case.text("in.c.orig"), functions(20));
    let result = case.text("in.reduced.c");
    assert!(result.contains("f17(") && result.len() < 80, "{result}");
}

#[test]
fn a_test_that_changes_during_a_run_ends_it() {
    let undisturbed = Case::new();
    assert_eq!(undisturbed.run(&["r.sh", "in.c"]).code, Some(0));
    let case = Case::new();
    let child = case.begin(&["r.sh", "in.c"]);
    case.scratch.script("new.sh", "exit 0");
    fs::rename(case.scratch.path("new.sh"), case.scratch.path("r.sh")).unwrap();
    let ended = case.end(child);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("r.sh was changed during the run; restore it"), "{ended:?}");
    let best = case.text("in.reduced.c");
    assert!(best.contains("f3(") && best.contains("f17("), "{best}");
    case.scratch.script("r.sh", TEST);
    let resumed = case.run(&["r.sh", "in.c", "--resume"]);
    assert_eq!(resumed.code, Some(0), "{resumed:?}");
    assert_eq!(case.text("in.reduced.c"), undisturbed.text("in.reduced.c"));
}

#[test]
fn a_companion_that_changes_during_a_run_is_reported() {
    let case = Case::new();
    case.scratch.file("a.h", "before");
    case.scratch.script("r.sh", &format!("grep -q before a.h || exit 1\n{TEST}"));
    let child = case.begin(&["r.sh", "in.c", "--with", "a.h"]);
    case.scratch.file("a.h", "after");
    let ended = case.end(child);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.stderr.contains("warning: a --with file changed during the run"), "{ended:?}");
    let again = case.run(&["r.sh", "in.c", "--with", "a.h"]);
    assert_eq!(again.code, Some(2), "{again:?}");
    assert!(
        again.stderr.contains("differs in\n  --with or the content of a file that it names\n"),
        "{again:?}"
    );
}

#[test]
fn a_result_with_a_removed_folder_is_kept_elsewhere() {
    let case = Case::new();
    fs::create_dir(case.scratch.path("results")).unwrap();
    let child = case.begin(&["r.sh", "in.c", "-o", "results/out.c"]);
    // In one step: deleting its contents would race with files just being written.
    fs::rename(case.scratch.path("results"), case.scratch.path("elsewhere")).unwrap();
    let ended = case.end(child);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(
        ended.stderr.contains("results/out.c is no longer accessible (")
            && ended.stderr.contains("); the result is in "),
        "{ended:?}"
    );
    let result = case.text("out.reduced.c");
    assert!(result.contains("f17(") && result.len() < functions(20).len() / 2, "{result}");
    assert!(!ended.stdout.contains("-> 0 tokens"), "{ended:?}");
}
