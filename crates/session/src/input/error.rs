//! Why an input cannot be walked over.

use std::path::PathBuf;

use secateur_languages::LoadError;
use secateur_reduce::Pass;
use secateur_syntax::ParseError;

use crate::encoding::{conversion, language_options};

/// Why an input cannot be walked over.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// A pass needs a syntax tree, and the language is not known.
    #[error(
        "--pass {pass} needs a grammar, and cannot tell the language of {} by its name; say {}, or --pass lines",
        path.display(),
        language_options()
    )]
    NoGrammar {
        /// The pass.
        pass: Pass,
        /// The input.
        path: PathBuf,
    },
    /// A pass needs a syntax tree, and no parser reads the encoding.
    #[error(
        "--pass {pass} needs a grammar, and {} is in {encoding}, which cannot be parsed; {}, or say --pass lines",
        path.display(),
        conversion(encoding)
    )]
    Encoding {
        /// The pass.
        pass: Pass,
        /// The input.
        path: PathBuf,
        /// Its encoding.
        encoding: &'static str,
    },
    /// It was not parsed.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// Its language was added, and cannot be loaded.
    #[error(transparent)]
    Language(#[from] LoadError),
}

impl InputError {
    /// Whether it was not parsed because there was a reason to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Parse(ParseError::Stopped))
    }
}
