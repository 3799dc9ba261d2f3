//! Quoting of paths in commands for users to copy.

use std::borrow::Cow;
use std::path::Path;

/// Quotes a path for a shell.
#[must_use]
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    // Quoting fails only for zero bytes, which paths cannot contain.
    shlex::try_quote(&text).map_or_else(|_| text.clone(), Cow::into_owned)
}
