//! Input of passes: a text and, if a grammar is known, its syntax tree.

use std::sync::Arc;

use secateur_names::{Language, Model, Program, UnusedPolicy, parse_unless};
use secateur_syntax::{ParseError, without_margins};

use crate::input::encoding::Encoding;
use crate::round::MARK;
use crate::searches::exchange::names_of_elements;
use crate::searches::executed::{Executed, cuts};
use crate::searches::named;
use crate::searches::texts::Cuts;

/// Returns `true` to stop a search. The parser calls it every few milliseconds.
pub type Stop = Arc<dyn Fn() -> bool + Send + Sync>;

/// A text to reduce, with its syntax tree if it has one.
#[derive(Clone, Default)]
pub struct Source {
    text: Arc<[u8]>,
    /// Encoding of the file, if not UTF-8.
    pub(crate) encoding: Option<Encoding>,
    grammar: Option<&'static Language>,
    /// Result of parsing, once it was tried; `None` in it if there were too many errors.
    parsed: Option<Option<Arc<Program>>>,
    pub(crate) stop: Option<Stop>,
    /// Must-use policy of the test.
    unused_policy: Option<Arc<UnusedPolicy>>,
    /// Names of the elements of the original text.
    elements: Arc<[Arc<str>]>,
    /// Rules of the document.
    model: Option<Arc<dyn Model>>,
    /// Lines of the original text that were executed.
    executed: Option<Arc<Executed>>,
    /// Lines and names of the original text in messages.
    named: Arc<[Vec<String>]>,
}

impl Source {
    /// Creates a source for flat passes only.
    #[must_use]
    pub fn of_text(text: Arc<[u8]>) -> Self {
        Self { text, ..Self::default() }
    }

    /// Creates a source in the language of `grammar`, for all passes. It is parsed on the first
    /// call of [`tree`](Self::tree).
    #[must_use]
    pub fn of_language(grammar: &'static Language, text: Arc<[u8]>) -> Self {
        Self { grammar: Some(grammar), ..Self::of_text(text) }
    }

    /// Creates a source from `program`, for all passes.
    #[must_use]
    pub fn of_program(program: impl Into<Arc<Program>>) -> Self {
        let program = program.into();
        let source = Self::of_language(program.language(), program.source().clone());
        Self { parsed: Some(Some(program)), ..source }
    }

    /// Sets the encoding of the file.
    #[must_use]
    pub fn in_encoding(self, encoding: Option<Encoding>) -> Self {
        Self { encoding, ..self }
    }

    /// Sets the rules of the document.
    #[must_use]
    pub fn under(self, model: Option<Arc<dyn Model>>) -> Self {
        let parsed = match (self.parsed, &model) {
            (Some(Some(program)), Some(model)) if self.model.is_none() => {
                Some(Some(Arc::unwrap_or_clone(program).under(&**model).into()))
            }
            _ => None,
        };
        Self { model, parsed, ..self }
    }

    /// Sets the lines that were executed. The search then starts with the rest deleted.
    #[must_use]
    pub fn executing(self, executed: Executed) -> Self {
        Self { executed: Some(executed.into()), ..self }
    }

    /// Sets the lines, from 1, and the names in messages about the text, one list for each message.
    /// A search with the pass `quarters` starts with what the last messages name.
    #[must_use]
    pub fn naming(self, named: &[Vec<String>]) -> Self {
        Self { named: named.into(), ..self }
    }

    /// Returns the texts that keep only what was executed, or only what messages name if `by_name`,
    /// the shortest first, but only once.
    pub(crate) fn take_cuts(&mut self, by_name: bool) -> Result<Option<Cuts>, ParseError> {
        let (executed, named) = (self.executed.take(), std::mem::take(&mut self.named));
        if executed.is_none() && (named.is_empty() || !by_name) {
            return Ok(None);
        }
        let cuts = self.tree()?.map(|program| match executed {
            Some(executed) => ("what ran", cuts(&program, &executed)),
            None => ("what messages name", named::kept(&program, &named)),
        });
        Ok(cuts.filter(|(_, texts)| !texts.is_empty()))
    }

    /// Sets a stop request, which ends parses with an error. A search that needs such a parse ends
    /// with the best text so far.
    #[must_use]
    pub fn until(self, stop: Stop) -> Self {
        Self { stop: Some(stop), ..self }
    }

