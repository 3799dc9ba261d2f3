//! Interface to build trees by names, for readers.

use std::collections::HashMap;
use std::ops::Range;

use super::{Builder, Mask, pieces};
use crate::ParseError;
use crate::record::NodeRecord;
use crate::rules::{Compiled, RuleId};
use crate::stop_check::StopCheck;

/// Receives the nodes of a text in pre-order. Each is opened at its start, and closed after its
/// children. Kinds, fields and tokens are named as in the grammar.
pub struct TreeSink<'a> {
    compiled: &'a Compiled,
    pub(super) builder: Builder<'a>,
    stop_check: &'a StopCheck<'a>,
    /// Cached kinds and rules, since the parser searches all its names.
    kinds: HashMap<(&'static str, bool), (u16, Option<RuleId>)>,
}

impl<'a> TreeSink<'a> {
    pub(super) fn new(
        compiled: &'a Compiled,
        builder: Builder<'a>,
        stop_check: &'a StopCheck<'a>,
    ) -> Self {
        Self { compiled, builder, stop_check, kinds: HashMap::new() }
    }

    /// Checks for a stop request. Call it once per step of a long loop.
    ///
    /// # Errors
    ///
    /// If the parse was stopped.
    pub fn step(&self) -> Result<(), ParseError> {
        self.stop_check.step()
    }

    /// Opens a named node.
    pub fn open(&mut self, kind: &'static str, start: usize) {
        self.put(kind, start, 0, NodeRecord::NAMED);
    }

    /// Opens a named node in a field of its parent.
    pub fn open_in_field(&mut self, kind: &'static str, start: usize, field: &str) {
        let field = self.field(field);
        self.put(kind, start, field, NodeRecord::NAMED);
    }

    /// Opens a named node that is a syntax error at its position.
    pub fn open_error(&mut self, kind: &'static str, start: usize) {
        self.put(kind, start, 0, NodeRecord::NAMED | NodeRecord::ERROR);
    }

    /// Marks the innermost open node as a syntax error.
    pub fn mark_error(&mut self) {
        self.builder.mark(NodeRecord::ERROR);
    }

    /// Closes the innermost open node. Nodes that are open at the end of the text are closed there.
    pub fn close(&mut self, end: usize) {
        self.builder.close(end);
    }

    /// Adds a named node without children.
    pub fn leaf(&mut self, kind: &'static str, span: Range<usize>) {
        self.open(kind, span.start);
        self.close(span.end);
    }

    /// Adds a keyword or punctuation.
    pub fn token(&mut self, text: &'static str, start: usize) {
        self.put(text, start, 0, 0);
        self.close(start + text.len());
    }

    /// Adds a comment, which is allowed anywhere.
    pub fn comment(&mut self, kind: &'static str, span: Range<usize>) {
        self.put(kind, span.start, 0, NodeRecord::NAMED | NodeRecord::EXTRA);
        self.close(span.end);
    }

    /// Adds an empty node in place of one that the text lacks.
    pub fn missing(&mut self, kind: &'static str, is_named: bool, at: usize, field: &str) {
        let named = if is_named { NodeRecord::NAMED } else { 0 };
        let field = self.field(field);
        self.put(kind, at, field, named | NodeRecord::MISSING);
        self.close(at);
    }

    /// Adds text that belongs to no node.
    pub fn error(&mut self, span: Range<usize>) {
        self.put("ERROR", span.start, 0, NodeRecord::NAMED | NodeRecord::ERROR | NodeRecord::EXTRA);
        self.close(span.end);
    }

    /// Parses the text of `mask`, whose beginning is the text at `span`, with the language's
    /// parser. Adds its node of the given depth that covers all of `span`. Returns `false` and
    /// adds nothing if there is none, or if the mask has a syntax error.
    ///
    /// # Errors
    ///
    /// If the parser gives up, or was stopped.
    pub fn parse_apart(
        &mut self,
        mask: &Mask,
        depth: u32,
        span: Range<usize>,
    ) -> Result<bool, ParseError> {
        let builder = Builder::new(&mask.text, &[], &mask.blanked).respelling(&mask.respelt);
        let records = pieces::parse(self.compiled, &mask.text, builder, self.stop_check)?.records;
        let is_whole = |record: &NodeRecord| {
            record.depth == depth && (record.start, record.end) == (0, span.len() as u32)
        };
        let has_errors = records.iter().any(|record| record.is_syntax_error());
        let found = records.iter().position(|record| is_whole(&record)).filter(|_| !has_errors);
        if let Some(first) = found {
            self.builder.graft(&records, first, span.start);
        }
        Ok(found.is_some())
    }

    fn field(&self, name: &str) -> u16 {
        self.compiled.host().symbols.field(name)
    }

    fn put(&mut self, kind: &'static str, start: usize, field: u16, flags: u8) {
        let (compiled, is_named) = (self.compiled, flags & NodeRecord::NAMED != 0);
        let (kind, rule) = *self.kinds.entry((kind, is_named)).or_insert_with(|| {
            let id = compiled.host().symbols.kind(kind, is_named).unwrap_or(u16::MAX);
            (id, compiled.rule_of(id))
        });
        let start = start as u32;
        self.builder.open(&NodeRecord { kind, field, rule, flags, start, ..NodeRecord::default() });
    }
}
