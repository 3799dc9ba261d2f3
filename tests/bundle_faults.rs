//! The result of an interrupted run over several files is always a complete bundle that the test
//! accepted.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::BTreeSet;
use std::fs;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use crate::support::{Moments, Run, Scratch, functions, names, wait_until};

/// Prints a checksum of all names and contents in the current directory.
const SUM: &str = "{ find . -type f | sort; find . -type f | sort | xargs -r cat; } | cksum";

/// Number of files, and number of functions in each.
const FILES: usize = 10;
const FUNCTIONS: usize = 8;

/// Logs its runs and the bundles it accepts: some functions of some files, with the same number in
/// each file.
fn test() -> String {
    let wanted =
        "grep -q 'c = a + 3' d1.c && grep -q 'f5(' d4/d4.c && grep -q 'f1(' d7.c && [ -e d9.c ]";
    format!("echo >>\"$LOG\"; {wanted} || exit 1; {SUM} >>\"$ACCEPTED\"")
}

/// Returns a folder with ten files, two of them in subfolders, and a file that is not reduced.
fn case() -> Scratch {
    let scratch = Scratch::new();
    fs::create_dir_all(scratch.path("in/d4")).unwrap();
    fs::create_dir_all(scratch.path("in/.kept")).unwrap();
    scratch.file("in/.kept/file", "kept");
    for number in 0..FILES {
        let folder = if number == 4 { "d4/" } else { "" };
        scratch
            .file(&format!("in/{folder}d{number}.c"), functions(FUNCTIONS).replace("\n    ", " "));
    }
    scratch.script("r.sh", &test());
    scratch
}

fn command(scratch: &Scratch, arguments: &[&str]) -> Command {
    let mut command = scratch.command(&["reduce", "r.sh", "in"]);
    command
        .args(arguments)
        .env("LOG", scratch.path("log"))
        .env("ACCEPTED", scratch.path("accepted"));
    command.stdin(Stdio::null());
    command
}

fn spawn(scratch: &Scratch, arguments: &[&str]) -> Child {
    command(scratch, arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn tests_run(scratch: &Scratch) -> usize {
    fs::read_to_string(scratch.path("log")).unwrap_or_default().lines().count()
}

/// Returns the checksum of the directory at `name`, opened once. `None` if it is missing, or is
/// replaced meanwhile.
fn sum(scratch: &Scratch, name: &str) -> Option<String> {
    let path = scratch.path(name);
    let number = "stat -c %i";
    let script =
        format!("cd \"$1\" && s=$({SUM}) && [ $({number} .) = $({number} \"$1\") ] && echo \"$s\"");
    let output = Command::new("sh")
        .args(["-c", &script, "sh"])
        .arg(path)
        .stderr(Stdio::null())
        .output()
        .unwrap();
    output.status.success().then(|| String::from_utf8(output.stdout).unwrap().trim().to_owned())
}

fn accepted(scratch: &Scratch) -> BTreeSet<String> {
    let lines = fs::read_to_string(scratch.path("accepted")).unwrap_or_default();
    lines.lines().map(str::to_owned).collect()
}

/// Returns the result and the number of tests of an undisturbed run.
fn undisturbed() -> (String, usize) {
    let scratch = case();
    let run = Run::from(command(&scratch, &["-o", "out", "--jobs", "1"]).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    (sum(&scratch, "out").unwrap(), tests_run(&scratch))
}

#[test]
fn fifty_kills_of_a_run_over_ten_files_change_nothing_and_show_no_mixture() {
    let (result, tests) = undisturbed();
    for (options, output, kills_max) in [
        (["--output=out", "--jobs=1"], "out", 50),
        (["--in-place", "--jobs=1"], "in", 50),
        (["--output=out", "--jobs=4"], "out", 15),
    ] {
        let scratch = case();
        let original = sum(&scratch, "in").unwrap();
        let (is_over, seen) = (AtomicBool::new(false), AtomicUsize::new(0));
        thread::scope(|scope| {
            let reader = scope.spawn(|| {
                let mut sums = BTreeSet::new();
                while !is_over.load(Ordering::SeqCst) {
                    if let Some(sum) = sum(&scratch, output) {
                        seen.fetch_add(1, Ordering::SeqCst);
                        sums.insert(sum);
                    }
                }
                sums
            });
            let (mut kills, mut moments) = (0, Moments(7));
            while kills < kills_max {
                if !moments.kill(
                    2 * tests / 50,
                    || tests_run(&scratch),
                    || spawn(&scratch, &options),
                ) {
                    break;
                }
                kills += 1;
                if let Some(sum) = sum(&scratch, output) {
                    let is_known = sum == original || accepted(&scratch).contains(&sum);
                    assert!(
                        is_known,
                        "after {kills} kills, the result is none that the test has accepted"
                    );
                }
            }
            assert!(kills * 2 > kills_max, "only {kills} kills");
            let ended = Run::from(command(&scratch, &options).output().unwrap());
            assert_eq!(ended.code, Some(0), "{ended:?}");
            is_over.store(true, Ordering::SeqCst);
            let known = accepted(&scratch);
            for sum in reader.join().unwrap() {
                assert!(sum == original || known.contains(&sum), "a reader has seen a mixture");
            }
        });
        assert!(seen.load(Ordering::SeqCst) > 0);
        assert_eq!(sum(&scratch, output).unwrap(), result);
        assert_eq!(scratch.read(&format!("{output}/.kept/file")), b"kept");
        if output == "in" {
            assert_eq!(sum(&scratch, "in.orig").unwrap(), original);
            assert_eq!(
                names(&scratch.path("")),
                ["accepted", "in", "in.journal", "in.orig", "log", "r.sh", "tmp"]
            );
        } else {
            assert_eq!(sum(&scratch, "in").unwrap(), original);
            assert_eq!(
                names(&scratch.path("")),
                ["accepted", "in", "log", "out", "out.journal", "r.sh", "tmp"]
            );
        }
    }
}

#[test]
fn the_same_command_resumes_after_a_signal_or_a_limit() {
    let (result, tests) = undisturbed();
    let scratch = case();
    let half = (tests / 2).to_string();
    let stopped = Run::from(
        command(&scratch, &["-o", "out", "--jobs", "1", "--max-tests", &half]).output().unwrap(),
    );
    assert_eq!(stopped.code, Some(6), "{stopped:?}");
    assert!(accepted(&scratch).contains(&sum(&scratch, "out").unwrap()));
    let mut child = spawn(&scratch, &["-o", "out", "--jobs", "2"]);
    let before = tests_run(&scratch);
    wait_until("some tests have run", || tests_run(&scratch) > before + 5);
    assert!(
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success()
    );
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let ended = Run::from(command(&scratch, &["-o", "out"]).output().unwrap());
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.stderr.contains("resuming: "), "{ended:?}");
    assert_eq!(sum(&scratch, "out").unwrap(), result);
    scratch.assert_tidy();
}