    pub fn text(&self) -> &Arc<[u8]> {
        &self.text
    }

    /// Sets the must-use policy, if the test is known to reject unused definitions.
    pub(crate) fn set_unused_policy(&mut self, unused_policy: Option<&Arc<UnusedPolicy>>) {
        if self.unused_policy.as_ref() != unused_policy {
            self.unused_policy = unused_policy.cloned();
            if let Some(Some(program)) = &mut self.parsed {
                *program = program.with_unused_policy(self.unused_policy.clone()).into();
            }
        }
    }

    /// Records the names of the elements for later rounds over derived texts.
    ///
    /// # Errors
    ///
    /// If the text cannot be parsed, or the parse is stopped.
    pub(crate) fn remember_elements(&mut self) -> Result<(), ParseError> {
        if let Some(tree) = self.tree()? {
            self.elements = names_of_elements(&tree).into();
        }
        Ok(())
    }

    /// Returns the recorded names of elements.
    pub(crate) fn elements(&self) -> &[Arc<str>] {
        &self.elements
    }

    /// Returns `true` if the language is known.
    pub fn has_grammar(&self) -> bool {
        self.grammar.is_some()
    }

    pub(crate) fn set_text(&mut self, text: Arc<[u8]>) {
        (self.text, self.parsed) = (text, None);
    }

    /// Returns the syntax tree, `None` without a grammar or for a text with [too many
    /// errors](ParseError::TooManyErrors).
    ///
    /// # Errors
    ///
    /// If the text cannot be parsed, or the parse is stopped.
    pub fn tree(&mut self) -> Result<Option<Arc<Program>>, ParseError> {
        if let (None, Some(grammar)) = (&self.parsed, self.grammar) {
            let stop = || self.stop.as_ref().is_some_and(|stop| stop());
            self.parsed = Some(match parse_unless(grammar, self.text.clone(), &stop) {
                Err(ParseError::TooManyErrors { .. }) => None,
                parsed => {
                    let program = match &self.model {
                        Some(model) => parsed?.under(&**model),
                        None => parsed?,
                    };
                    Some(program.with_unused_policy(self.unused_policy.clone()).into())
                }
            });
        }
        Ok(self.parsed.clone().flatten())
    }

    /// Returns the last candidates, the best first: the text [laid out](Program::laid_out) if
    /// `is_over_tree`, or else [without its margins](without_margins). Layouts that change nothing
    /// are omitted, and so are all layouts of a text that has not shrunk. The first candidate lacks
    /// the byte order mark, which is not a node.
    pub(crate) fn laid_out(
        &mut self,
        is_over_tree: bool,
        has_shrunk: bool,
    ) -> Result<Vec<Vec<u8>>, ParseError> {
        let mut layouts = Vec::new();
        if is_over_tree && let Some(rest) = self.text.strip_prefix(MARK) {
            let mut unmarked = self.clone();
            unmarked.set_text(rest.into());
            let is_no_larger = match (self.tree()?, unmarked.tree()?) {
                (Some(tree), Some(other)) => other.tokens() <= tree.tokens(),
                (tree, other) => tree.is_none() && other.is_none(),
            };
            if is_no_larger {
                let layout = unmarked.layout(true, has_shrunk)?;
                layouts.push(layout.unwrap_or_else(|| unmarked.text.to_vec()));
            }
        }
        layouts.extend(self.layout(is_over_tree, has_shrunk)?);
        Ok(layouts)
    }

    fn layout(
        &mut self,
        is_over_tree: bool,
        has_shrunk: bool,
    ) -> Result<Option<Vec<u8>>, ParseError> {
        let stop = self.stop.clone();
        let stop = || stop.as_ref().is_some_and(|stop| stop());
        let tree = if is_over_tree { self.tree()? } else { None };
        let is_shorter = |text: &Vec<u8>| text.len() < self.text.len();
        let Some(tree) = tree else {
            return Ok(Some(without_margins(&self.text)).filter(is_shorter));
        };
        match tree.laid_out(&stop)?.filter(|text| has_shrunk || is_shorter(text)) {
            Some(laid_out) => Ok(Some(laid_out)),
            None => tree.without_margins(&stop),
        }
    }
}
