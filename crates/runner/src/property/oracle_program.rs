//! A property test that stays: a program that is asked about one candidate after the other, and need not start for each.
//!
//! # The protocol
//!
//! Each candidate is a line on its standard input: the path of the candidate, or of the folder with the files of one. A program
//! that wants the [text](OracleInput::Text) itself gets a line with the number of its bytes, and the bytes. Each answer is a
//! line on its standard output: `yes` or `no`. Behind a `no` may stand a reason, and behind a `yes` the failure, which counts
//! only where one is [expected](OracleProgram::expecting). What it prints on standard error is the test's output. When its input
//! ends, it ends.

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

/// A program that stays and is asked about candidates.
#[derive(Clone, Debug)]
pub struct OracleProgram {
    pub(crate) invocation: Invocation,
    /// The files that its command names, as they were when it was looked at.
    pub(crate) files: Arc<[(PathBuf, Fingerprint)]>,
    pub(crate) input: OracleInput,
    pub(crate) freshness: Freshness,
    /// What has to stand behind a `yes`, if that matters.
    pub(super) expected: Option<String>,
}

/// A program that cannot be asked.
#[derive(Debug, thiserror::Error)]
pub enum OracleProgramError {
    /// It is not there.
    #[error(transparent)]
    Program(#[from] InvocationError),
    /// A file that its command names is not to be read.
    #[error("the oracle's file {} cannot be read: {source}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// What an [`OracleProgram`] is given of a candidate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OracleInput {
    /// The path of the file, or of the folder with all its files.
    #[default]
    Path,
    /// The number of its bytes on a line, and the bytes.
    Text,
}

/// When the answer of a process counts that has answered before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Freshness {
    /// A yes counts for now. What comes of it is a result if a fresh process says yes, too.
    #[default]
    Accepted,
    /// Never: each candidate has a fresh process.
    All,
    /// Always, but for the result.
    Never,
}

impl OracleInput {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Path, Self::Text];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Text => "text",
        }
    }

    /// What is written to the program about the candidate `bundle`, which lies at `path` if it lies anywhere.
    pub(crate) fn question(self, bundle: &Bundle, path: &Path) -> Vec<u8> {
        match self {
            Self::Path => [path.as_os_str().as_encoded_bytes(), b"\n"].concat(),
            Self::Text => [format!("{}\n", bundle.text().len()).as_bytes(), bundle.text()].concat(),
        }
    }
}

impl Freshness {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Accepted, Self::All, Self::Never];

    /// Its name on the command line.
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
    /// The program that these words start. A word that names a file which is here stands for its full path, since the program
    /// runs in a directory of its own.
    ///
    /// # Errors
    ///
    /// When there is no such program, or a file that it names cannot be read.
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
        let mut files = Vec::new();
        for path in [invocation.program().to_path_buf()]
            .into_iter()
            .chain(arguments.iter().map(PathBuf::from))
        {
            if path.is_absolute() && path.is_file() {
                let unreadable =
                    |source| OracleProgramError::Unreadable { path: path.clone(), source };
                let content = fs::read(&path).map_err(unreadable)?;
                let fingerprint = Fingerprint::new(&path, &content).map_err(unreadable)?;
                files.push((path, fingerprint));
            }
        }
        Ok(Self { invocation, files: files.into(), input, freshness, expected: None })
    }

    /// The same, where a `yes` counts only for this failure: [what stands behind it](Self::failure).
    #[must_use]
    pub fn expecting(&self, failure: &str) -> Self {
        Self { expected: Some(failure.to_owned()), ..self.clone() }
    }

    /// What stands behind the `yes` of this run of an oracle; empty if nothing does. None if it has not said `yes`.
    #[must_use]
    pub fn failure(run: &TestRun) -> Option<&str> {
        if run.ending == Ending::Exited(0) {
            behind("yes", str::from_utf8(&run.filtered).ok()?)
        } else {
            None
        }
    }

    /// A script for `sh` that asks a fresh process about the file `name` in the directory where it runs, and exits with 0 for a
    /// `yes`, with the failure that is expected behind it. A name with a quote in it is none for a script.
    #[must_use]
    pub fn script(&self, name: &str) -> String {
        let question = match self.input {
            OracleInput::Path => format!("echo \"$PWD/{name}\""),
            OracleInput::Text => format!("{{ wc -c <'{name}'; cat '{name}'; }}"),
        };
        let expected = format!("yes {}", self.expected.as_deref().unwrap_or_default());
        let expected = expected.trim_end();
        format!(
            "#!/bin/sh\n# Exits with 0 if a fresh process of the oracle says of ./{name}: {expected}\n\
             # Run in a directory with it, or: secateur reduce ./r.sh {name}\n\
             said=$({question} | {self} | sed 's/^yes[[:blank:]:]\\{{1,\\}}/yes /; s/[[:space:]:]*$//')\n\
             [ \"$said\" = {} ]\n",
            quote(OsStr::new(expected))
        )
    }

    /// What tells it from others, by the options that say it: its command, and the files that this names.
    #[must_use]
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

    /// Fails if one of the files is not what it was.
    pub(crate) fn check(&self) -> Result<(), RunError> {
        self.files.iter().try_for_each(|(path, fingerprint)| fingerprint.check(path))
    }
}

/// What stands behind the `word` with which an answer begins. None if it begins with another.
pub(super) fn behind<'a>(word: &str, answer: &'a str) -> Option<&'a str> {
    const BETWEEN: [char; 3] = [' ', '\t', ':'];
    let rest = answer.strip_prefix(word)?;
    if rest.is_empty() || rest.starts_with(BETWEEN) {
        Some(rest.trim_matches(BETWEEN))
    } else {
        None
    }
}

impl fmt::Display for OracleProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.invocation.fmt(f)
    }
}
