//! Paths in commands that a person may copy.

use std::borrow::Cow;
use std::path::Path;

/// A path as a shell takes it.
#[must_use]
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    // Only a zero byte cannot be quoted, and no path has one.
    shlex::try_quote(&text).map_or_else(|_| text.clone(), Cow::into_owned)
}
