//! Errors in the folder of a subject.

use std::io;
use std::path::{Path, PathBuf};

use secateur_runner::PropertyTestError;
use secateur_session::{InputError, LoadError};

/// Name of the manifest in a subject's folder.
pub(super) const MANIFEST: &str = "case.json";
/// Default name of the interestingness test.
pub(super) const TEST: &str = "r.sh";

#[derive(Debug, thiserror::Error)]
pub enum SubjectError {
    /// There is nothing at the path, or a file.
    #[error(
        "{0} is not a folder; a subject is a folder with an input and its interestingness test \
         {TEST}"
    )]
    NotAFolder(PathBuf),
    /// Something in the folder cannot be read.
    #[error("cannot read {path}: {source}")]
    Unreadable { path: PathBuf, source: io::Error },
    /// The manifest is invalid.
    #[error("the manifest {path} is not valid: {source}")]
    Manifest { path: PathBuf, source: serde_json::Error },
    /// The input is not unique: it must be one file, or one directory and no file.
    #[error(
        "cannot tell the input in {folder}: besides {TEST} and {MANIFEST} there are {files} files \
         and {folders} directories; name it in {MANIFEST}, as {{\"input\": \"small.c\"}}, or \
         several files, as {{\"input\": [\"main.c\", \"util.h\"]}}"
    )]
    NoInput {
        folder: PathBuf,
        /// Number of files.
        files: usize,
        /// Number of directories.
        folders: usize,
    },
    /// Several files, or a directory, cannot be loaded.
    #[error("{error}{}", remedy(.0), error = .0)]
    Load(#[from] LoadError),
    /// The user-supplied language cannot be loaded.
    #[error(transparent)]
    Language(#[from] secateur_languages::LoadError),
    /// The manifest names an unknown language.
    #[error("unknown language `{language}` in {manifest}")]
    NoLanguage { manifest: PathBuf, language: String },
    /// The input cannot be parsed.
    #[error("{path}: {source}")]
    Parse { path: PathBuf, source: InputError },
    /// The interestingness test cannot be run.
    #[error(transparent)]
    Test(#[from] PropertyTestError),
    /// Two subjects have the same name.
    #[error(
        "two subjects are named `{0}`; give one another name in its {MANIFEST}, as {{\"name\": \
            \"…\"}}"
    )]
    SameName(String),
}

/// Returns the remedy for an input that cannot be loaded, if it is specific to subjects.
fn remedy(error: &LoadError) -> String {
    match error {
        LoadError::NothingToReduce(..) => {
            format!(
                "; name the files to reduce in {MANIFEST}, as {{\"input\": [\"main.c\", \
                 \"util.h\"]}}"
            )
        }
        _ => String::new(),
    }
}

/// Returns the error for an unreadable `path`.
pub(super) fn unreadable(path: &Path, source: io::Error) -> SubjectError {
    SubjectError::Unreadable { path: path.into(), source }
}
