//! What a `language.toml` says before its symbols are looked up, and what is asked of that.

use std::ffi::OsStr;
use std::path::Path;

use serde::Deserialize;

/// The name of a language, and the extensions of its files.
#[derive(Default, Deserialize)]
pub(crate) struct Head {
    pub(crate) name: Option<String>,
    pub(crate) extensions: Option<Vec<String>>,
}

/// Whether a file is one of those with these extensions or names.
pub(crate) fn claims(extensions: &[String], path: &Path) -> bool {
    let is_known = |text: &OsStr| extensions.iter().any(|known| text.eq_ignore_ascii_case(known));
    path.extension().is_some_and(is_known) || path.file_name().is_some_and(is_known)
}
