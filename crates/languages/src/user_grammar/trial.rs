//! Trial of a parser in another process, before it is loaded into this one.

use std::path::Path;
use std::sync::OnceLock;

use super::error::LoadError;
use super::package::Package;

/// Tries the grammar of this folder and name. An error describes the result of the trial, such as
/// "crashed".
pub type Trial = fn(&Path, &str) -> Result<(), String>;

static TRIAL: OnceLock<Trial> = OnceLock::new();

/// Sets the trial that each grammar must pass before its parser is loaded into this process.
/// Without a trial, every parser is loaded. Only the first call has an effect.
pub fn try_first(trial: Trial) {
    let _ = TRIAL.set(trial);
}

pub(crate) fn try_out(package: &Package) -> Result<(), LoadError> {
    let tried = TRIAL.get().map_or(Ok(()), |trial| trial(&package.base, &package.name));
    tried.map_err(|ending| LoadError::Trial {
        name: package.name.clone(),
        folder: package.base.clone(),
        ending,
    })
}
