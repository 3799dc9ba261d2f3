//! Header of a `language.toml`, which is readable without resolving any symbols.

use std::ffi::OsStr;
use std::path::Path;

use serde::Deserialize;

#[derive(Default, Deserialize)]
pub(crate) struct Head {
    pub(crate) name: Option<String>,
    pub(crate) extensions: Option<Vec<String>>,
}

/// Returns `true` if the path has one of these extensions or file names.
pub(crate) fn claims(extensions: &[String], path: &Path) -> bool {
    let is_known = |text: &OsStr| extensions.iter().any(|known| text.eq_ignore_ascii_case(known));
    path.extension().is_some_and(is_known) || path.file_name().is_some_and(is_known)
}
