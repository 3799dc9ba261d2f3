//! Header of a `language.toml`, which is readable without resolving any symbols.

use std::ffi::OsStr;
use std::path::Path;

use secateur_grammars::NOT_BUILT;
use serde::Deserialize;

#[derive(Default, Deserialize)]
pub(crate) struct Head {
    #[cfg(feature = "load")]
    pub(crate) name: Option<String>,
    pub(crate) extensions: Option<Vec<String>>,
}

/// Returns `true` if the path has one of these extensions or file names.
pub(crate) fn claims(extensions: &[String], path: &Path) -> bool {
    let is_known = |text: &OsStr| extensions.iter().any(|known| text.eq_ignore_ascii_case(known));
    path.extension().is_some_and(is_known) || path.file_name().is_some_and(is_known)
}

/// Returns the feature of the language of a file, if this program was built without it.
#[must_use]
pub fn feature_for(path: &Path) -> Option<&'static str> {
    find(NOT_BUILT, path)
}

/// Returns the name of the description that claims the path.
pub(crate) fn find(descriptions: &[(&'static str, &str)], path: &Path) -> Option<&'static str> {
    let is_for = |text| {
        toml::from_str::<Head>(text)
            .is_ok_and(|head| claims(&head.extensions.unwrap_or_default(), path))
    };
    descriptions.iter().find(|(_, text)| is_for(text)).map(|(name, _)| *name)
}
