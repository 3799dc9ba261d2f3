//! What is wrong with a folder that is no subject.

use std::io;
use std::path::{Path, PathBuf};

use secateur_runner::PropertyTestError;
use secateur_session::{InputError, LoadError};

/// The name of the manifest in a subject's folder.
pub(super) const MANIFEST: &str = "case.json";
/// The name of the property test, unless the manifest has another.
pub(super) const TEST: &str = "r.sh";

/// A folder is not a subject.
#[derive(Debug, thiserror::Error)]
pub enum SubjectError {
    /// There is nothing at the path, or a file.
    #[error("{} is not a folder; a subject is a folder with an input and its property test {TEST}", .0.display())]
    NotAFolder(PathBuf),
    /// Something in the folder cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Unreadable {
        /// What.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The manifest is not what it should be.
    #[error("the manifest {} is not valid: {source}", path.display())]
    Manifest {
        /// The manifest.
        path: PathBuf,
        /// What the reader says.
        source: serde_json::Error,
    },
    /// There is not exactly one file, or one directory and no file, that could be the input.
    #[error(
        "cannot tell the input in {}: besides {TEST} and {MANIFEST} there are {files} files and {folders} directories; name it in \
         {MANIFEST}, as {{\"input\": \"small.c\"}}, or several files, as {{\"input\": [\"main.c\", \"util.h\"]}}",
        folder.display()
    )]
    NoInput {
        /// The folder.
        folder: PathBuf,
        /// How many files there are.
        files: usize,
        /// How many directories there are.
        folders: usize,
    },
    /// Several files, or a directory, cannot be loaded.
    #[error("{error}{}", remedy(.0), error = .0)]
    Load(#[from] LoadError),
    /// The language was added, and cannot be loaded.
    #[error(transparent)]
    Language(#[from] secateur_languages::LoadError),
    /// The manifest names a language that is not known.
    #[error("there is no language `{language}`, which {} names", manifest.display())]
    NoLanguage {
        /// The manifest.
        manifest: PathBuf,
        /// The language.
        language: String,
    },
    /// The input cannot be parsed.
    #[error("{}: {source}", path.display())]
    Parse {
        /// The input.
        path: PathBuf,
        /// What the parser says.
        source: InputError,
    },
    /// The property test cannot be run.
    #[error(transparent)]
    Test(#[from] PropertyTestError),
    /// Two subjects have one name.
    #[error(
        "two subjects are named `{0}`; give one another name in its {MANIFEST}, as {{\"name\": \"…\"}}"
    )]
    SameName(String),
}

/// What can be done about an input that cannot be loaded, where that is another thing for a subject.
fn remedy(error: &LoadError) -> String {
    match error {
        LoadError::NothingToReduce(..) => {
            format!(
                "; name what to reduce all the same in {MANIFEST}, as {{\"input\": [\"main.c\", \"util.h\"]}}"
            )
        }
        _ => String::new(),
    }
}

/// What is at `path` cannot be read.
pub(super) fn unreadable(path: &Path, source: io::Error) -> SubjectError {
    SubjectError::Unreadable { path: path.into(), source }
}
