//! Words of the user's commands: files that they mention, and paths for `@@{NAME}`.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use secateur_bundle::File;
use secateur_runner::Invocation;
use secateur_session::Loaded;

use crate::options::here::is_beside;
use crate::options::inputs::Inputs;

/// Returns the local files and folders that a command mentions. Refuses paths that name the input
/// itself: the command would always run on the original.
pub(crate) fn check_words(
    words: &[OsString],
    inputs: &Inputs,
    loaded: &Loaded,
) -> anyhow::Result<Vec<PathBuf>> {
    let inputs_themselves = inputs.canonical();
    let name = loaded.surroundings.name.as_os_str();
    let is_name = |path: &OsStr| path == name || loaded.bundle.file(Path::new(path)).is_some();
    let mut mentioned = Vec::new();
    for word in words.iter().skip(1) {
        for path in [word.as_os_str(), value(word)] {
            let itself = || fs::canonicalize(path).ok();
            let is_input =
                !is_name(path) && itself().is_some_and(|path| inputs_themselves.contains(&path));
            if is_input {
                bail!(
                    "the command names {}, which is the original input; write {} instead, the \
                     path of the candidate",
                    path.display(),
                    if inputs.given.len() > 1 { "@@{NAME}" } else { "@@" }
                );
            }
        }
        let path = Path::new(value(word));
        if !is_beside(path, loaded) && path.is_relative() && is_here(path) {
            mentioned.push(path.to_path_buf());
        }
    }
    Ok(mentioned)
}

/// Returns `true` if there is such a file or folder, other than `.`, `..` and `/`.
pub(crate) fn is_here(path: &Path) -> bool {
    path.file_name().is_some() && path.exists()
}

/// Checks the words of shell lines like [`check_words`].
pub(crate) fn check_lines(
    lines: &[String],
    inputs: &Inputs,
    loaded: &Loaded,
) -> anyhow::Result<Vec<PathBuf>> {
    let words = lines.iter().flat_map(|line| line.split_whitespace());
    let words = words
        .map(|word| named(OsStr::new(word), loaded, false))
        .collect::<anyhow::Result<Vec<_>>>()?;
    // The first word of a line may be a file, too.
    check_words(&[vec![OsString::new()], words].concat(), inputs, loaded)
}

/// Returns the line for a shell, with `@@{NAME}` replaced by paths.
pub(crate) fn in_shell(line: &str, loaded: &Loaded) -> anyhow::Result<Invocation> {
    let line = named(OsStr::new(line), loaded, true)?;
    let line = line.to_str().ok_or_else(|| {
        anyhow!("a file name in `{}` is not UTF-8; rename the file", line.display())
    })?;
    Ok(Invocation::shell(line))
}

/// Replaces each `@@{NAME}` in a word or line by the path in a test's directory, quoted for a shell
/// if it `is_line`. If the input is one file, other names are not replaced.
pub(crate) fn named(word: &OsStr, loaded: &Loaded, is_line: bool) -> anyhow::Result<OsString> {
    const OPENING: &[u8] = b"@@{";
    let (mut result, mut rest) = (Vec::new(), word.as_bytes());
    let at = |rest: &[u8], part: &[u8]| rest.windows(part.len()).position(|window| window == part);
    while let Some(start) = at(rest, OPENING)
        && let Some(len) = at(&rest[start + OPENING.len()..], b"}")
    {
        let name = &rest[start + OPENING.len()..][..len];
        if loaded.bundle.is_one_file() {
            let is_own = name == loaded.surroundings.name.as_bytes();
            let (word, more): (&[u8], _) = if is_own { (b"@@", len + 1) } else { (OPENING, 0) };
            result.extend([&rest[..start], word].concat());
            rest = &rest[start + OPENING.len() + more..];
            continue;
        }
        let path = path_of(Path::new(OsStr::from_bytes(name)), loaded)?;
        let path = path.as_os_str().as_bytes();
        let path = if path.starts_with(b"-") { [b"./", path].concat() } else { path.to_vec() };
        let quoted = shlex::bytes::try_quote(&path).unwrap_or_else(|_| path.clone().into());
        result.extend([&rest[..start], if is_line { &quoted } else { &path }].concat());
        rest = &rest[start + OPENING.len() + len + 1..];
    }
    result.extend(rest);
    Ok(OsString::from_vec(result))
}

/// Returns the only file whose path ends with `name`.
fn path_of<'a>(name: &Path, loaded: &'a Loaded) -> anyhow::Result<&'a Path> {
    let paths: Vec<_> =
        loaded.bundle.files().iter().map(File::path).filter(|path| path.ends_with(name)).collect();
    match (paths.iter().find(|path| **path == name), &paths[..]) {
        (Some(path), _) | (None, [path]) => Ok(path),
        (None, []) => Err(anyhow!("@@{{{}}} does not name a file of the input", name.display())),
        (None, [one, other, ..]) => Err(anyhow!(
            "@@{{{}}} is ambiguous: it may be {} or {}; give the path from the common directory \
             of all files",
            name.display(),
            one.display(),
            other.display()
        )),
    }
}

/// Returns the value in `--option=value`, or the whole word.
pub(crate) fn value(word: &OsStr) -> &OsStr {
    let value = word
        .to_str()
        .and_then(|word| word.strip_prefix('-')?.split_once('='))
        .map(|(_, value)| OsStr::new(value));
    value.unwrap_or(word)
}
