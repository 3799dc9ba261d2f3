//! Why a session gives no outcome.

use std::path::PathBuf;

use secateur_bundle::Bundle;

/// Why a session gives no outcome.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The input has nothing in it.
    #[error("the input is empty: there is nothing to reduce")]
    Empty,
    /// A file of the input cannot be read.
    #[error("cannot read the input {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// No language of this name is built in.
    #[error("there is no language `{name}` here; those that are built in: {known}")]
    UnknownLanguage {
        /// The name as given.
        name: String,
        /// The names that there are.
        known: String,
    },
    /// A pass, a list minimiser or a number is none.
    #[error("{0}")]
    Setting(String),
    /// A property of texts was asked about an input of several files.
    #[error(
        "the property is about one text, and the input has several files; use Property::of_files"
    )]
    SeveralFiles,
    /// The property does not hold of the input.
    #[error("the property does not hold of the input itself")]
    NotInteresting,
    /// The property holds of the input now and not then.
    #[error(
        "the property does not say the same twice about the input; make it steady: seed what is random in it"
    )]
    Unsteady,
    /// The closure panicked at a candidate that the search needed.
    #[error("the property panicked: {message}")]
    Panicked {
        /// What the panic said.
        message: String,
        /// The candidate at which it did.
        candidate: Box<Bundle>,
        /// The smallest input so far of which the property holds.
        best: Box<Bundle>,
    },
    /// Anything else that is wrong with the input or the property, or that the system does not give.
    #[error(transparent)]
    Other(Box<dyn std::error::Error + Send + Sync>),
}

/// What a closure said when it panicked.
#[derive(Clone, Debug)]
pub(crate) struct Panic {
    pub(crate) message: String,
    pub(crate) candidate: Bundle,
}

impl Error {
    pub(crate) fn other(error: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self::Other(Box::new(error))
    }

    pub(crate) fn panicked(Panic { message, candidate }: Panic, best: &Bundle) -> Self {
        Self::Panicked { message, candidate: Box::new(candidate), best: Box::new(best.clone()) }
    }
}
