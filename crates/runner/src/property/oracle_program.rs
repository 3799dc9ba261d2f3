//! Persistent test processes: programs that test many candidates without restarting.
//!
//! # The protocol
//!
//! Each candidate is a line on standard input: the path of its file, or of the folder with its
//! files. For [text](OracleInput::Text) input, it is a line with the number of bytes, followed by
//! the bytes. Each answer is a line on standard output: `yes` or `no`. A reason may follow `no`.
//! The failure may follow `yes`, and matters only if one is [expected](OracleProgram::expecting).
//! Standard error becomes the test's output. The program must end at the end of its input.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::Bundle;

use super::fingerprint::Fingerprint;
use super::run_error::RunError;
use crate::launch::{Invocation, InvocationError, file_here, quote};
use crate::supervise::{Ending, TestRun};

/// Persistent test process.
#[derive(Clone, Debug)]
pub struct OracleProgram {
    pub(crate) invocation: Invocation,
    /// Files named in the command, with their fingerprints at creation.
    pub(crate) files: Arc<[(PathBuf, Fingerprint)]>,
    pub(crate) input: OracleInput,
    pub(crate) freshness: Freshness,
    /// Text required after `yes`, if any.
    pub(super) expected: Option<String>,
}

/// Reason why a program cannot be used as an oracle.
#[derive(Debug, thiserror::Error)]
pub enum OracleProgramError {
    #[error(transparent)]
    Program(#[from] InvocationError),
    /// A file named in the command cannot be read.
    #[error("cannot read {}, a file of the oracle: {source}", path.display())]
    Unreadable { path: PathBuf, source: io::Error },
}

/// Form in which an [`OracleProgram`] receives a candidate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OracleInput {
    /// Path of the file, or of the folder with all files.
    #[default]
    Path,
    /// Number of bytes on a line, followed by the bytes.
    Text,
}

/// Policy on answers of used processes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Freshness {
    /// A "yes" is provisional: results need a "yes" of a fresh process.
    #[default]
    Accepted,
    /// Each candidate has a fresh process.
    All,
    /// Used processes are trusted, except for the result.
    Never,
}

impl OracleInput {
    pub const ALL: [Self; 2] = [Self::Path, Self::Text];

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Text => "text",
        }
    }

    /// Returns the query about `bundle`. The file at `path` exists only for path input.
    pub(crate) fn question(self, bundle: &Bundle, path: &Path) -> io::Result<Vec<u8>> {
        Ok(match self {
            Self::Path => [path.as_os_str().as_encoded_bytes(), b"\n"].concat(),
            Self::Text => {
                let content = bundle.content()?;
                [format!("{}\n", content.len()).as_bytes(), &content].concat()
            }
        })
    }
}

impl Freshness {
    pub const ALL: [Self; 3] = [Self::Accepted, Self::All, Self::Never];

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::All => "all",
            Self::Never => "never",
        }
    }
}

impl OracleProgram {
    /// Creates the program from these words. A word that names an existing file is replaced by its
    /// full path, since the program runs in its own directory.
    ///
    /// # Errors
    ///
    /// Fails if there is no such program, or if a file it names cannot be read.
    pub fn new(
        words: &[OsString],
        input: OracleInput,
        freshness: Freshness,
    ) -> Result<Self, OracleProgramError> {
        let (program, arguments) = words.split_at(words.len().min(1));
        let arguments: Vec<_> = arguments
            .iter()
            .map(|word| file_here(word).map_or_else(|| word.clone(), PathBuf::into_os_string))
            .collect();
        let invocation = Invocation::words(&[program, &arguments].concat())?;
        let paths = [invocation.program()].into_iter().chain(arguments.iter().map(Path::new));
        let mut files = Vec::new();
        for path in paths.filter(|path| path.is_absolute() && path.is_file()) {
            let unreadable = |source| OracleProgramError::Unreadable { path: path.into(), source };
            let content = fs::read(path).map_err(unreadable)?;
            let fingerprint = Fingerprint::new(path, &content).map_err(unreadable)?;
            files.push((path.to_path_buf(), fingerprint));
        }
        Ok(Self { invocation, files: files.into(), input, freshness, expected: None })
    }

    /// Returns the program with `failure` as the text required after `yes`; see
    /// [`failure`](Self::failure).
    #[must_use]
    pub fn expecting(&self, failure: &str) -> Self {
        Self { expected: Some(failure.to_owned()), ..self.clone() }
    }

    /// Returns the text after `yes` in this run, which may be empty; `None` if the answer was not
    /// `yes`.
    #[must_use]
    pub fn failure(run: &TestRun) -> Option<&str> {
        let answer = str::from_utf8(&run.filtered).ok()?;
        behind("yes", answer).filter(|_| run.ending == Ending::Exited(0))
    }

    /// Returns an `sh` script that asks a fresh process about the file `name` in the current
    /// directory. It exits with 0 for `yes` with the expected failure. `name` must not contain
    /// quotes.
    pub fn script(&self, name: &str) -> String {
        let question = match self.input {
            OracleInput::Path => format!("echo \"$PWD/{name}\""),
            OracleInput::Text => format!("{{ wc -c <'{name}'; cat '{name}'; }}"),
        };
        let expected = format!("yes {}", self.expected.as_deref().unwrap_or_default());
        let expected = expected.trim_end();
        format!(
            "#!/bin/sh\n\
             # Exits with 0 if a fresh process of the oracle answers about ./{name}: {expected}\n\
             # Run it in a directory with that file, or: secateur reduce ./r.sh {name}\n\
             said=$({question} | {self} | sed 's/^yes[[:blank:]:]\\{{1,\\}}/yes /; \
             s/[[:space:]:]*$//')\n\
             [ \"$said\" = {} ]\n",
            quote(OsStr::new(expected))
        )
    }

    /// Returns the command and its files by option name, to identify the oracle.
    pub fn identity(&self) -> Vec<(&'static str, String)> {
        let files = self
            .files
            .iter()
            .map(|(path, fingerprint)| format!("{} {}", path.display(), fingerprint.key));
        let expected = self.expected.iter().map(|failure| ("the answer", failure.clone()));
        [
            ("--oracle", self.to_string()),
            ("the content of a file that --oracle names", files.collect::<Vec<_>>().join("\n")),
            ("--oracle-input", self.input.name().to_owned()),
            ("--oracle-fresh", self.freshness.name().to_owned()),
        ]
        .into_iter()
        .chain(expected)
        .collect()
    }

    /// Fails if one of the files has changed.
    pub(crate) fn check(&self) -> Result<(), RunError> {
        self.files.iter().try_for_each(|(path, fingerprint)| fingerprint.check(path))
    }
}

/// Returns the text after `word` at the start of an answer; `None` if the answer starts
/// differently.
pub(super) fn behind<'a>(word: &str, answer: &'a str) -> Option<&'a str> {
    const BETWEEN: [char; 3] = [' ', '\t', ':'];
    let rest = answer.strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(BETWEEN)).then(|| rest.trim_matches(BETWEEN))
}

impl fmt::Display for OracleProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.invocation.fmt(f)
    }
}
