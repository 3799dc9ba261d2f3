//! A test that can change nothing but its own directories.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::sandbox::Sandbox;

/// Runs each test so that it sees the file system read-only, except its own directories, has no network, and is alone
/// with its processes: half a program that is compiled *and run* can do anything.
///
/// By `bwrap` of [bubblewrap](https://github.com/containers/bubblewrap), which makes namespaces without being root and
/// is well looked after because desktop software relies on it. Namespaces of our own would need `pre_exec`, and more care than a
/// reducer should take. Everything dies with the namespace of its processes.
///
/// A test of root stays root: without capabilities, but as the owner of root's files. So only the
/// test's own directories are writable. The devices are an exception, because on a read-only mount
/// of `bwrap` nothing can open them. The supervisor restores their modes after each test.
///
/// Sockets outside of the shared folders remain reachable.
#[derive(Clone, Debug)]
pub struct Isolation(());

/// Tests cannot be isolated on this machine.
#[derive(Debug, thiserror::Error)]
pub enum IsolationError {
    /// There is no `bwrap`.
    #[error(
        "cannot isolate tests: the program bwrap is not installed; on Linux, install the package bubblewrap"
    )]
    NotInstalled,
    /// There is one, but it may not do what it is for.
    #[error(
        "cannot isolate tests: bwrap says: {0}\n\
         Often unprivileged user namespaces are switched off; see /proc/sys/user/max_user_namespaces, or ask\n\
         the administrator of this machine or container"
    )]
    Refused(String),
    /// It cannot be run.
    #[error("cannot isolate tests: cannot run bwrap: {0}")]
    Process(#[source] io::Error),
}

const PROGRAM: &str = "bwrap";
/// `/proc` and `/dev` must be new: the first shows processes, the second is not only for reading.
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
    // A program can push characters into the user's terminal as if they were typed. The option
    // `--new-session` prevents that too, but takes some milliseconds for each start.
    "--ro-bind",
    "/dev/null",
    "/dev/tty",
];
/// Options for root, who owns the settings in `/proc/sys` and needs no capability to write them.
/// For others `/proc` stays writable, because a browser's own sandbox writes to `/proc/self`.
const VIEW_OF_ROOT: [&str; 2] = ["--remount-ro", "/proc"];
/// Folders in which programs leave files and sockets under fixed names. In place of each, a test
/// sees its own directory for temporary files.
const SHARED_FOLDERS: [&str; 4] = ["/tmp", "/var/tmp", "/dev/shm", "/run"];
/// The folder of all programs of NixOS.
const SHARED_PROGRAMS: &str = "/run/current-system";

impl Isolation {
    /// Tries whether this machine can isolate a process.
    ///
    /// # Errors
    ///
    /// When it cannot, with what can be done about it.
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

    /// The words before a program that isolate it. It sees these files, of which it is one.
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
        // Later ones lie over earlier ones.
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
