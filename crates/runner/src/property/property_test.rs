//! The user's interestingness test.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustix::fs::{Access, access};

use super::fingerprint::Fingerprint;
use super::{Asked, CommandTest, OracleProgram};
use crate::Key;
use crate::launch::Invocation;
use crate::system::system;

/// Interestingness test.
#[derive(Clone, Debug)]
#[doc(alias = "interestingness test")]
#[doc(alias = "oracle")]
pub enum PropertyTest {
    /// Executable that accepts with exit status 0, and its fingerprint at creation.
    Executable(Invocation, Arc<Fingerprint>),
    /// Persistent test process.
    Oracle(OracleProgram),
    /// Commands that must behave as on the original.
    Commands(CommandTest),
    /// Questions to the program that started this one.
    Asked(Asked),
}

/// Reason why an interestingness test cannot be run.
#[derive(Debug, thiserror::Error)]
pub enum PropertyTestError {
    /// The file does not exist, or a folder of its path cannot be entered.
    #[error("cannot find the interestingness test {}: {source}", path.display())]
    NotFound { path: PathBuf, source: io::Error },
    /// The path is a directory, a device or a pipe.
    #[error("the interestingness test {} is not a file", .0.display())]
    NotAFile(PathBuf),
    /// The file has no executable bit.
    #[error(
        "the interestingness test {path} is not executable; run: chmod +x {path}",
        path = .0.display()
    )]
    NotExecutable(PathBuf),
    /// The file system forbids execution, independent of the file's mode.
    #[error(
        "the interestingness test {} is on a file system mounted with noexec; copy it to another \
         file system",
        .0.display()
    )]
    NoExec(PathBuf),
    /// The interpreter could not read the script.
    #[error("cannot read the interestingness test {}: {source}", path.display())]
    Unreadable { path: PathBuf, source: io::Error },
    /// The `#!` line names a missing program.
    #[error(
        "the first line of the interestingness test {} names the interpreter {interpreter:?}, \
         which does not exist{}",
        path.display(),
        if interpreter.ends_with('\r') { "; the file has Windows line endings" } else { "" })]
    MissingInterpreter {
        path: PathBuf,
        /// Interpreter named in the `#!` line.
        interpreter: String,
    },
}

impl PropertyTest {
    /// Creates the test for the executable at `path`, and checks that it can be run.
    ///
    /// # Errors
    ///
    /// Fails if there is no such file, or if it cannot be executed.
    pub fn new(path: &Path) -> Result<Self, PropertyTestError> {
        let not_found = |source| PropertyTestError::NotFound { path: path.into(), source };
        // Tests run in another directory, so the path must be absolute.
        let program = fs::canonicalize(path).map_err(not_found)?;
        if !fs::metadata(&program).map_err(not_found)?.is_file() {
            return Err(PropertyTestError::NotAFile(path.into()));
        }
        if access(&program, Access::EXEC_OK).is_err() {
            let path = path.into();
            return Err(if system().forbids_programs(&program) {
                PropertyTestError::NoExec(path)
            } else {
                PropertyTestError::NotExecutable(path)
            });
        }
        let unreadable = |source| PropertyTestError::Unreadable { path: path.into(), source };
        let text = fs::read(&program).map_err(unreadable)?;
        let fingerprint = Fingerprint::new(&program, &text).map_err(unreadable)?;
        if let Some(interpreter) = interpreter(&text)
            && !Path::new(interpreter).exists()
        {
            let interpreter = interpreter.to_string_lossy().into_owned();
            return Err(PropertyTestError::MissingInterpreter { path: path.into(), interpreter });
        }
        Ok(Self::Executable(Invocation::test(program), Arc::new(fingerprint)))
    }

    /// Returns the path of the executable or the oracle; `None` for commands.
    pub fn program(&self) -> Option<&Path> {
        match self {
            Self::Executable(invocation, _) | Self::Oracle(OracleProgram { invocation, .. }) => {
                Some(invocation.program())
            }
            Self::Commands(_) | Self::Asked(_) => None,
        }
    }

    /// Returns the path to name in errors.
    pub(super) fn shown(&self) -> &Path {
        self.program().unwrap_or(Path::new("of the command"))
    }

    /// Returns the key of the executable's content at creation; `None` for other tests.
    pub fn content(&self) -> Option<Key> {
        if let Self::Executable(_, fingerprint) = self { Some(fingerprint.key) } else { None }
    }

    /// Returns the commands if the test consists of commands.
    pub fn commands(&self) -> Option<&CommandTest> {
        if let Self::Commands(commands) = self { Some(commands) } else { None }
    }

    /// Returns `true` if another program decides through `--ask`.
    pub fn is_asked(&self) -> bool {
        matches!(self, Self::Asked(_))
    }

    /// Returns `true` if the test answers yes or no, as an oracle does, instead of exiting.
    pub fn answers(&self) -> bool {
        self.is_asked() || self.oracle().is_some()
    }

    /// Returns the oracle if the test is one.
    pub fn oracle(&self) -> Option<&OracleProgram> {
        if let Self::Oracle(program) = self { Some(program) } else { None }
    }
}

/// Returns the program named in a `#!` line.
fn interpreter(text: &[u8]) -> Option<&OsStr> {
    let line = text.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?;
    line.split(|byte| matches!(byte, b' ' | b'\t'))
        .find(|word| !word.is_empty())
        .map(OsStr::from_bytes)
}
