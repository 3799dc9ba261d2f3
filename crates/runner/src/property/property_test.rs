//! The user's property test.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustix::fs::{Access, access};

use super::asked::Asked;
use super::command_test::CommandTest;
use super::fingerprint::Fingerprint;
use super::oracle_program::OracleProgram;
use crate::key::Key;
use crate::launch::Invocation;
use crate::system::system;

/// What decides whether a candidate is interesting: an executable, where exit status 0 means yes, or commands that have
/// to do what they did on the original.
#[derive(Clone, Debug)]
#[doc(alias = "interestingness test")]
#[doc(alias = "oracle")]
pub struct PropertyTest {
    pub(super) kind: Kind,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// What it was when it was looked at.
    Executable(Invocation, Arc<Fingerprint>),
    Oracle(OracleProgram),
    Commands(CommandTest),
    Asked(Asked),
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
    #[error("the property test {} is not a file", .0.display())]
    NotAFile(PathBuf),
    /// No run bit.
    #[error("the property test {path} may not be executed; run: chmod +x {path}", path = .0.display())]
    NotExecutable(PathBuf),
    /// On a file system from which nothing can be run, whatever the file's mode.
    #[error("the property test {} is on a file system that is mounted noexec, from which nothing can be run; copy it to a \
        folder elsewhere", .0.display())]
    NoExec(PathBuf),
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
        Ok(Self { kind: Kind::Executable(Invocation::test(program), Arc::new(fingerprint)) })
    }

    /// The path of the executable, or the program that stays. Commands have none.
    #[must_use]
    pub fn program(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Executable(invocation, _) | Kind::Oracle(OracleProgram { invocation, .. }) => {
                Some(invocation.program())
            }
            Kind::Commands(_) | Kind::Asked(_) => None,
        }
    }

    /// What an error calls it.
    pub(super) fn shown(&self) -> &Path {
        self.program().unwrap_or(Path::new("of the command"))
    }

    /// A hash of the executable's content when this was made. Others have none.
    #[must_use]
    pub fn content(&self) -> Option<Key> {
        if let Kind::Executable(_, fingerprint) = &self.kind { Some(fingerprint.key) } else { None }
    }

    /// The commands, if it is made of such.
    #[must_use]
    pub fn commands(&self) -> Option<&CommandTest> {
        if let Kind::Commands(commands) = &self.kind { Some(commands) } else { None }
    }

    /// Whether another program is asked, by `--ask`.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        matches!(self.kind, Kind::Asked(_))
    }

    /// The program that stays, if it is one.
    #[must_use]
    pub fn oracle(&self) -> Option<&OracleProgram> {
        if let Kind::Oracle(program) = &self.kind { Some(program) } else { None }
    }
}

impl From<OracleProgram> for PropertyTest {
    fn from(program: OracleProgram) -> Self {
        Self { kind: Kind::Oracle(program) }
    }
}

impl From<Asked> for PropertyTest {
    fn from(asked: Asked) -> Self {
        Self { kind: Kind::Asked(asked) }
    }
}

impl From<CommandTest> for PropertyTest {
    fn from(commands: CommandTest) -> Self {
        Self { kind: Kind::Commands(commands) }
    }
}

/// The program that a `#!` line names.
fn interpreter(text: &[u8]) -> Option<&OsStr> {
    let line = text.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?;
    line.split(|byte| matches!(byte, b' ' | b'\t'))
        .find(|word| !word.is_empty())
        .map(OsStr::from_bytes)
}
