//! Starting tests through another program.

use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::sandbox::{LAUNCHER_SCRIPT, Sandbox, SandboxError};
use crate::supervise::Recall;

/// A program such as `srun` or `ssh` with its arguments, that runs the command it is given, perhaps on another machine,
/// and ends when that has ended.
#[derive(Debug)]
pub(crate) struct Launcher {
    pub(super) words: Vec<OsString>,
    /// Where `SCRIPT` is.
    pub(super) script: PathBuf,
    /// How often it has been started.
    starts: AtomicU64,
}

/// What the launcher runs. Not every launcher hands on the working directory and the environment; and none tells its own
/// failures from the test's answer, so that the answer is left as a mark. Without that mark the launcher has failed, whatever its
/// status: the test is started again a few times, and then it is an error, never an answer.
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
    pub(super) folder: PathBuf,
}

impl Marks {
    /// The test's status, once it has ended.
    pub(crate) fn status(&self) -> Option<i32> {
        self.names().find_map(|name| name.strip_prefix(EXITED)?.parse().ok())
    }

    fn names(&self) -> impl Iterator<Item = String> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.filter_map(|entry| entry.file_name().into_string().ok())
    }
}

impl Recall for Marks {
    /// A launcher that is ended while it is just starting a job may leave the job behind for ever; `srun` does.
    fn recall(&self) {
        // Without the mark the launcher gets its SIGTERM all the same.
        let _ = fs::write(self.folder.join(RECALLED), "");
    }

    fn has_begun(&self) -> bool {
        self.names().any(|name| name == BEGUN)
    }
}

impl Launcher {
    /// A launcher, of at least one word, for tests whose directories are below `folder`.
    pub(crate) fn new(words: Vec<OsString>, folder: &Path) -> io::Result<Self> {
        let script = folder.join(LAUNCHER_SCRIPT);
        fs::write(&script, SCRIPT)?;
        fs::set_permissions(&script, Permissions::from_mode(0o755))?;
        Ok(Self { words, script, starts: AtomicU64::new(0) })
    }

    /// A directory for the marks of the next start, in `sandbox`.
    pub(super) fn marks(&self, sandbox: &Sandbox) -> Result<Marks, SandboxError> {
        let folder = sandbox.base.join(format!("start-{}", self.starts.fetch_add(1, Ordering::Relaxed)));
        fs::create_dir(&folder).map_err(|source| SandboxError { path: folder.clone(), source })?;
        Ok(Marks { folder })
    }

    pub(crate) fn program(&self) -> PathBuf {
        PathBuf::from(&self.words[0])
    }
}
