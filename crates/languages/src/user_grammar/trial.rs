//! Trial of a parser in another process, before this one loads it or parses a file with it.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use secateur_names::Language;

use super::error::LoadError;

/// Tries the grammar of this folder and name: loads it and parses the files. An error describes the
/// result of the trial, such as "crashed".
pub type Trial = fn(&Path, &str, &[&Path]) -> Result<(), String>;

/// Maximum number of files for one trial, since the arguments of a process have a limit.
const FILES_MAX: usize = 500;

static TRIAL: OnceLock<Trial> = OnceLock::new();

/// Sets the trial that each grammar must pass before its parser is loaded into this process.
/// Without a trial, every parser is loaded. Only the first call has an effect.
pub fn try_first(trial: Trial) {
    let _ = TRIAL.set(trial);
}

/// Tries the user-supplied parsers of these files, if a [trial](try_first) is set.
///
/// # Errors
///
/// Returns an error that describes the first failed trial.
pub fn try_on(files: &[(&'static Language, PathBuf)]) -> Result<(), LoadError> {
    let mut left: Vec<_> = files.iter().filter(|(language, _)| language.origin.is_some()).collect();
    while let Some(&&(language, _)) = left.first() {
        let is_own = |file: &&(&'static Language, PathBuf)| file.0.name == language.name;
        let (own, others): (Vec<_>, Vec<_>) = left.into_iter().partition(is_own);
        left = others;
        let Some(origin) = &language.origin else { continue };
        let own: Vec<_> = own.into_iter().map(|(_, path)| path.as_path()).collect();
        for files in own.chunks(FILES_MAX) {
            try_one(&origin.folder, language.name, files)?;
        }
    }
    Ok(())
}

/// Tries the grammar of this folder and name on these files.
pub(crate) fn try_one(folder: &Path, name: &str, files: &[&Path]) -> Result<(), LoadError> {
    let tried = TRIAL.get().map_or(Ok(()), |trial| trial(folder, name, files));
    tried.map_err(|ending| LoadError::Trial {
        name: name.to_owned(),
        folder: folder.to_path_buf(),
        ending,
    })
}
