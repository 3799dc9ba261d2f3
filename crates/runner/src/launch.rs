//! How the process of a test is started.

use std::ffi::OsString;
use std::fs::{self, File, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::Invocation;
use crate::isolation::Isolation;
use crate::process::Ending;
use crate::sandbox::{Sandbox, SandboxError};

/// What stands before the program of every test.
#[derive(Debug, Default)]
pub(crate) struct Launch {
    pub(crate) launcher: Option<Launcher>,
    pub(crate) isolation: Option<Isolation>,
}

/// A program such as `srun` or `ssh` with its arguments, that runs the command it is given, perhaps on another machine,
/// and ends when that has ended.
#[derive(Debug)]
pub(crate) struct Launcher {
    words: Vec<OsString>,
    /// Where `SCRIPT` is.
    script: PathBuf,
    /// How often it has been started.
    starts: AtomicU64,
}

/// What the launcher runs. Not every launcher hands on the working directory and the environment; and none tells its own
/// failures from the test's answer, so that the answer is left as a mark.
const SCRIPT: &str = r#"#!/bin/sh
base=$1 marks=$2 input=$3 locale=$4; shift 4
export TMPDIR="$base/tmp" SECATEUR_TEST="$base/tmp" SECATEUR_TEST_DIR="$base/test"
[ -z "$locale" ] || export LC_ALL="$locale"
cd "$base/test" || exit
: > "$marks/begun"
[ ! -e "$marks/recalled" ] || exit
"$@" < "$input"
status=$?
: > "$marks/exited-$status"
exit $status
"#;
/// The mark that the script makes when it begins.
const BEGUN: &str = "begun";
/// The mark that the script makes when the test has ended, before the test's status.
const EXITED: &str = "exited-";
/// The mark that tells the script to end as soon as it begins.
const RECALLED: &str = "recalled";

/// How far one start of a launcher has come: empty files in a directory of its own.
///
/// The marks of the script are found by listing the directory, never by their names. The client of a network file system
/// remembers for seconds that a name was not there, and what it has listed; so each start has a directory that was never
/// looked at before. The status is part of a name, so that it cannot be read before it is whole.
#[derive(Debug)]
pub(crate) struct Marks {
    folder: PathBuf,
}

impl Marks {
    /// How long to wait for the beginning after a recall. A launcher that waits longer waits for a place, and may be ended.
    pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

    /// Calls off a test that the launcher has perhaps not begun yet: from now on it ends where it begins. A launcher that
    /// is ended while it is just starting a job may leave the job behind for ever; `srun` does.
    pub(crate) fn recall(&self) {
        // Without the mark the launcher gets its SIGTERM all the same.
        let _ = fs::write(self.folder.join(RECALLED), "");
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.names().any(|name| name == BEGUN)
    }

    /// The test's status, once it has ended.
    pub(crate) fn status(&self) -> Option<i32> {
        self.names().find_map(|name| name.strip_prefix(EXITED)?.parse().ok())
    }

    fn names(&self) -> impl Iterator<Item = String> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.filter_map(|entry| entry.file_name().into_string().ok())
    }
}

/// The process of a test, to be started.
#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) command: Command,
    pub(crate) patience: Patience,
}

/// How a process is told to end: by SIGTERM, and after some time by SIGKILL.
#[derive(Debug)]
pub(crate) struct Patience {
    /// Where it is recalled before SIGTERM, if a launcher starts it.
    pub(crate) marks: Option<Marks>,
    /// When it ran out of time.
    timed_out: Duration,
    /// When it took too much of something else: it would go on taking.
    exceeded: Duration,
    /// When a person waits for the whole run to stop, or another test for the place of this one.
    interrupted: Duration,
}

impl Patience {
    const HERE: Self = Self {
        marks: None,
        timed_out: Duration::from_secs(1),
        exceeded: Duration::ZERO,
        interrupted: Duration::from_millis(200),
    };

