//! Injections: queries for the leaves with embedded texts, in a grammar's `injections.scm`.
//!
//! A query captures a leaf as `@injection.content` and sets `injection.language` to the name of its
//! language. If several patterns capture a leaf, the last one wins, so special cases follow general
//! ones. Text predicates are evaluated. Patterns with other predicates, or with a captured language
//! name, are ignored. `secateur.end` is text that may be missing at the end, such as a semicolon in
//! a `style`.

use std::collections::HashMap;
use std::ops::{ControlFlow, Range};

use tree_sitter::{
    Language, Query, QueryCursor, QueryCursorOptions, QueryCursorState, StreamingIterator, Tree,
};

use crate::stop_check::StopCheck;
use crate::{GrammarError, ParseError};

/// Maximum number of matches in progress. A tag with thousands of attributes would start thousands.
const MATCHES_MAX: u32 = 32;

/// Compiled queries of a grammar.
#[derive(Debug)]
pub(crate) struct InjectionQueries {
    query: Query,
    /// Number of the capture `@injection.content`.
    content: u32,
    /// Injection of each pattern, if it is used.
    injections: Vec<Option<Injection>>,
}

/// Language and ending of an embedded text.
#[derive(Debug)]
pub(crate) struct Injection {
    pub(crate) language: Box<str>,
    /// Text that may be missing at the end.
    pub(crate) end: Box<str>,
}

/// Winning pattern by span and kind of the leaf.
pub(crate) type Found = HashMap<(Range<usize>, u16), usize>;

impl InjectionQueries {
    /// Compiles `queries`, the text of an `injections.scm`; `None` if it has none.
    pub(crate) fn read(
        queries: &str,
        grammar: &'static str,
        parser: &Language,
    ) -> Result<Option<Self>, GrammarError> {
        if queries.trim().is_empty() {
            return Ok(None);
        }
        let query = Query::new(parser, queries).map_err(|error| GrammarError::Queries {
            grammar,
            line: error.row + 1,
            message: error.to_string(),
        })?;
        let Some(content) = query.capture_index_for_name("injection.content") else {
            return Ok(None);
        };
        let injections = (0..query.pattern_count()).map(|pattern| {
            let settings = query.property_settings(pattern);
            let value =
                |key| settings.iter().find(|setting| &*setting.key == key)?.value.as_deref();
            let language = value("injection.language")
                .filter(|_| query.general_predicates(pattern).is_empty())?;
            let end = value("secateur.end").unwrap_or_default();
            Some(Injection { language: language.into(), end: end.into() })
        });
        let injections = injections.collect();
        Ok(Some(Self { query, content, injections }))
    }

    /// Returns the injection of a node of this kind and span.
    pub(crate) fn injection(
        &self,
        found: &Found,
        leaf: Range<usize>,
        kind: u16,
    ) -> Option<&Injection> {
        self.injections[*found.get(&(leaf, kind))?].as_ref()
    }

    /// Returns the names of all languages in the queries.
    pub(crate) fn languages(&self) -> impl Iterator<Item = &str> {
        self.injections.iter().flatten().map(|injection| &*injection.language)
    }

    /// Adds the leaves in the tree of a text that begins at `from`.
    pub(crate) fn find(
        &self,
        tree: &Tree,
        text: &[u8],
        from: usize,
        stop_check: &StopCheck<'_>,
        found: &mut Found,
    ) -> Result<(), ParseError> {
        let mut verdict = Ok(());
        let mut check_stop = |_: &QueryCursorState| {
            verdict = stop_check.ask();
            if verdict.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let mut cursor = QueryCursor::new();
        cursor.set_match_limit(MATCHES_MAX);
        let options = QueryCursorOptions::new().progress_callback(&mut check_stop);
        let mut matches = cursor.matches_with_options(&self.query, tree.root_node(), text, options);
        while let Some(matched) = matches.next() {
            let pattern = matched.pattern_index;
            if self.injections[pattern].is_none() {
                continue;
            }
            for capture in matched.captures().iter().filter(|capture| capture.index == self.content)
            {
                let span = capture.node.byte_range();
                let leaf = (from + span.start..from + span.end, capture.node.kind_id());
                let counts = found.entry(leaf).or_insert(pattern);
                *counts = pattern.max(*counts);
            }
        }
        drop(matches);
        verdict
    }
}
