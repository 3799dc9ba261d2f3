//! The file that a command works on: its bytes and its language.

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
        let names: Vec<_> = secateur_languages::ALL.iter().map(|grammar| grammar.name).collect();
        let (path, names) = (path.display(), names.join(", --language "));
        anyhow!("cannot tell the language of {path} by its name; say --language {names}")
    })
}

/// Whether both paths lead to one file that exists.
pub(crate) fn is_same_file(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

/// A name of its own beside a file: with `.reduced`, `dir/small.c` becomes `dir/small.reduced.c`.
pub(crate) fn beside(file: &Path, what: &str) -> PathBuf {
    let mut name = OsString::from(file.file_stem().unwrap_or_default());
    name.push(what);
    if let Some(extension) = file.extension() {
        name.push(".");
        name.push(extension);
    }
    file.with_file_name(name)
}

/// An error with its cause on the same line.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn one_line(error: anyhow::Error) -> anyhow::Error {
    anyhow!("{error:#}")
}