    fn elsewhere(marks: Marks) -> Self {
        let patience = Launcher::PATIENCE;
        Self { marks: Some(marks), timed_out: patience, exceeded: patience, interrupted: patience }
    }

    /// When it is told to end for this reason.
    pub(crate) fn after(&self, reason: Ending) -> Duration {
        match reason {
            Ending::TimedOut => self.timed_out,
            Ending::Exceeded(_) => self.exceeded,
            _ => self.interrupted,
        }
    }

    /// How the test itself ended, when what was started ended so. None if the launcher has not run it.
    pub(crate) fn ending_of_test(&self, ending: Ending) -> Option<Ending> {
        let is_answer = matches!(ending, Ending::Exited(_) | Ending::Signalled(_));
        match &self.marks {
            Some(marks) if is_answer => marks.status().map(Ending::Exited),
            _ => Some(ending),
        }
    }
}

impl Launch {
    /// What starts `invocation` on the candidate in `sandbox`, this once.
    pub(crate) fn start(
        &self,
        invocation: &Invocation,
        candidate: &Path,
        sandbox: &Sandbox,
    ) -> Result<Start, SandboxError> {
        let input = if invocation.reads_input() { candidate } else { Path::new("/dev/null") };
        // A command may have removed the candidate for those that come after it, and a folder cannot be read.
        let input = if input.is_file() { input } else { Path::new("/dev/null") };
        let locale = invocation.locale().unwrap_or_default();
        let mut words = Vec::new();
        let mut patience = Patience::HERE;
        if let Some(launcher) = &self.launcher {
            let marks = launcher.marks(sandbox)?;
            words.extend(launcher.words.iter().cloned());
            words.extend([launcher.script.clone(), sandbox.base.clone(), marks.folder.clone()].map(OsString::from));
            words.extend([input.into(), locale.into()]);
            patience = Patience::elsewhere(marks);
        }
        words.extend(self.isolation.iter().flat_map(|isolation| isolation.words(invocation.program(), sandbox)));
        words.extend(invocation.words_on(candidate, &sandbox.folder));
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).current_dir(&sandbox.folder);
        let file = if self.launcher.is_none() { File::open(input).ok() } else { None };
        command.stdin(file.map_or_else(Stdio::null, Stdio::from));
        if !locale.is_empty() {
            command.env("LC_ALL", locale);
        }
        Ok(Start { command, patience })
    }
}

impl Launcher {
    /// How long it has to end a test. One that is killed cannot end what it has started elsewhere.
    const PATIENCE: Duration = Duration::from_secs(10);
    /// The script's name.
    const SCRIPT_NAME: &str = "launch";

    /// A launcher, of at least one word, for tests whose directories are below `folder`.
    pub(crate) fn new(words: Vec<OsString>, folder: &Path) -> io::Result<Self> {
        let script = folder.join(Self::SCRIPT_NAME);
        fs::write(&script, SCRIPT)?;
        fs::set_permissions(&script, Permissions::from_mode(0o755))?;
        Ok(Self { words, script, starts: AtomicU64::new(0) })
    }

    /// A directory for the marks of the next start, in `sandbox`.
    fn marks(&self, sandbox: &Sandbox) -> Result<Marks, SandboxError> {
        let folder = sandbox.base.join(format!("start-{}", self.starts.fetch_add(1, Ordering::Relaxed)));
        fs::create_dir(&folder).map_err(|source| SandboxError { path: folder.clone(), source })?;
        Ok(Marks { folder })
    }

    /// How long the tests have to end whose directories are below `folder`.
    pub(crate) fn patience_in(folder: &Path) -> Duration {
        if folder.join(Self::SCRIPT_NAME).exists() { Self::PATIENCE } else { Duration::ZERO }
    }

    pub(crate) fn program(&self) -> PathBuf {
        PathBuf::from(&self.words[0])
    }
}
