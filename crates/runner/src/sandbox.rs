//! Fresh directories for tests.

mod companions;
mod directory;
mod sweep;

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use rustix::fs::StatVfsMountFlags;
use secateur_bundle::Bundle;

pub use companions::{CompanionError, Companions};
pub(crate) use directory::{Sandbox, remove, write_files};
pub(crate) use sweep::{LAUNCHER_SCRIPT, end_own};

use crate::io_error::without_path;
use crate::lock::lock;
use crate::supervise::process_tree;
use crate::system::system;
use sweep::{locked_folder, sweep};

/// Directory of a run, with separate directories for every test. Removed when dropped.
#[derive(Debug)]
pub struct SandboxRoot {
    folder: tempfile::TempDir,
    /// Open directory, locked while this process lives.
    _lock: File,
    /// Path of the candidate in every sandbox: of the first of several files, and `.`, the sandbox
    /// itself, for a folder.
    pub(crate) file_name: OsString,
    /// Names in every sandbox that belong to the candidate.
    taken: Vec<OsString>,
    /// Companion files.
    pub(crate) companions: Option<Companions>,
    /// Files of the reduced folder that are not reduced.
    pub(crate) fixed: Option<Arc<Companions>>,
    next: AtomicU64,
}

/// A directory for tests could not be created or filled.
#[derive(Debug, thiserror::Error)]
#[error(
    "cannot prepare a directory for the test in {}: {source}; choose a folder with free space \
     with --sandbox-dir or TMPDIR",
    path.display()
)]
pub struct SandboxError {
    /// Path of the directory or file.
    pub path: PathBuf,
    /// Error of the system.
    pub source: io::Error,
}

/// Minimum free space for running tests in memory: for a candidate, the temporary files of a test,
/// and the rest of the machine.
const ROOM_BYTES_MIN: u64 = 256 * 1024 * 1024;

/// Number of times that a full disk is tried again, and the time between.
const FULL_TRIALS: usize = 100;
const FULL_WAIT: Duration = Duration::from_millis(20);

impl SandboxRoot {
    /// Creates the directory of a run whose candidates are called `file_name`: the path of the
    /// first of several files, or `.` for their folder.
    ///
    /// It is created under `TMPDIR` if set, else in memory if there is space and programs may run
    /// from there, else in the system's temporary folder.
    ///
    /// # Errors
    ///
    /// Fails if the directory cannot be created.
    pub fn new(file_name: &OsStr) -> Result<Self, SandboxError> {
        let place = match std::env::var_os("TMPDIR") {
            Some(chosen) if !chosen.is_empty() => PathBuf::from(chosen),
            _ => system()
                .memory_folder()
                .filter(|memory| is_roomy(memory))
                .map_or_else(std::env::temp_dir, Into::into),
        };
        Self::in_folder(&place, file_name)
    }

    /// Creates the directory of a run under `place`.
    ///
    /// # Errors
    ///
    /// Fails if the directory cannot be created.
    pub fn in_folder(place: &Path, file_name: &OsStr) -> Result<Self, SandboxError> {
        // The working directory of a test must be absolute even if TMPDIR is not.
        let made = std::path::absolute(place).and_then(|place| {
            sweep(&place);
            locked_folder(&place)
        });
        let error = |error| SandboxError { path: place.to_path_buf(), source: without_path(error) };
        let (folder, lock) = made.map_err(error)?;
        Ok(Self {
            folder,
            _lock: lock,
            file_name: file_name.to_owned(),
            taken: Vec::new(),
            companions: None,
            fixed: None,
            next: AtomicU64::new(0),
        })
    }

    /// Gives every test a copy of these files and directories in their current state. `taken` are
    /// the names of the candidate's own files.
    ///
    /// # Errors
    ///
    /// Fails if one cannot be copied, or if its name is taken or given twice.
    pub fn with_companions(
        mut self,
        paths: &[PathBuf],
        taken: &[OsString],
    ) -> Result<Self, CompanionError> {
        self.taken = taken.to_vec();
        if !paths.is_empty() {
            self.companions = Some(Companions::new(paths, taken, self.path().join("with"))?);
        }
        Ok(self)
    }

