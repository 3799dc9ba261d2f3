//! After a kill between any two system calls at the beginning or end of a run, the same command
//! reaches the same result.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use crate::support::{Run, Scratch, functions, has_tools, names};

/// System calls that change the disk. Kills before each of them cover every state between two of
/// them.
const CALLS: [&str; 8] =
    ["write", "ftruncate", "linkat", "rename", "renameat", "renameat2", "unlink", "unlinkat"];
/// Number of calls per kind and thread that are tried, from the start and from the end. The calls
/// in between are alike.
const FIRST: usize = 1;
const LAST: usize = 2;

/// A run to be killed.
struct Case {
    scratch: Scratch,
    arguments: Vec<&'static str>,
    journal: &'static str,
}

impl Case {
    /// Creates a folder `work` with an input and a test that requires one of three functions.
    fn new(journal: &'static str, arguments: &[&'static str]) -> Self {
        let scratch = Scratch::new();
        fs::create_dir_all(scratch.path("work/in")).unwrap();
        scratch.file("work/in.c", functions(3));
        scratch.file("work/in/a.c", functions(2));
        scratch.file("work/in/b.c", "int b;\n");
        // No other programs: strace also stops them at each system call.
        let line = "case $line in *'f1(int'*) exit 0 ;; esac";
        let file = format!("while read -r line; do {line}; done <\"$file\"");
        scratch.script("work/r.sh", &format!("for file in *.c; do {file}; done; exit 1"));
        Self { scratch, arguments: arguments.to_vec(), journal }
    }

    /// Returns the same case after a run with all arguments but `--fresh`.
    fn after_a_run(self) -> Self {
        let run = self.run(false, &self.scratch.path("work"));
        assert_eq!(run.code, Some(0), "{run:?}");
        self
    }

    fn command(&self, is_fresh: bool) -> Vec<&str> {
        let arguments = self.arguments.iter().copied();
        let given = arguments.filter(|argument| is_fresh || *argument != "--fresh");
        ["reduce", "r.sh", "--jobs", "1", "--quiet", "--pass", "lean-perses"]
            .into_iter()
            .chain(given)
            .collect()
    }

    fn run(&self, is_fresh: bool, folder: &Path) -> Run {
        let mut command = self.scratch.command(&self.command(is_fresh));
        Run::from(command.current_dir(folder).output().unwrap())
    }

    /// Runs the case in `folder` under strace with these options, and returns its log of calls.
    fn trace(&self, folder: &Path, options: &[String]) -> (ExitStatus, String) {
        let log = folder.with_extension("log");
        let mut strace = Command::new("strace");
        strace.args(["-f", "-y", "-qq", "-e", "signal=none", "-o"]).arg(&log);
        strace.args(options).arg(env!("CARGO_BIN_EXE_secateur")).args(self.command(true));
        strace.current_dir(folder).env("TMPDIR", self.scratch.path("tmp"));
        let status = strace.stdin(Stdio::null()).stderr(Stdio::null()).status().unwrap();
        (status, fs::read_to_string(log).unwrap())
    }

    /// Returns a copy of the folder for a run.
    fn copy(&self, name: &str) -> std::path::PathBuf {
        let (from, to) = (self.scratch.path("work"), self.scratch.path(name));
        let _ = fs::remove_dir_all(&to);
        assert!(Command::new("cp").arg("-a").args([&from, &to]).status().unwrap().success());
        to
    }

    /// Kills the run at each of these moments, and lets the same command finish it.
    fn check(&self) {
        if !has_tools(&["strace"]) {
            return;
        }
        let undisturbed = self.copy("undisturbed");
        let (status, log) =
            self.trace(&undisturbed, &["-e".to_owned(), format!("trace={}", CALLS.join(","))]);
        assert!(status.success(), "{status}: {log}");
        let (expected, mut kills) = (contents(&undisturbed), 0);
        for (call, moment) in self.moments(&log) {
            let folder = self.copy("killed");
            let mut options = vec!["-e".to_owned(), format!("trace={call}")];
            options.extend(["-e".to_owned(), format!("inject={call}:signal=KILL:when={moment}")]);
            if call == "write" {
                // Tests also write; count only calls with this path.
                let path = folder.join(self.journal);
                options.extend(["-P".to_owned(), path.display().to_string()]);
            }
            let (status, log) = self.trace(&folder, &options);
            kills += usize::from(status.signal().is_some());
            // A resumed run need not repeat `--fresh`.
            for is_fresh in [kills % 2 == 0, false] {
                let run = self.run(is_fresh, &folder);
                let last = log.lines().next_back().unwrap_or_default();
                let place = format!("killed at {call} {moment} ({last}): {run:?}");
                assert_eq!(run.code, Some(0), "{place}");
                assert_eq!(contents(&folder), expected, "{place}");
            }
            self.scratch.assert_tidy();
        }
        assert!(kills >= 10, "only {kills} kills");
    }

    /// Returns the moments at which to kill the run: a call, and the number of calls of this kind
    /// by one thread.
    fn moments<'a>(&self, log: &'a str) -> BTreeSet<(&'a str, usize)> {
        let mut counts = BTreeMap::new();
        for line in log.lines() {
            let (thread, call) = line.split_once(' ').unwrap();
            let Some((name, arguments)) = call.trim_start().split_once('(') else { continue };
            if name != "write" || arguments.contains(self.journal) {
                *counts.entry((thread, name)).or_insert(0) += 1;
            }
        }
        let sampled = counts.iter().flat_map(|((_, name), &count): (_, &usize)| {
            let last = count.saturating_sub(LAST).max(FIRST) + 1;
            (1..=count.min(FIRST)).chain(last..=count).map(|moment| (*name, moment))
        });
        sampled.collect()
    }
}

/// Returns all files below a folder with their contents, without the durations of tests.
fn contents(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for name in names(folder) {
        let path = folder.join(&name);
        if path.is_dir() {
            let inner = contents(&path);
            found.extend(inner.into_iter().map(|(inner, text)| (format!("{name}/{inner}"), text)));
        } else {
            let text = fs::read_to_string(path).unwrap();
            let lines = text.lines().filter(|line| !line.starts_with("{\"original\""));
            found.insert(name, lines.collect::<Vec<_>>().join("\n"));
        }
    }
    found
}

#[test]
fn a_run_on_a_file_killed_anywhere_has_the_same_result() {
    Case::new("in.reduced.c.journal", &["in.c", "--format", "sed 's/^/ /'"]).check();
    Case::new("in.reduced.c.journal", &["in.c", "--fresh"]).after_a_run().check();
}

#[test]
fn a_run_in_place_killed_anywhere_has_the_same_result() {
    Case::new("in.c.journal", &["in.c", "--in-place"]).check();
    Case::new("in.c.journal", &["in.c", "--in-place", "--fresh"]).after_a_run().check();
}

#[test]
fn a_run_on_a_folder_killed_anywhere_has_the_same_result() {
    Case::new("in.reduced.journal", &["in", "--format", "sed 's/^/ /'"]).check();
}

#[test]
fn a_run_on_a_folder_in_place_killed_anywhere_has_the_same_result() {
    Case::new("in.journal", &["in", "--in-place"]).check();
    Case::new("in.journal", &["in", "--in-place", "--fresh"]).after_a_run().check();
}
