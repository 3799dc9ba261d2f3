//! The file that a command works on: its bytes and its language.

use std::borrow::Cow;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, anyhow};
use secateur_syntax::Grammar;

/// The bytes of the file. Directories, devices and pipes are refused by name.
pub(crate) fn read(path: &Path) -> anyhow::Result<Arc<[u8]>> {
    let metadata = fs::metadata(path).with_context(|| format!("cannot find the input {}", path.display()));
    let metadata = metadata.map_err(one_line)?;
    if !metadata.is_file() {
        let what = if metadata.is_dir() { "a directory" } else { "not a plain file" };
        return Err(anyhow!("the input {} is {what}; give a file", path.display()));
    }
    let text = fs::read(path).with_context(|| format!("cannot read the input {}", path.display())).map_err(one_line)?;
    Ok(text.into())
}

/// The bytes of a file that is to be reduced, which must not be empty.
pub(crate) fn read_filled(path: &Path) -> anyhow::Result<Arc<[u8]>> {
    let text = read(path)?;
    if text.is_empty() {
        return Err(anyhow!("the input {} is empty: there is nothing to reduce", path.display()));
    }
    Ok(text)
}

/// The language that the user has `chosen`, or else the one of the file's name.
pub(crate) fn language(path: &Path, chosen: Option<&'static Grammar>) -> anyhow::Result<&'static Grammar> {
    chosen.or_else(|| secateur_languages::of(path)).ok_or_else(|| {
        anyhow!("cannot tell the language of {} by its name; say {}", path.display(), language_options())
    })
}

/// What a user can say about the language.
pub(crate) fn language_options() -> String {
    let options: Vec<_> =
        secateur_languages::ALL.iter().map(|grammar| format!("--language {}", grammar.name)).collect();
    options.join(", ")
}

/// Whether both paths lead to one file that exists.
pub(crate) fn is_same_file(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

/// A name of its own beside a file: with `.reduced`, `dir/small.c` becomes `dir/small.reduced.c`.
pub(crate) fn beside(file: &Path, what: &str) -> PathBuf {
    let mut stem = OsString::from(file.file_stem().unwrap_or_default());
    stem.push(what);
    with_stem(file, stem)
}

/// The file that `beside` has made this name of, with the same `what`; if it has, and something is left without.
pub(crate) fn origin(file: &Path, what: &str) -> Option<PathBuf> {
    let stem = file.file_stem()?.to_str()?.strip_suffix(what)?;
    (!stem.is_empty()).then(|| with_stem(file, stem.into()))
}

fn with_stem(file: &Path, mut name: OsString) -> PathBuf {
    if let Some(extension) = file.extension() {
        name.push(".");
        name.push(extension);
    }
    file.with_file_name(name)
}

/// A path as a shell takes it.
pub(crate) fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    // Only a zero byte cannot be quoted, and no path has one.
    shlex::try_quote(&text).map_or_else(|_| text.clone(), Cow::into_owned)
}

/// An error with its cause on the same line.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn one_line(error: anyhow::Error) -> anyhow::Error {
    anyhow!("{error:#}")
}
