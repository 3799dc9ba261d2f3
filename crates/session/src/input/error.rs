//! Errors of preparing an input.

use std::path::PathBuf;

use secateur_languages::LoadError;
use secateur_reduce::Pass;
use secateur_syntax::ParseError;

use crate::encoding::{conversion, language_options};

/// Reason why the passes cannot handle an input.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// A pass needs a syntax tree, but the language is unknown.
    #[error(
        "--pass {pass} needs a grammar, but the name of {} does not tell its language; use {}, or \
         use --pass lines",
        path.display(),
        language_options()
    )]
    NoGrammar { pass: Pass, path: PathBuf },
    /// A pass needs a syntax tree, but parsers cannot read the encoding.
    #[error(
        "--pass {pass} needs a grammar, but {} is in {encoding}, which cannot be parsed; {}, or \
         use --pass lines",
        path.display(),
        conversion(encoding)
    )]
    Encoding { pass: Pass, path: PathBuf, encoding: &'static str },
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The user-supplied grammar cannot be loaded.
    #[error(transparent)]
    Language(#[from] LoadError),
}

impl InputError {
    /// Returns `true` if parsing was stopped on request.
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Parse(ParseError::Stopped))
    }
}
