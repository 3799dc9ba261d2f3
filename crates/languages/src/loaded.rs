//! The languages that this process has loaded.

use std::sync::{Mutex, PoisonError};

use secateur_names::Language;

/// What this process has loaded, the latest first.
static LOADED: Mutex<Vec<&'static Language>> = Mutex::new(Vec::new());

pub(crate) fn loaded() -> Vec<&'static Language> {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Makes a language known to this process, before all others.
pub fn bring(language: &'static Language) {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).insert(0, language);
}
