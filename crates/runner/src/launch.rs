//! Start of the process of a test.

mod invocation;
mod isolation;
mod launcher;

use std::ffi::OsString;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::sandbox::{Sandbox, SandboxError};
use crate::supervise::LaunchProgress;

pub(crate) use invocation::quote;
pub use invocation::{Invocation, InvocationError, file_here};
pub use isolation::{Isolation, IsolationError};
pub(crate) use launcher::Launcher;

/// Prefix of the command of every test.
#[derive(Debug, Default)]
pub(crate) struct Launch {
    pub(crate) launcher: Option<Launcher>,
    pub(crate) isolation: Option<Isolation>,
}

impl Launch {
    /// Returns a message about the restrictions of tests started this way; empty if there are none.
    pub(crate) fn lacks(&self) -> &'static str {
        if self.isolation.is_some() {
            "\nWith --isolate, a test has no network, and sees only itself and its own directories \
             in /tmp, /var/tmp,\n/dev/shm and /run."
        } else if self.launcher.is_some() {
            "\nThe launcher may run the test on another machine, with other files and without your \
             environment variables."
        } else {
            ""
        }
    }

    /// Prepares one start of `invocation` on the candidate in `sandbox`. An isolated test sees
    /// these `files`. Returns the command and the progress of its launcher.
    pub(crate) fn start(
        &self,
        invocation: &Invocation,
        candidate: &Path,
        sandbox: &Sandbox,
        files: &[&Path],
    ) -> Result<(Command, LaunchProgress), SandboxError> {
        let input = if invocation.reads_input() { candidate } else { Path::new("/dev/null") };
        // An earlier command may have removed the candidate, and a folder cannot be read.
        let input = if input.is_file() { input } else { Path::new("/dev/null") };
        let locale = invocation.locale().unwrap_or_default();
        let mut words = Vec::new();
        let mut progress = LaunchProgress(None);
        if let Some(launcher) = &self.launcher {
            let marks = launcher.marks(sandbox)?;
            words.extend(launcher.words.iter().cloned());
            words.extend(
                [launcher.script.clone(), sandbox.base.clone(), marks.clone()].map(OsString::from),
            );
            words.extend([input.into(), locale.into()]);
            progress = LaunchProgress(Some(marks));
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
        Ok((command, progress))
    }
}
