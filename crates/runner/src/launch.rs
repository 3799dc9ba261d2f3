//! How the process of a test is started.

mod invocation;
mod isolation;
mod launcher;

use std::ffi::OsString;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::sandbox::{Sandbox, SandboxError};
use crate::supervise::Progress;

pub(crate) use invocation::quote;
pub use invocation::{Invocation, InvocationError, file_here};
pub use isolation::{Isolation, IsolationError};
pub(crate) use launcher::Launcher;

/// What stands before the program of every test.
#[derive(Debug, Default)]
pub(crate) struct Launch {
    pub(crate) launcher: Option<Launcher>,
    pub(crate) isolation: Option<Isolation>,
}

/// The process of a test, to be started.
#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) command: Command,
    /// How far it has come, if a launcher starts it.
    pub(crate) progress: Progress,
}

impl Launch {
    /// What a test that is started like this may lack, in words; empty if that is nothing.
    pub(crate) fn lacks(&self) -> &'static str {
        if self.isolation.is_some() {
            "\nWith --isolate, a test has no network, and sees nothing in /tmp, /var/tmp, /dev/shm \
             and /run but itself and its own\ndirectories."
        } else if self.launcher.is_some() {
            "\nA launcher may run the test on another machine, with other files, and without your environment variables."
        } else {
            ""
        }
    }

    /// What starts `invocation` on the candidate in `sandbox`, this once; where it is isolated, it sees these `files`.
    pub(crate) fn start(
        &self,
        invocation: &Invocation,
        candidate: &Path,
        sandbox: &Sandbox,
        files: &[&Path],
    ) -> Result<Start, SandboxError> {
        let input = if invocation.reads_input() { candidate } else { Path::new("/dev/null") };
        // A command may have removed the candidate for those that come after it, and a folder cannot be read.
        let input = if input.is_file() { input } else { Path::new("/dev/null") };
        let locale = invocation.locale().unwrap_or_default();
        let mut words = Vec::new();
        let mut progress = Progress(None);
        if let Some(launcher) = &self.launcher {
            let marks = launcher.marks(sandbox)?;
            words.extend(launcher.words.iter().cloned());
            words.extend(
                [launcher.script.clone(), sandbox.base.clone(), marks.clone()].map(OsString::from),
            );
            words.extend([input.into(), locale.into()]);
            progress = Progress(Some(marks));
        }
        words.extend(self.isolation.iter().flat_map(|isolation| {
            isolation
                .words([invocation.program()].into_iter().chain(files.iter().copied()), sandbox)
        }));
        words.extend(invocation.words_on(candidate, &sandbox.folder));
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).current_dir(&sandbox.folder);
        let file = if self.launcher.is_none() { File::open(input).ok() } else { None };
        command.stdin(file.map_or_else(Stdio::null, Stdio::from));
        if !locale.is_empty() {
            command.env("LC_ALL", locale);
        }
        Ok(Start { command, progress })
    }
}
