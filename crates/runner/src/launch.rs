//! How the process of a test is started.

use std::ffi::OsString;
use std::fs::{self, File, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::Invocation;
use crate::isolation::Isolation;
use crate::process::Ending;
use crate::sandbox::Sandbox;

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
}

/// The file into which the launched script writes how the test ended.
const STATUS: &str = "status";
/// The file that the script makes when it begins.
const BEGUN: &str = "begun";
/// The file that tells the script to end as soon as it begins.
const RECALLED: &str = "recalled";

/// What the launcher runs. Not every launcher hands on the working directory and the environment; and none tells its own
/// failures from the test's answer, so that the answer goes into a file.
const SCRIPT: &str = r#"#!/bin/sh
base=$1 input=$2 locale=$3; shift 3
export TMPDIR="$base/tmp" SECATEUR_TEST="$base/tmp" SECATEUR_TEST_DIR="$base/test"
[ -z "$locale" ] || export LC_ALL="$locale"
cd "$base/test" || exit
: > "$base/begun"
[ ! -e "$base/recalled" ] || exit
"$@" < "$input"
status=$?
echo $status > "$base/status"
exit $status
"#;

/// How a process is told to end: by SIGTERM, and after some time by SIGKILL.
#[derive(Debug)]
pub(crate) struct Patience {
    /// What comes before SIGTERM.
    pub(crate) recall: Option<Recall>,
    /// When it ran out of time.
    timed_out: Duration,
    /// When it took too much of something else: it would go on taking.
    exceeded: Duration,
    /// When a person waits for the whole run to stop, or another test for the place of this one.
    interrupted: Duration,
}

/// Calls off a test that a launcher has perhaps not begun yet. A launcher that is ended while it is just starting a
/// job may leave the job behind for ever; `srun` does.
#[derive(Debug)]
pub(crate) struct Recall {
    base: PathBuf,
}

impl Recall {
    /// How long to wait for the beginning. A launcher that waits longer waits for a place, and may be ended.
    pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

    /// From now on the test ends where it begins.
    pub(crate) fn request(&self) {
        // Without the mark the launcher gets its SIGTERM all the same.
        let _ = fs::write(self.base.join(RECALLED), "");
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.base.join(BEGUN).exists()
    }
}

impl Patience {
    const HERE: Self = Self {
        recall: None,
        timed_out: Duration::from_secs(1),
        exceeded: Duration::ZERO,
        interrupted: Duration::from_millis(200),
    };

    fn elsewhere(sandbox: &Sandbox) -> Self {
        let recall = Some(Recall { base: sandbox.base.clone() });
        Self { recall, timed_out: Launcher::PATIENCE, exceeded: Launcher::PATIENCE, interrupted: Launcher::PATIENCE }
    }

    /// When it is told to end for this reason.
    pub(crate) fn after(&self, reason: Ending) -> Duration {
        match reason {
            Ending::TimedOut => self.timed_out,
            Ending::Exceeded(_) => self.exceeded,
            _ => self.interrupted,
        }
    }
}

impl Launch {
    /// The command that starts `invocation` on the candidate in `sandbox`.
    pub(crate) fn command(&self, invocation: &Invocation, candidate: &Path, sandbox: &Sandbox) -> Command {
        let input = if invocation.reads_input() { candidate } else { Path::new("/dev/null") };
        // A command may have removed the candidate for those that come after it.
        let input = if input.exists() { input } else { Path::new("/dev/null") };
        let locale = invocation.locale().unwrap_or_default();
        let mut words = Vec::new();
        if let Some(launcher) = &self.launcher {
            // What an earlier command has left.
            for left in [STATUS, BEGUN] {
                let _ = fs::remove_file(sandbox.base.join(left));
            }
            words.extend(launcher.words.iter().cloned());
            words.extend([launcher.script.clone().into(), sandbox.base.clone().into(), input.into(), locale.into()]);
        }
        words.extend(self.isolation.iter().flat_map(|isolation| isolation.words(invocation.program(), sandbox)));
        words.extend(invocation.words_on(candidate));
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).current_dir(&sandbox.folder);
        let file = if self.launcher.is_none() { File::open(input).ok() } else { None };
        command.stdin(file.map_or_else(Stdio::null, Stdio::from));
        if !locale.is_empty() {
            command.env("LC_ALL", locale);
        }
        command
    }

    pub(crate) fn patience(&self, sandbox: &Sandbox) -> Patience {
        if self.launcher.is_some() { Patience::elsewhere(sandbox) } else { Patience::HERE }
    }

    /// How the test itself ended, when what was started ended so. None if the launcher has not run it.
    pub(crate) fn ending(&self, ending: Ending, sandbox: &Sandbox) -> Option<Ending> {
        let is_answer = matches!(ending, Ending::Exited(_) | Ending::Signalled(_));
        if self.launcher.is_none() || !is_answer {
            return Some(ending);
        }
        fs::read_to_string(sandbox.base.join(STATUS)).ok()?.trim().parse().ok().map(Ending::Exited)
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
        Ok(Self { words, script })
    }

    /// How long the tests have to end whose directories are below `folder`.
    pub(crate) fn patience_in(folder: &Path) -> Duration {
        if folder.join(Self::SCRIPT_NAME).exists() { Self::PATIENCE } else { Duration::ZERO }
    }

    pub(crate) fn program(&self) -> PathBuf {
        PathBuf::from(&self.words[0])
    }
}
