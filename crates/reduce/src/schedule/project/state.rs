//! State of the files of a project.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use secateur_bundle::{Bundle, File};
use secateur_names::{Language, Model, Program};
use secateur_syntax::KindId;

use crate::input::{Encoding, Source, Stop};
use crate::pass::Pass;
use crate::round::{Piece, SchedulePhase};

/// Reduction method of a file.
#[derive(Clone, Default)]
pub struct Method {
    /// Language, if known.
    pub grammar: Option<&'static Language>,
    /// Encoding, if not UTF-8.
    pub encoding: Option<Encoding>,
    /// Passes in order. A file without passes is only deleted or kept.
    pub passes: Arc<[Pass]>,
    /// Rules of the document.
    pub model: Option<Arc<dyn Model>>,
}

/// State of a file.
#[derive(Clone)]
pub(super) struct State {
    pub(super) file: File,
    pub(super) method: Method,
    /// Current and original size, in tokens or pieces.
    pub(super) weight: u64,
    pub(super) weight_before: u64,
    pub(super) done: Done,
    /// Parsed program, shared by all users.
    program: OnceLock<Option<Arc<Program>>>,
}

/// Last finished phase, and the version at its end.
#[derive(Clone, Copy, Default)]
pub(super) struct Done {
    pub(super) phase: Option<SchedulePhase>,
    pub(super) version: u64,
}

impl Method {
    pub(super) fn language(&self) -> &'static str {
        self.grammar.map_or("", |grammar| grammar.name)
    }

    pub(super) fn weight(&self, file: &File) -> u64 {
        let text = self.text_of(file);
        let tokens = self.grammar.and_then(|grammar| grammar.count_tokens(&text).ok());
        tokens.unwrap_or_else(|| Piece::Token.count(&text))
    }

    /// Returns the text of a file as passes see it.
    pub(super) fn text_of(&self, file: &File) -> Arc<[u8]> {
        self.encoding.map_or_else(|| file.text().clone(), |encoding| encoding.text_of(file.text()))
    }

    /// Encodes a text of a pass for the file.
    pub(super) fn encoded(&self, text: &Arc<[u8]>) -> Arc<[u8]> {
        self.encoding.map_or_else(|| text.clone(), |encoding| encoding.encode(text).into())
    }
}

impl State {
    /// Creates the states of the files of a bundle.
    pub(super) fn all(bundle: &Bundle, methods: Vec<Method>) -> Vec<Self> {
        let state = |(file, method): (&File, Method)| {
            let weight = method.weight(file);
            Self { weight, weight_before: weight, ..Self::alone(file.clone(), method) }
        };
        bundle.files().iter().zip(methods).map(state).collect()
    }

    /// Creates the state of a single file, whose tokens need no count.
    pub(super) fn alone(file: File, method: Method) -> Self {
        let (done, program) = (Done::default(), OnceLock::new());
        Self { file, method, weight: 0, weight_before: 0, done, program }
    }

    /// Returns the state with another text.
    pub(super) fn with_file(&self, file: &File) -> Self {
        if file.text() == self.file.text() {
            return self.clone();
        }
        let weight = self.method.weight(file);
        Self { file: file.clone(), weight, program: OnceLock::new(), ..self.clone() }
    }

    /// Returns the file as passes see it.
    pub(super) fn source(&self, stop: Option<&Stop>) -> Source {
        let source = match (self.method.grammar, self.program.get()) {
            (_, Some(Some(program))) => Source::of_program(program.clone()),
            (Some(grammar), _) => Source::of_language(grammar, self.method.text_of(&self.file))
                .under(self.method.model.clone()),
            (None, _) => Source::of_text(self.method.text_of(&self.file)),
        };
        stop.into_iter().cloned().fold(source, Source::until)
    }

    /// Returns the tree with its names, if any, and parses it at most once.
    pub(super) fn program(&self, stop: Option<&Stop>) -> Option<Arc<Program>> {
        if self.program.get().is_none() {
            _ = self.program.set(self.source(stop).tree().ok()?);
        }
        self.program.get()?.clone()
    }

    /// Returns the bytes of the only outermost node of this kind.
    pub(super) fn outermost(&self, kind: KindId, stop: Option<&Stop>) -> Option<Range<usize>> {
        let tree = self.program(stop)?;
        let mut nodes =
            tree.root().children().filter(|node| node.kind_id() == kind).map(|node| node.span());
        nodes.next().filter(|_| nodes.next().is_none())
    }

    pub(super) fn has_shrunk(&self) -> bool {
        self.weight < self.weight_before
    }
}

impl Done {
    /// Returns `true` if this phase is due: not yet run, or a check after another change.
    pub(super) fn is_due(self, phase: SchedulePhase, version: u64) -> bool {
        self.phase < Some(phase) || phase == SchedulePhase::Check && self.version != version
    }
}