    /// Gives every test a copy of these files, links and folders, with paths relative to `folder`,
    /// in their current state.
    ///
    /// # Errors
    ///
    /// Fails if one cannot be copied.
    pub fn with_fixed(mut self, folder: &Path, paths: &[PathBuf]) -> Result<Self, CompanionError> {
        if !paths.is_empty() {
            self.fixed =
                Some(Arc::new(Companions::of_folder(folder, paths, self.path().join("fixed"))?));
        }
        Ok(self)
    }

    /// Returns the path of the directory.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Returns the names of all files in the directory of a test, for messages.
    pub(crate) fn contents(&self) -> String {
        let companions = self.companions.iter().flat_map(Companions::names);
        let names: Vec<_> = companions.map(|name| name.to_string_lossy().into_owned()).collect();
        let is_one = self.taken.len() < 2 && self.file_name != ".";
        let candidate =
            if is_one { self.file_name.to_string_lossy() } else { "the files of the input".into() };
        match names.split_last() {
            None => candidate.into_owned(),
            Some((last, [])) => format!("{candidate} and {last}"),
            Some((last, others)) => format!("{candidate}, {} and {last}", others.join(", ")),
        }
    }

    /// Creates a fresh sandbox that contains `bundle`. Waits a moment for a full disk, since a
    /// parallel test may have filled it and is about to end.
    pub(crate) fn sandbox(&self, bundle: &Bundle) -> Result<Sandbox, SandboxError> {
        let create = || {
            let sandbox = self.empty_sandbox()?;
            self.candidate_at(&sandbox.folder, bundle)?;
            Ok(sandbox)
        };
        for _ in 0..FULL_TRIALS {
            match create() {
                Err(SandboxError { source, .. }) if source.kind() == io::ErrorKind::StorageFull => {
                    thread::sleep(FULL_WAIT);
                }
                created => return created,
            }
        }
        create()
    }

    /// Creates a fresh sandbox that contains only the companion files.
    pub(crate) fn sandbox_without_candidate(&self) -> Result<Sandbox, SandboxError> {
        let sandbox = self.empty_sandbox()?;
        fs::create_dir(&sandbox.folder)
            .and_then(|()| {
                self.companions
                    .iter()
                    .try_for_each(|companions| companions.copy_to(&sandbox.folder))
            })
            .map_err(|source| SandboxError { path: sandbox.folder.clone(), source })?;
        Ok(sandbox)
    }

    fn empty_sandbox(&self) -> Result<Sandbox, SandboxError> {
        let base = self.path().join(self.next.fetch_add(1, Ordering::Relaxed).to_string());
        let sandbox = Sandbox { folder: base.join("test"), temporary: base.join("tmp"), base };
        fs::create_dir(&sandbox.base)
            .and_then(|()| fs::create_dir(&sandbox.temporary))
            .map_err(|source| SandboxError { path: sandbox.temporary.clone(), source })?;
        Ok(sandbox)
    }

    /// Creates `folder` with `bundle` and all companion files. Returns the path of the candidate.
    pub(crate) fn candidate_at(
        &self,
        folder: &Path,
        bundle: &Bundle,
    ) -> Result<PathBuf, SandboxError> {
        let candidate = folder.join(&self.file_name);
        fs::create_dir(folder)
            .and_then(|()| match bundle.is_one_file() {
                true => fs::write(&candidate, bundle.content()?),
                false => write_files(bundle, folder),
            })
            .and_then(|()| self.fixed.iter().try_for_each(|fixed| fixed.copy_to(folder)))
            .and_then(|()| {
                self.companions.iter().try_for_each(|companions| companions.copy_to(folder))
            })
            .map_err(|source| SandboxError { path: candidate.clone(), source })?;
        Ok(self.candidate_in(folder))
    }

    /// Returns the path of the candidate in the `folder` of a test.
    pub(crate) fn candidate_in(&self, folder: &Path) -> PathBuf {
        // Drops a `.` component.
        folder.join(&self.file_name).components().collect()
    }
}

