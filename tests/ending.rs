//! A kill between any two system calls by which a run begins and ends: the same command comes to the same result.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use crate::support::{Run, Scratch, functions, has_tools, names};

/// The calls that change what is on disk. A kill before each of them leaves all there is between two of them.
const CALLS: [&str; 8] =
    ["write", "ftruncate", "linkat", "rename", "renameat", "renameat2", "unlink", "unlinkat"];
/// How many calls of one kind in one thread are tried: the first and the last ones. In between there is one like the other.
const FIRST: usize = 1;
const LAST: usize = 3;

/// A run to be killed.
struct Case {
    scratch: Scratch,
    arguments: Vec<&'static str>,
    journal: &'static str,
}

impl Case {
    /// A folder `work` with an input and a property test that wants one of three functions.
    fn new(journal: &'static str, arguments: &[&'static str]) -> Self {
        let scratch = Scratch::new();
        fs::create_dir_all(scratch.path("work/in")).unwrap();
        scratch.file("work/in.c", functions(3));
        scratch.file("work/in/a.c", functions(2));
        scratch.file("work/in/b.c", "int b;\n");
        scratch.script("work/r.sh", "cat in.c *.c 2>/dev/null | grep -q 'f1(int'");
        Self { scratch, arguments: arguments.to_vec(), journal }
    }

    /// The same after a run with all arguments but `--fresh`.
    fn after_a_run(self) -> Self {
        let run = self.run(false, &self.scratch.path("work"));
        assert_eq!(run.code, Some(0), "{run:?}");
        self
    }

    fn command(&self, is_fresh: bool) -> Vec<&str> {
        let arguments = self.arguments.iter().copied();
        let given = arguments.filter(|argument| is_fresh || *argument != "--fresh");
        ["reduce", "r.sh", "--jobs", "1", "--quiet"].into_iter().chain(given).collect()
    }

    fn run(&self, is_fresh: bool, folder: &Path) -> Run {
        let mut command = self.scratch.command(&self.command(is_fresh));
        Run::from(command.current_dir(folder).output().unwrap())
    }

    /// Runs it in `folder` under strace with these options. Gives its list of calls.
    fn trace(&self, folder: &Path, options: &[String]) -> (ExitStatus, String) {
        let log = folder.with_extension("log");
        let mut strace = Command::new("strace");
        strace.args(["-f", "-y", "-qq", "-e", "signal=none", "-o"]).arg(&log);
        strace.args(options).arg(env!("CARGO_BIN_EXE_secateur")).args(self.command(true));
        strace.current_dir(folder).env("TMPDIR", self.scratch.path("tmp"));
        let status = strace.stdin(Stdio::null()).stderr(Stdio::null()).status().unwrap();
        (status, fs::read_to_string(log).unwrap())
    }

    /// A copy of the folder for a run.
    fn copy(&self, name: &str) -> std::path::PathBuf {
        let (from, to) = (self.scratch.path("work"), self.scratch.path(name));
        let _ = fs::remove_dir_all(&to);
        assert!(Command::new("cp").arg("-a").args([&from, &to]).status().unwrap().success());
        to
    }

    /// Kills it at all of these moments, and each time has the same command go on to the end.
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
                // Tests write, too. Only calls with this path are counted then.
                let path = folder.join(self.journal);
                options.extend(["-P".to_owned(), path.display().to_string()]);
            }
            let (status, log) = self.trace(&folder, &options);
            kills += usize::from(status.signal().is_some());
            // Who goes on need not say again that it is to start over.
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

    /// The moments at which to kill it: a call, and how many calls of this kind a thread has made by then.
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

/// All files below a folder with what is in them, but for what only tells how long tests took.
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
fn killed_anywhere_a_run_on_a_file_ends_the_same() {
    Case::new("in.reduced.c.journal", &["in.c", "--format", "sed 's/^/ /'"]).check();
    Case::new("in.reduced.c.journal", &["in.c", "--fresh"]).after_a_run().check();
}

#[test]
fn killed_anywhere_a_run_in_place_ends_the_same() {
    Case::new("in.c.journal", &["in.c", "--in-place"]).check();
    Case::new("in.c.journal", &["in.c", "--in-place", "--fresh"]).after_a_run().check();
}

#[test]
fn killed_anywhere_a_run_on_a_folder_ends_the_same() {
    Case::new("in.reduced.journal", &["in", "--format", "sed 's/^/ /'"]).check();
}

#[test]
fn killed_anywhere_a_run_on_a_folder_in_place_ends_the_same() {
    Case::new("in.journal", &["in", "--in-place"]).check();
    Case::new("in.journal", &["in", "--in-place", "--fresh"]).after_a_run().check();
}
