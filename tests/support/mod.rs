//! Shared helpers of the end-to-end tests: a scratch folder, the program, and checks of its
//! leftovers.
#![allow(dead_code, reason = "each test program uses its own part of this module")]
#![allow(clippy::unwrap_used, reason = "this is test code")]

mod skip;
pub(crate) mod slurm;
pub(crate) mod terminal;

use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::thread;
use std::time::{Duration, Instant};

pub(crate) use skip::require;

/// Returns the folder of shipped inputs.
pub(crate) fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures").join(name)
}

/// Returns `true` if all `tools` are installed. Otherwise fails or skips the test like `require`.
#[track_caller]
pub(crate) fn has_tools(tools: &[&str]) -> bool {
    let mut path = std::env::var_os("PATH").unwrap_or_default();
    // Daemons are in a folder that is missing from some paths.
    path.push(":/usr/sbin");
    let is_missing =
        |tool: &&&str| !std::env::split_paths(&path).any(|folder| folder.join(tool).is_file());
    let missing: Vec<_> = tools.iter().filter(is_missing).collect();
    require(missing.is_empty(), &format!("these tools: {missing:?}"))
}

/// Maximum waiting time for an expected event; only a failing test waits this long.
const PATIENCE: Duration = Duration::from_secs(240);

/// Option for runs whose result or number of tests is asserted: on a busy machine, a short test can
/// exceed the default limit of five seconds and then counts as rejected.
pub(crate) const PATIENT: &str = "--timeout=240";

pub(crate) fn wait_until(what: &str, mut condition: impl FnMut() -> bool) {
    let started = Instant::now();
    while !condition() {
        assert!(started.elapsed() < PATIENCE, "waited in vain until {what}");
        thread::sleep(Duration::from_millis(2));
    }
}

/// Pseudo-random moments at which to kill runs, the same each time.
pub(crate) struct Moments(pub u64);

impl Moments {
    /// Starts a run and kills it at the next moment, after fewer than this many further tests.
    /// Returns `true` if the run had not succeeded before.
    pub(crate) fn kill(
        &mut self,
        more_tests_max: usize,
        tests_run: impl Fn() -> usize,
        start: impl FnOnce() -> Child,
    ) -> bool {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let tests_before = tests_run();
        let mut child = start();
        let tests_more = usize::try_from(self.0 >> 33).unwrap() % more_tests_max.max(1);
        wait_until("some tests have run", || {
            tests_run() >= tests_before + tests_more || child.try_wait().unwrap().is_some()
        });
        thread::sleep(Duration::from_micros((self.0 >> 40) % 20_000));
        let _ = child.kill();
        !child.wait().unwrap().success()
    }
}

/// Returns `true` if the tests run as root and may mount. Otherwise skips the test.
#[track_caller]
pub(crate) fn is_root() -> bool {
    let me = fs::metadata("/proc/self").unwrap().uid();
    let mount = "mount -t tmpfs none /mnt && mknod /mnt/null c 1 3";
    let may_mount = || Command::new("unshare").args(["-m", "sh", "-c", mount]).output();
    skip::told(
        me == 0 && may_mount().is_ok_and(|output| output.status.success()),
        "root's power to mount file systems and make devices",
    )
}

/// Returns `true` if bwrap is installed and the kernel lets it create namespaces. Otherwise fails
/// or skips the test.
#[track_caller]
pub(crate) fn can_isolate() -> bool {
    if !has_tools(&["bwrap", "bash"]) {
        return false;
    }
    let output = Command::new("bwrap")
        .args(["--unshare-all", "--ro-bind", "/", "/", "true"])
        .output()
        .unwrap();
    let message = String::from_utf8_lossy(&output.stderr);
    require(
        output.status.success(),
        &format!("a kernel that lets bwrap make namespaces: {}", message.trim()),
    )
}

/// Returns `true` if the program can track all processes of its tests, as on Linux by default.
/// Otherwise skips the test.
#[track_caller]
pub(crate) fn contains_processes() -> bool {
    skip::told(secateur_runner::contains_processes(), "sight of all processes of a test")
}

/// The folder of one test, with its own temporary folder so that leftovers are visible.
pub(crate) struct Scratch {
    folder: tempfile::TempDir,
}

