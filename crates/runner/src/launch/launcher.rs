//! Start of tests by another program.

use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::sandbox::{LAUNCHER_SCRIPT, Sandbox, SandboxError};

/// A program such as `srun` or `ssh` with its arguments. It runs a given command, perhaps on
/// another machine, and ends with it.
#[derive(Debug)]
pub(crate) struct Launcher {
    pub(super) words: Vec<OsString>,
    /// Path of `SCRIPT`.
    pub(super) script: PathBuf,
    /// Number of starts.
    starts: AtomicU64,
}

/// Script run by the launcher.
///
/// Not every launcher passes on the working directory and the environment, and none distinguishes
/// its own failures from the test's answer. The answer is therefore left as a mark. Without that
/// mark the launcher has failed, whatever its status: the test is started again a few times, and
/// then an error is reported, never an answer. [`LaunchProgress`](crate::supervise::LaunchProgress)
/// uses the same names of marks.
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

impl Launcher {
    /// Creates a launcher of at least one word for tests whose directories are below `folder`.
    pub(crate) fn new(words: Vec<OsString>, folder: &Path) -> io::Result<Self> {
        let script = folder.join(LAUNCHER_SCRIPT);
        fs::write(&script, SCRIPT)?;
        fs::set_permissions(&script, Permissions::from_mode(0o755))?;
        Ok(Self { words, script, starts: AtomicU64::new(0) })
    }

    /// Creates a directory in `sandbox` for the marks of the next start.
    pub(super) fn marks(&self, sandbox: &Sandbox) -> Result<PathBuf, SandboxError> {
        let folder =
            sandbox.base.join(format!("start-{}", self.starts.fetch_add(1, Ordering::Relaxed)));
        fs::create_dir(&folder).map_err(|source| SandboxError { path: folder.clone(), source })?;
        Ok(folder)
    }

    pub(crate) fn program(&self) -> PathBuf {
        PathBuf::from(&self.words[0])
    }
}
