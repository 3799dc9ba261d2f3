//! Settings and observer of a batch.

use std::ffi::OsString;
use std::fmt::Display;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;

use secateur_names::Language;
use secateur_reduce::Pass;
use secateur_runner::{Interrupt, Observer};
use secateur_session::{Conditions, Measure, Size, Strategy};

use crate::recogniser::Recogniser;

/// A batch: a folder of inputs, the recogniser that runs on each, and the settings of reductions.
#[derive(Clone)]
pub struct Batch<'a> {
    pub folder: &'a Path,
    /// Folder for groups and findings about inputs.
    pub output: &'a Path,
    pub recogniser: Recogniser,
    /// Language of all inputs; `None` to choose it by file name.
    pub language: Option<&'static Language>,
    /// Passes; empty for the default ones.
    pub passes: &'a [Pass],
    pub strategy: Strategy,
    pub conditions: &'a Conditions,
    /// Maximum number of simultaneous tests.
    pub jobs: NonZeroUsize,
    /// Maximum time of each reduction.
    pub max_time: Option<Duration>,
    /// Maximum number of tests of each reduction.
    pub max_tests: Option<u64>,
    /// Set to find out which parts of each result matter.
    pub explains: bool,
    /// Set to remove the findings of an earlier run.
    pub is_fresh: bool,
    pub interrupt: Interrupt,
}

/// Receiver of the events of a batch.
pub trait BatchObserver {
    /// `done` of `all` new inputs have been examined.
    fn examined(&mut self, done: usize, all: usize);

    /// The reduction of group `number` of `groups` begins, with an input of size `before`. `title`
    /// describes the failure.
    fn reducing(
        &mut self,
        title: &str,
        number: usize,
        groups: usize,
        before: Size,
        measure: Measure,
    ) -> Box<dyn Observer>;

    /// Reports a note for the user.
    fn note(&mut self, text: &dyn Display);
}

/// Maximum length of a file extension.
const EXTENSION_MAX: usize = 10;

impl Batch<'_> {
    /// Returns the language of the input at `path`. An error in loading it is reported when the
    /// input is reduced.
    pub(crate) fn language_of(&self, path: &Path) -> Option<&'static Language> {
        secateur_languages::chosen_or_of(self.language, path).ok().flatten()
    }

    /// Returns the file name of the input at `path` in tests: `input` with its own extension, or
    /// else with that of its language. All inputs with one extension share a name, so that messages
    /// do not differ by it.
    pub(crate) fn name_of(&self, path: &str) -> OsString {
        let path = Path::new(path);
        let own = path.extension().and_then(|extension| extension.to_str()).filter(|extension| {
            let is_plain = extension.len() <= EXTENSION_MAX
                && extension.chars().all(|c| c.is_ascii_alphanumeric());
            is_plain && self.language.is_none_or(|grammar| grammar.claims(path))
        });
        let extension = own.or_else(|| {
            self.language.and_then(|grammar| grammar.extensions.first()).map(|own| own.0)
        });
        extension.map_or_else(|| "input".into(), |extension| format!("input.{extension}").into())
    }
}
