//! The user's property test, and what runs it.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use rustix::fs::{Access, access};

use crate::process::{self, TestRun};
use crate::sandbox::{SandboxError, SandboxRoot};
use crate::{Interrupt, stragglers};

/// An executable that decides whether a candidate is interesting: exit status 0 means yes.
#[derive(Clone, Debug)]
#[doc(alias = "interestingness test")]
#[doc(alias = "oracle")]
pub struct PropertyTest {
    program: PathBuf,
}

/// The property test cannot be run as it is.
#[derive(Debug, thiserror::Error)]
pub enum PropertyTestError {
    /// There is nothing at the path, or a folder on the way cannot be entered.
    #[error("cannot find the property test {}: {source}", path.display())]
    NotFound {
        /// The path as given.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A directory, a device, a pipe.
    #[error("the property test {} is not a file", path.display())]
    NotAFile {
        /// The path as given.
        path: PathBuf,
    },
    /// No run bit.
    #[error("the property test {0} may not be executed; run: chmod +x {0}", path.display())]
    NotExecutable {
        /// The path as given.
        path: PathBuf,
    },
    /// A script that its interpreter could not read.
    #[error("the property test {} cannot be read: {source}", path.display())]
    Unreadable {
        /// The path as given.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The `#!` line names a program that is not there.
    #[error("the first line of the property test {} names the interpreter {interpreter:?}, which does not exist{}",
        path.display(), if interpreter.ends_with('\r') { "; the file has Windows line endings" } else { "" })]
    MissingInterpreter {
        /// The path as given.
        path: PathBuf,
        /// The interpreter as named.
        interpreter: String,
    },
}

impl PropertyTest {
    /// The property test at `path`, after a look at whether it can be run at all.
    ///
    /// # Errors
    ///
    /// When there is no such file or it lacks what a program needs.
    pub fn new(path: &Path) -> Result<Self, PropertyTestError> {
        let not_found = |source| PropertyTestError::NotFound { path: path.into(), source };
        // Tests run in another directory, so that the path must not be relative to this one.
        let program = fs::canonicalize(path).map_err(not_found)?;
        if !fs::metadata(&program).map_err(not_found)?.is_file() {
            return Err(PropertyTestError::NotAFile { path: path.into() });
        }
        if access(&program, Access::EXEC_OK).is_err() {
            return Err(PropertyTestError::NotExecutable { path: path.into() });
        }
        let text = fs::read(&program).map_err(|source| PropertyTestError::Unreadable { path: path.into(), source })?;
        if let Some(interpreter) = interpreter(&text)
            && !Path::new(interpreter).exists()
        {
            let interpreter = interpreter.to_string_lossy().into_owned();
            return Err(PropertyTestError::MissingInterpreter { path: path.into(), interpreter });
        }
        Ok(Self { program })
    }

    /// The absolute path of the executable.
    #[must_use]
    pub fn program(&self) -> &Path {
        &self.program
    }
}

/// The program that a `#!` line names.
fn interpreter(text: &[u8]) -> Option<&OsStr> {
    let line = text.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?;
    line.split(|byte| matches!(byte, b' ' | b'\t')).find(|word| !word.is_empty()).map(OsStr::from_bytes)
}

/// A test could not be run: the candidate is neither interesting nor uninteresting, and the run cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No directory for it.
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    /// A text without a `#!` line.
    #[error("the property test {} is neither a program nor a script: begin it with a line such as #!/bin/sh", program.display())]
    NoInterpreterLine {
        /// The test.
        program: PathBuf,
    },
    /// The system could not start it, or lost track of it.
    #[error("cannot run the property test {}: {source}", program.display())]
    Process {
        /// The test.
        program: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// Runs a property test on candidates.
#[derive(Debug)]
pub struct Runner {
    test: PropertyTest,
    sandboxes: SandboxRoot,
    interrupt: Interrupt,
    timeout: Duration,
}

/// The variable by which the descendants of a test are known.
const MARKER: &str = "SECATEUR_TEST";
/// How often a test is started when the system is short of processes or memory, with a longer pause each time.
const STARTS_MAX: u32 = 6;

impl Runner {
    /// A runner that gives each test `timeout`. To have it end daemons too, call
    /// [`adopt_orphans`](crate::adopt_orphans) first.
    #[must_use]
    pub fn new(test: PropertyTest, sandboxes: SandboxRoot, interrupt: Interrupt, timeout: Duration) -> Self {
        Self { test, sandboxes, interrupt, timeout }
    }

    /// The property test.
    #[must_use]
    pub fn test(&self) -> &PropertyTest {
        &self.test
    }

    /// The name that the candidate has in every test's directory.
    #[must_use]
    pub fn file_name(&self) -> &OsStr {
        self.sandboxes.file_name()
    }

    /// What each test may take.
    #[must_use]
    pub fn timeout(&self) -> Duration {
        self.timeout
    }

    /// Gives each test `timeout` from now on.
    pub fn set_timeout(&mut self, timeout: Duration) {
        self.timeout = timeout;
    }

    /// What tells this runner to stop.
    #[must_use]
    pub fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }

    /// Runs the test on `text`: in a fresh directory that holds the text under the input's own name, with the path as
    /// the first argument, and with `TMPDIR` set to another fresh directory.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about `text`.
    pub fn run(&self, text: &[u8]) -> Result<TestRun, RunError> {
        let sandbox = self.sandboxes.sandbox(text)?;
        let mut starts = 1;
        loop {
            let mut command = Command::new(self.test.program());
            command.arg(self.sandboxes.candidate_in(&sandbox)).current_dir(&sandbox.folder);
            command.env("TMPDIR", &sandbox.temporary).env("PWD", &sandbox.folder).env(MARKER, &sandbox.temporary);
            let run = process::run(command, self.timeout, &self.interrupt);
            let mut marker = OsString::from(MARKER);
            marker.extend([OsStr::new("="), sandbox.temporary.as_os_str()]);
            stragglers::end_orphans(marker.as_bytes());
            match run {
                Err(error) if is_shortage(&error) && starts < STARTS_MAX => {
                    thread::sleep(Duration::from_millis(50) * 2u32.pow(starts));
                    starts += 1;
                }
                run => return run.map_err(|source| self.error(source)),
            }
        }
    }

    fn error(&self, source: io::Error) -> RunError {
        let program = self.test.program().to_path_buf();
        if source.raw_os_error() == Some(rustix::io::Errno::NOEXEC.raw_os_error()) {
            RunError::NoInterpreterLine { program }
        } else {
            RunError::Process { program, source }
        }
    }
}

/// Whether the system lacks something that it may have again in a moment: processes, memory, or a script that is not
/// just being written.
fn is_shortage(error: &io::Error) -> bool {
    use io::ErrorKind::{ExecutableFileBusy, OutOfMemory, WouldBlock};
    matches!(error.kind(), ExecutableFileBusy | OutOfMemory | WouldBlock)
}
