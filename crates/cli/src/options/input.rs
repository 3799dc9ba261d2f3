//! Input file of a command: its bytes and its language.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{anyhow, ensure};
use secateur_names::Language;
use secateur_reduce::Encoding;
use secateur_runner::with_stem;
use secateur_session::{bringing, conversion, language_options};

/// Reads a file to be reduced, which must not be empty.
pub(crate) fn read_filled(path: &Path) -> anyhow::Result<Arc<[u8]>> {
    let text = secateur_session::read(path)?;
    ensure!(!text.is_empty(), "the input {} is empty: there is nothing to reduce", path.display());
    Ok(text)
}

/// Returns the `chosen` language, or the one of the file's name.
fn language(path: &Path, chosen: Option<&'static Language>) -> anyhow::Result<&'static Language> {
    let language = secateur_languages::chosen_or_of(chosen, path)?;
    language.ok_or_else(|| {
        let (path, bringing) = (path.display(), bringing(path));
        anyhow!(
            "cannot tell the language of {path} by its name. {bringing}Use {}",
            language_options()
        )
    })
}

/// Returns the language of a text after a trial of its parser, and the decoded text.
pub(crate) fn parsable(
    path: &Path,
    text: &Arc<[u8]>,
    chosen: Option<&'static Language>,
) -> anyhow::Result<(&'static Language, Arc<[u8]>)> {
    let decoded = Encoding::decode(text).map(|(_, decoded)| decoded);
    match Encoding::wide_name(text).filter(|_| decoded.is_none()) {
        None => {
            let language = language(path, chosen)?;
            secateur_languages::try_on(&[(language, path.to_path_buf())])?;
            Ok((language, decoded.unwrap_or_else(|| text.clone())))
        }
        Some(encoding) => Err(anyhow!(
            "{} is in {encoding}, which cannot be parsed; {}",
            path.display(),
            conversion(encoding)
        )),
    }
}

/// Returns the file from which `beside` derived this name with `what`, if the rest is not empty.
pub(crate) fn origin(file: &Path, what: &str) -> Option<PathBuf> {
    let stem = file.file_stem()?.to_str()?.strip_suffix(what)?;
    (!stem.is_empty()).then(|| file.with_file_name(with_stem(file, stem.into())))
}

/// Returns the error that `what` is impossible for the file at `path`, with its causes on one line.
pub(crate) fn cannot(what: &str, path: &Path, error: impl Into<anyhow::Error>) -> anyhow::Error {
    anyhow!("cannot {what} {}: {:#}", path.display(), error.into())
}
