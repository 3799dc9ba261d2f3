//! What a batch is given, and what looks on.

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

/// A batch: a folder of inputs, what they are shown to, and how one of each group is reduced.
#[derive(Clone)]
pub struct Batch<'a> {
    /// The inputs.
    pub folder: &'a Path,
    /// Where groups and what is known of inputs are kept.
    pub output: &'a Path,
    /// What every input is shown to.
    pub recogniser: Recogniser,
    /// The language of all inputs, if not that of their names.
    pub language: Option<&'static Language>,
    /// The passes, if not the default.
    pub passes: &'a [Pass],
    /// How their lists are minimised.
    pub strategy: Strategy,
    /// How tests are run.
    pub conditions: &'a Conditions,
    /// How many tests may run at one time.
    pub jobs: NonZeroUsize,
    /// How long each reduction may take.
    pub max_time: Option<Duration>,
    /// How many tests each reduction may take.
    pub max_tests: Option<u64>,
    /// Whether it is found out what of each result matters.
    pub explains: bool,
    /// Whether what an earlier run has found is removed.
    pub is_fresh: bool,
    /// What stops it.
    pub interrupt: Interrupt,
}

/// Looks on while a batch runs.
pub trait BatchObserver {
    /// So many inputs of all that are new have been examined.
    fn examined(&mut self, done: usize, all: usize);

    /// The reduction of a group begins: `title` in words, one of `groups`, with an input of this size.
    fn reducing(
        &mut self,
        title: &str,
        number: usize,
        groups: usize,
        before: Size,
        measure: Measure,
    ) -> Box<dyn Observer>;

    /// Something that is good to know.
    fn note(&mut self, text: &dyn Display);
}

/// How long an extension may be.
const EXTENSION_MAX: usize = 10;

impl Batch<'_> {
    /// The language of the input at `path`. One that cannot be loaded is told when the input is reduced.
    pub(crate) fn language_of(&self, path: &Path) -> Option<&'static Language> {
        secateur_languages::chosen_or_of(self.language, path).ok().flatten()
    }

    /// What the input at `path` is called where it is tested: with its own extension, or else with that of its language. All
    /// of one extension have one name, so that no message tells them apart.
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
