//! Errors of sessions.

use std::path::PathBuf;

use secateur_bundle::Bundle;

/// Reason why a session has no outcome.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The input is empty.
    #[error("the input is empty: there is nothing to reduce")]
    Empty,
    /// A file of the input cannot be read.
    #[error("cannot read the input {}: {source}", path.display())]
    Read {
        /// Path of the file.
        path: PathBuf,
        /// Error of the system.
        source: std::io::Error,
    },
    /// No built-in language has this name.
    #[error("unknown language `{name}`; built-in languages: {known}")]
    UnknownLanguage {
        /// Unknown name.
        name: String,
        /// Names of all known languages.
        known: String,
    },
    /// A setting is invalid: a pass, a list minimiser or a number.
    #[error("{0}")]
    Setting(String),
    /// A property of one text was used for an input with several files.
    #[error("the property takes one text, but the input has several files; use Property::of_files")]
    SeveralFiles,
    /// The input does not have the property.
    #[error("the property rejects the input itself, which must be interesting")]
    NotInteresting,
    /// The property gave different answers for the input.
    #[error(
        "the property is flaky: it gave different answers for the input; make it deterministic, \
         for example by seeding random numbers"
    )]
    Unsteady,
    /// The closure panicked on a candidate that the search needed.
    #[error("the property panicked: {message}")]
    Panicked {
        /// Message of the panic.
        message: String,
        /// Candidate that caused the panic.
        candidate: Box<Bundle>,
        /// Smallest input so far that has the property.
        best: Box<Bundle>,
    },
    /// Any other error of the input, the property or the system.
    #[error(transparent)]
    Other(Box<dyn std::error::Error + Send + Sync>),
}

#[derive(Clone, Debug)]
pub(crate) struct Panic {
    pub(crate) message: String,
    pub(crate) candidate: Bundle,
}

impl Error {
    pub(crate) fn setting(error: impl std::error::Error) -> Self {
        Self::Setting(error.to_string())
    }

    pub(crate) fn other(error: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self::Other(Box::new(error))
    }

    pub(crate) fn panicked(Panic { message, candidate }: Panic, best: &Bundle) -> Self {
        Self::Panicked { message, candidate: Box::new(candidate), best: Box::new(best.clone()) }
    }
}
