//! The files of a project on their way.

use std::sync::Arc;

use secateur_bundle::File;
use secateur_names::Language;

use crate::encoding::Encoding;
use crate::fixpoint::Level;
use crate::piece::Piece;
use crate::walker::Walker;

/// How a file is reduced.
#[derive(Clone)]
pub struct Method {
    /// Its language, if that is known.
    pub grammar: Option<&'static Language>,
    /// Its encoding, if that is not the one that parsers read.
    pub encoding: Option<Encoding>,
    /// What walks over it, in the order of their turns. Without any it goes as a whole or stays.
    pub walkers: Arc<[Walker]>,
}

/// A file on its way.
#[derive(Clone)]
pub(super) struct State {
    pub(super) file: File,
    pub(super) method: Method,
    /// How large it is, and was at the beginning: in tokens, or in pieces.
    pub(super) weight: u64,
    pub(super) weight_before: u64,
    pub(super) done: Done,
    pub(super) is_laid_out: bool,
}

/// The last level that something has had, and the version at its end.
#[derive(Clone, Copy, Default)]
pub(super) struct Done {
    pub(super) level: Option<Level>,
    pub(super) version: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    Level(Level),
    Layout,
}

impl Method {
    /// The name of its language.
    pub(super) fn language(&self) -> &'static str {
        self.grammar.map_or("", |grammar| grammar.name)
    }

    pub(super) fn weight(&self, file: &File) -> u64 {
        let text = self.text_of(file);
        let tokens = self.grammar.and_then(|grammar| grammar.count_tokens(&text).ok());
        tokens.unwrap_or_else(|| Piece::Token.count(&text))
    }

    /// The text of a file as walkers see it.
    pub(super) fn text_of(&self, file: &File) -> Arc<[u8]> {
        self.encoding.map_or_else(|| file.text().clone(), |encoding| encoding.text_of(file.text()))
    }

    /// The text of a file, from what walkers see.
    pub(super) fn encoded(&self, text: &Arc<[u8]>) -> Arc<[u8]> {
        self.encoding.map_or_else(|| text.clone(), |encoding| encoding.encode(text).into())
    }
}

impl State {
    pub(super) fn new(file: File, method: Method) -> Self {
        let weight = method.weight(&file);
        Self { file, method, weight, weight_before: weight, done: Done::default(), is_laid_out: false }
    }

    pub(super) fn set_file(&mut self, file: &File) {
        if *file.text() != *self.file.text() {
            self.file = file.clone();
            self.weight = self.method.weight(file);
        }
    }

    pub(super) fn has_shrunk(&self) -> bool {
        self.weight < self.weight_before
    }
}

impl Done {
    /// Whether this level is still to come, or comes again: the last one does after each change.
    pub(super) fn is_due(self, level: Level, version: u64) -> bool {
        self.level < Some(level) || level == Level::Check && self.version != version
    }
}

impl Stage {
    pub(super) fn level(self) -> Option<Level> {
        match self {
            Self::Level(level) => Some(level),
            Self::Layout => Some(Level::Check),
        }
    }
}
