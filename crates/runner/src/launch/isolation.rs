//! Isolation of tests, which can then change only their own directories.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::sandbox::Sandbox;

/// Runs each test with a read-only view of the file system except its own directories, without
/// network, and in its own process namespace: half a program that is compiled *and run* can do
/// anything.
///
/// Uses `bwrap` of [bubblewrap](https://github.com/containers/bubblewrap), which creates namespaces
/// without root and is well maintained because desktop software relies on it. Own namespaces would
/// need `pre_exec` and more care than a reducer should take. All processes end with their
/// namespace.
///
/// A test of root stays root, without capabilities but as the owner of root's files. So only the
/// test's own directories are writable. The devices are an exception, because nothing can open them
/// on a read-only mount of `bwrap`. The supervisor restores their modes after each test.
///
/// Sockets outside the shared folders remain reachable.
#[derive(Clone, Debug)]
pub struct Isolation(());

/// Tests cannot be isolated on this machine.
#[derive(Debug, thiserror::Error)]
pub enum IsolationError {
    /// `bwrap` is not installed.
    #[error(
        "cannot isolate tests: the program bwrap is not installed; \
         on Linux, install the package bubblewrap"
    )]
    NotInstalled,
    /// `bwrap` has no permission to create namespaces.
    #[error(
        "cannot isolate tests: bwrap says: {0}\n\
         Unprivileged user namespaces are often disabled; \
         see /proc/sys/user/max_user_namespaces, or ask\n\
         the administrator of this machine or container"
    )]
    Refused(String),
    /// `bwrap` cannot be run.
    #[error("cannot isolate tests: cannot run bwrap: {0}")]
    Process(#[source] io::Error),
}

const PROGRAM: &str = "bwrap";
/// `/proc` and `/dev` must be new: the first shows processes, and the second must be writable.
const VIEW: [&str; 14] = [
    "--unshare-all",
    "--die-with-parent",
    // Root would keep all capabilities, and could make the file system writable again.
    "--cap-drop",
    "ALL",
    "--ro-bind",
    "/",
    "/",
    "--dev",
    "/dev",
    "--proc",
    "/proc",
    // A program can inject characters into the user's terminal as if they were typed. The option
    // `--new-session` prevents that too, but takes some milliseconds for each start.
    "--ro-bind",
    "/dev/null",
    "/dev/tty",
];
/// Options for root, who owns the settings in `/proc/sys` and needs no capability to write them.
/// For others `/proc` stays writable, because a browser's own sandbox writes to `/proc/self`.
const VIEW_OF_ROOT: [&str; 2] = ["--remount-ro", "/proc"];
/// Folders where programs create files and sockets with fixed names. A test sees its own temporary
/// directory instead of each.
const SHARED_FOLDERS: [&str; 4] = ["/tmp", "/var/tmp", "/dev/shm", "/run"];
/// Folder of all programs on NixOS.
const SHARED_PROGRAMS: &str = "/run/current-system";

impl Isolation {
    /// Checks that this machine can isolate a process.
    ///
    /// # Errors
    ///
    /// Fails if it cannot, with a remedy.
    pub fn new() -> Result<Self, IsolationError> {
        let output = Command::new(PROGRAM).args(view()).arg("true").stdin(Stdio::null()).output();
        match output {
            Ok(output) if output.status.success() => Ok(Self(())),
            Ok(output) => {
                let message = String::from_utf8_lossy(&output.stderr);
                Err(IsolationError::Refused(
                    message.trim().trim_start_matches("bwrap: ").to_owned(),
                ))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(IsolationError::NotInstalled)
            }
            Err(error) => Err(IsolationError::Process(error)),
        }
    }

    /// Returns the words before a program that isolate it. It can read `files`, which include the
    /// program itself.
    #[expect(clippy::unused_self, reason = "a value of this type was tried when it was made")]
    pub(crate) fn words<'a>(
        &self,
        files: impl Iterator<Item = &'a Path>,
        sandbox: &Sandbox,
    ) -> Vec<OsString> {
        let mut words: Vec<OsString> = vec![PROGRAM.into()];
        words.extend(view().map(OsString::from));
        let mut bind =
            |how: &str, from: &Path, to: &Path| words.extend([how.into(), from.into(), to.into()]);
        // Later mounts cover earlier ones.
        for folder in SHARED_FOLDERS.map(Path::new).into_iter().filter(|folder| folder.is_dir()) {
            bind("--bind", &sandbox.temporary, folder);
        }
        bind("--ro-bind-try", SHARED_PROGRAMS.as_ref(), SHARED_PROGRAMS.as_ref());
        for file in files.filter(|file| file.is_absolute()) {
            bind("--ro-bind", file, file);
        }
        bind("--bind", &sandbox.base, &sandbox.base);
        words.extend(["--chdir".into(), sandbox.folder.clone().into(), "--".into()]);
        words
    }
}

/// Returns the options of `bwrap` that are the same for all tests of this user.
fn view() -> impl Iterator<Item = &'static str> {
    let is_root = rustix::process::geteuid().is_root();
    VIEW.into_iter().chain(VIEW_OF_ROOT.into_iter().filter(move |_| is_root))
}