/// Directories of runs that could not be removed.
static LEFT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Returns the directories of finished runs that could not be removed, other than those of [lost
/// processes](crate::lost_processes).
#[must_use]
pub fn left_directories() -> Vec<PathBuf> {
    lock(&LEFT).clone()
}

impl Drop for SandboxRoot {
    /// A directory used by a process that cannot be killed is left for a later run: removing it may
    /// hang.
    fn drop(&mut self) {
        // The cleanup would also remove the content of mounts.
        self.folder.disable_cleanup(true);
        if !process_tree::has_lost(self.folder.path()) && !remove(self.folder.path()) {
            lock(&LEFT).push(self.folder.path().to_path_buf());
        }
    }
}

/// Returns `true` if tests can run there: there is space, and programs built by a test may be run.
fn is_roomy(folder: &Path) -> bool {
    !system().forbids_programs(folder)
        && rustix::fs::statvfs(folder).is_ok_and(|facts| {
            facts.f_bavail.saturating_mul(facts.f_frsize) >= ROOM_BYTES_MIN
                && !facts.f_flag.contains(StatVfsMountFlags::RDONLY)
        })
}

#[cfg(test)]
mod tests {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;

    use super::sweep::{PREFIX, prefix};
    use super::*;

    #[test]
    fn a_sandbox_holds_the_candidate_and_nothing_else() {
        let root = SandboxRoot::in_folder(&std::env::temp_dir(), OsStr::new("small.c")).unwrap();
        let sandbox = root.sandbox(&Bundle::from(*b"int x;")).unwrap();
        let names: Vec<_> = fs::read_dir(&sandbox.folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        assert_eq!(names, ["small.c"]);
        assert_eq!(fs::read(root.candidate_in(&sandbox.folder)).unwrap(), b"int x;");
    }

    #[test]
    fn what_a_run_on_this_host_has_left_is_removed_and_nothing_else() {
        let place = tempfile::tempdir().unwrap();
        let running = SandboxRoot::in_folder(place.path(), OsStr::new("in.c")).unwrap();
        let running_name = running.path().file_name().unwrap().to_str().unwrap().to_owned();
        let own = prefix();
        assert!(running_name.starts_with(&own) && own.len() > PREFIX.len() + 1, "{running_name}");
        // Hosts with a common prefix, one of them with a longer name; an older version's name;
        // names that no run creates.
        let host = own.strip_prefix(PREFIX).unwrap().trim_end_matches('-');
        let others = [
            format!("secateur-other{host}-aB3dE6"),
            format!("secateur-{host}-2-aB3dE6"),
            format!("secateur-{host}2-aB3dE6"),
            "secateur-aB3dE6".to_owned(),
            own.clone(),
        ];
        let left = format!("{own}aB3dE6");
        for name in others.iter().chain([&left]) {
            fs::create_dir_all(place.path().join(name).join("0/test")).unwrap();
        }
        let next = SandboxRoot::in_folder(place.path(), OsStr::new("in.c")).unwrap();
        assert!(!place.path().join(left).exists());
        for name in others.iter().chain([&running_name]) {
            assert!(place.path().join(name).exists(), "{name}");
        }
        drop(next);
    }

    #[test]
    fn nothing_is_left_even_of_read_only_folders() {
        let root = SandboxRoot::in_folder(&std::env::temp_dir(), OsStr::new("small.c")).unwrap();
        let sandbox = root.sandbox(&Bundle::from(*b"")).unwrap();
        let inner = sandbox.folder.join("a/b");
        fs::create_dir_all(&inner).unwrap();
        fs::write(inner.join("file"), "").unwrap();
        for folder in [&inner, inner.parent().unwrap()] {
            fs::set_permissions(folder, Permissions::from_mode(0o500)).unwrap();
        }
        drop(sandbox);
        assert_eq!(fs::read_dir(root.path()).unwrap().count(), 0);
        let path = root.path().to_path_buf();
        drop(root);
        assert!(!path.exists());
    }
}
