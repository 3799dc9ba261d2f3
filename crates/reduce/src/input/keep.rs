//! Required texts of an input: candidates without them are uninteresting, and are not tested.
//!
//! Passes do not know the required texts. They propose any candidate and receive the outcome at
//! once, so that they learn as from a test, for example which nodes are needed. This costs the time
//! to render, but no test.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use memchr::memmem::{self, Finder};
use secateur_bundle::{Bundle, File};
use secateur_minimize::{Outcome, Search};
use secateur_names::{Language, Model, Paths};

use crate::input::source::Stop;
use crate::round::Proposal;

/// Texts that must stay unchanged.
#[derive(Clone, Debug, Default)]
pub struct Keep {
    files: Vec<(PathBuf, RequiredText)>,
}

/// Required text of a file.
#[derive(Clone, Debug)]
pub enum RequiredText {
    /// These texts, in this order. The finders are stored, because preparing one takes as long as a
    /// search.
    Texts(Vec<Finder<'static>>),
    /// The text before and after an embedded part, apart from white space next to the part and at
    /// the end.
    Around {
        /// Start of the file.
        before: Arc<[u8]>,
        /// End of the file.
        after: Arc<[u8]>,
    },
    /// Text that follows the rules of its document.
    Valid(Arc<dyn Model>),
    /// No text, but the file itself while another one of its language imports this module. Without
    /// the file, the import would find what is installed.
    WhileImported { module: PathBuf, language: &'static Language },
}

impl Keep {
    /// Adds the required text of the file at `path`.
    pub fn add(&mut self, path: &Path, kept: RequiredText) {
        self.files.push((path.to_owned(), kept));
    }

    /// Returns `true` if nothing is required.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Returns `true` if `bundle` contains all required texts.
    pub fn holds(&self, bundle: &Bundle) -> bool {
        self.files.iter().all(|(path, kept)| match (bundle.file(path), kept) {
            (Some(file), kept) => kept.is_in(file.text()),
            // A removed file breaks no rules.
            (None, RequiredText::Valid(_)) => true,
            (None, RequiredText::WhileImported { module, language }) => {
                !bundle.files().iter().any(|file| imports(file, module, language))
            }
            (None, RequiredText::Texts(_) | RequiredText::Around { .. }) => false,
        })
    }

    /// Returns a string that identifies the required texts.
    pub fn identity(&self) -> String {
        let line = |(path, kept): &(PathBuf, RequiredText)| {
            let text = match kept {
                RequiredText::Texts(texts) => {
                    format!("{:?}", texts.iter().map(Finder::needle).collect::<Vec<_>>())
                }
                RequiredText::Around { .. } => format!("{kept:?}"),
                RequiredText::Valid(model) => model.identity(),
                RequiredText::WhileImported { module, .. } => module.display().to_string(),
            };
            format!("{} {text}", path.display())
        };
        let lines = self.files.iter().map(line).collect::<Vec<_>>().join("\n");
        format!("{:032x}", Bundle::of_text(lines.into_bytes()).hash())
    }
}

impl RequiredText {
    /// Requires these texts, in this order.
    pub fn texts<'a>(texts: impl IntoIterator<Item = &'a [u8]>) -> Self {
        Self::Texts(texts.into_iter().map(|text| Finder::new(text).into_owned()).collect())
    }

    fn is_in(&self, text: &[u8]) -> bool {
        match self {
            Self::Valid(model) => model.accepts(text),
            Self::WhileImported { .. } => true,
            Self::Around { before, after } => {
                let text = text.trim_ascii_end();
                text.len() >= before.len() + after.len()
                    && text.starts_with(before)
                    && text.ends_with(after)
            }
            Self::Texts(texts) => {
                let behind = |at, kept: &Finder<'_>| {
                    Some(at + kept.find(&text[at..])? + kept.needle().len())
                };
                texts.iter().try_fold(0, behind).is_some()
            }
        }
    }
}

/// Returns `true` if a file in this language imports a module, or one in it, that is not a part of
/// the project.
fn imports(file: &File, module: &Path, language: &'static Language) -> bool {
    let name = module.file_name().unwrap_or_default().as_encoded_bytes();
    if !language.claims(file.path()) || memmem::find(file.text(), name).is_none() {
        return false;
    }
    let (Some(modules), Ok(tree)) =
        (language.modules, secateur_syntax::parse(&language.grammar, file.text().clone()))
    else {
        return false;
    };
    let imports = modules.imports(&tree, file.path(), &Paths::default());
    imports.iter().flat_map(|import| &import.modules).any(|it| it.starts_with(module))
}

/// A search that skips candidates without the required texts.
#[derive(Clone)]
pub struct Keeping<B> {
    search: Box<dyn Search<Candidate = Proposal, Best = B>>,
    next: Option<Proposal>,
    keep: Arc<Keep>,
    stop: Stop,
}

impl<B> Keeping<B> {
    /// Creates a search for the candidates of `search` that contain the required texts. It stops
    /// skipping when `stop` returns `true`.
    #[must_use]
    pub fn new(
        search: Box<dyn Search<Candidate = Proposal, Best = B>>,
        keep: Arc<Keep>,
        stop: Stop,
    ) -> Self {
        let mut keeping = Self { search, next: None, keep, stop };
        keeping.settle();
        keeping
    }

    fn settle(&mut self) {
        self.next = self.search.candidate();
        while self.next.as_ref().is_some_and(|next| !self.keep.holds(&next.bundle))
            && !(self.stop)()
        {
            self.search.observe(Outcome::Uninteresting);
            self.next = self.search.candidate();
        }
    }
}

impl<B: Clone + 'static> Search for Keeping<B> {
    type Candidate = Proposal;
    type Best = B;

    fn candidate(&self) -> Option<Proposal> {
        self.next.clone()
    }

    fn observe(&mut self, outcome: Outcome) {
        self.search.observe(outcome);
        self.settle();
    }

    fn best(&self) -> B {
        self.search.best()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_there_in_its_order_and_does_not_overlap() {
        let texts = |texts: &[&'static [u8]]| RequiredText::texts(texts.iter().copied());
        assert!(texts(&[b"ab", b"b"]).is_in(b"abcb"));
        assert!(!texts(&[b"ab", b"b"]).is_in(b"ab"));
        assert!(!texts(&[b"b", b"a"]).is_in(b"ab"));
        let around =
            RequiredText::Around { before: b"a".as_slice().into(), after: b"a".as_slice().into() };
        assert!(
            around.is_in(b"aa")
                && around.is_in(b"aba")
                && !around.is_in(b"a")
                && !around.is_in(b"ab")
        );
    }
}