/// A finished run of the program.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Scratch {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("tmp")).unwrap();
        Self { folder }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Creates a file, and the folders around it.
    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    /// Creates an executable shell script.
    pub(crate) fn script(&self, name: &str, body: &str) -> PathBuf {
        // A shell need not wait for its only command.
        let only = body.starts_with("grep ") && !body.contains(['&', '|', ';', '`', '\n']);
        let exec = if only { "exec " } else { "" };
        let path = self.file(name, format!("#!/bin/sh\n{exec}{body}\n"));
        fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
        path
    }

    /// Creates a subject for comparisons: a folder with this many functions and an interestingness
    /// test.
    pub(crate) fn subject(&self, name: &str, count: usize, test: &str) {
        fs::create_dir_all(self.path(name)).unwrap();
        self.file(&format!("{name}/in.c"), functions(count));
        self.script(&format!("{name}/r.sh"), test);
    }

    /// Copies a shipped input.
    pub(crate) fn copy(&self, name: &str) -> PathBuf {
        let from = fixture(name);
        let to = self.path(from.file_name().unwrap().to_str().unwrap());
        fs::copy(from, &to).unwrap();
        to
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// Returns the program, to be run in this folder. Resets ignored signals, since the tests may
    /// run in the background.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("/usr/bin/env");
        command.args(["--default-signal=HUP,INT,TERM", env!("CARGO_BIN_EXE_secateur")]);
        command.args(args).current_dir(self.folder.path()).env("TMPDIR", self.path("tmp"));
        command
    }

    pub(crate) fn secateur(&self, args: &[&str]) -> Run {
        let run = Run::from(self.command(args).output().unwrap());
        self.assert_tidy();
        run
    }

    /// Returns all paths, with the contents of regular files.
    pub(crate) fn snapshot(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
        let (mut found, mut open) = (BTreeMap::new(), vec![self.path("")]);
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let facts = fs::symlink_metadata(&path).unwrap();
                if facts.is_dir() {
                    open.push(path.clone());
                }
                found.insert(path.clone(), facts.is_file().then(|| fs::read(path).unwrap()));
            }
        }
        found
    }

    /// Asserts that the temporary folder is empty, and that no process works in this folder.
    pub(crate) fn assert_tidy(&self) {
        assert_eq!(names(&self.path("tmp")), Vec::<String>::new(), "left in the temporary folder");
        let working_here: Vec<_> = processes_in(self.folder.path());
        assert!(working_here.is_empty(), "still running: {working_here:?}");
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        Self {
            code: output.status.code(),
            stdout: text(&output.stdout),
            stderr: text(&output.stderr),
        }
    }
}

/// Returns a successful run.
pub(crate) fn ok(run: Run) -> Run {
    assert_eq!(run.code, Some(0), "{run:?}");
    run
}

/// Returns the paths of all files below a folder, sorted.
pub(crate) fn files(folder: &Path) -> Vec<String> {
    let (mut open, mut found) = (vec![folder.to_path_buf()], Vec::new());
    while let Some(path) = open.pop() {
        for entry in fs::read_dir(path).unwrap() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_dir() {
                open.push(entry.path());
            } else {
                found.push(entry.path().strip_prefix(folder).unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    found.sort();
    found
}

/// Returns the paths and texts of all files below a folder, sorted.
pub(crate) fn texts(folder: &Path) -> Vec<(String, String)> {
    let read = |path: String| (path.clone(), fs::read_to_string(folder.join(path)).unwrap());
    files(folder).into_iter().map(read).collect()
}

/// Returns the sorted names in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Returns the command lines of all other processes with a variable or a working directory under
/// `folder`.
pub(crate) fn processes_in(folder: &Path) -> Vec<String> {
    let needle = folder.to_str().unwrap();
    let is_ours = |process: &Path| {
        let environment = fs::read(process.join("environ")).unwrap_or_default();
        let directory = fs::read_link(process.join("cwd")).unwrap_or_default();
        String::from_utf8_lossy(&environment).contains(needle) || directory.starts_with(folder)
    };
    fs::read_dir("/proc")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.file_name().is_some_and(|name| name.to_str().unwrap().parse::<u32>().is_ok())
        })
        .filter(|path| is_ours(path))
        .map(|path| {
            String::from_utf8_lossy(&fs::read(path.join("cmdline")).unwrap_or_default())
                .replace('\0', " ")
        })
        .collect()
}

/// Returns a C program of `count` numbered functions.
pub(crate) fn functions(count: usize) -> String {
    (0..count)
        .map(|i| {
            format!("int f{i}(int a, int b)\n{{\n    int c = a + {i};\n    return b * c;\n}}\n\n")
        })
        .collect()
}
